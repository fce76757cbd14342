"""Settings of pytest: its processes share the reports that they open."""

import os
import tempfile

import reports


def pytest_configure(config):
    # The first process starts the others, which have its environment.
    if not hasattr(config, "workerinput") and reports.FOLDER not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="layoutdiff-pages-")
        os.environ[reports.FOLDER] = folder.name
        config.add_cleanup(folder.cleanup)
