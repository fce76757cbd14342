import Foundation
import Testing

@Suite("How commands end")
struct CommandStatusTests {
  @Test(
    "the standing of a scenario gives the exit status and the first word",
    arguments: [
      (Scenarios.good, 0, "agrees  card: both layouts agree at 100 pt"),
      (
        Scenarios.announcing(Scenarios.differing), 0,
        "differs as expected card: both layouts differ as expected: the title is moved"
      ),
      (
        Scenarios.specOnly, 1,
        """
        nothing to check card: it has only a layout spec, so there is nothing to compare, and nothing else to check
            write what must hold at every width, such as:
                promises:
                  - inside: [photo, title]
                  - apart: [photo, title]
            or accept its frames as they are: layoutdiff accept card.yaml
        """
      ),
      (
        Scenarios.specOnly + "promises: [{ apart: [photo, title] }]", 0,
        "kept    card: it keeps its promise"
      ),
      (
        Scenarios.specOnly + "promises:\n  - { inside: title, widths: 40...200 }", 1,
        """
        broken promise card: it breaks its promise
            card.yaml:12: title sticks out of superview at the right from 40 to 78 pt, by at most 38 \
        pt: title.right follows from lines 7 and 10
        """
      ),
      (
        Scenarios.ambiguous, 0,
        """
        agrees  card: both layouts agree at 100 pt; title.y is ambiguous, and the spec's \
        layout is one valid solution
        """
      ),
      (
        Scenarios.differing, 1,
        """
        differs card: title differs at 100 pt
            value: photo.trailing to title.leading is 8 pt in the spec and 10 pt by line 14: \
        'title.leading == photo.trailing + 10' (at 100 pt)
                in the constraints, line 14: write 'title.leading == photo.trailing + 8' instead of \
        'title.leading == photo.trailing + 10'; then both layouts agree
                in the layout spec, line 8: write spacing: 10 for stack instead of 8; then both layouts \
        agree
            at 100 pt: title.left is 48 pt in the spec and 50 pt in the constraints: 2 pt further right
            at 100 pt: title.right is 78 pt in the spec and 80 pt in the constraints: 2 pt further right
        """
      ),
      (
        Scenarios.announcing(Scenarios.good), 1,
        "not as expected card: title should differ but does not"
      ),
      (
        Scenarios.conflicting, 1,
        """
        conflict card: required constraints conflict at 100 pt
            at 100 pt: these 2 required constraints conflict:
                line 17: 'title.width <= 30'
                line 19: 'title.width == 50'
                relaxing any one of them by 20 pt resolves this conflict
                'title.width == 50' (line 19) is broken, because it was activated last; it is missed \
        by 20 pt
                lower line 19 to 'title.width == 50 @999', as the spec does not satisfy it either: \
        then it gives way
            in the constraints, line 19: remove 'title.width == 50'; then both layouts agree
        """
      ),
      (
        Scenarios.unbounded, 65,
        """
        invalid card: it cannot be laid out at 100 pt
            card.yaml:6:1: at 100 pt: the layout spec gives no layout: stack[1].inset: an inset is infinite where \
        the available height is infinite too; expected a finite inset, or a limited height
        """
      ),
    ] as [(String, Int32, String)])
  func verdicts(text: String, status: Int32, lines: String) async throws {
    let outcome = try await Workspace(["card.yaml": text]).layoutdiff("check", "card.yaml")
    let total = "\(status == 0 ? 1 : 0) of 1 scenarios pass"
    let ambiguous =
      lines.contains("title.y")
      ? ", 1 is ambiguous (--require-unambiguous fails it)" : ""
    #expect(outcome.output == lines + "\n\(total)\(ambiguous)\n")
    #expect(outcome.errors == "")
    #expect(outcome.status == status)
  }

