"""The playground: mistakes behind a difference, and buttons that make their changes."""

import functools

import playground
import reports
from page_case import PageCase
from playground import Playground, Server
from playwright.sync_api import expect

RIGHT = (reports.PROJECT / "Scenarios/repository-row.yaml").read_text(encoding="utf-8").replace("Repository row", "A mistake")
WRONG = RIGHT.replace("        alignItems: start\n", "")
# Columns count characters, of which the first one here is two in a script's strings.
ONE_LINE = (
    '{layoutdiff: 1, containers: [320], elements: {title: {text: "😀 a title"}, photo: {box: 40x40}}, '
    "spec: {stack: {direction: horizontal, spacing: 12, alignItems: start, children: [photo, title]}}, "
    "constraints: [photo.leading == superview.leading, photo.top == superview.top, photo.width == 40, photo.height == 40, "
    "title.leading == photo.trailing + 8, title.top == superview.top, superview.bottom >= photo.bottom]}\n"
)


@functools.cache
def server():
    return Server([], {"mistake": WRONG, "line": ONE_LINE})


class MistakeTests(PageCase):
    def mistake(self, title="A mistake", **options):
        page = Playground(self.open(None, address=server().address, **options))
        page.choose(title)
        page.follows()
        expect(page.all("button.change").first).to_be_enabled()
        return page

    def test_a_mistake_is_shown_once_with_its_places(self):
        page = self.mistake()
        self.assertEqual(page.all(".causes h2").all_inner_texts(), [playground.word("mistake")])
        expect(page.all(".causes > ul > li")).to_have_count(1)
        mistake = page.all(".causes > ul > li")
        expect(mistake).to_contain_text("profile.height == 40")
        first = mistake.locator("> .places > li").first
        expect(first).to_contain_text("In the layout spec, line 16: write alignItems: start")
        expect(first).to_contain_text("Then both layouts agree.")
        first.locator("button.line").click()
        line = page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getCursor().line")
        self.assertIn("stack:", page.text().split("\n")[line])
        mistake.locator("summary").click()
        self.assertGreater(mistake.locator("details button.change:visible").count(), 0)

    def test_a_button_makes_the_change_and_undoing_takes_it_back(self):
        page = self.mistake()
        page.all("button.change").first.click()
        expect(page.all(".verdict")).to_contain_text("Both layouts agree")
        self.assertEqual(page.text(), RIGHT)
        expect(page.all("#notice")).to_contain_text("line 19")
        expect(page.all(".CodeMirror-code")).to_be_focused()
        expect(page.all("button.change")).to_have_count(0)
        page.keyboard.press("Control+z")
        expect(page.all(".verdict")).to_contain_text("differs")
        self.assertEqual(page.text(), WRONG)
        expect(page.all("button.change").first).to_be_enabled()

    def test_a_change_is_made_by_keyboard(self):
        page = self.mistake()
        page.all("button.change").first.focus()
        page.keyboard.press("Enter")
        expect(page.all(".verdict")).to_contain_text("Both layouts agree")
        page.keyboard.type(" # mended")
        self.assertIn("alignItems: start # mended\n", page.text())

    def test_a_change_of_another_text_cannot_be_made(self):
        page = self.mistake()
        mistake = page.all(".causes > ul > li")
        page.page.route("**/api/layout", lambda route: route.fulfill(json={"status": "superseded"}))
        page.type_before("spec:", "#")
        # Without any answer, and without anything that moves.
        expect(page.all("button.change").first).to_be_disabled()
        expect(mistake).to_have_count(1)
        page.keyboard.press("Control+z")
        expect(page.all("button.change").first).to_be_enabled()
        page.page.unroute("**/api/layout")

    def test_mistakes_of_the_text_before_stay_until_there_are_new_ones(self):
        page = self.mistake()
        page.evaluate("""() => {
          window.counts = new Set();
          new MutationObserver(() => window.counts.add(document.querySelectorAll('.places').length))
            .observe(document.querySelector('.causes'), { childList: true, subtree: true });
        }""")
        page.edit("A mistake", "Still a mistake")
        expect(page.all("button.change").first).to_be_enabled()
        self.assertNotIn(0, page.evaluate("[...window.counts]"))

    def test_the_change_of_a_line_with_other_characters_is_made_in_its_place(self):
        page = self.mistake("line")
        page.all("button.change").first.click()
        expect(page.all(".verdict")).to_contain_text("Both layouts agree")
        self.assertIn(page.text(), [ONE_LINE.replace("spacing: 12", "spacing: 8"), ONE_LINE.replace("+ 8", "+ 12")])

    def test_without_its_component_the_editor_makes_the_change_too(self):
        page = Playground(self.open(None, address="about:blank"))
        page.page.route("**/editor/*", lambda route: route.fulfill(status=404, body=""))
        page.goto(server().address)
        page.choose("A mistake")
        page.follows()
        page.all("button.change").first.click()
        expect(page.all(".write textarea")).to_have_value(RIGHT)
        expect(page.all(".verdict")).to_contain_text("Both layouts agree")
        page.keyboard.press("Control+z")
        expect(page.all(".write textarea")).to_have_value(WRONG)
        self.messages = [message for message in self.messages if "404" not in message]

    def test_axe_finds_nothing_and_nothing_scrolls_sideways(self):
        for options in ({}, {"scheme": "dark"}, {"width": 320}):
            page = self.mistake(**options)
            self.assert_accessible(page.page)
            self.assert_fits(page.page, options.get("width", 1280))
            page.page.context.close()
