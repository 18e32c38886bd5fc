# Everything here sets itself up: Python 3.11+ and make are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
# Percent of lines and branches that the tests run: measured 98, 98, 97 and 95 with all of them on
# 2026-11-28, where a few are skipped for want of devices. It may rise and not fall.
ENGINE_COVERED := 98
CALIBRATION_COVERED := 97
VISION_COVERED := 96
SERVER_COVERED := 94
PUBLISH := .venv-publish
PUBLISH_STAMP := $(PUBLISH)/.ready

.PHONY: setup demo test long check lint coverage fix soak torture bench accuracy reference texts docs lock release wheel clean help

help:  ## what there is to run
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/  -/'

setup: $(STAMP)  ## sets up .venv, and nothing else

demo: $(STAMP)  ## plays the bundled footage and serves the referee's page
	$(BIN)/tableref demo

SELDOM := not soak and not bench and not torture

test: $(STAMP)  ## the tests (nine minutes on two cores), and which twenty took longest
	@$(BIN)/python .ci/browser.py
	$(BIN)/python .ci/node.py test
	$(BIN)/python -m pytest -n auto -m "not long and $(SELDOM)" --durations=20

long: $(STAMP)  ## the longer part of the tests, which CI runs after the others
	$(BIN)/python -m pytest -n auto -m "long and $(SELDOM)" --durations=20

check: lint  ## lints, types and tests
	$(MAKE) test

lint: $(STAMP)  ## what is checked without running the program
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	$(BIN)/mypy
	$(BIN)/python .ci/node.py check

# How quick a long evening is, is not asked: a server that is traced is slow.
coverage: $(STAMP)  ## the tests and the long ones, slower: how much of the program they run
	$(BIN)/python -m pytest -n auto -m "$(SELDOM)" \
	    --deselect tests/browser/test_long_evening.py \
	    --cov --cov-report=html --cov-report=term:skip-covered
	$(BIN)/coverage report --include='engine/*' --format=total --fail-under=$(ENGINE_COVERED)
	$(BIN)/coverage report --include='calibration/*' --format=total --fail-under=$(CALIBRATION_COVERED)
	$(BIN)/coverage report --include='vision/*' --format=total --fail-under=$(VISION_COVERED)
	$(BIN)/coverage report --include='server/*' --format=total --fail-under=$(SERVER_COVERED)

fix: $(STAMP)  ## formats, and mends what the linter can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python .ci/node.py format

soak: $(STAMP)  ## long random play
	$(BIN)/python -m pytest -n auto -m soak

torture: $(STAMP)  ## broken files, killed programs and floods of nonsense
	$(BIN)/python -m pytest -n auto -m torture

bench: $(STAMP)  ## what is measured in time; writes docs/speed.md beside the last release's figures
	$(BIN)/python -m pytest -q -s -m bench --keep-speed

accuracy: $(STAMP)  ## measures everything against the truth and writes docs/accuracy.md
	$(BIN)/python -m tests.accuracy $(if $(SCHEDULER),--scheduler $(SCHEDULER))

reference: $(STAMP)  ## writes docs/reference/ anew, from the program itself
	$(BIN)/python -m tests.reference

texts: $(STAMP)  ## brings the translations' catalogues up to date with the texts
	$(BIN)/python -m tests.texts

docs: $(PUBLISH_STAMP)  ## builds the documentation as a site; a broken link fails
	NO_MKDOCS_2_WARNING=1 $(PUBLISH)/bin/mkdocs build --quiet --strict

lock: $(STAMP)  ## locks the dependencies anew, for every platform
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev $(LOCKING) -o requirements.lock
	$(BIN)/uv pip compile --group publish $(LOCKING) -o requirements-publish.lock
	sed -n 's/^opencv-python==\([^ ]*\).*/opencv-python-headless==\1/p' requirements.lock | \
		$(BIN)/uv pip compile - --no-deps $(LOCKING) -o requirements-headless.lock

LOCKING := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade

release: $(STAMP) $(PUBLISH_STAMP)  ## builds wheel and sdist, and tries them as others will
	rm -rf dist
	$(BIN)/python -m hatchling build
	$(PUBLISH)/bin/twine check --strict dist/*
	$(BIN)/python .ci/try_release.py dist

wheel: $(STAMP)  ## builds dist/tableref-*.whl
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation -w dist .

clean:  ## removes the environment and what was built
	rm -rf $(VENV) $(PUBLISH) node_modules dist build site htmlcov .mypy_cache .pytest_cache .ruff_cache

$(STAMP): requirements.lock pyproject.toml .ci/set_up.py
	$(PYTHON) .ci/set_up.py $(VENV)
	@touch $(STAMP)

$(PUBLISH_STAMP): requirements-publish.lock .ci/set_up.py
	$(PYTHON) .ci/set_up.py $(PUBLISH) requirements-publish.lock
	@touch $(PUBLISH_STAMP)
