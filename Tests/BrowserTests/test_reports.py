"""How the tests make their reports."""

import inspect
import pathlib
import tempfile
import unittest
from unittest import mock

import reports


class ReportsTests(unittest.TestCase):
    def test_a_report_that_could_not_be_made_says_why_each_time(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            shipped = folder / "shipped"
            shipped.mkdir()
            (shipped / "style.css").touch()
            cause = {"folder": lambda: folder, "shipped": lambda: shipped, "make": mock.Mock(side_effect=AssertionError("no report"))}
            with mock.patch.multiple(reports, **cause):
                for _ in range(2):
                    with self.assertRaisesRegex(AssertionError, "no report"):
                        inspect.unwrap(reports.single)()
                    with self.assertRaisesRegex(AssertionError, "no installed font"):
                        inspect.unwrap(reports.not_installed)()
