"""Scenarios: situations at the table, written in YAML by people who know the rules, played as tests.

    for item in scenario.read_file("scenarios/base/examples.yaml"):
        outcome = scenario.run(item)
        outcome.held, outcome.sentence, outcome.line, outcome.table, outcome.options

The format is described in `scenarios/README.md`.
"""

from posse.scenario.building import build
from posse.scenario.reading import ScenarioError
from posse.scenario.running import Outcome, run
from posse.scenario.situation import Situation, read, read_file

__all__ = ["Outcome", "ScenarioError", "Situation", "build", "read", "read_file", "run"]
