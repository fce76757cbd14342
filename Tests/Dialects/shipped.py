"""The shipped scenarios as pages: where a browser has other frames than the layout spec, and the rules that say why."""

import json
import pathlib
import subprocess
import tempfile


def compare(browser):
    """For each scenario that gets a page, what a browser makes of it."""
    announced = {}
    with tempfile.TemporaryDirectory() as folder:
        for file in sorted(pathlib.Path("Scenarios").rglob("*.yaml")):
            run = subprocess.run([browser.layoutdiff, "translate", file, "--to", "css", "--scenario", "--json"],
                                 capture_output=True, text=True, check=False)
            if run.returncode == 0:
                found = json.loads(run.stdout)
                pathlib.Path(folder, file.name).write_text(found["text"], encoding="utf-8")
                announced[file.stem] = [
                    {rule["rule"] for rule in container["shows"]} for container in found["translation"]["containers"]]
        checked = browser.check(folder)
    return {result["id"]: differences(result["comparison"]["containers"], announced[result["id"]]) for result in checked}


def differences(containers, announced):
    """Of the containers of a scenario, those in which frames differ, and the rules announced there."""
    found = [[difference for element in container["given"]["elements"] for difference in element["differences"]
              if difference["engine"] == "spec"] for container in containers]
    rules = set().union(*(shows for some, shows in zip(found, announced, strict=True) if some))
    if any(difference.get("reason") == "wholePoints" for some in found for difference in some):
        rules.add("wholeShares")
    return {"containers": len(found), "differ": sum(map(bool, found)), "rules": sorted(rules)}
