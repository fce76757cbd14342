# The commands of the README, and those for work on the project.

SWIFT ?= swift
LAYOUTDIFF = .build/release/layoutdiff
QUICK_LAYOUTDIFF = .build/debug/layoutdiff
# Where `make install` puts the program; DESTDIR, if it is set, comes before it.
PREFIX ?= /usr/local
SWIFT_SOURCES = Package.swift Plugins Sources Tests Scenarios/Swift
# Debug information takes an eighth of the time of an optimised build, and symbols are a third of the program.
OPTIMISED = -debug-info-format none
# The program has Swift's libraries inside, and finds the others also beside itself, as releases have them; so do those that
# these need, by the older of both kinds of search paths.
ifeq ($(shell uname),Linux)
OPTIMISED += -Xlinker -s --static-swift-stdlib -Xlinker --disable-new-dtags -Xlinker '-rpath=$$ORIGIN/../lib/layoutdiff'
else ifeq ($(shell uname),Darwin)
# Where Homebrew has GLPK, which no file of pkg-config tells.
HOMEBREW = -Xcc -I$(shell brew --prefix)/include -Xlinker -L$(shell brew --prefix)/lib
OPTIMISED += $(HOMEBREW)
endif
# The report, the course and the tests take a build in which only the engines are optimised, with what times them. It
# takes a third of the processor time of an optimised build, and a layout of 10 rows as many instructions within 2 %.
# What one of them builds, the others find. The compiler writes a module where it compiles it: in a run of its own, it
# would read everything twice. Without debug information, and with each module by one run, it takes about two thirds
# of a plain `swift build`. LLVM would check everything that the compiler hands it, which finds mistakes of the compiler
# alone: without, tests take a quarter less to compile. The index stays, in which SwiftPM finds tests.
QUICKLY = env LAYOUTDIFF_OPTIMISE_ENGINES=$(ENGINES) $(SWIFT)
# `make test ENGINES=checked`: engines also check the bounds of unsafe buffers, as in a debug build.
ENGINES ?= optimised
QUICK = -debug-info-format none -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization \
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2 \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify $(HOMEBREW)
# The example of a package with screens of its own, built beside everything else.
SCREENS = --package-path Scenarios/Swift --scratch-path .build
# How many pairs of samples each time of a report has. More take longer, and make intervals narrower.
SAMPLES ?= 40
COUNTS = .build/instructions.txt
# The counts of other engines, which `make peers` writes.
PEERS = Reports/peers.txt
BROWSER_LOG = .build/browser-tests.txt
SWIFT_LOG = .build/swift-tests.txt
SCREENS_LOG = .build/screens-tests.txt
# The catalogue of the guides.
GUIDES = Sources/Tools/layoutdiff/Documentation.docc

.PHONY: report course site page build dist dist-program quick-build test build-tests test-tools swift-tests browser browser-beside site-tests fuzz \
	fuzz-readers faults mistakes scale install uninstall dependencies oracle recover-figures format lint bench peers dialects sample-proofs clean docs guides help

help:
	@echo "make report   install what is missing, build, and compare the scenarios: Reports/index.html;"
	@echo "              with SAMPLES=100, times have narrower intervals"
	@echo "make course   the course: 36 lessons whose answers the engines compute, Reports/course/index.html"
	@echo "make site     pages that answer in a browser, without the program: Reports/site/index.html; Debian only"
	@echo "make page     Reports/README.md with pictures, for a forge: commit these"
	@echo "make test     install what is missing, check the format, and run every test"
	@echo "make scale    report over COUNT=500 screens: processor time, and sizes of folder, record and overview"
	@echo "make install  build, and install layoutdiff below PREFIX ($(PREFIX)); make uninstall removes it"
	@echo "make browser  run only the tests of report pages in a browser"
	@echo "make dist     a release, as archives and a Debian package, tried where nothing is installed: .build/dist"
	@echo "make site-tests   make site, and compare its answers with those of the program"
	@echo "make fuzz     try to break everything: COUNT=1000 random cases of each kind, from SEED=1 on"
	@echo "make fuzz-readers   fuzz READER=scenario, guided by coverage, for SECONDS=600"
	@echo "make faults   plant COUNT=60 faults from SEED=1 in a copy, and list those that no test finds"
	@echo "make mistakes plant COUNT=2000 mistakes from SEED=1 in scenarios, and count those whose line is blamed"
	@echo "make bench    time and count all engines on screens of all sizes: Reports/benchmarks.md"
	@echo "make peers    count kiwi and Taffy on the same screens, for the page of make bench: Reports/peers.txt"
	@echo "make dialects   what Texture, browsers, Taffy and UIStackView make of the same words: Reports/dialects.md"
	@echo "make sample-proofs   compare the proofs of all scenarios with both engines, at every 0.01 pt"
	@echo "make recover-figures   count the specs and documents that come back from their constraints, of 2000 and 800"
	@echo "make docs     build the guides and the references of all libraries to a site: .build/docs"
	@echo "make guides   write what commands print today, and pictures, into the guides"
	@echo "make format   format every source file"
	@echo "make clean    remove what was built and reported"

