"""The tests of the site stand on what opens report pages in a browser, in the folder beside this one."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "BrowserTests"))
