"""How long it takes from a keystroke to the picture, for every shipped scenario: `python3 keystrokes.py TOOL [COUNT]`.

Prints a table. No test, since machines differ: what tests hold is the share of the server (AnswerCostTests). The time of a
busy machine says little; the processor's time, of the page's thread and of the server, does not depend on other work.
"""

import os
import pathlib
import subprocess
import sys
import time

import reports

# Changes a number of the text in its last digit, and waits until the picture that came of it is on the screen.
TYPE = r"""async (count) => {
  const editor = document.querySelector('.CodeMirror').CodeMirror;
  const text = editor.getValue();
  const start = text.search(/^elements:/m);
  const number = /(?<=[\s{,:x])\d+(?=[x\s,}\]])/.exec(text.slice(start));
  const digit = start + number.index + number[0].length - 1;
  const [from, to] = [editor.posFromIndex(digit), editor.posFromIndex(digit + 1)];
  const pane = document.querySelector('[data-pane=a]');
  const times = [];
  for (let index = 0; index < count; index += 1) {
    await new Promise((done) => setTimeout(done, 120));
    performance.clearResourceTimings();
    const began = performance.now();
    await new Promise((done) => {
      const observer = new MutationObserver(() => { observer.disconnect(); done(); });
      // A text that cannot be read draws nothing.
      setTimeout(done, 5000);
      observer.observe(pane, { attributeFilter: ['data-drawn'] });
      editor.replaceRange(String((Number(text[digit]) + index + 1) % 10), from, to, '+input');
    });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const ended = performance.now();
    const [request] = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('api/layout') && entry.startTime >= began);
    times.push([ended - began, request ? request.responseEnd - request.requestStart : 0]);
  }
  return times;
}"""


def share(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def worked(server):
    """The milliseconds for which the processor has worked for a process."""
    fields = pathlib.Path(f"/proc/{server.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    print(f"milliseconds from key to picture, {count} keys each; the server's answer; the processor's time for both; and from start to picture")
    print(f"{'scenario':44} {'median':>8} {'95 %':>8} {'answer':>8} {'page':>8} {'server':>8} {'start':>8}")
    slowest = []
    for file in sorted((reports.PROJECT / "Scenarios").rglob("*.yaml")):
        if "Swift" in file.parts:
            continue
        page = reports.browser().new_page(viewport={"width": 1280, "height": 900})
        began = time.monotonic()
        server = subprocess.Popen([tool, "play", file, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            page.goto(server.stdout.readline().strip())
            page.locator(".picture svg.layout > g").first.wait_for(state="attached")
            started = (time.monotonic() - began) * 1000
            page.locator("[data-pane=a][data-state=followed]").wait_for(state="attached")
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})

            def drawn():
                return next(one["value"] * 1000 for one in session.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")

            before = [drawn(), worked(server)]
            times = page.evaluate(TYPE, count)
            costs = [(after - start) / count for start, after in zip(before, [drawn(), worked(server)])]
        finally:
            page.close()
            server.terminate()
            server.wait()
        whole, answered = zip(*times)
        slowest.append(share(whole, 0.95))
        name = str(file.relative_to(reports.PROJECT / "Scenarios").with_suffix(""))
        print(f"{name:44} {share(whole, 0.5):8.1f} {slowest[-1]:8.1f} {share(answered, 0.95):8.1f} {costs[0]:8.1f} {costs[1]:8.1f} {started:8.0f}", flush=True)
    print(f"{'slowest':44} {'':8} {max(slowest):8.1f}")


if __name__ == "__main__":
    main()
