"""The command `posse`: one module a command, each with `register(app)`. No rule is decided here."""
