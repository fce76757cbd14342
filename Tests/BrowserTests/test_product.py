"""What all surfaces share: the header, the colours, the icon, and links that lead somewhere."""

import pathlib
import subprocess
import urllib.parse

import playground
import reports
from page_case import PageCase
from test_course import LESSONS, course

# The colours that have one meaning everywhere.
COLOURS = ["ground", "card", "raised", "ink", "quiet", "line", "link", "spec", "constraints", "good", "bad", "note", "expected"]
VALUES = "(names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`))"
ICON = (reports.PROJECT / "Sources/Output/Reporting/Resources/icon.svg").read_text(encoding="utf-8")


@reports.once
def together():
    """A report and a course in its folder; each was written when the other was there."""
    folder = reports.folder() / "together"
    reports.make(["--from", reports.RECORD], folder)
    subprocess.run([reports.TOOL, "course", LESSONS, "--output", folder / "course"], check=True, capture_output=True)
    return reports.make(["--from", reports.RECORD], folder)


class ProductTests(PageCase):
    def surfaces(self):
        """Each kind of page, by the name that its header marks."""
        yield "Report", (together() / "index.html").as_uri()
        for kind in ("scenario/repository-row", "translation/repository-row", "change/photo-with-inset-title"):
            yield "Report", (together() / f"{kind}.html").as_uri()
        yield "Course", (together() / "course/index.html").as_uri()
        yield "Course", (together() / "course/lesson/02-conflict.html").as_uri()
        yield "Console logs", reports.diagnosis().as_uri()
        yield "Playground", playground.server().address
        served = playground.CourseServer()
        yield "Course", served.address
        yield "Playground", served.address + "playground/index.html"

    def test_every_surface_has_one_header_and_one_set_of_colours(self):
        for scheme in ("light", "dark"):
            known = None
            for name, address in self.surfaces():
                with self.subTest(address=address, scheme=scheme):
                    page = self.open(None, address=address, scheme=scheme)
                    header = page.locator("header.product")
                    self.assertEqual(header.locator(".brand").inner_text(), "LayoutDiff")
                    self.assertGreater(header.locator(".brand img").evaluate("(logo) => logo.naturalWidth"), 0)
                    self.assertEqual(header.locator("nav [aria-current]").all_inner_texts(), [name])
                    self.assertEqual(page.locator("link[rel=icon]").count(), 1)
                    colours = page.evaluate(VALUES, COLOURS)
                    self.assertNotIn("", colours)
                    known = known or colours
                    self.assertEqual(colours, known)
                    page.context.close()

    def test_surfaces_lead_to_each_other_where_they_are_there(self):
        page = self.open(together() / "index.html")
        page.locator(".product nav a", has_text="Course").click()
        page.wait_for_url("**/course/index.html")
        page.locator(".product nav a", has_text="Report").click()
        page.wait_for_url("**/together/index.html")
        for alone, names in ((reports.sample() / "index.html", ["Report"]), (course() / "index.html", ["Course"])):
            self.assertEqual(self.open(alone).locator(".product nav a").all_inner_texts(), names)
        page = self.open(None, address=playground.CourseServer().address)
        page.locator(".product nav a", has_text="Playground").click()
        page.locator(".CodeMirror").wait_for()
        page.locator(".product nav a", has_text="Course").click()
        page.locator("h1", has_text="Predict").wait_for()

    def test_no_page_names_a_file_that_is_missing(self):
        for file in sorted(together().rglob("*.html")):
            page = self.open(file, script=False)
            names = page.evaluate("[...document.querySelectorAll('[href], [src]')].map((one) => one.href?.baseVal ?? one.href ?? one.src)")
            for name in {urllib.parse.urlsplit(name).path for name in names if name.startswith("file:")}:
                self.assertTrue(pathlib.Path(urllib.parse.unquote(name)).exists(), f"{file}: {name}")
            page.context.close()

    def test_the_icon_is_one_file(self):
        for folder in (together(), together() / "course", reports.diagnosis().parent):
            self.assertEqual((folder / "icon.svg").read_text(encoding="utf-8"), ICON)
        for address in (playground.server().address, playground.CourseServer().address):
            answer = self.open(None, address=address).request.get(address + "icon.svg")
            self.assertEqual(answer.text(), ICON)