# The report is written, and its path printed, whether or not the layouts agree.
report: quick-build
	@echo "Comparing and timing the scenarios in Scenarios"
	@$(QUICK_LAYOUTDIFF) report Scenarios --samples $(SAMPLES) --output Reports

# The lessons that come with the project; the pages work from disk.
course: quick-build
	@$(QUICK_LAYOUTDIFF) course Sources/Output/Course/Lessons --output Reports/course
	@sh .ci/draw-lesson-pictures Reports/course

# The same Swift, compiled for WebAssembly: some minutes the first time. What breaks its restrictions does not compile.
SITE = Reports/site

site: quick-build
	@echo "Building the engine for the web: some minutes the first time"
	@sh .ci/build-web
	@$(QUICKLY) build $(QUICK) --product make-site
	@rm -rf .build/web/fonts
	@.build/debug/make-site fonts .build/web/fonts
	@gzip -9 -n .build/web/fonts/*
	@sh .ci/split-play
	@mkdir -p .build/web/engine
	@cp .build/web/engine.wasm .build/web/engine/
	@gzip -9 -n -c .build/web/engine.wasm >.build/web/engine.wasm.gz
	@gzip -9 -n -c .build/web/play.wasm >.build/web/play.wasm.gz
	@$(QUICK_LAYOUTDIFF) report Scenarios --no-timing --quiet --output .build/web/report >/dev/null
	@python3 -B .ci/build-guides >.build/web/guides.json
	@.build/debug/make-site pages .build/web/engine .build/web/play .build/web/fonts .build/web/report/run.json \
	  .build/web/guides.json $(SITE)
	@cp LICENSE $(SITE)/LICENSE.txt
	@sh .ci/draw-lesson-pictures $(SITE)/course
	@sh .ci/site-sizes $(SITE)
	@echo "$(SITE)/index.html"

page: build
	@$(LAYOUTDIFF) report Scenarios --no-timing --output .build/page --markdown Reports

build: dependencies
	@echo "Building layoutdiff with optimisation: some minutes the first time"
	@$(SWIFT) build -c release --product layoutdiff $(OPTIMISED)

quick-build: dependencies
	@echo "Building layoutdiff with optimised engines: some minutes the first time"
	@$(QUICKLY) build $(QUICK) --product layoutdiff

install: build
	@sh .ci/install-tool install "$(PREFIX)" $(LAYOUTDIFF)

# What a release has, tried in a bare Debian: .build/dist. As root; Debian only.
dist: build site course
	@sh .ci/make-dist $(LAYOUTDIFF) site=$(SITE) course=Reports/course
	@sh .ci/test-dist

# The program alone, for those who work on the packages, and for containers.
dist-program: build
	@sh .ci/make-dist $(LAYOUTDIFF)

uninstall:
	@sh .ci/install-tool uninstall "$(PREFIX)"

# Compiling keeps two cores busy by itself, and one kind of tests does not. So tests in a browser run beside those in
# Swift, and print at the end what they found. They mostly wait for pages, so they go first: tests in Swift fill what they
# leave. What tests need is installed beside the build.
test: dependencies lint
	@rm -f $(SWIFT_LOG) $(SCREENS_LOG) $(BROWSER_LOG)
	@$(MAKE) --no-print-directory --jobs=2 --keep-going swift-tests browser-beside; status=$$?; \
	  [ ! -f $(BROWSER_LOG) ] || cat $(BROWSER_LOG); \
	  [ $$status -eq 0 ] || sh .ci/list-failures $(SWIFT_LOG) $(SCREENS_LOG) $(BROWSER_LOG); exit $$status

build-tests:
	@echo "Building layoutdiff and the tests with optimised engines: some minutes the first time"
	@$(QUICKLY) build $(QUICK) --build-tests

# Where no browser can be installed, `browser` says so; without Unicode's cases, their test is skipped.
test-tools: oracle
	@sh .ci/install-browser >/dev/null 2>&1 || true
	@sh .ci/install-unicode-data >/dev/null 2>&1 || true

swift-tests: build-tests test-tools
	@echo "Running the tests"
	@nice -n 19 sh .ci/run-tests $(SWIFT_LOG) $(QUICKLY) test --skip-build
	@echo "Running the tests of the example package, Scenarios/Swift"
	@sh .ci/run-tests $(SCREENS_LOG) $(QUICKLY) test $(QUICK) $(SCREENS)
	@.build/debug/Screens check short-repository-row long-repository-row wiki-row wiki-row-mended

browser-beside: build-tests test-tools
	@$(MAKE) --no-print-directory browser >$(BROWSER_LOG) 2>&1

# Opens the pages of reports in a browser: Tests/BrowserTests. Skipped where no browser can be installed.
browser:
	@echo "Running the tests of report pages in a browser"
	@if sh .ci/install-browser; then \
	  .build/browser/bin/python3 -B -m pytest --quiet -p no:cacheprovider --numprocesses 2 --dist worksteal \
	    -o faulthandler_timeout=900 -o faulthandler_exit_on_timeout=true Tests/BrowserTests; \
	else \
	  echo "The tests of report pages are skipped: no browser could be installed." >&2; \
	fi

# Apart from `make test`, which does not wait until the engine is built a second time.
site-tests: site quick-build
	@echo "Comparing the answers of the site with those of the program"
	@if sh .ci/install-browser; then \
	  .build/browser/bin/python3 -B -m pytest --quiet -p no:cacheprovider Tests/SiteTests; \
	else \
	  echo "The tests of the site are skipped: no browser could be installed." >&2; \
	fi

# The breakers of `make test`, with more cases: broken files, certificates, systems, specs and faults.
COUNT ?= 1000
SEED ?= 1

fuzz: dependencies build-tests
	@LAYOUTDIFF_FUZZ_COUNT=$(COUNT) LAYOUTDIFF_FUZZ_SEED=$(SEED) \
	  $(QUICKLY) test --skip-build --filter 'BreakerTests|HostileRecordTests'

# Before a release: plants faults in a copy of the tree, which has a build of its own, and lists those that no test finds.
# Takes about an hour.
faults: COUNT = 60
faults: dependencies test-tools
	@python3 -B Tests/PlantedFaults/planted_faults.py --count $(COUNT) --seed $(SEED)

# Takes some minutes. With another COUNT or SEED, other mistakes are planted. .build/planted-mistakes has all files.
mistakes: COUNT = 2000
mistakes: quick-build
	@sh .ci/install-python mistakes
	@.build/mistakes/bin/python3 -B Tests/PlantedMistakes/planted_mistakes.py --tool $(QUICK_LAYOUTDIFF) \
	  --count $(COUNT) --seed $(SEED)

# With COUNT=5000, ten times as long.
scale: COUNT = 500
scale: build
	@python3 -B Tests/ManyScreens/many_screens.py $(LAYOUTDIFF) $(COUNT)

# libFuzzer comes with the toolchain. What it finds is saved in FUZZED; what it learnt stays there.
READER ?= scenario
SECONDS ?= 600
FUZZED = .build/fuzzed

fuzz-readers: dependencies
	@sh .ci/fuzz-reader "$(READER)" "$(SECONDS)" $(FUZZED)

# Lays out every scenario at every 0.01 pt from 280 to 1200 pt, and compares with its proof: some minutes.
sample-proofs: build
	@sh .ci/sample-proofs $(LAYOUTDIFF) Scenarios

# How much of random specs and of given documents comes back from their constraints. Takes some minutes.
recover-figures: build-tests
	@LAYOUTDIFF_SEEDS=$(RECOVERY_SEEDS) .build/debug/LayoutDiffPackageTests.xctest \
	  --testing-library swift-testing --filter 'SpecRecoveryTests' | grep -A 2 '^Round trip\|^Interface'

# 8.34 times the seeds of the law are 2000 random specs; all documents are tried from 4 on.
RECOVERY_SEEDS ?= 8.34

bench: build
	@echo "Counting instructions, which takes some minutes"
	@sh .ci/count-instructions $(LAYOUTDIFF) >$(COUNTS)
	@echo "Measuring whole runs"
	@sh .ci/measure-runs $(LAYOUTDIFF) >>$(COUNTS)
	@cat $(PEERS) >>$(COUNTS)
	@$(LAYOUTDIFF) bench --scene all --samples 20 --time-budget 6 --instructions $(COUNTS) --output Reports \
	  --guide $(GUIDES)/Folklore.md
	@echo "Reports/benchmarks.md, and the figures of $(GUIDES)/Folklore.md"

# Takes some minutes, and needs valgrind. Counts do not depend on the machine's load, so they are kept with the project.
peers: quick-build
	@sh .ci/install-python peers
	@echo "Counting instructions of kiwi and Taffy"
	@.build/peers/bin/python3 -B Tests/PeerFigures/peer_figures.py $(QUICK_LAYOUTDIFF) >.build/peers.txt
	@mv .build/peers.txt $(PEERS)
	@echo "$(PEERS); make bench writes the page"

# Takes about half an hour. Each difference of TREES trees of a row, and of RANDOM trees of all words, is made smaller while
# it shows, and named by its rule. Without Firefox, its column is left out.
TREES ?= 50
RANDOM ?= 2200

dialects: quick-build
	@sh .ci/install-browser
	@sh .ci/install-python peers
	@echo "Comparing the flexbox of Texture, browsers, Taffy and UIStackView"
	@.build/peers/bin/python3 -B Tests/Dialects/dialects.py $(QUICK_LAYOUTDIFF) Reports \
	  --trees $(TREES) --random $(RANDOM)

# Where no tests were built, there is no module of them to read, which nobody misses here.
ONLY_TESTS_LACK_GRAPHS = { grep -q "symbol graph for 'LayoutDiffPackage" .build/symbolgraphs.txt && \
  ! grep "error:" .build/symbolgraphs.txt | grep -qv "symbol graph for 'LayoutDiffPackage"; }
# The site needs a server: its pages load their contents by script, which browsers refuse from disk.
docs: dependencies
	@echo "Building all libraries"
	@$(SWIFT) build
	@$(SWIFT) package dump-symbol-graph --minimum-access-level package --skip-synthesized-members \
	  >.build/symbolgraphs.txt 2>&1 || $(ONLY_TESTS_LACK_GRAPHS) || { cat .build/symbolgraphs.txt; exit 1; }
	@echo "Building the site"
	@.ci/build-documentation .build/docs "$$($(SWIFT) build --show-bin-path)/../symbolgraph"
	@echo "python3 -m http.server --directory .build/docs   shows http://localhost:8000/documentation/"

guides: dependencies build-tests
	@sh .ci/draw-guide-pictures .build/debug/layoutdiff $(GUIDES)/Resources
	-@sh .ci/playground-picture .build/debug/layoutdiff
	-@UPDATE_GUIDES=1 $(QUICKLY) test --skip-build --filter DocumentationTests.ConsoleBlockTests
	@git diff --stat -- README.md $(GUIDES)

dependencies:
	@sh .ci/install-dependencies

# Only tests need it. Without it one of them fails; all others are worth running.
oracle:
	@sh .ci/install-python oracle || echo "The second solver could not be installed: its test will fail." >&2

lint:
	@echo "Checking imports, and the format of the source files"
	@sh .ci/check-imports $(SWIFT)
	@$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_SOURCES)

format:
	$(SWIFT) format --in-place --parallel --recursive $(SWIFT_SOURCES)

clean:
	rm -rf .build
	find Reports -mindepth 1 -not -name README.md -not -name benchmarks.md -not -name benchmarks.svg \
	  -not -name peers.txt -not -name 'dialects.*' -not -path 'Reports/pictures*' -delete
