# Few verbs: make play, make test, make lint, make bench. Python lives in .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
TEST   := $(VENV)/.test
LINT   := $(VENV)/.lint
DOCS   := $(VENV)/.docs
CORE   := $(shell find core -name '*.?pp') CMakeLists.txt
NEEDS  := need-chromium need-firefox-esr need-webkit2gtk-driver need-xvfb need-tmux need-npm need-postgresql need-redis-server need-nginx need-caddy need-docker-compose

.DEFAULT_GOAL := help
.PHONY: help install machine $(NEEDS) play test test-again test-slow lint format stub types bench screenshots docs wheel clean

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

install: $(STAMP) $(TEST) $(LINT) $(DOCS) ## Make .venv with everything: to play, to test, to lint, for the docs

$(BIN)/python:
	@echo "· making $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.build: pyproject.toml | $(BIN)/python
	@echo "· installing what builds the core"
	@$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	@$(BIN)/pip install --quiet --group build
	@touch $@

$(STAMP): $(VENV)/.build $(CORE)
	@echo "· building the core and installing damier (about half a minute)"
	@$(BIN)/pip install --quiet --no-build-isolation --editable '.[png,tui,web]'
	@$(BIN)/python -m compileall -q src/damier
	@touch $@

# What a verb needs beyond that; tests and types look at the parts that few people install, too.
RARE := arrays cluster notebook notices pictures postgres redis tournaments worksheets
$(TEST) $(LINT) $(DOCS): $(VENV)/.%: pyproject.toml | $(STAMP)
	@echo "· installing what $* needs"
	@$(BIN)/python -c "import tomllib; extras = tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']; \
	  print(*(need for name in '$(RARE)'.split() for need in extras[name]), sep='\n')" > $@.txt
	@$(BIN)/pip install --quiet --group $* --requirement $@.txt
	@mv $@.txt $@

play: $(STAMP) ## Run the product: the web app, opened in the browser
	@$(BIN)/damier || [ $$? -eq 130 ]  # Ctrl-C is the usual end

QUICK := $(BIN)/pytest -q -m 'not slow'
test: $(STAMP) $(TEST) $(DOCS) machine ## Run all tests but the slow ones
	@failed=0; $(QUICK) -n auto --dist worksteal --ignore tests/browser || failed=1; \
	  $(QUICK) -n auto --dist worksteal tests/browser || failed=1; exit $$failed  # its event loop is apart

AGAIN  := $(QUICK) --last-failed --last-failed-no-failures none
FAILED := .pytest_cache/v/cache/lastfailed
test-again: $(STAMP) $(TEST) ## Run what failed once more, one by one: what passes now waits for something wrongly
	@grep -qs '"tests/' $(FAILED) || { echo "expected tests that failed, got none"; exit 1; }
	@! grep -q '"tests/browser/' $(FAILED) || $(AGAIN) tests/browser
	@! grep '"tests/' $(FAILED) | grep -qv '"tests/browser/' || $(AGAIN) --ignore tests/browser

test-slow: $(STAMP) $(TEST) $(DOCS) machine ## Run the long checks: deep perft, 200,000 positions a game family, large files
	@$(BIN)/pytest -n 2 -q -m slow

lint: $(STAMP) $(LINT) js/node_modules ## Check style and types, of Python, of the core and of the browser's code
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/clang-format --dry-run --Werror $(filter %pp,$(CORE))
	@$(BIN)/mypy
	@cd js && npm run --silent check

machine: $(NEEDS) ## Install what tests and checks need from Debian: three browsers, a terminal, Node.js, PostgreSQL, Redis, two proxies, compose

need-webkit2gtk-driver: COMMAND := WebKitWebDriver
need-xvfb: COMMAND := Xvfb

$(NEEDS): need-%:
	@command -v $(or $(COMMAND),$*) >/dev/null || ls /usr/lib/$*/*/bin/initdb >/dev/null 2>&1 || { \
	  command -v apt-get >/dev/null || { echo "expected $*, got none: install it, then try again"; exit 1; }; \
	  echo "· installing $*"; export DEBIAN_FRONTEND=noninteractive; \
	  { apt-get update && apt-get install --yes --no-install-recommends $* fonts-dejavu; } >/dev/null; }

js/node_modules: js/package-lock.json | need-npm
	@cd js && npm install --silent --no-save  # `ci` wants the linter of every other system, too
	@touch $@

format: $(STAMP) $(LINT) js/node_modules ## Format Python, the core and the browser's code
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/clang-format -i $(filter %pp,$(CORE))
	@cd js && npm run --silent format

stub: $(STAMP) ## Write the core's type stub anew
	@$(BIN)/python -m nanobind.stubgen -q -m damier._core -o src/damier/_core.pyi

types: $(STAMP) ## Write the browser's types of messages anew
	@$(BIN)/python tools/make_wire_types.py

bench: $(STAMP) ## Measure speed, here and against the peers
	@$(BIN)/python benchmarks/peers.py

screenshots: $(STAMP) $(TEST) ## Take pictures of every page: light and dark, phone and desktop
	@$(BIN)/python tools/make_screenshots.py

docs: $(STAMP) $(DOCS) ## Build the documentation into site/
	@$(BIN)/python tools/make_docs.py
	@$(BIN)/zensical build --strict

wheel: $(STAMP) ## Build the source archive, and the wheel from it, into dist/
	@rm -rf dist
	@$(BIN)/python -c 'from scikit_build_core.build import build_sdist; build_sdist("dist")'
	@$(BIN)/pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist dist/*.tar.gz
	@ls dist

clean: ## Remove everything that was made
	rm -rf $(VENV) build dist site
