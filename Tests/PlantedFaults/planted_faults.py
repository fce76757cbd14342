#!/usr/bin/env python3
"""Plants faults in engines, answers, readers and runs, and lists those that no test finds.

  python3 Tests/PlantedFaults/planted_faults.py [--count 60] [--seed 1] [--work FOLDER] [--only FOLDER]

All faults of a run are in one build of a copy of the tree, each behind a number; the variable LAYOUTDIFF_FAULT chooses one of
them when a program starts. So one build serves all. A place where a fault does not compile is given up, and another one drawn.

Without a fault, all tests should pass: suites in which one fails are named and left out. They also record which faults each suite
reaches. Then each fault meets the suites that reach it, of its own target first, of the targets that depend on it, of commands, and
of pages in a browser that are compared with an engine, until a test fails. A test run that takes many times the processor time of the run without faults counts as one that failed.

A fault that lives is one that changes nothing, or one for which a test is missing.
"""

import argparse
import collections
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from fault_places import MOST_FAULTS, all_faults, drawn

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["Sources/Engines", "Sources/Answers", "Sources/Runs", "Sources/Notations/Scenarios", "Sources/Notations/ScenarioFiles",
           "Sources/Notations/ConsoleLogs", "Sources/Notations/InterfaceBuilder"]
SWITCH = """import Foundation

@usableFromInline let chosenFault = Int(ProcessInfo.processInfo.environment["LAYOUTDIFF_FAULT"] ?? "") ?? -1
let faultRecord = ProcessInfo.processInfo.environment["LAYOUTDIFF_FAULT_RECORD"]
nonisolated(unsafe) let recordedFaults = calloc(601, 1)!.assumingMemoryBound(to: Bool.self)
@usableFromInline let recordsFaults = faultRecord != nil

@usableFromInline func isPlanted(_ number: Int) -> Bool {
  if recordsFaults { recordFault(number) }
  return chosenFault == number
}

@usableFromInline func recordFault(_ number: Int) {
  // Where a test limits the size of files, a record that is not written ends nothing.
  signal(SIGXFSZ, SIG_IGN)
  guard !recordedFaults[number], let faultRecord, let file = fopen(faultRecord, "a") else { return }
  recordedFaults[number] = true
  fputs("\\(number)\\n", file)
  fclose(file)
}
"""


# The build.

