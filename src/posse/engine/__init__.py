"""The kernel: state, frames, questions to rules, views, records. No card, character or event is named in here."""
