# The doors of the house. Each sets up what it needs in .door/, inside this clone.
# Other words for a door go into ARGS: make play ARGS="play little-devils --lang fr"
.POSIX:

DOOR = PYTHON="$(PYTHON)" sh tools/door.sh

.PHONY: play test check laws fast slow bench arena web clean help

play: ## set up everything and open the table in the browser (ARGS=play: in the terminal)
	@$(DOOR) play $(ARGS)

test: ## set up everything and run the tests
	@$(DOOR) test $(ARGS)

check: ## format, lint, types, words, arrows between packages, rules and cards without a test, the built client
	@$(DOOR) check

laws: ## the laws of every game, at full length (half an hour)
	@$(DOOR) laws $(ARGS)

fast: ## compile the rules with mypyc (needs a C compiler and Python.h)
	@$(DOOR) fast

slow: ## remove what `make fast` compiled
	@$(DOOR) slow

bench: ## speed, side by side with OpenSpiel
	@$(DOOR) bench $(ARGS)

arena: ## let bots meet and judge them (ARGS="--ladder": the published ladder)
	@$(DOOR) arena $(ARGS)

web: ## build the browser client again (needs Node)
	@$(DOOR) web

clean: ## remove everything that these doors made
	@rm -rf .door build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	@find src -name '*.so' -exec rm -f {} +
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z]*\): ## /  make \1	/p' Makefile
