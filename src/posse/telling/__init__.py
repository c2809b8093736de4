"""What is said at a table, in no language yet: messages of the locale files with what goes into them.

Whoever shows them (terminal, page, command line) puts them into words: the engine's numbers end here, sentences begin
there.
"""
