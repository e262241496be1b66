# What people and CI type; `make help` lists it.
.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.PHONY: help run demo build web test check try clean-cache soak bench gen fmt deb dist image cluster cluster-test setup

BINARY := target/release/podium
WEB_STAMP := web/build/.stamp
# What the web build reads: neither tests nor generated types change it.
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/build/*' \
	-not -name '*.test.*' -not -name schema.d.ts)

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: build ## build everything and serve it on http://127.0.0.1:8080
	@exec $(BINARY)

demo: build ## the same on a data folder of its own, filled with a lively group to sign in to
	@exec $(BINARY) demo

build: web ## build the web app and target/release/podium, which carries it
	cargo build --release --locked

test: ## everything: both databases, both languages, real browser
	@scripts/setup tools
	@node scripts/test.mjs

check: setup ## the fast part, for every save: format, lint, types, unit tests, tests of changed pages
	@scripts/setup tools
	@node scripts/test.mjs --quick

F ?=
try: ## what a change to one feature can break, on both databases and in a browser: make try F=decks
	@scripts/setup tools
	@node scripts/try.mjs $(F)

clean-cache: ## empty the folder outside the clones where cargo keeps what it compiled
	@scripts/build-cache clear

MINUTES ?= 30
soak: ## the randomized tests with fresh seeds, for MINUTES=30
	@scripts/setup test
	@scripts/soak $(MINUTES)

bench: build ## measure, print a table with ratios, keep it in docs/benchmarks.md
	cargo build --release --locked -p podium-bench
	ulimit -n "$$(ulimit -Hn)" && target/release/podium-bench

gen: build ## write the generated files again: the OpenAPI document, the web client's types, cases of the live table, the page of who gets what, pictures
	@scripts/setup test
	$(BINARY) openapi > target/openapi.json
	cp target/openapi.json contract/openapi.json
	cd web && npm run gen
	PODIUM_TEST_WRITE=1 scripts/cargo-test --workspace is_fresh
	node web/scripts/pictures.mjs app
	$(MAKE) build
	node web/scripts/pictures.mjs landing
	node web/scripts/pictures.mjs answers

fmt: ## format all code
	@scripts/setup code
	cargo fmt
	cd web && npm run fmt
	cd e2e && npm run fmt

# PODIUM_BINARY names another build.
CLUSTER_BUILD := $(if $(PODIUM_BINARY),,build)
CLUSTER := node --no-warnings --experimental-websocket scripts/cluster

cluster: $(CLUSTER_BUILD) ## three nodes on loopback, with PostgreSQL under Patroni, HAProxy, NATS and SeaweedFS
	@scripts/setup cluster
	@exec $(CLUSTER)/up.mjs

cluster-test: $(CLUSTER_BUILD) ## kill each part of such a cluster under load, and count what was lost
	@scripts/setup cluster
	@exec $(CLUSTER)/test.mjs $(CLUSTER_OPTIONS)

deb: build ## a Debian package of target/release/podium, in target/dist
	@scripts/deb $(BINARY)

dist: web ## what a release consists of, reproducibly, in target/dist: archive, Debian package, SBOM, checksums
	@scripts/dist

image: ## an OCI image by podman: small, without root, with a health check
	podman build --format docker -f deploy/Containerfile -t podium:$(shell scripts/version) .

setup:
	@scripts/setup run

web: setup $(WEB_STAMP)

$(WEB_STAMP): $(WEB_SOURCES)
	cd web && npm run build
	@touch $@
