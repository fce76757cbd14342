"""The first screen of a scenario: its picture, its cause and its sources, and how they light each other up."""

import re

import reports
from page_case import PageCase, Thread
from playwright.sync_api import expect

ROW = "scenario/column-that-cannot-shrink.html"


class FirstScreenTests(PageCase):
    def row(self, **options):
        return self.open(reports.shipped() / ROW, **options)

    @staticmethod
    def top(locator):
        box = locator.first.bounding_box()
        return box["y"], box["y"] + box["height"]

    def resize(self, page, width, height, script=True):
        page.set_viewport_size({"width": width, "height": height})
        # Script draws for a window of another size in the next frame; without it, nothing is awaited.
        if script:
            self.drawn(page)

    def test_picture_and_cause_are_on_the_first_screen_and_sources_follow(self):
        for script in (True, False):
            page = self.row(script=script)
            self.resize(page, 1280, 800, script)
            picture = page.locator(".picture:visible svg.layout")
            self.assertLess(self.top(picture)[1], 500)
            self.assertLess(self.top(page.locator(".cause"))[1], 800)
            self.assertLess(self.top(page.locator(".source.spec"))[0], 1000)

    def test_the_picture_comes_first_on_a_narrow_page(self):
        for width, height in ((390, 844), (320, 568)):
            page = self.row(width=width)
            self.resize(page, width, height)
            self.assertLess(self.top(page.locator(".picture:visible svg.layout"))[1], height)
            self.assert_fits(page, width)

    def test_a_picture_fills_its_column(self):
        for width in (1280, 390):
            page = self.row(width=width)
            picture, card = [page.locator(selector).bounding_box() for selector in (".live .spec svg.layout", ".view")]
            self.assertGreater(picture["width"], 0.85 * card["width"])
            # Each container of the scenario fills it, up to twice its size.
            page = self.open(reports.shipped() / "scenario/repository-row.html", width=width)
            for container in ("280", "375"):
                self.choose(page, "container", container)
                self.drawn(page)
                frame = page.locator(".live .spec .outline rect").bounding_box()
                self.assertGreater(frame["width"], min(0.8 * page.locator(".view").bounding_box()["width"], 1.9 * float(container)))

    def test_a_page_without_a_picture_says_so_and_offers_nothing_to_choose(self):
        page = self.open(reports.sample() / "scenario/broken.html")
        self.assertTrue(page.locator(".no-picture").is_visible())
        self.assertEqual(page.locator("[name=mode], [name=only], [name=container][value=all]").count(), 0)

    def test_sections_that_wait_for_the_first_picture_follow_it(self):
        for options in ({}, {"script": False}, {"fragment": "#again"}, {"fragment": "#mode=side"}):
            page = self.row(**options)
            page.locator(".sources").wait_for(state="visible")
            expect(page.locator(".fold summary").first).to_be_visible()

    def test_an_address_leads_to_a_section_below_the_first_screen(self):
        page = self.row(fragment="#again")
        expect(page.locator("#again")).to_be_in_viewport()

    def test_paper_has_a_page_that_is_not_painted_yet_as_it_looks_later(self):
        # The document has just been read: nothing waits for it yet.
        page = self.row(
            first="""document.addEventListener("readystatechange", () => {
              const look = () => [
                document.querySelectorAll("details:not([open])").length,
                document.querySelectorAll(".unpainted").length,
              ];
              globalThis.looks = [look()];
              dispatchEvent(new Event("beforeprint"));
              looks.push(look());
            }, { once: true });"""
        )
        [before, printed] = page.evaluate("looks")
        self.assertGreater(before[0], 0)
        self.assertEqual(before[1], 1)
        self.assertEqual(printed, [before[0], 0])

    def test_the_picture_stays_while_the_sources_scroll(self):
        page = self.row()
        self.assertEqual(page.evaluate("scrollTo(0, 400), scrollY"), 400)
        self.drawn(page)
        self.assertGreaterEqual(self.top(page.locator(".live svg.layout"))[0], 0)

    @staticmethod
    def point_at_edge(page, element, edge):
        """Opens the explanation of an element, and focuses a line of the edge."""
        page.locator("summary").get_by_text("Why each element").click()
        entry = page.locator(".why details").filter(has=page.locator("summary b", has_text=element))
        entry.locator("summary").click()
        entry.locator(".edges li").filter(has=page.locator("b", has_text=edge)).locator("a").first.focus()
        page.locator(".listing .held-line").first.wait_for()

    def test_an_edge_lights_up_its_lines_with_their_points(self):
        page = self.row()
        self.point_at_edge(page, "username", "right")
        lines = page.locator(".listing .held-line")
        texts = " ".join(lines.all_inner_texts())
        for words in ("insets: 5", "- profile", "spacing: 5", "username.trailing == superview.trailing - 5"):
            self.assertIn(words, texts)
        constraint = page.locator(".constraints .listing .held-line")
        self.assertEqual(constraint.evaluate_all("(all) => all.map((line) => line.dataset.points)"), ["−5 pt"])
        self.assertEqual(page.locator(".links .edge").count(), 2)
        self.assertIn("5", page.locator(".links text.sum").all_text_contents())

    def test_a_pointer_on_an_edge_of_the_picture_does_the_same_and_a_click_explains(self):
        page = self.row()
        edge = page.locator('.links .targets path[data-edge="profile left"]').first
        edge.dispatch_event("pointerover")
        self.assertIn("profile.leading == superview.leading + 5", " ".join(page.locator(".held-line").all_inner_texts()))
        edge.dispatch_event("click")
        expect(page.locator("details[open] > summary").get_by_text("profile", exact=True).first).to_be_visible()

    def test_a_line_lights_up_the_edges_that_it_determines(self):
        page = self.row()
        page.locator(".constraints .listing li").filter(has_text="profile.leading ==").hover()
        # The profile, and all that is beside it.
        self.assertGreaterEqual(page.locator(".links .edge.constraints").count(), 4)
        self.assertEqual(page.locator(".links .edge.spec").count(), 0)

    def test_edges_lead_to_their_lines_without_script(self):
        page = self.row(script=False)
        page.locator("summary").get_by_text("Why each element").click()
        page.locator(".why summary").get_by_text("username").click()
        link = page.locator(".why details[open] .edges a").last
        line = link.inner_text()
        link.click()
        expect(page.locator(".listing :target")).to_have_attribute("id", f"line-{line}")

    def test_scenarios_lead_to_their_neighbours_by_buttons_and_keys(self):
        page = self.row()
        title = page.locator('a[rel="next"]').get_attribute("title")
        page.keyboard.press("ArrowRight")
        expect(page.locator("h1")).to_have_text(title)
        self.begun(page)
        page.keyboard.press("ArrowLeft")
        page.wait_for_url(f"**/{ROW}")
        self.begun(page)
        # A slider has arrow keys of its own.
        page.locator("#width").focus()
        expect(page.locator("#width")).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#exact-width")).to_have_value("281")
        self.assertIn(ROW, page.url)

    def test_a_scenario_leads_to_its_change_and_back(self):
        page = self.row(script=False)
        page.get_by_role("link", name="after the change").click()
        page.wait_for_url("**/column-that-cannot-shrink-mended.html")
        page.get_by_role("link", name="before the change").click()
        page.wait_for_url(f"**/{ROW}")

    def test_the_first_picture_costs_little_more_than_an_empty_page_does(self):
        empty = reports.folder() / "empty.html"
        empty.write_text("<!DOCTYPE html><title>Empty</title><p>Empty", encoding="utf-8")

        def work(file):
            # A context of its own is a process of its own, whose work begins with this page.
            page = reports.browser().new_context(viewport={"width": 1280, "height": 900}).new_page()
            page.set_default_timeout(reports.PATIENCE)
            thread = Thread(page)
            before = thread.worked()
            page.goto(file.as_uri())
            page.evaluate(reports.PAINTED)
            done = thread.worked() - before
            page.context.close()
            return done

        # One after the other, so that what else the machine does meets both of them.
        rounds = [(work(reports.shipped() / ROW), work(empty)) for _ in range(5)]
        row, nothing = (min(times) for times in zip(*rounds))
        # About 9 times: with what script does as soon as there is a picture.
        self.assertLess(row, 16 * nothing, rounds)

    def test_the_first_picture_of_forty_elements_needs_little_of_the_page(self):
        # Counts do not depend on how busy the machine is.
        file = reports.forty() / "scenario/forty.html"
        text = file.read_text(encoding="utf-8")
        picture = text.index('<svg class="layout" role="img" width')
        self.assertLess(len(text[:picture].encode()), 8_000, "bytes before the picture")
        end = text.index("</figure>", text.index("</figure>", picture) + 1)
        self.assertLess(len(text[:end].encode()), 64_000, "bytes up to the end of the picture")
        page = self.open(file, script=False)
        before = page.evaluate(
            """() => {
              const picture = document.querySelector("svg.layout[width]");
              return Array.from(document.body.getElementsByTagName("*")).indexOf(picture);
            }"""
        )
        self.assertLess(before, 100, "elements before the picture")

    def test_a_link_into_a_fold_opens_it(self):
        page = self.open(reports.forty() / "scenario/forty.html")
        page.evaluate("location.hash = document.querySelector('.why details').id")
        page.wait_for_function("() => document.querySelector('.why details[open]')?.getBoundingClientRect().top < innerHeight")

    def test_no_script_draws_before_the_page_is_painted(self):
        context = reports.browser().new_context(viewport={"width": 1280, "height": 800})
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(reports.PATIENCE)
        page.add_init_script(
            """requestAnimationFrame(() => setTimeout(() => { globalThis.isPainted = true; }));
            new MutationObserver((_, observer) => {
              if (!document.querySelector(".stage:not([hidden])")) return;
              observer.disconnect();
              globalThis.isPaintedBefore = Boolean(globalThis.isPainted);
            }).observe(document, { subtree: true, childList: true, attributes: true });"""
        )
        page.goto((reports.forty() / "scenario/forty.html").as_uri())
        page.wait_for_function("() => globalThis.isPaintedBefore !== undefined")
        self.assertTrue(page.evaluate("isPaintedBefore"), "the first frame is on the screen when script draws")

    @staticmethod
    def installed_fonts(page, selector):
        """The families of the fonts, besides those of the report, that the first elements are drawn in."""
        page.evaluate("document.fonts.ready")
        session = page.context.new_cdp_session(page)
        for domain in ("DOM", "CSS"):
            session.send(f"{domain}.enable")
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"][:150]
        fonts = [font for node in nodes for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
        assert fonts, f"no text: {selector}"
        # A weight has its family's name first: "Inter Semi Bold".
        names = {font["familyName"] for font in fonts if not font["isCustomFont"]}
        return {"Inter" if name.startswith("Inter ") else name for name in names}

    def test_words_and_shapes_need_no_font_besides_inter_or_those_of_the_report(self):
        # To look for a sign in the fonts of the system takes longer than to lay out all else.
        for report, known in ((reports.shipped(), "Inter"), (reports.not_installed(), None)):
            for file in ("index.html", ROW):
                page = self.open(report / file)
                fonts = self.installed_fonts(page, ".status, .buttons label, nav a, h1, h2, td:first-child")
                self.assertLessEqual(fonts, {known}, page.url)

    def test_texts_in_pictures_are_drawn_in_the_font_that_was_measured(self):
        # An installed Inter may be of another version, which has other widths.
        for report in (reports.shipped(), reports.not_installed()):
            page = self.open(report / ROW)
            # No part of NanumBarunGothic is in the report.
            self.assertLessEqual(self.installed_fonts(page, ".lines text"), {"NanumBarunGothic"}, page.url)

    def test_lengths_in_pictures_are_drawn_in_the_font_of_the_report(self):
        # The bold text of the row has a font without most digits.
        page = self.row()
        self.assertEqual(self.installed_fonts(page, ".dimension text"), set())
        self.point_at_edge(page, "username", "right")
        self.assertEqual(self.installed_fonts(page, ".links text.sum"), set())

    def test_cards_beyond_the_first_screen_wait_for_the_first_picture(self):
        look = "getComputedStyle(document.querySelector('.cards .later')).display"
        first = f"document.addEventListener('readystatechange', () => {{ globalThis.looks = [{look}]; }}, {{ once: true }});"
        for options, before in ({"first": first}, "none"), ({"first": first, "fragment": "#order=name"}, "grid"):
            page = self.open(reports.failing(60) / "index.html", **options)
            self.assertEqual(page.evaluate("looks"), [before])
            self.assertEqual(page.evaluate(look), "grid")
        page = self.open(reports.failing(60) / "index.html", script=False)
        self.assertEqual(page.locator(".cards > li:visible").count(), 60)

    def test_thumbnails_wait_for_the_first_picture_and_have_their_places_before(self):
        look = """() => {
          const images = [...document.querySelectorAll(".cards img")];
          const rows = [...document.querySelectorAll(".cards > li:not(.later)")];
          return [
            images.filter((image) => image.checkVisibility()).length,
            images.filter((image) => image.closest(".later")).length,
            rows.map((row) => row.getBoundingClientRect().height),
          ];
        }"""
        first = f"document.addEventListener('readystatechange', () => {{ globalThis.looks = ({look})(); }}, {{ once: true }});"
        for width in (1280, 390):
            page = self.open(reports.failing(60) / "index.html", width=width, first=first)
            shown, later, heights = page.evaluate("looks")
            self.assertEqual((shown, later), (0, 0))
            page.wait_for_function("document.querySelectorAll('.later img').length > 0")
            self.drawn(page)
            shown, later, places = page.evaluate(look)
            self.assertEqual(shown, 60)
            self.assertEqual(later, 60 - len(heights))
            self.assertEqual(places, heights)
        page = self.open(reports.failing(60) / "index.html", script=False)
        self.assertEqual(page.locator(".cards img:visible").count(), 60)

    def test_sources_fonts_and_the_slider_wait_for_the_first_picture(self):
        look = """() => [
          [...document.querySelectorAll(".listing")].filter((listing) => listing.checkVisibility()).length,
          document.querySelector(".fold").getBoundingClientRect().top >= innerHeight,
          getComputedStyle(document.querySelector("svg .lines text")).fontFamily.includes("Measured"),
          document.querySelectorAll("script").length,
        ]"""
        first = f"document.addEventListener('readystatechange', () => {{ globalThis.looks = ({look})(); }}, {{ once: true }});"
        page = self.row(first=first)
        self.assertEqual(page.evaluate("looks"), [0, True, False, 1])
        page.wait_for_load_state("networkidle")
        self.assertEqual(page.evaluate(look)[0], 2)
        self.assertEqual(page.evaluate(look)[2:], [True, 2])
        page = self.row(first=first, fragment="#line-37")
        self.assertEqual(page.evaluate("looks[0]"), 2, "an address may lead to a line")

    def test_the_verdict_is_said_once(self):
        for report, file in ((reports.shipped(), ROW), (reports.sample(), "scenario/conflict.html")):
            page = self.open(report / file)
            self.assertEqual(page.locator(".chip").count(), 1)
            self.assertRegex(page.locator(".holds").first.inner_text(), "^[A-Z].*[.]$")

    def test_lengths_and_names_in_pictures_are_legible_on_a_phone(self):
        sizes = """(texts) => texts.filter((text) => text.getClientRects().length > 0 && text.textContent).map((text) => {
          const { a, b } = text.getScreenCTM();
          return [Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize), text.textContent];
        })"""
        for width in (390, 320):
            for file in (ROW, "scenario/required-conflict.html"):
                page = self.open(reports.shipped() / file, width=width, fragment="#every-width")
                texts = page.locator(".live .dimension text, .charts text").evaluate_all(sizes)
                self.assertGreater(len([text for _, text in texts if text.endswith("pt")]), 0, page.url)
                self.assertEqual([one for one in texts if one[0] < 10.95], [], f"{page.url} at {width}")
