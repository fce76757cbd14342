"""Evaluates a function in Firefox, which the tests' driver cannot open: a page of a server here does it, and sends the result."""

import http.server
import json
import os
import shutil
import subprocess
import tempfile
import threading

PATH = shutil.which("firefox-esr") or shutil.which("firefox")
PAGE = """<!DOCTYPE html><meta charset="utf-8"><body>%s<script>
  (async () => (%s)(await (await fetch("argument")).json()))().catch((error) => ({ error: String(error) }))
    .then((result) => fetch("result", { method: "POST", body: JSON.stringify(result) }));
</script>"""
# The worker's text is the first statement of a page's script.
IN_SITE = """async (argument) => {
  const script = await (await fetch("%s.js")).text();
  (0, eval)(script.slice(0, script.indexOf(";\\n") + 1));
  return (%s)(argument);
}"""
# Machines that run the tests are busy.
PATIENCE = 600


def evaluate_in_site(site, folder, function, argument):
    """What a function of JavaScript gives in a folder of the site, where its engine is loaded."""
    return evaluate(IN_SITE % (folder, function), argument, site, folder, '<script src="engine.js"></script>')


def evaluate(function, argument, site=".", folder="page", head=""):
    """What a function of JavaScript gives on a page in a folder of a site, after the scripts of its head."""
    results, is_done = [], threading.Event()

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=site)

        def log_message(self, *_):
            pass

        def do_GET(self):
            own = {"/page.html": PAGE % (head, function), "/argument": json.dumps(argument)}
            text = own.get(self.path.removeprefix(f"/{folder}"))
            if text is None:
                super().do_GET()
                return
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(text.encode())

        def do_POST(self):
            results.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()
            is_done.set()

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server, tempfile.TemporaryDirectory() as profile:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = subprocess.Popen(
            [PATH, "--headless", "--no-remote", "--profile", profile, f"http://127.0.0.1:{server.server_port}/{folder}/page.html"],
            env={**os.environ, "HOME": profile}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        is_done.wait(PATIENCE)
        browser.terminate()
        browser.wait()
        server.shutdown()
    assert results, "Firefox gives no result"
    return results[0]