  @Test("a conflict of the same rules is told once, with the other containers")
  func repeatedConflict() async throws {
    let text = Scenarios.conflicting.replacing("[100]", with: "[100, 120, 90]")
    let outcome = try await Workspace(["card.yaml": text]).layoutdiff("check", "card.yaml")
    #expect(outcome.output.components(separatedBy: "line 17: ").count == 2, "\(outcome.output)")
    let others = "the same conflict is at 120 and 90 pt, where the broken one is missed by 20 pt\n"
    #expect(outcome.output.contains(others), "\(outcome.output)")
  }

  @Test("of several statuses the heaviest counts: invalid before differing")
  func heaviest() async throws {
    let workspace = try Workspace([
      "bad.yaml": "", "different.yaml": Scenarios.differing, "good.yaml": Scenarios.good,
    ])
    let outcome = try await workspace.layoutdiff("check", ".")
    #expect(outcome.status == 65)
    #expect(outcome.output.hasSuffix("1 of 2 scenarios pass, 1 file could not be read\n"))
  }

  @Test("a conflict of the only notation is a warning, since there is nothing that could fail")
  func conflictAlone() async throws {
    let text = """
      layoutdiff: 1
      containers: [100, 240]
      elements:
        title: { box: 30x10 }
      constraints:
        - "H:|-80-[title(30)]-10-|"
        - "V:|[title]|"
      """
    let workspace = try Workspace(["rules.yaml": text])
    let outcome = try await workspace.layoutdiff("check", "rules.yaml", "--allow-unchecked")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        skipped rules: it has only constraints, so there is nothing to compare; its required \
        constraints conflict at 100 and 240 pt
        nothing to compare, 1 skipped

        """)
    #expect(
      outcome.errors.hasPrefix(
        """
        rules.yaml: warning: required constraints conflict at 100 and 240 pt, and nothing is compared
        layoutdiff frames rules.yaml --engine constraints --container 100 explains it

        """), "\(outcome.errors)")
    #expect(outcome.errors.contains("'expect: { conflict: WHY }'"))
    let announced = try Workspace([
      "rules.yaml": text + "\nexpect: { conflict: it is too narrow }\n"
    ])
    let expected = try await announced.layoutdiff("check", "rules.yaml")
    #expect(expected.status == 0 && expected.errors.isEmpty, "\(expected.errors)")
  }

  @Test("a budget below 0 is refused as a number, not taken for an option")
  func negativeBudget() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff("check", "card.yaml", "--budget", "-3")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("Error: --budget is a number of layouts from 1 to 1000000000.\n"),
      "\(outcome.errors)")
  }

  @Test("what is skipped is not counted as passing")
  func skippedBesideOthers() async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good, "spec.yaml": Scenarios.specOnly])
    let outcome = try await workspace.layoutdiff("check", ".", "--allow-unchecked")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\n1 of 1 scenarios pass, 1 skipped\n"))
    let accepted = try await workspace.layoutdiff("accept", "spec.yaml")
    #expect(accepted.status == 0)
    #expect(try await workspace.layoutdiff("check", "spec.yaml").status == 0)
  }

  @Test(
    "wrong usage is 64, on standard error",
    arguments: [
      ["frobnicate"], ["check", "--frob"], ["check", "--filter", "("], ["frames"],
      ["frames", "card.yaml", "--engine", "flex"], ["frames", "card.yaml", "--container", "wide"],
      ["frames", "card.yaml", "--container", "nan"], ["frames", "card.yaml", "--rounding", "4"],
      ["bench", "--samples", "4"],
      ["bench", "--rows", "0"], ["bench", "--rows", "1,,2"], ["bench", "--time-budget", "nan"],
      ["bench", "--iterations", "3"], ["bench", "--iterations", "0", "--engine", "spec"],
      ["report", "--samples", "1"], ["report", "--from", "run.json", "card.yaml"],
      ["check", "--shard", "0/3"], ["check", "--shard", "4/3"], ["check", "--shard", "half"],
      ["check", "--baselines", ""], ["check", "--timing", "--samples", "2"],
    ])
  func usage(arguments: [String]) async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let outcome = try await Tool.run(
      Tool.layoutdiff, arguments, in: workspace.url, environment: [:], output: nil)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(try workspace.files(in: ".") == ["card.yaml"])
  }

  @Test(
    "where nothing matches, the status is 66 and the nearest word is offered",
    arguments: [
      (
        ["check", "--filter", "cart", "."],
        "error: no scenario matches 'cart'\ndid you mean 'card'?\n"
      ),
      (
        ["list", "--tag", "rows", "."], "error: no scenario has the tag rows\ndid you mean 'row'?\n"
      ),
      (
        ["check", "empty"],
        """
        error: there are no scenario files (*.yaml) in empty
        layoutdiff init writes a first scenario

        """
      ),
      (
        ["frames", "cart.yaml"],
        "cart.yaml: error: there is no such file\ndid you mean card.yaml?\n"
      ),
      (
        ["frames", "emty"], "emty: error: there is no such file\ndid you mean empty?\n"
      ),
      (
        ["check"],
        """
        error: there is no folder Scenarios here
        the current folder has a scenario file: give it as a path, as in layoutdiff check .

        """
      ),
      (
        ["frames", "card.yaml", "--engine", "constraints"],
        "card.yaml: error: at 100 pt: there are no constraints\n"
      ),
      (
        ["report", "--from", "run.json"],
        "run.json: error: cannot be read: there is no such file\n"
      ),
    ] as [([String], String)])
  func nothing(arguments: [String], errors: String) async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.specOnly + "tags: [row]", "empty/notes.txt": "",
    ])
    let outcome = try await Tool.run(
      Tool.layoutdiff, arguments, in: workspace.url, environment: [:], output: nil)
    #expect(outcome.status == 66)
    #expect(outcome.errors == errors)
  }

  @Test(
    "a file that is for another command names it",
    arguments: [
      ("check", "cell.xib", "it is a file of Interface Builder: layoutdiff import cell.xib"),
      ("frames", "log.txt", "it is a console log of constraints: layoutdiff diagnose log.txt"),
      ("import", "log.txt", "it is a console log of constraints: layoutdiff diagnose log.txt"),
      ("import", "line.txt", "it is a console log of constraints: layoutdiff diagnose line.txt"),
      ("prove", "dump.txt", "it has frames of a device: layoutdiff import dump.txt"),
      ("diagnose", "dump.txt", "it has frames of a device: layoutdiff import dump.txt"),
      ("diagnose", "card.yaml", "it is a scenario: layoutdiff check card.yaml"),
      ("import", "card.yaml", "it is a scenario: layoutdiff check card.yaml"),
    ])
  func anotherCommand(command: String, file: String, hint: String) async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good,
      "cell.xib": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"></document>"#,
      "log.txt": """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60 UIView:0x7f.width == 40   (active)>"
      )

