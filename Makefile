# Everything here sets itself up: Python 3.11+ and make are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.PHONY: demo test check fix soak torture bench accuracy lock wheel clean help

help:  ## what there is to run
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/  -/'

demo: $(STAMP)  ## plays the bundled footage and serves the referee's page
	$(BIN)/tableref demo

test: $(STAMP)  ## the tests (under ten minutes)
	@$(BIN)/python .ci/browser.py
	$(BIN)/python .ci/node.py test
	$(BIN)/python -m pytest -n auto -m "not soak and not bench and not torture"

check: $(STAMP)  ## lints, types and tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python .ci/node.py check
	$(MAKE) test

fix: $(STAMP)  ## formats, and mends what the linter can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python .ci/node.py format

soak: $(STAMP)  ## long random play
	$(BIN)/python -m pytest -n auto -m soak

torture: $(STAMP)  ## broken files, killed programs and floods of nonsense
	$(BIN)/python -m pytest -n auto -m torture

bench: $(STAMP)  ## what is measured in time: latency
	$(BIN)/python -m pytest -q -s -m bench

accuracy: $(STAMP)  ## measures everything against the truth and writes docs/accuracy.md
	$(BIN)/python -m tests.accuracy

lock: $(STAMP)  ## locks the dependencies anew, for every platform
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
	    --generate-hashes --no-emit-index-url --no-header --upgrade -o requirements.lock

wheel: $(STAMP)  ## builds dist/tableref-*.whl
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation -w dist .

clean:  ## removes the environment and what was built
	rm -rf $(VENV) node_modules dist build .mypy_cache .pytest_cache .ruff_cache

$(STAMP): requirements.lock pyproject.toml .ci/set_up.py
	$(PYTHON) .ci/set_up.py $(VENV)
	@touch $(STAMP)
