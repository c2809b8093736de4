"""What runs inside the measured processes: one worker, and one driver for each program that is measured.

The files of this folder are run by their path, in environments without Posse and with older revisions of it
too: each stands alone and imports the standard library only, its subject apart.
"""
