# make site      the documentation site of Content/, in Site/
# make test      everything that CI runs
# make build     a debug build        make release   an optimised one, for installing
# make bench     docgen beside a reference, in ratios; with CONTENT=folder on other documents
# make format    the sources in the project's style

SWIFT ?= swift
# A sideways import between targets is an error, in every build alike: another flag would build everything anew.
BUILD_FLAGS = --explicit-target-dependency-import-check error
# One file that runs on a machine without Swift; macOS brings the libraries along.
RELEASE_FLAGS = -c release --product docgen $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib)
SOURCES = Sources Tests Plugins Package.swift

.PHONY: site test build release bench format lint help

site: release
	@Scripts/setup content
	@.build/release/docgen build

test: lint
	@Scripts/setup
	$(SWIFT) build --build-tests $(BUILD_FLAGS)
	$(SWIFT) test --skip-build $(BUILD_FLAGS)

build:
	@Scripts/setup build
	$(SWIFT) build $(BUILD_FLAGS)

release:
	@Scripts/setup build
	$(SWIFT) build $(RELEASE_FLAGS)

bench: release
	$(SWIFT) build -c release --product Floor --static-swift-stdlib
	$(SWIFT) build -c release --product Benchmark --static-swift-stdlib
	@Scripts/bench $(CONTENT)
	@Scripts/bench $(CONTENT) --stages

help:
	@sed -n '/^# make/,/^$$/s/^# //p' Makefile

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
