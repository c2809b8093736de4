"""The table for people who sit apart: rooms, their games on disk, one socket. No rule is computed here."""