class Tree:
    """The copy of the tree in which faults are planted."""

    def __init__(self, folder, planted_folders):
        self.folder = folder
        self.targets = {}
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True)
        self.names = [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
        # As they are now: somebody may go on working on the tree.
        self.originals = {name: (ROOT / name).read_text() for name in self.names
                          if name.endswith(".swift") and name.startswith(tuple(folder + "/" for folder in planted_folders))}

    def copy(self):
        """Copies every file of the tree that differs, and deletes those that are no longer there."""
        for name in self.names:
            # What is planted later keeps its date if it is the same then, and is not compiled again.
            if name not in self.originals or not (self.folder / name).exists():
                content = (ROOT / name).read_bytes()
                # A fault leaves values without use, and code that nothing reaches.
                self.write(name, re.sub(rb"\s*\.treatAllWarnings\(as: \.error\),?", b"", content) if name == "Package.swift" else content)
                shutil.copymode(ROOT / name, self.folder / name)
        kept = set(self.names)
        for folder, folders, files in os.walk(self.folder):
            folders[:] = [name for name in folders if name != ".build"]
            for path in (pathlib.Path(folder, name) for name in files):
                if str(path.relative_to(self.folder)) not in kept and path.name != "PlantedFaults.swift":
                    path.unlink()
        build = self.folder / ".build"
        build.mkdir(parents=True, exist_ok=True)
        # The second solver and the browser of the tests, if they are installed, and packages that need not be fetched again.
        for name in ["oracle", "browser"]:
            if (ROOT / ".build" / name).exists() and not (build / name).exists():
                (build / name).symlink_to(ROOT / ".build" / name)
        if (ROOT / ".build/checkouts").exists() and not (build / "checkouts").exists():
            for name in ["checkouts", "repositories", "workspace-state.json"]:
                subprocess.run(["cp", "-a", str(ROOT / ".build" / name), str(build)], check=True)
        described = subprocess.run(["swift", "package", "describe", "--type", "json"], cwd=self.folder, check=True, capture_output=True)
        self.targets = {target["name"]: target for target in json.loads(described.stdout)["targets"]}

    def write(self, name, content):
        path = self.folder / name
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def target_of(self, file):
        return max((target for target in self.targets.values() if file.startswith(target["path"] + "/")), key=lambda target: len(target["path"]))

    def plant(self, planted):
        """Writes the sources with the faults that are planted, by their numbers."""
        texts = {name: text.split("\n") for name, text in self.originals.items()}
        switches = {f"{self.target_of(name)['path']}/PlantedFaults.swift": SWITCH for name in texts}
        for number, fault in planted.items():
            texts[fault.file][fault.line] = fault.planted(texts[fault.file][fault.line], number)
            switches[f"{self.target_of(fault.file)['path']}/PlantedFaults.swift"] += fault.numbered(fault.declaration, number)
        for name, lines in texts.items():
            self.write(name, "\n".join(lines).encode())
        for name, text in switches.items():
            self.write(name, text.encode())

    def build(self):
        """The errors of a build, each with its file and line from 0; none if it succeeds."""
        # Tests are compiled only once everything else is.
        for what in ["quick-build", "build-tests"]:
            done = subprocess.run(["make", what], cwd=self.folder, capture_output=True, text=True, errors="replace")
            if done.returncode != 0:
                break
        else:
            return []
        printed = done.stdout + done.stderr
        errors = re.findall(rf"^{re.escape(str(self.folder))}/(\S+\.swift):(\d+):\d+: error: ", printed, re.M)
        if not errors:
            sys.exit(f"The copy in {self.folder} does not build:\n{printed[-3000:]}")
        return [(file, int(line) - 1) for file, line in errors]

    def plant_and_build(self, faults, count):
        """Plants faults until as many as wanted compile, and returns them by their numbers."""
        # What did not compile in an earlier run will not do so in this one.
        memory = self.folder / ".build/refused.txt"
        known = set(memory.read_text().splitlines()) if memory.exists() else set()
        candidates = ((number, fault) for number, fault in zip(range(1, MOST_FAULTS + 1), faults) if fault.place() not in known)
        planted = {}
        while True:
            if len(planted) < count:
                # A few more: another one for each that does not compile would take another build.
                planted.update(itertools.islice(candidates, count + count // 4 - len(planted)))
            if len(planted) < count:
                sys.exit(f"Only {len(planted)} faults compile: ask for fewer")
            self.plant(planted)
            errors = self.build()
            if not errors:
                return dict(itertools.islice(planted.items(), count))
            refused = {number for file, line in errors for number in self.blamed(planted, file, line)}
            if not refused:
                sys.exit(f"The copy in {self.folder} does not build, and no fault is the reason: {errors[0]}")
            say(f"{len(refused)} of {len(planted)} faults do not compile")
            with memory.open("a") as file:
                file.writelines(planted.pop(number).place() + "\n" for number in refused)

    @staticmethod
    def blamed(planted, file, line):
        """The faults that an error is about: that of its line, else the nearest one of its file."""
        near = sorted((abs(fault.line - line), number) for number, fault in planted.items() if fault.file == file)
        return [number for _, number in near[:1]]


# The tests.

END_TO_END = ["CommandLineTests", "DocumentationTests", "BrowserTests"]
# The tests in a browser that compare it with an engine. Others look at pages.
COMPARED_IN_BROWSER = ["test_web_flexbox", "test_web_translation"]


class Tests:
    """The tests of the copy, each suite by itself: `Target.Suite`."""

    def __init__(self, tree):
        self.tree = tree
        self.program = tree.folder / ".build/debug/LayoutDiffPackageTests.xctest"
        self.python = tree.folder / ".build/browser/bin/python3"
        self.suites = self.listed_suites()
        self.seconds = {}
        self.numbers = itertools.count()
        self.failing = []
        self.reached = collections.defaultdict(set)

    def listed_suites(self):
        listed = subprocess.run([str(self.program), "--testing-library", "swift-testing", "--list-tests"], cwd=self.tree.folder,
                                check=True, capture_output=True, text=True)
        suites = sorted({test.split("/")[0] for test in listed.stdout.split("\n") if "/" in test})
        return suites + [f"BrowserTests.{name}" for name in COMPARED_IN_BROWSER if self.python.exists()]

    def command(self, suites):
        if suites[0].startswith("BrowserTests."):
            files = [f"Tests/BrowserTests/{suite.split('.')[1]}.py" for suite in suites]
            return [str(self.python), "-B", "-m", "pytest", "--quiet", "--exitfirst", "-p", "no:cacheprovider", *files]
        pattern = f"^({'|'.join(map(re.escape, suites))})/"
        return [str(self.program), "--testing-library", "swift-testing", "--filter", pattern]

    def run(self, suites, limit=None, **variables):
        """What failed first, or `None`, and the processor time, in seconds."""
        environment = {**os.environ, "NO_COLOR": "1", **{f"LAYOUTDIFF_{name}": value for name, value in variables.items()}}

        def prepare():
            os.setsid()
            # What runs in the background may ignore it, and so would what tests interrupt.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            if limit:
                resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 5))

        # A server that a test leaves behind would keep a pipe open. Another script may run beside this one.
        mark = f"LAYOUTDIFF_TEST_RUN={os.getpid()}-{next(self.numbers)}"
        environment.update([mark.split("=")])
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                self.command(suites), cwd=self.tree.folder, env=environment,
                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, preexec_fn=prepare)
            failure, last, read, waited, ended = None, "", 0, 0.0, 0
            while not ended:
                ended, status, usage = os.wait4(process.pid, os.WNOHANG)
                text = os.pread(output.fileno(), 1 << 28, read)
                whole = text[: text.rfind(b"\n") + 1]
                read += len(whole)
                for line in whole.decode(errors="replace").splitlines():
                    last = line.strip() or last
                    if "✘" in line and "known issue" not in line:
                        failure = failure or line[line.index("✘") + 2:].strip()
                waited += 0.2
                # A run that waits for ever uses no processor time.
                if failure or limit and waited > 20 * limit:
                    stop(mark)
                if not ended:
                    time.sleep(0.2)
        stop(mark)
        process.returncode = os.waitstatus_to_exitcode(status)
        if failure is None and status != 0:
            failure = f"ended by {process.returncode}: {last}"
        return failure, usage.ru_utime + usage.ru_stime

    def run_without_faults(self, suite):
        """Runs a suite, and records which faults it reaches."""
        record = self.tree.folder / f".build/reached/{suite}.txt"
        record.parent.mkdir(exist_ok=True)
        # A test may fail because the machine is busy, but not twice.
        for _ in range(2):
            record.write_text("")
            failure, self.seconds[suite] = self.run([suite], FAULT_RECORD=str(record))
            if not failure:
                break
        if failure:
            self.failing.append(suite)
            say(f"Without a fault, {suite} fails already: it is left out, and fewer faults die. {failure}")
            return
        for number in record.read_text().split():
            self.reached[int(number)].add(suite)

    def order(self, fault, number):
        """The suites that reach a fault, by target: its own, those that depend on its target, and those of commands."""
        own = self.tree.target_of(fault.file)["name"]
        suites = collections.defaultdict(list)
        for suite in sorted(self.reached[number]):
            suites[suite.split(".")[0]].append(suite)

        def rank(target):
            depends = own in self.tree.targets.get(target, {}).get("target_dependencies", [])
            seconds = sum(self.seconds[suite] for suite in suites[target])
            return (target != own + "Tests", target in END_TO_END, not depends, seconds)
        return [suites[target] for target in sorted(suites, key=rank)]

    def reach(self, number):
        reached = sorted({suite.split(".")[0] for suite in self.reached[number]})
        return "reached by " + ", ".join(reached) if reached else "no test reaches it"

    def first_failure(self, number, fault):
        """The first failure that a fault leads to, or `None` if it lives."""
        for suites in self.order(fault, number):
            failure, _ = self.run(suites, limit=30 + 5 * sum(self.seconds[suite] for suite in suites), FAULT=str(number))
            if failure:
                return f"{suites[0].split('.')[0]}: {failure[:160]}"
        return None


