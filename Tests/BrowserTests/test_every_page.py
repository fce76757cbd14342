"""What holds for all pages: policies, widths, schemes, accessibility."""

import reports
from page_case import PageCase
from playwright.sync_api import expect
from test_course import course

SAMPLE = ["index", "scenario/badge", "scenario/broken", "scenario/conflict", "scenario/repository-row"]
SAMPLE += ["scenario/photo-with-inset-title", "translation/repository-row", "change/photo-with-inset-title"]
SHIPPED = ["index", "scenario/tie-between-two-labels", "scenario/required-conflict", "scenario/stretched-profile"]
SHIPPED += ["scenario/absolute-positions", "translation/stack-wrap", "change/repository-row-with-information"]

# The strokes of drawings that are no system colour.
FORCED_STROKES = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const system = new Set(["none"]);
  for (const name of ["CanvasText", "Canvas", "Highlight", "GrayText", "LinkText"]) {
    probe.style.color = name;
    system.add(getComputedStyle(probe).color);
  }
  probe.remove();
  return [...document.querySelectorAll("svg path, svg rect, svg polyline, svg polygon")]
    .filter((shape) => !system.has(getComputedStyle(shape).stroke))
    .map((shape) => `${shape.parentNode.getAttribute("class")} ${shape.getAttribute("class")}`);
}"""

# The letters of drawings in another colour than text, or than a link where a constraint moves them off others.
FORCED_LETTERS = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const [ink, link] = ["CanvasText", "LinkText"].map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...document.querySelectorAll("svg text")]
    .filter((text) => getComputedStyle(text).fill !== (text.closest(".layer.constraints .lines.moved") && !text.matches(".covered") ? link : ink))
    .map((text) => text.outerHTML);
}"""


