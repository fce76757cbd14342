"""The playground: editing, dragging, links between lines and edges, saving."""

import pathlib
import re
import time

import playground
import reports
from page_case import PageCase
from playground import HOSTILE, Playground, Server, engines
from playwright.sync_api import expect
from test_every_page import FORCED_STROKES

DIFFERING = "The wiki's row: a column that cannot shrink"


class PlaygroundTests(PageCase):
    def play(self, server=None, fragment="", **options):
        page = self.open(None, address=(server or playground.server()).address, fragment=fragment, **options)
        return Playground(page)

    def differing(self, **options):
        page = self.play(**options)
        page.choose(DIFFERING)
        return page.follows()

    def assert_draws(self, page, file, width):
        """Both layouts are drawn as the engines lay them out."""
        expected = engines(file, width)
        self.assertEqual(set(expected), {"spec", "constraints"})
        for side, frames in expected.items():
            drawn = page.frames(side)
            for element, frame in frames.items():
                for one, other in zip(drawn[element], frame):
                    self.assertAlmostEqual(one, max(other, 0), delta=0.011, msg=f"{width} {side} {element}")

    # On paper.

    def test_paper_has_the_verdict_then_the_picture_then_the_frames(self):
        page = self.differing()
        page.emulate_media(media="print")
        places = [page.all(f"{part} >> visible=true").first.bounding_box() for part in (".verdict", ".picture", ".frames")]
        for above, below in zip(places, places[1:]):
            self.assertLessEqual(above["y"] + above["height"], below["y"])
        # A hint to point at something, and what changes the picture, are of no use there.
        for part in (".why", ".below .switch", ".ruler"):
            expect(page.all(part).first).to_be_hidden()

    # Writing.

    def test_typing_draws_the_new_text(self):
        page = self.differing()
        page.edit("insets: 5", "insets: 25")
        expect(page.all(".layer.spec svg.layout > g").nth(1).locator("title")).to_contain_text("x 25")
        expect(page.all(".heading .state").first).to_have_text("edited")
        page.follows()
        file = pathlib_of("typed.yaml", page.text())
        self.assert_draws(page, file, page.width())

    def test_a_change_is_undone_and_drawn(self):
        page = self.differing()
        title = page.all(".layer.spec svg.layout > g").nth(1).locator("title")
        # One key: more of them, with a pause between, would be undone one after the other.
        page.type_before("5\n    child:", "2")
        expect(title).to_contain_text("x 25")
        page.keyboard.press("Control+z")
        expect(title).to_contain_text("x 5")
        expect(page.all(".heading .state").first).to_have_text("")

    def test_an_error_is_underlined_said_and_linked_and_the_picture_stays(self):
        page = self.differing()
        page.edit("alignItems: start", "allignItems: start")
        page.answered()
        expect(page.all(".underlined.error").first).to_be_visible()
        expect(page.all(".CodeMirror .message").first).to_contain_text("allignItems")
        problem = page.all(".problems li").first
        expect(problem).to_contain_text("allignItems")
        expect(problem).to_contain_text("alignItems")
        self.assertIn("profile", page.frames("spec"))
        page.keyboard.press("Control+Home")
        problem.locator("button.line").first.click()
        line = page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getCursor().line")
        self.assertIn("allignItems", page.text().split("\n")[line])
        page.edit("allignItems", "alignItems")
        expect(page.all(".problems li.bad")).to_have_count(0)

    def test_completion_comes_from_the_schema(self):
        page = self.differing()
        page.edit("justifyContent: start", "justifyContent: ")
        page.keyboard.press("Control+Space")
        expect(page.all(".CodeMirror-hints")).to_contain_text("spaceBetween")
        page.keyboard.press("Escape")
        page.edit("justifyContent: ", "flexW")
        expect(page.all(".CodeMirror-hints")).to_contain_text("flexWrap")
        page.keyboard.press("Enter")
        self.assertIn("flexWrap: ", page.text())

    def test_rules_are_completed_with_names_and_edges(self):
        page = self.differing()
        for written, proposed in (("prof", "profile"), ("profile.tr", "trailing"), ("profile.top == user", "username")):
            page.edit("constraints:", f"constraints:\n- {written}")
            expect(page.all(".CodeMirror-hint b").first).to_have_text(proposed)
            page.keyboard.press("Enter")
            self.assertIn(f"- {written.removesuffix(re.search(r'[a-z]*$', written)[0])}{proposed}", page.text())

    def test_attributes_that_are_proposed_are_those_of_the_engine(self):
        source = (reports.PROJECT / "Sources/Engines/LayoutConstraints/Model/Attribute.swift").read_text(encoding="utf-8")
        cases = re.findall(r"^    case (\w+)$", source, flags=re.MULTILINE)
        words = playground.word("attributes").split(" ")
        self.assertEqual(sorted(words), sorted(cases))

    def test_words_of_a_text_of_several_lines_are_no_keys(self):
        page = self.differing()
        for style in (">-", ">", "|", "|-"):
            types = page.evaluate(
                """(text) => {
                  const editor = document.querySelector('.CodeMirror').CodeMirror;
                  editor.setValue(text);
                  return [0, 1, 2, 3, 4].map((line) => editor.getLineTokens(line).filter((token) => token.string.trim()).map((token) => token.type));
                }""",
                f"layoutdiff: 1\nsummary: {style}\n  A note: it's long\n  and has: two lines\ncontainers: [320]",
            )
            self.assertEqual(types[2:4], [["string"], ["string"]], style)
            self.assertEqual(types[4][0], "atom", style)

    def test_keys_leave_the_editor_after_escape(self):
        page = self.differing()
        page.all(".CodeMirror-code").first.click()
        page.keyboard.press("Escape")
        page.keyboard.press("Tab")
        self.assertFalse(page.evaluate("document.activeElement.closest('.CodeMirror') !== null"))

    def test_without_its_component_the_editor_is_a_text_area(self):
        page = Playground(self.open(None, address="about:blank"))
        page.page.route("**/editor/*", lambda route: route.fulfill(status=404, body=""))
        page.goto(playground.server().address)
        page.choose(DIFFERING)
        page.follows()
        area = page.all(".write textarea")
        area.fill(area.input_value().replace("insets: 5", "insets: 25"))
        expect(page.all(".layer.spec svg.layout > g").nth(1).locator("title")).to_contain_text("x 25")
        page.follows()
        page.all(".causes button.line").first.click()
        expect(area).to_be_focused()
        self.assertTrue(all("404" in message for message in self.messages), self.messages)
        self.messages = []

    def test_hostile_text_is_shown_as_text(self):
        page = self.differing()
        page.write(HOSTILE)
        expect(page.all(".layer.spec svg.layout text").first).to_contain_text("<img src=x")
        expect(page.all(".readout")).to_contain_text("differs")
        self.assertEqual(page.all("main img, main script").count(), 0)

    def test_given_frames_are_outlined_in_their_container_alone(self):
        page = self.differing()
        page.write("layoutdiff: 1\ncontainers: [320]\nelements:\n  photo: { box: 40x40 }\n  title: { box: 80x20 }\n"
                   "spec:\n  stack: { spacing: 8, children: [photo, title] }\n"
                   "frames:\n  320:\n    photo: [0, 0, 40, 40]\n    title: [50, 0, 80, 20]\n")
        page.enter_width(320)
        outline = page.all(".layer.spec path.given:not(.wrong)")
        expect(outline).to_have_attribute("d", re.compile("^M0 0V40"))
        expect(page.all(".layer.spec path.given.wrong")).to_have_attribute("d", re.compile("^M50 0V20"))
        page.enter_width(300)
        expect(outline).to_have_attribute("d", "")

    def test_a_cell_and_its_handle_are_in_sight_at_1280_by_800(self):
        page = self.play(playground.shipped())
        page.set_viewport_size({"width": 1280, "height": 800})
        page.all("#file option").first.wait_for(state="attached")
        names = page.all("#file option[data-file]").all_text_contents()
        self.assertGreater(len(names), 30)
        for name in names:
            page.choose(name)
            page.answered()
            with self.subTest(name):
                canvas, *seen = page.evaluate(
                    """[".canvas", ".picture .layer:not([hidden]) .outline rect", ".handle i"].map((selector) => {
                      const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
                      return [left, top, right, bottom];
                    })"""
                )
                for left, top, right, bottom in seen:
                    self.assertTrue(left >= canvas[0] and top >= canvas[1] and right <= canvas[2] and bottom <= min(canvas[3], 800), [canvas, seen])

    # Dragging.

    def test_the_edge_is_dragged_by_mouse_and_nobody_is_asked(self):
        page = self.differing()
        page.enter_width(301)
        box = page.all(".handle").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 12
        page.mouse.move(x, y)
        page.mouse.down()
        self.requests.clear()
        for step in range(1, 31):
            page.mouse.move(x + 2 * step, y)
        self.drawn(page)
        self.assertEqual([one for one in self.requests if "/api/changes" not in one], [])
        self.assertAlmostEqual(page.width(), 361, delta=1)
        width = page.width()
        self.assert_draws(page, reports.PROJECT / "Scenarios/wiki/column-that-cannot-shrink.yaml", width)
        page.mouse.up()

    def test_the_edge_is_moved_by_keys_and_the_field(self):
        page = self.differing()
        page.set_width(320)
        page.all(".handle").focus()
        for key, width in (("ArrowRight", 321), ("Shift+ArrowLeft", 311), ("PageUp", 361), ("Home", 280), ("End", 1200)):
            page.keyboard.press(key)
            expect(page.all(".handle")).to_have_attribute("aria-valuenow", str(width))
        expect(page.all(".width input")).to_have_value("1200")

    def test_any_width_is_laid_out(self):
        page = self.differing()
        file = reports.PROJECT / "Scenarios/wiki/column-that-cannot-shrink.yaml"
        for width in (150, 1500, 333):
            page.set_width(width)
            page.keyboard.press("Enter")
            wait_for(lambda: page.frames("spec")["superview"][2] == width)
            expect(page.all(".handle")).to_have_attribute("aria-valuenow", str(width))
            drawn = {side: page.frames(side) for side in ("spec", "constraints")}
            expected = engines(file, width)
            for side, frames in drawn.items():
                for element, frame in expected[side].items():
                    # Within a pixel: beside the widths that are followed, frames are those of a device.
                    for one, other in zip(frames[element], frame):
                        self.assertAlmostEqual(one, max(other, 0), delta=0.51, msg=f"{width} {side} {element}")

    def test_play_moves_in_leaps_where_motion_is_reduced(self):
        page = self.differing(reduced_motion="reduce")
        page.set_width(280)
        stops = page.evaluate("[...document.querySelectorAll('.ticks i')].map((tick) => parseFloat(tick.title))")
        page.evaluate("""() => {
          window.widths = new Set();
          new MutationObserver(() => window.widths.add(Number(document.querySelector('.handle').getAttribute('aria-valuenow'))))
            .observe(document.querySelector('.handle'), { attributes: true });
        }""")
        page.all(".play").first.click()
        wait_for(lambda: page.evaluate("window.widths.size") > 1)
        page.all(".play").first.click()
        # Nothing in between: each width is a breakpoint, an event, or an end.
        for width in page.evaluate("[...window.widths]"):
            self.assertTrue(any(abs(width - stop) < 0.011 for stop in [280, 1200, *stops]), f"{width} is none of {stops}")

    def test_the_edge_is_dragged_by_touch(self):
        page = self.differing(width=390, has_touch=True, is_mobile=True)
        page.enter_width(300)
        box = page.all(".handle").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 14
        touch = page.page.context.new_cdp_session(page.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 6):
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + 4 * step, "y": y}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wait_for(lambda: page.width() > 312)

    def test_breakpoints_have_names_and_lead_there(self):
        page = self.differing()
        self.assertGreater(page.all(".ticks i").count(), 0)
        event = page.all(".events button").last
        self.assertRegex(event.inner_text(), r"\d pt\s+\w+")
        width = event.get_attribute("data-width")
        event.click()
        wait_for(lambda: abs(page.width() - float(width)) <= 0.01)
        expect(page.all(".events li[aria-current] button")).to_have_attribute("data-width", width)
        page.set_width(900)
        expect(page.all(".readout")).to_contain_text("all edges are equal")

    def test_play_moves_and_pauses(self):
        page = self.differing()
        before = page.width()
        page.all(".play").first.click()
        expect(page.all(".handle")).not_to_have_attribute("aria-valuenow", f"{before:g}")
        page.all(".play").first.click()
        expect(page.all(".play.on")).to_have_count(0)

    # Links.

    def test_an_edge_lights_up_its_lines_and_says_why(self):
        page = self.differing()
        page.enter_width(320)
        expect(page.all(".where")).to_have_text("")
        wait_for(lambda: (page.mouse.move(2, 2), page.mouse.move(*page.edge("username", "left")), page.lit_lines())[2])
        lines = [page.text().split("\n")[number - 1] for number in page.lit_lines()]
        self.assertTrue(any("username.leading == profile.trailing + 5" in line for line in lines), lines)
        self.assertEqual(page.all(".where").first.inner_text(), "username.left")
        page.mouse.click(*page.edge("username", "left"))
        expect(page.all(".why h3").first).to_have_text("username.left")
        page.all(".why button.line").first.click()
        expect(page.all(".CodeMirror-code")).to_be_focused()

    def test_a_line_lights_up_its_edges(self):
        page = self.differing()

        def light():
            page.evaluate(
                """() => {
                  const editor = document.querySelector('.CodeMirror').CodeMirror;
                  const line = editor.getValue().split('\\n').findIndex((text) => text.includes('profile.width == 40'));
                  editor.setCursor({ line: 0, ch: 0 });
                  editor.setCursor({ line, ch: 6 });
                }"""
            )
            return page.lit_path()

        self.assertTrue(wait_for(light))

    def test_frames_choose_edges_by_keyboard(self):
        page = self.differing()
        page.all(".frames th button[data-element=username]").focus()
        self.assertTrue(page.lit_path())
        page.keyboard.press("Enter")
        expect(page.all(".why h3, .why summary").first).to_contain_text("username")

    def test_reasons_have_the_numbers_of_the_frames(self):
        page = self.differing()
        page.enter_width(333.3)
        for pixels in range(4):
            page.all(".switch.pixels label").nth(pixels).click()
            # The table follows the picture.
            page.settle()
            page.all(".frames button[data-element=username][data-side=spec][data-edge=right]").click()
            expect(page.all(".why h3").first).to_have_text("username.right")
            width = page.all(".frames button[data-element=username][data-side=spec][data-edge=right]").inner_text()
            expect(page.all(".why")).to_contain_text(f"{width} pt")

    # Cases and promises.

    def test_a_case_is_chosen_and_a_promise_is_answered_as_one_types(self):
        page = self.play()
        page.write(reports.BREAKING)
        page.follows()
        page.all("#tab-promises").click()
        expect(page.all("#panel")).to_contain_text("Nothing is promised")
        page.write(f"{reports.BREAKING}promises: [{{ apart: [name, badge] }}]\n")
        expect(page.all("#panel")).to_contain_text("name and badge overlap from 320")
        expect(page.all("#tab-promises")).to_have_class(re.compile("found"))
        page.all("#panel button[data-case]").first.click()
        page.follows()
        self.assertEqual(page.all(".cases select").input_value(), "accessibility3")
        self.assertEqual(page.width(), 320)
        self.assertGreater(page.frames("constraints")["name"][2], 300)
        expect(page.all(".events li.bad")).to_contain_text("overlap")
        page.all(".cases select").select_option("long")
        page.follows()
        page.all("#link").click()
        # The address is written before.
        expect(page.all("#notice")).to_contain_text("link")
        other = self.play(fragment=page.evaluate("location.hash"))
        other.follows()
        self.assertEqual(other.all(".cases select").input_value(), "long")
        self.assertEqual(other.frames("constraints"), page.frames("constraints"))
        page.edit("apart: [name, badge]", "whole: name")
        expect(page.all("#panel")).to_contain_text("Kept from 320 to 414 pt in 4 cases")

    # The address.

    def test_a_link_is_a_layout(self):
        page = self.differing()
        page.edit("insets: 5", "insets: 7")
        page.set_width(333)
        page.all("#tab-proof").click()
        page.all(".switch.modes label").last.click()
        page.follows()
        page.all(".switch.heights label").last.click()
        page.all("#tab-frames").click()
        page.all(".frames button[data-element=username][data-side=spec][data-edge=top]").click()
        page.all("#tab-proof").click()
        page.all("#link").click()
        expect(page.all("#notice")).to_contain_text("link")
        other = self.play(fragment=page.evaluate("location.hash"))
        other.follows()
        self.assertIn("insets: 7", other.text())
        self.assertEqual(other.width(), 333)
        expect(other.all("#tab-proof")).to_have_attribute("aria-selected", "true")
        expect(other.all(".picture")).to_have_attribute("data-mode", "beside")
        self.assertEqual(other.frames("spec")["superview"][3], 120)
        expect(other.all(".why h3").first).to_have_text("username.top")

    def test_a_copied_link_opens_after_a_new_start_and_saves_nothing(self):
        copied = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })"
        page = self.play(first=copied)
        page.choose(DIFFERING)
        page.follows()
        page.edit("insets: 5", "insets: 7")
        page.answered()
        page.all("#link").click()
        page.wait_for_function("window.copied")
        link, bar = page.evaluate("[window.copied, location.href]")
        self.assertNotIn(playground.server().address.split("/")[3], link)
        # A server that was started again has another token; here also another port, since the first one still runs.
        origin = Server([], {"mine": HOSTILE}).address.rsplit("/", 2)[0]
        for address in (link, bar):
            other = Playground(self.open(None, address=origin + "/" + address.split("/", 3)[3]))
            other.follows()
            self.assertIn("insets: 7", other.text())
            expect(other.all("#linked")).to_be_visible()
            expect(other.all("#save")).to_be_disabled()
            self.assertEqual(other.all("#file option").count(), 1)
        expect(page.all("#linked")).to_be_hidden()

    def test_a_broken_link_opens_the_first_scenario(self):
        page = self.play(fragment="#v1.!!!nonsense")
        page.follows()
        self.assertIn("layoutdiff: 1", page.text())

    # Files.

    def test_saving_shows_the_difference_and_never_overwrites_silently(self):
        server = Server(playground.SCENARIOS[:1])
        file = server.file("column-that-cannot-shrink")
        page = self.play(server)
        page.follows()
        page.edit("insets: 5", "insets: 9")
        page.all("#save").click()
        dialog = page.all("dialog")
        expect(dialog.locator("ins")).to_contain_text("insets: 9")
        expect(dialog.locator("del")).to_contain_text("insets: 5")
        self.assertIn("insets: 5", file.read_text(encoding="utf-8"))
        dialog.locator("button.main").click()
        wait_for(lambda: "insets: 9" in file.read_text(encoding="utf-8"))
        expect(page.all("#save")).to_be_disabled()
        # Somebody else changes the file: it is shown.
        rewrite(file, "insets: 9", "insets: 11")
        wait_for(lambda: "insets: 11" in page.text())
        # And while there are changes here, it is told, and kept until somebody decides.
        page.edit("insets: 11", "insets: 12")
        rewrite(file, "insets: 11", "insets: 13")
        expect(page.all(".write .notice")).to_be_visible()
        self.assertIn("insets: 12", page.text())
        page.all("#save").click()
        dialog.locator("button.main").click()
        expect(dialog.locator("del")).to_contain_text("insets: 13")
        self.assertIn("insets: 13", file.read_text(encoding="utf-8"))
        dialog.locator("button[value=overwrite]").click()
        wait_for(lambda: "insets: 12" in file.read_text(encoding="utf-8"))
        server.end()

    def test_pictures_and_texts_are_downloaded(self):
        page = self.differing()
        for kind, start in (("picture", "<svg"), ("text", "layoutdiff: 1")):
            page.all(".menu summary").click()
            with page.page.expect_download() as download:
                page.all(f"#download-{kind}").click()
            text = pathlib.Path(download.value.path()).read_text(encoding="utf-8")
            self.assertIn(start, text[:600])

    def test_a_downloaded_page_moves_its_picture_from_disk(self):
        page = self.differing()
        page.all(".menu summary").click()
        with page.page.expect_download() as download:
            page.all("#download-page").click()
        file = reports.folder() / "downloaded.html"
        download.value.save_as(file)
        # All that it needs is inside.
        opened = self.open(file)
        opened.locator("#exact-width").fill("300")
        expect(opened.locator("#width")).to_have_js_property("value", "300")

    # Two scenarios.

    def test_two_scenarios_move_together(self):
        page = self.differing()
        page.all("#compare").click()
        page.follows("b")
        self.assertEqual(page.all("[data-pane=b] .other option:checked").inner_text(), "The wiki's row, fixed: a column that shrinks")
        page.set_width(345)
        expect(page.all("[data-pane=b] .handle")).to_have_attribute("aria-valuenow", "345")
        self.assertEqual(page.frames("spec", "b")["superview"][2], 345)
        for pane, name in (("b", "column-that-cannot-shrink-mended"), ("a", "column-that-cannot-shrink")):
            page.all(f"[data-pane={pane}] .CodeMirror-code").click()
            expect(page.all(".reasons .of")).to_have_text(name)
        page.all("#compare").click()
        expect(page.all(".pane")).to_have_count(1)

    # Tabs.

    def test_every_tab_answers(self):
        page = self.differing()
        expected = {
            "conflict": "No required constraints conflict", "ambiguity": "one layout only", "proof": "segments", "translate": "usernameColumn",
            "recover": "flexGrow", "css": "This browser has the same frames",
            "cost": "no cost", "lp": "Subject To", "log": "console log", "frames": "superview",
        }
        for name, words in expected.items():
            page.all(f"#tab-{name}").click()
            expect(page.all("#panel")).to_contain_text(words)
        page.edit("profile.width == 40", "profile.width == 44")
        page.all("#tab-cost").click()
        expect(page.all("#panel pre")).to_contain_text("profile.width")

    def test_the_tab_css_shows_a_page_by_this_browser_and_says_what_differs(self):
        page = self.play()
        page.write((reports.PROJECT / "Scenarios/specs/stack-grow-past-maximum.yaml").read_text(encoding="utf-8"))
        page.follows()
        page.all("#tab-css").click()
        expect(page.all("#panel [role=status]")).to_contain_text(f"limited.width is {page.width() / 2:g} pt in the spec and 80 pt in the browser")
        expect(page.all("#panel [role=status]")).to_contain_text("children flex once, whatever their limits")
        frame = page.page.frame_locator("#panel iframe")
        self.assertEqual(frame.locator("#limited").bounding_box()["width"], 80)
        self.assertEqual(page.page.locator("#panel iframe").get_attribute("sandbox"), "allow-same-origin")

    def test_a_log_opens_as_a_scenario_of_its_own(self):
        page = self.play().follows()
        page.all("#tab-log").click()
        page.all("#panel textarea").fill("""
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x601 UILabel:0x1.width == 300   (active)>",
                "<NSLayoutConstraint:0x602 UILabel:0x1.width == 320   (active)>"
            )
        """)
        page.all("#panel button").first.click()
        expect(page.all("#panel pre")).to_contain_text("conflict by 20 pt")
        page.all("#panel button").last.click()
        expect(page.all("#save")).to_be_disabled()
        expect(page.all(".heading .state")).to_contain_text("there is no file to save it to")
        expect(page.all(".verdict")).to_contain_text("conflict as expected")
        expect(page.all(".verdict")).to_have_class(re.compile(r"\bexpected\b"))
        expect(page.all(".readout")).not_to_contain_text("equal")
        page.all("#tab-frames").click()
        expect(page.all("#panel")).to_contain_text("label")

    def test_a_conflict_has_its_rules_and_a_fix_and_an_ambiguity_two_pictures(self):
        page = self.play()
        page.choose("A required conflict")
        page.follows()
        page.set_width(250)
        page.all("#tab-conflict").click()
        expect(page.all("#panel tbody tr").first).to_contain_text("thumbnail.leading")
        expect(page.all("#panel .hint")).to_contain_text("@999")
        page.choose("Tie between two labels")
        page.all("#tab-ambiguity").click()
        expect(page.all("#panel .witnesses svg.layout")).to_have_count(2)

    def test_a_conflict_of_another_container_is_one_click_away(self):
        page = self.play()
        page.choose("A required conflict")
        page.follows()
        page.all("#tab-conflict").click()
        expect(page.all("#panel")).to_contain_text("No required constraints conflict")
        page.all("#panel button[data-width]").click()
        expect(page.all("#panel tbody tr").first).to_contain_text("thumbnail.leading")
        self.assertEqual(page.width(), 240)

    def test_an_answer_that_ends_early_shows_what_was_found_and_says_so(self):
        page = self.differing()

        def end_early(route):
            answer = route.fetch(timeout=playground.PATIENCE).json()
            answer["answer"]["notations"] = answer["answer"]["notations"][:1]
            answer["work"]["ended"] = "the work ended while translating, after 20 seconds"
            route.fulfill(json=answer)

        page.page.route("**/api/answer", end_early)
        page.all("#tab-translate").click()
        expect(page.all("#panel .note")).to_contain_text("ended while translating")
        expect(page.all("#panel pre").first).to_contain_text("usernameColumn")
        page.page.unroute("**/api/answer")

    # Every reader.

    def test_a_scenario_that_is_opened_on_a_small_screen_begins_with_its_picture(self):
        page = self.differing(width=320)
        self.assertEqual(page.page.evaluate("scrollY"), 0)

    def test_axe_finds_nothing(self):
        for options in ({}, {"scheme": "dark"}, {"width": 320}):
            page = self.differing(**options)
            page.edit("alignItems: start", "alignItems: centre")
            page.answered()
            expect(page.all(".problems li").first).to_be_visible()
            self.assert_accessible(page.page)
            page.page.context.close()

    def test_nothing_scrolls_sideways_at_320_pixels(self):
        page = self.differing(width=320)
        for name in ("frames", "proof", "translate", "recover", "css", "lp", "log"):
            page.all(f"#tab-{name}").click()
            self.assert_fits(page.page, 320)

    def test_forced_colours_leave_both_layouts_visible(self):
        page = self.differing(forced_colors="active")
        self.assertEqual(page.evaluate(FORCED_STROKES), [])

    def test_without_script_the_page_says_what_to_do(self):
        page = self.play(script=False)
        self.assertIn("JavaScript", page.all("noscript, .without").first.text_content())
        self.assertEqual(page.all("header :is(button, select, summary):visible").count(), 0, "nothing that does not work")
        self.assertIn("layoutdiff report", page.page.content())

    def test_nothing_is_loaded_from_elsewhere(self):
        self.differing()
        address = playground.server().address
        self.assertTrue(all(one.startswith((address, "data:", "blob:")) for one in self.requests), self.requests)


def pathlib_of(name, text):
    """A file with a text, which is gone after the tests."""
    file = playground.server().folder.parent / name
    file.write_text(text, encoding="utf-8")
    return file


def rewrite(file, before, after):
    """Changes a file in one step: nobody reads half of it."""
    other = file.with_name("rewritten")
    other.write_text(file.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    other.replace(file)


def wait_for(condition):
    """Waits until something is so, for as long as a busy machine may need."""
    deadline = time.monotonic() + playground.PATIENCE / 1000
    while not (result := condition()):
        if time.monotonic() > deadline:
            raise AssertionError("waited in vain")
        time.sleep(0.05)
    return result
