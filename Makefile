# Posse. `make play` is all a newcomer needs; `make help` lists the rest.
#
# `./posse` is the command itself, from this folder.
#
# What is made here: .venv (the libraries), build/compiled (a copy of the package with the compiled engine).
# Variables: PYTHON=python3.12 (which interpreter), ARGS="…" (handed on to play and bench), GAMES=, MINUTES= (fuzz),
# JOBS= (processes of the tests), T="…" (handed on to pytest), POSSE_OPT=0 (compile quickly, run slower).

SHELL := /bin/sh
.SUFFIXES:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
endif

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
JOBS ?= auto

# where `posse` is imported from: the compiled copy when there is one
HERE = $$(if test -d build/compiled/posse && ! test -e build/pure; then echo build/compiled; else echo src; fi)
RUN = PYTHONPATH=$(HERE) $(BIN)/python

# files and folders: a folder changes when a file in it is added or removed
SOURCES := $(shell find src rules catalogue \( -name __pycache__ -o -path src/posse/server/page \) -prune -o \
	\( -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.csv' -o -name '*.toml' -o -name '*.typed' -o -name '*.tcss' -o -name '*.yaml' -o -type d \) -print)

# what the page in the browser is made of
PAGE_SOURCES := $(shell find web \( -name node_modules -o -name .svelte-kit \) -prune -o -type f -print; \
	find src/posse/locale -name '*.ftl'; find catalogue -name '*.csv')

# `make pure` leaves build/pure: no compiling until `make compiled`
AS_WANTED := $(if $(wildcard build/pure),$(VENV)/.play,build/compiled.stamp)

.PHONY: help ready play page screens test lint format bench fuzz compiled pure clean distclean protocol test-pure test-compiled

help:
	@echo 'make play       a game against bots, in the browser or the terminal (installs what is needed, once)'
	@echo 'make test       everything that must hold: lint, tests on pure Python, tests on the compiled engine'
	@echo 'make lint       style, types, walls between the packages'
	@echo 'make format     puts the style right'
	@echo 'make bench      how fast it is'
	@echo 'make fuzz       random games that look for errors: GAMES=1000 or MINUTES=10'
	@echo 'make protocol   writes what is made from the messages of the server: the schema, the types of the page'
	@echo 'make page       builds the page of the table in the browser (play does it by itself)'
	@echo 'make screens    pictures of every view of the page, into build/screens (needs Chromium)'
	@echo 'make compiled   compiles the engine into build/compiled (play and bench use it from then on)'
	@echo 'make pure       back to pure Python, straight from src'
	@echo 'make clean      removes what was built; make distclean removes the libraries too'
	@echo
	@echo 'PYTHON=… chooses the interpreter (now: $(or $(PYTHON),none found)); ARGS="…" goes to play and bench; T="…" to pytest'

# ------------------------------------------------------------------------------------------------ running

ready: $(AS_WANTED) build/page.stamp
	@:

play: $(AS_WANTED) build/page.stamp
	@$(RUN) -m posse play $(ARGS)

bench: $(AS_WANTED)
	@$(RUN) -m posse bench $(ARGS)

fuzz: $(AS_WANTED)
	@$(RUN) scripts/fuzz.py $(if $(GAMES),--games $(GAMES)) $(if $(MINUTES),--minutes $(MINUTES)) $(ARGS)

# ------------------------------------------------------------------------------------------------ checking

test: lint test-pure test-compiled

lint: $(VENV)/.dev
	@echo 'ruff …'
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo 'the style is off: make format'; exit 1; }
	@echo 'mypy --strict …'
	@$(BIN)/mypy --no-error-summary
	@echo 'walls …'
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo > build/walls.log 2>&1 || { cat build/walls.log; exit 1; }
	@$(BIN)/python scripts/page.py lint

format: $(VENV)/.dev
	@$(BIN)/ruff check -q --fix . ; $(BIN)/ruff format -q .
	@test ! -d web/node_modules || (cd web && npm run --silent format)

test-pure: $(VENV)/.dev build/page.stamp
	@echo 'tests, pure Python …'
	@PYTHONPATH=src POSSE_BUILD=pure $(BIN)/python -m pytest -n $(JOBS) $(T)

# what the browser shows is the same whatever the engine is made of: once is enough
test-compiled: $(VENV)/.dev build/compiled.stamp build/page.stamp
	@case $$(cat build/compiled.status) in \
	compiled) \
		echo 'tests, compiled …'; \
		PYTHONPATH=build/compiled POSSE_BUILD=compiled $(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser $(T);; \
	impossible) \
		echo 'tests, compiled: left out, this machine cannot compile';; \
	*) \
		echo 'tests, compiled: the engine does not compile, see build/compile.log'; exit 1;; \
	esac

# ------------------------------------------------------------------------------------------------ building

compiled:
	@rm -f build/pure
	@grep -qx compiled build/compiled.status 2>/dev/null || rm -f build/compiled.stamp
	@$(MAKE) --no-print-directory build/compiled.stamp
	@echo "build/compiled: $$(cat build/compiled.status)"

protocol: $(VENV)/.play
	@PYTHONPATH=src $(BIN)/python scripts/protocol.py

page: build/page.stamp
	@echo "src/posse/server/page: $$(cat build/page.status)"

screens: $(VENV)/.dev build/page.stamp
	@$(RUN) scripts/screens.py $(ARGS)

pure: $(VENV)/.play
	@rm -rf build/compiled build/compiled.*
	@touch build/pure
	@echo 'pure Python from src, until make compiled'

build/compiled.stamp: $(VENV)/.play $(SOURCES) setup.py pyproject.toml scripts/build_compiled.py
	@$(BIN)/python scripts/build_compiled.py
	@touch $@

# the copy of the package beside the compiled engine gets it too, whichever of the two is made first
build/page.stamp: $(PAGE_SOURCES) scripts/page.py | $(VENV)/.play
	@$(BIN)/python scripts/page.py
	@touch $@

# the libraries Posse needs to run
$(VENV)/.play: pyproject.toml scripts/requirements.py
	@mkdir -p build
	@test -n '$(PYTHON)' || { echo 'Posse needs Python 3.11 or newer; PYTHON=/path/to/python3 says where it is'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Posse needs Python 3.11 or newer; $(PYTHON) is older or cannot be run'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'This Python cannot make virtual environments (its venv or ensurepip is missing).'; \
		echo 'On Debian and Ubuntu: sudo apt install python3-venv. Then make again.'; exit 1; }
	@echo 'installing the libraries into $(VENV) (once) …'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python scripts/requirements.py > build/requirements.txt
	@$(PIP) -r build/requirements.txt || { echo 'The libraries could not be installed: is there a network?'; exit 1; }
	@touch $@

# and what it takes to work on it
$(VENV)/.dev: $(VENV)/.play
	@mkdir -p build
	@echo 'installing the tools for checks and tests (once) …'
	@$(BIN)/python scripts/requirements.py build dev > build/requirements-dev.txt
	@$(PIP) -r build/requirements-dev.txt || { echo 'The tools could not be installed: is there a network?'; exit 1; }
	@touch $@

clean:
	@rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	@find src tests scripts benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	@rm -rf $(VENV) web/node_modules src/posse/server/page
