import Foundation
import Testing

@Suite("Commands over screens in Swift")
struct ScreenCommandTests {
  /// Runs the program that has the screens `badge` and `shifted-badge`.
  private func run(
    _ arguments: String..., in workspace: Workspace? = nil, environment: [String: String] = [:]
  ) async throws -> Outcome {
    let workspace = try workspace ?? Workspace()
    return try await Tool.run(
      Tool.folder.appending(path: "TwoScreens"), arguments, in: workspace.url,
      environment: environment, output: nil)
  }

  private var place: Regex<Substring> { /TwoScreens\/Main\.swift:\d+/ }

  @Test("without a path all screens are checked, and a folder of files is not needed")
  func check() async throws {
    let outcome = try await run("check")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.replacing(/Main.swift:\d+/, with: "PLACE") == """
        agrees  badge: both layouts agree at 100 and 120.5 × 40 pt
        differs shifted-badge: mark differs at 100 pt
            value: superview.leading to mark.leading is 0 pt in the spec and 1 pt by 'mark.leading == \
        superview.leading + 1 (PLACE)' (at 100 pt)
            at 100 pt: mark.left is 0 pt in the spec and 1 pt in the constraints: 1 pt further right
            at 100 pt: mark.right is 20 pt in the spec and 21 pt in the constraints: 1 pt further right
        1 of 2 scenarios pass

        """, "\(outcome.output)\(outcome.errors)")
  }

  @Test("screens that are a node or a view alone are checked and proven by their promises")
  func alone() async throws {
    let outcome = try await run(
      "check", "view-alone", "broken-view", "node-alone", "unchecked-node",
      environment: ["ALONE": "1"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.replacing(/Main.swift:\d+/, with: "PLACE") == """
        kept    view-alone: it keeps its 2 promises
        broken promise broken-view: it breaks its promise
            TwoScreens/PLACE: markView sticks out of superview at the right from 15 to 21 pt, by at most \
        6 pt: markView.right follows from 'markView.leading == superview.leading + 1 (PLACE)' and \
        'markView.width == 20 (PLACE)'
        broken promise node-alone: it breaks its promise
            TwoScreens/PLACE: markNode is narrower than 20 pt from 15 to 20 pt (sampled), by at most 5 pt
        nothing to check unchecked-node: it has only a layout spec, so there is nothing to compare, and \
        nothing else to check
            promise what must hold at every width: Screen(…, promises: { _ in [.inside("markNode")] }, …)
            or accept its frames as they are, with the command 'accept unchecked-node'
        1 of 4 scenarios pass

        """, "\(outcome.errors)")
    let proof = try await run("prove", "view-alone", environment: ["ALONE": "1"])
    #expect(proof.status == 0)
    #expect(
      proof.output.replacing(/line \d+/, with: "LINE") == """
        view-alone: it keeps its 2 promises
          LINE: visible: markView: kept from 15 to 100 pt
          LINE: inside: markView, widths: 20...100: kept from 20 to 100 pt

        """)
    let inspected = try await run("inspect", "view-alone", environment: ["ALONE": "1"])
    #expect(inspected.output.hasPrefix("nothing found in 1 scenario"))
    for name in ["view-alone", "node-alone"] {
      let exported = try await run("export", name, environment: ["ALONE": "1"])
      #expect(exported.status == 0, "\(exported.errors)")
      #expect(exported.output.contains("# It has the screen's frames in all of its containers."))
      #expect(exported.output.contains("promises:\n  - {"), "\(exported.output)")
    }
    let report = try await run("report", "--no-timing", environment: ["ALONE": "1"])
    #expect(report.status == 1)
  }

  @Test("names, filters and tags choose screens like files")
  func selection() async throws {
    #expect(try await run("check", "badge").status == 0)
    #expect(
      try await run("check", "--filter", "^badge").output.hasSuffix("1 of 1 scenarios pass\n"))
    let tagged = try await run("list", "--tag", "wrong")
    #expect(tagged.output == "shifted-badge  100  shifted-badge\n")
    let none = try await run("check", "--filter", "bagde")
    #expect(none.status == 66)
    #expect(none.errors.contains("did you mean 'badge'?"))
  }

  @Test("screens stand beside the files of the folder Scenarios, or of any that is named")
  func besideFiles() async throws {
    let workspace = try Workspace(["Scenarios/card.yaml": Scenarios.good])
    let all = try await run("list", in: workspace)
    #expect(all.firstWords == ["card", "badge", "shifted-badge"])
    let files = try await run("list", "Scenarios", in: workspace)
    #expect(files.output.hasPrefix("card "))
    #expect(files.output.split(separator: "\n").count == 1)
    let both = try await run("list", "Scenarios", "badge", in: workspace)
    #expect(both.output.split(separator: "\n").count == 2)
  }

  @Test("a name that a file has too is an error that says which")
  func sameName() async throws {
    let workspace = try Workspace(["Scenarios/badge.yaml": Scenarios.good])
    let outcome = try await run("check", in: workspace)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.replacing(place, with: "PLACE") == """
        PLACE: error: 'badge' is the name of Scenarios/badge.yaml too
        give the screen another name: results are identified by name

        """)
    // Files that are called the same get longer names, and leave theirs to the screen.
    let twins = try Workspace([
      "Scenarios/a/badge.yaml": Scenarios.good, "Scenarios/b/badge.yaml": Scenarios.good,
    ])
    let list = try await run("list", in: twins)
    #expect(list.status == 0, "\(list.errors)")
    let names = ["Scenarios/a/badge", "Scenarios/b/badge", "badge", "shifted-badge"]
    #expect(list.firstWords == names)
    let twice = try await run("list", environment: ["TWICE": "1"])
    #expect(twice.status == 65)
    #expect(twice.errors.replacing(place, with: "PLACE").contains("is the name of PLACE too"))
  }

  @Test("the commands over one scenario take the name of a screen")
  func single() async throws {
    let frames = try await run("frames", "badge", "--container", "100")
    #expect(frames.output.contains("  mark        0        0       20       20"), "\(frames)")
    let constraints = try await run("explain", "badge", "mark.left", "--engine", "constraints")
    #expect(constraints.status == 0, "\(constraints)")
    let made = "'mark.leading == superview.leading (Main.swift:"
    #expect(constraints.output.contains(made), "\(constraints)")
    #expect(try await run("lp", "badge").status == 0)
    let spec = try await run("explain", "badge", "--engine", "spec")
    #expect(spec.status == 66)
    #expect(spec.errors.contains("the layout spec is code"))
    let missing = try await run("frames", "bagde")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("did you mean 'badge'?"))
  }

  @Test("times of screens are taken, alone and as lists")
  func bench() async throws {
    let outcome = try await run(
      "bench", "badge", "--rows", "1,3", "--samples", "10", "--phase", "cold")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("badge"))
    let differing = try await run("bench", "shifted-badge", "--samples", "10")
    #expect(differing.status == 1)
  }

  @Test(
    "scenes and the page of benchmarks are refused, with the command of layoutdiff",
    arguments: [
      (
        ["--scene", "chain"],
        "TwoScreens has no scenes: run layoutdiff bench --scene chain"
      ),
      (["--scenes"], "TwoScreens has no scenes: run layoutdiff bench --scenes"),
      (
        ["badge", "--output", "out"],
        "has no page of benchmarks: write bench --json to bench.json here, then run layoutdiff"
          + " bench --from bench.json --output out"
      ),
      (["--from", "bench.json"], "TwoScreens has no page of benchmarks: "),
      (["--instructions", "counts.txt"], "TwoScreens has no page of benchmarks: "),
    ])
  func noScenes(arguments: [String], message: String) async throws {
    let workspace = try Workspace()
    let outcome = try await Tool.run(
      Tool.folder.appending(path: "TwoScreens"), ["bench"] + arguments, in: workspace.url,
      environment: [:], output: nil)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "out").path))
  }

  @Test("help names scenes and the page only where they are")
  func benchHelp() async throws {
    let own = try await run("help", "bench")
    #expect(own.output.contains("--rows"))
    let tool = try await Workspace().layoutdiff("help", "bench")
    for word in [
      "--scene ", "--scenes", "--sizes", "--output", "--instructions", "--from", "Scenes",
    ] {
      #expect(!own.output.contains(word), "\(word)")
      #expect(tool.output.contains(word), "\(word)")
    }
  }

  @Test("a report shows where a screen is written, its constraints, and how to see it again")
  func report() async throws {
    let workspace = try Workspace()
    let outcome = try await run(
      "report", "--output", "R", "--samples", "10", in: workspace)
    #expect(outcome.status == 1, "\(outcome)")
    let page = try workspace.text("R/scenario/badge.html")
    #expect(page.contains(place))
    #expect(page.contains("BadgeNode, in Swift"))
    #expect(page.contains("mark.width == 20"))
    #expect(page.contains("TwoScreens frames badge --engine spec --container 100"))
    #expect(page.contains("Nodes drop their measurements"))
    let summary = try workspace.text("R/summary.md")
    #expect(summary.contains("shifted-badge"))
  }

  @Test("help is that of the program")
  func help() async throws {
    let outcome = try await run("--help")
    #expect(outcome.output.contains("USAGE: TwoScreens <subcommand>"))
  }
}
