"""Runs all tests by two processes with a browser each: a test mostly waits for its page.

A process takes the next test as soon as it has ended one. Reports are made once, by the process that wants them first.
Prints and ends as `unittest` does.
"""

import fcntl
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

import reports

PROCESSES = 2


def all_tests(suite=None):
    """All tests, in the same order in every process."""
    suite = suite or unittest.defaultTestLoader.discover(pathlib.Path(__file__).parent)
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from all_tests(test)
        else:
            yield test


def take(folder):
    """The index of the next test, which no other process gets."""
    with open(folder / "next-test", "a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        index = int(file.read() or 0)
        file.truncate(0)
        file.write(str(index + 1))
    return index


def work(folder):
    """Runs tests until none is left, and writes what they came to."""
    tests = list(all_tests())
    result = unittest.TextTestRunner(verbosity=1)._makeResult()
    ran = []
    while (index := take(folder)) < len(tests):
        tests[index].run(result)
        ran.append(index)
    found = {"ran": ran, "skipped": len(result.skipped), "failures": [], "errors": []}
    for kind in ("failures", "errors"):
        found[kind] = [[result.getDescription(test), text] for test, text in getattr(result, kind)]
    found["failures"] += [[str(test), "It passes, and is said to fail."] for test in result.unexpectedSuccesses]
    (folder / f"result-{os.getpid()}.json").write_text(json.dumps(found), encoding="utf-8")


def run():
    """Starts the processes, and prints what all of them found; the status to end with."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="layoutdiff-pages-") as name:
        folder = pathlib.Path(name)
        environment = os.environ | {reports.FOLDER: name}
        command = [sys.executable, "-B", __file__, "work"]
        processes = [subprocess.Popen(command, env=environment) for _ in range(PROCESSES)]
        statuses = [process.wait() for process in processes]
        found = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("result-*.json")]
    print(file=sys.stderr)
    for kind, title in (("errors", "ERROR"), ("failures", "FAIL")):
        for name, text in (one for part in found for one in part[kind]):
            print("=" * 70, f"{title}: {name}", "-" * 70, text, sep="\n", file=sys.stderr)
    ran = sorted(index for part in found for index in part["ran"])
    count = len(list(all_tests()))
    counts = {kind: sum(len(part[kind]) for part in found) for kind in ("failures", "errors")}
    counts["skipped"] = sum(part["skipped"] for part in found)
    print("-" * 70, f"Ran {len(ran)} tests in {time.monotonic() - begin:.3f}s\n", sep="\n", file=sys.stderr)
    lost = any(statuses) or ran != list(range(count))
    if lost:
        print(f"ERROR: a process ended before its tests: {statuses}, {len(ran)} of {count} tests", file=sys.stderr)
    passes = not lost and counts["failures"] == counts["errors"] == 0
    numbers = ", ".join(f"{kind}={number}" for kind, number in counts.items() if number)
    print(("OK" if passes else "FAILED") + (f" ({numbers})" if numbers else ""), file=sys.stderr)
    return 0 if passes else 1


if __name__ == "__main__":
    if sys.argv[1:] == ["work"]:
        work(pathlib.Path(os.environ[reports.FOLDER]))
    else:
        sys.exit(run())