class EveryPageTests(PageCase):
    def pages(self):
        return [reports.sample() / f"{name}.html" for name in SAMPLE] + [reports.shipped() / f"{name}.html" for name in SHIPPED]

    def test_nothing_scrolls_sideways_and_every_table_fits_at_320_pixels(self):
        for file in self.pages():
            page = self.open(file, width=320)
            self.assert_fits(page, 320)
            self.unfold(page)
            self.assert_fits(page, 320)
            self.assert_tables_fit(page)
        page = self.open(reports.gate() / "scenario/repository-row.html", width=320)
        self.unfold(page)
        self.assert_tables_fit(page)

    @staticmethod
    def unfold(page):
        page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")

    def assert_tables_fit(self, page):
        wide = page.evaluate(
            "[...document.querySelectorAll('.scroll')].filter((box) => box.scrollWidth > box.clientWidth)"
            ".map((box) => box.getAttribute('aria-label'))"
        )
        self.assertEqual(wide, [], page.url)

    def test_every_page_has_one_height_and_end_leads_to_its_end(self):
        # Each kind of page: overviews, scenarios, translations, changes, console logs, lessons.
        files = self.pages() + [reports.thousand() / "index.html", reports.diagnosis(), course() / "index.html"]
        files += [course() / "lesson/02-conflict.html", course() / "lesson/03-neither-can.html"]
        kinds = [(file, {}) for file in files] + [(reports.shipped() / "index.html", {"fragment": "#search=row"})]
        kinds += [(reports.shipped() / f"{name}.html", {"script": False}) for name in SHIPPED[:2]]
        for width in (1280, 390):
            for file, options in kinds:
                page = self.open(file, width=width, **options)
                with self.subTest(page=page.url, width=width, **options):
                    page.evaluate("document.fonts.ready")
                    before = self.height(page)
                    page.keyboard.press("End")
                    self.settled(page)
                    self.assertEqual(self.shown_end(page), max(before, 900))
                    for place in range(0, before, max(600, before // 20)):
                        page.evaluate("(place) => scrollTo(0, place)", place)
                        page.wait_for_timeout(20)
                    self.assertEqual(self.height(page), before)
                page.context.close()

    def test_every_address_within_a_page_leads_there(self):
        for file in (*self.pages(), reports.diagnosis()):
            page = self.open(file)
            places = page.locator("main :is(h2, h3, section)[id]:not(.unseen):visible").evaluate_all("(places) => places.map((place) => place.id)")
            for place in {*places[:1], *places[-2:]}:
                page = self.open(file, fragment=f"#{place}")
                with self.subTest(page=page.url):
                    self.settled(page)
                    top, below = page.evaluate(
                        "(id) => [document.getElementById(id).getBoundingClientRect().top,"
                        " document.documentElement.scrollHeight - scrollY - innerHeight]",
                        place,
                    )
                    # At the top, or as far up as the end of the page lets it be.
                    self.assertGreaterEqual(top, -1)
                    self.assertLess(top, 40 if below > 1 else 900)

    @staticmethod
    def height(page):
        return page.evaluate("document.documentElement.scrollHeight")

    @staticmethod
    def shown_end(page):
        return page.evaluate("Math.round(scrollY + innerHeight)")

    @classmethod
    def settled(cls, page):
        """Waits until the page has been still for a second, or at its end for a moment: on a busy machine, frames of
        one scroll are far apart. Without scripts, a page calls nobody back for its next frame."""
        place, still = None, 0
        while still < (2 if cls.shown_end(page) >= cls.height(page) else 20):
            page.wait_for_timeout(50)
            last, place = place, page.evaluate("scrollY")
            still = still + 1 if place == last else 0

    def test_code_and_tables_that_go_on_beyond_their_end_have_a_shadow_there(self):
        for scheme in ("light", "dark"):
            page = self.open(reports.shipped() / "translation/stack-wrap.html", width=390, scheme=scheme)
            block = page.locator(".listing, pre").filter(has_text="spec:").first
            self.assertGreater(block.evaluate("block => block.scrollWidth - block.clientWidth"), 20)
            picture = {}
            for place in (0, 10_000):
                block.evaluate("(block, place) => { block.scrollLeft = place; }", place)
                self.drawn(page)
                box = block.bounding_box()
                edge = {"x": box["width"] - 4, "y": box["y"] + 4, "width": 3, "height": 6} | {"x": box["x"] + box["width"] - 4}
                picture[place] = page.screenshot(clip=edge)
            self.assertNotEqual(picture[0], picture[10_000], scheme)

    def test_a_bar_of_a_diagnosis_has_its_name_once_large_enough_to_read(self):
        for width, kind in ((1280, "wide"), (390, "small")):
            page = self.open(reports.diagnosis(), width=width)
            self.assertEqual(page.locator(f"svg text.{kind}:visible").count(), page.locator("svg g rect").count())
            self.assertEqual(page.locator("svg g text:visible").count(), page.locator("svg g rect").count())

    def test_words_are_explained_before_they_are_used(self):
        for file in (reports.sample() / "index.html", reports.sample() / "scenario/badge.html", reports.diagnosis()):
            for script in (True, False):
                page = self.open(file, script=script)
                if file.parent.name == "scenario":
                    page.get_by_text("Reproduce").click()
                    page.get_by_role("link", name="What the words mean").click()
                    page.wait_for_url("**/index.html#words")
                terms = page.locator("details.terms")
                self.assertEqual(terms.count(), 1, page.url)
                if not terms.evaluate("terms => terms.open"):
                    terms.locator("summary").focus()
                    page.keyboard.press("Enter")
                expect(terms.locator("dd").first).to_be_visible()

    # What holds for a page as it is opened is asked of it once: to open it takes longer than to ask.
    def test_every_page_holds_for_every_reader(self):
        for file in self.pages():
            page = self.open(file)
            with self.subTest("nothing is loaded from elsewhere", page=page.url):
                self.assertTrue(all(address.startswith("file://") for address in self.requests), self.requests)
            with self.subTest("print leaves folded what is folded and hides what is pressed", page=page.url):
                page.emulate_media(media="print")
                folded = page.locator("details:not([open]) > :not(summary):visible")
                self.assertEqual(folded.count(), 0)
                self.assertEqual(page.locator("input:visible").count(), 0)
            page.emulate_media(media="screen")
            with self.subTest("forced colours leave every line and every choice visible", page=page.url):
                page.emulate_media(forced_colors="active")
                self.assertTrue(page.evaluate("matchMedia('(forced-colors: active)').matches"))
                # A colour of ours may equal the reader's background.
                ours = page.evaluate(FORCED_STROKES)
                self.assertEqual(ours, [])
                self.assertEqual(page.evaluate(FORCED_LETTERS), [])
            page.emulate_media(forced_colors="none")
            with self.subTest("axe finds nothing, light or dark", page=page.url):
                self.assert_accessible(page)
                # Only colours change in the dark: those of each verdict, and of a page with all sections.
                if file.is_relative_to(reports.sample()) or file.stem == "stretched-profile":
                    page.emulate_media(color_scheme="dark")
                    self.assertTrue(page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
                    self.assert_accessible(page, ["color-contrast"])
            self.assertEqual(self.messages, [], "the console stays empty")
            with self.subTest("everything is there without script", page=page.url):
                without = self.open(file, script=False)
                # The picture at any width is the script's own; the pictures of the containers show the same layouts.
                page.evaluate("document.querySelector('.stage')?.remove()")
                texts = [one.locator("main").text_content().split() for one in (page, without)]
                self.assertLessEqual(set(texts[0]), set(texts[1]))

    def test_axe_finds_nothing_on_a_small_screen(self):
        for name in SHIPPED[:2]:
            self.assert_accessible(self.open(reports.shipped() / f"{name}.html", width=320, scheme="dark"))

    def test_every_mode_is_accessible(self):
        for mode in ("side", "swipe"):
            page = self.open(reports.sample() / "scenario/photo-with-inset-title.html", fragment=f"#mode={mode}&container=all")
            self.assert_accessible(page)

    def test_pages_work_under_a_policy_that_allows_no_script(self):
        server = reports.Server(reports.sample())
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        page = self.open(None, address=server.address("index.html"))
        self.assertEqual(len(self.rows(page)), 7)
        self.choose(page, "status", "conflict")
        self.assertEqual(self.rows(page), ["Conflict"])
        page.locator(".entries a").get_by_text("Conflict").click()
        page.wait_for_url("**/conflict.html")
        self.assertTrue(page.locator(".shot svg.layout").first.is_visible())
        messages = [message for message in self.messages if "/fonts/" not in message]
        self.assertTrue(all("report.js" in message for message in messages), messages)
        self.assertEqual(len(messages), 2, "one page, one script that may not run")
        self.messages = []

    def test_keyboard_reaches_the_content_first(self):
        page = self.open(reports.sample() / "index.html", script=False)
        page.keyboard.press("Tab")
        expect(page.get_by_text("Skip to the content", exact=True)).to_be_focused()