      """,
      "line.txt": "<NSLayoutConstraint:0x60 UIView:0x7f.width == 40   (active)>",
      "dump.txt": "<UIView: 0x7f; frame = (0 0; 320 44); layer = <CALayer: 0x60>>",
    ])
    let outcome = try await workspace.layoutdiff(command, file)
    #expect([65, 66].contains(outcome.status))
    #expect(outcome.errors.split(separator: "\n").contains { $0 == hint }, "\(outcome.errors)")
  }

  @Test(
    "an id that commands print stands for its file, in the usual folder and in the current one",
    arguments: [
      ["check"], ["frames"], ["prove"], ["translate"], ["explain"], ["lp"], ["list"],
      ["report", "--no-timing", "--quiet"],
    ])
  func idOfFile(command: [String]) async throws {
    let workspace = try Workspace([
      "Scenarios/rows/card.yaml": Scenarios.good, "Scenarios/other.yaml": Scenarios.good,
      "here.yaml": Scenarios.good,
    ])
    for (id, path) in [("card", "Scenarios/rows/card.yaml"), ("here", "here.yaml")] {
      let element = command == ["explain"] ? ["photo.left"] : []
      let named = try await workspace.layoutdiff(arguments: command + [id] + element)
      let given = try await workspace.layoutdiff(arguments: command + [path] + element)
      #expect(named.status == 0, "\(named.errors)")
      #expect(named.output == given.output)
    }
    #expect(try await workspace.layoutdiff("accept", "card").status == 0)
    #expect(try workspace.files(in: "Scenarios").contains { $0.contains("card.json") })
  }

  @Test("diff takes ids, folders before an id tell files apart, and output never replaces the file")
  func idsOfFiles() async throws {
    let workspace = try Workspace([
      "Scenarios/rows/card.yaml": Scenarios.good, "Scenarios/cells/card.yaml": Scenarios.good,
    ])
    let diff = try await workspace.layoutdiff("diff", "rows/card", "Scenarios/cells/card")
    #expect(diff.status == 0, "\(diff.errors)")
    let before = try workspace.text("Scenarios/rows/card.yaml")
    let output = try await workspace.layoutdiff(
      "lp", "rows/card", "--output", "Scenarios/rows/card.yaml")
    #expect(output.status != 0)
    #expect(try workspace.text("Scenarios/rows/card.yaml") == before)
  }

  @Test("the id of several scenarios gets their paths, and a word that is none the nearest file")
  func idOfSeveralFiles() async throws {
    let workspace = try Workspace([
      "Scenarios/rows/card.yaml": Scenarios.good, "Scenarios/cells/card.yaml": Scenarios.good,
    ])
    for command in ["check", "frames"] {
      let several = try await workspace.layoutdiff(command, "card")
      #expect(several.status == 66)
      #expect(
        several.errors == """
          card: error: there is no such file
          it is the id of 2 scenarios, so give one of their paths: Scenarios/cells/card.yaml, \
          Scenarios/rows/card.yaml

