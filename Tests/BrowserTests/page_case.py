"""A test that opens pages in a browser."""

import unittest

import reports

# What Chromium says where a script needs the sizes of what waits to be laid out.
LAID_OUT = "Rendering was performed in a subtree hidden by content-visibility."


class Thread:
    """The processor's time of a page's own thread, in milliseconds: that of other work of the machine is not in it."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(self):
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(one["value"] for one in metrics if one["name"] == "TaskDuration") * 1000

    def shortest(self, scripts, rounds=5):
        """How long the thread works for each script of a page, at least: one after the other, in several rounds."""
        costs = {name: [] for name in scripts}
        for _ in range(rounds):
            for name, script in scripts.items():
                before = self.worked()
                self.page.evaluate(script)
                costs[name].append(self.worked() - before)
        return {name: min(times) for name, times in costs.items()}


class PageCase(unittest.TestCase):
    """Every page that a test opens has to be quiet: no message on the console, no error."""

    def open(self, file, width=1280, scheme="light", script=True, address=None, fragment="", first="", **options):
        """Opens a file of a report from disk, or from an address. The script `first` runs before those of the page."""
        context = reports.browser().new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=script, **options
        )
        # A busy machine takes its time: this is when a test gives up waiting.
        context.set_default_timeout(reports.PATIENCE)
        self.addCleanup(context.close)
        page = context.new_page()
        page.add_init_script(first)
        self.messages = []
        self.requests = []
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.messages.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto((address or file.as_uri()) + fragment)
        if script and not address:
            self.begun(page)
        return page

    def hear(self, message):
        # Where an expectation is not met at once, Playwright describes the page in case it never is, and has it laid out for
        # that. Its script has no address; those of pages do.
        if message.location["url"] or message.text != LAID_OUT:
            self.messages.append(message.text)

    @staticmethod
    def begun(page):
        """Waits until a page of a report is loaded and its scripts have begun, which they do once it is painted."""
        page.wait_for_load_state()
        page.evaluate("typeof painted === 'undefined' ? null : painted")
        if page.locator(".stage").count() > 0:
            page.wait_for_selector(".stage:not([hidden])", state="attached")

    @staticmethod
    def drawn(page):
        """Waits until what was to be drawn by now is drawn, in the next frames."""
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def tearDown(self):
        self.assertEqual(getattr(self, "messages", []), [], "the console stays empty")

    def assert_fits(self, page, width):
        """Nothing makes the page itself scroll sideways."""
        needed = page.evaluate("document.documentElement.scrollWidth")
        self.assertLessEqual(needed, width, page.url)

    def assert_accessible(self, page, rules=None):
        """axe-core finds nothing, by all its rules or by those given."""
        page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
        if page.evaluate("!window.axe"):
            page.evaluate(reports.AXE)
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        # What passes is neither listed with all its nodes nor sent here: that would take longer than the rules.
        options = {"runOnly": rules or tags, "resultTypes": ["violations"]}
        found = page.evaluate("async (options) => (await axe.run(options)).violations", options)
        places = [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"]]
        self.assertEqual(places, [], page.url)

    @staticmethod
    def rows(page):
        """The titles of the scenarios that the overview shows, in order. A card has an inner text once it is laid out,
        which may be a frame after the page is loaded, so this reads the text of the document."""
        return page.locator(".entries a:visible").all_text_contents()

    @staticmethod
    def choose(page, name, value):
        """Chooses one of the buttons of a group, as a mouse does."""
        page.locator(f'label:has(input[name="{name}"][value="{value}"])').click()