def stop(mark):
    """Ends all processes with a variable in their environment."""
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                os.kill(int(folder.name), signal.SIGKILL)
        except OSError:
            pass  # It has ended, or is somebody else's.


def say(text):
    print(time.strftime("%H:%M:%S"), text, file=sys.stderr, flush=True)


def described(fault, outcome):
    return f"{fault.file}:{fault.line + 1} | {fault.kind} | {fault.code} | {fault.after} | {outcome}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=60, help="how many faults; 60 by default")
    parser.add_argument("--seed", type=int, default=1, help="what decides which faults are drawn; 1 by default")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build/faults", help="the folder of the copy")
    parser.add_argument("--only", nargs="+", default=FOLDERS, metavar="FOLDER", help="the folders in which faults are planted")
    parser.add_argument("--jobs", type=int, default=3 * (os.cpu_count() or 1), help="how many faults are tried at the same time: tests of commands mostly wait")
    options = parser.parse_args()
    say(f"Copying the tree to {options.work}")
    tree = Tree(options.work.resolve(), options.only)
    tree.copy()
    faults = list(all_faults(tree.originals))
    say(f"{len(faults)} places for faults; building the copy with {options.count}, which takes minutes")
    planted = tree.plant_and_build(drawn(faults, random.Random(options.seed)), options.count)
    say(f"{len(planted)} faults are planted; running all tests without any")
    tests = Tests(tree)
    lived = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(tests.run_without_faults, tests.suites))
        say("Running the tests of each fault")
        outcomes = pool.map(lambda item: tests.first_failure(*item), planted.items())
        for (number, fault), failure in zip(planted.items(), outcomes):
            print("died " if failure else "LIVED", described(fault, failure or tests.reach(number)), flush=True)
            if not failure:
                lived.append(number)
    died = len(planted) - len(lived)
    if tests.failing:
        print(f"\nLeft out, since they fail without a fault: {', '.join(tests.failing)}")
    print(f"\n{died} of {len(planted)} faults of seed {options.seed} died ({100 * died // len(planted)} %)")
    for number in lived:
        print(f"lived: {described(planted[number], tests.reach(number))}")


if __name__ == "__main__":
    main()