          """)
      let near = try await workspace.layoutdiff(command, "crad")
      #expect(
        near.errors
          == "crad: error: there is no such file\ndid you mean Scenarios/cells/card.yaml?\n")
    }
  }

  @Test(
    "a path of one character that leads nowhere is 66, and so is standard input",
    arguments: ["x", "é", "x/", " ", "~", "*", "-"])
  func missingCharacter(path: String) async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let hint =
      path == "-"
      ? "scenarios are not read from standard input: give a file or a folder"
      : "layoutdiff list shows the scenarios of a folder"
    for command in ["check", "frames"] {
      let outcome = try await workspace.layoutdiff(command, path)
      #expect(outcome.status == 66, "\(outcome.errors)")
      #expect(outcome.errors == "\(path): error: there is no such file\n\(hint)\n")
    }
  }

  @Test("a path that leads nowhere costs no report that is there")
  func missingPathOfReport() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let first = try await workspace.layoutdiff("report", "card.yaml", "--no-timing", "--quiet")
    #expect(first.status == 0)
    let before = try workspace.text("Reports/run.json")
    let outcome = try await workspace.layoutdiff("report", "crad.yaml", "--no-timing", "--quiet")
    #expect(outcome.status == 66)
    #expect(outcome.output == "")
    #expect(outcome.errors == "crad.yaml: error: there is no such file\ndid you mean card.yaml?\n")
    #expect(try workspace.text("Reports/run.json") == before)
  }

  @Test("what is no run record is 65")
  func noRecord() async throws {
    let outcome = try await Workspace(["run.json": "{"]).layoutdiff("report", "--from", "run.json")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "run.json:1:2: error: this is not a run record: it is not JSON, or not all of it\n")
  }

  #if os(Linux)
    @Test("results that cannot be written are 74", arguments: ["check", "list", "schema"])
    func fullDisk(command: String) async throws {
      let workspace = try Workspace.withShippedScenarios()
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let outcome = try await Tool.run(
        Tool.layoutdiff, [command], in: workspace.url, environment: [:], output: full)
      #expect(outcome.status == 74)
      #expect(
        outcome.errors
          == "error: standard output cannot be written: \(String(cString: strerror(ENOSPC)))\n")
    }
  #endif
}
