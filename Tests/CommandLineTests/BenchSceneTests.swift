import Foundation
import Testing

@Suite("bench, scenes")
struct BenchSceneTests {
  static let scenes = [
    "row", "flat", "relative", "nested", "chain", "grid", "dense", "row-shuffled",
    "chain-shuffled", "dense-single-level", "list", "list-open", "list-open-all", "list-tie",
    "list-tie-all", "list-conflict", "list-conflict-all", "list-shuffled",
  ]

  @Test("the scenes are listed, for people and as JSON, each with a sentence and its sizes")
  func list() async throws {
    let workspace = try Workspace()
    let text = try await workspace.layoutdiff("bench", "--scenes")
    #expect(text.status == 0 && text.errors == "")
    let json = try JSON(text: try await workspace.layoutdiff("bench", "--scenes", "--json").output)
    #expect(json.keys == ["scenes", "schemaVersion"])
    let scenes = try json["scenes"].items
    #expect(Set(try scenes.map { try $0["scene"].text }) == Set(Self.scenes))
    for scene in scenes {
      #expect(scene.keys == ["scene", "sizes", "summary", "unit"])
      #expect(text.output.contains("\(try scene["summary"].text ?? "?")\n"))
      #expect(try scene["sizes"].items.count >= 2)
    }
  }

  @Test("each scene that is named has times of its engines, as JSON")
  func measured() async throws {
    let outcome = try await Workspace().layoutdiff(
      "bench", "--scene", "list,grid", "--sizes", "2", "--samples", "5", "--phase", "cold",
      "--time-budget", "3600", "--json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let json = try JSON(text: outcome.output)
    #expect(try json["leftOut"].items.isEmpty)
    let measurements = try json["measurements"].items
    #expect(
      try measurements.map { try "\($0["scenario"].text ?? "?") \($0["engine"].text ?? "?")" } == [
        "list direct", "list reduced", "grid spec", "grid direct", "grid reduced",
      ])
    for measurement in measurements {
      let isGrid = try measurement["scenario"].text == "grid"
      #expect(measurement.keys.contains("unit") == isGrid)
    }
  }

  @Test("counters repeat exactly, and cover the system before and after reducing")
  func counters() async throws {
    let workspace = try Workspace()
    func work() async throws -> [JSON] {
      let outcome = try await workspace.layoutdiff(
        "bench", "--scene", "row,chain,grid", "--sizes", "10", "--samples", "5", "--phase", "cold",
        "--engine", "reduced", "--time-budget", "3600", "--json")
      return try JSON(text: outcome.output)["measurements"].items.map { try $0["work"] }
    }
    let first = try await work()
    let second = try await work()
    #expect(first.count == 3)
    let names = [
      "columns", "components", "contentMeasurements", "largestComponentRows", "nonZeros", "passes",
      "reducedColumns", "reducedNonZeros", "reducedPasses", "reducedRows", "rows",
      "simplexIterations", "solverCalls",
    ]
    for (one, other) in zip(first, second) {
      #expect(one.keys == names)
      for name in names { #expect(try one[name].number == other[name].number) }
    }
  }

  @Test("the scene of rows is as much work as the scenario that it copies")
  func sameAsScenario() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let rest = ["--samples", "5", "--phase", "cold", "--time-budget", "3600", "--json"]
    let runs = [
      ["bench", "Scenarios/repository-row-with-information.yaml", "--rows", "3"] + rest,
      ["bench", "--scene", "row", "--sizes", "3"] + rest,
    ]
    var work: [[[Double?]]] = []
    for arguments in runs {
      let json = try JSON(text: try await workspace.layoutdiff(arguments: arguments).output)
      work.append(
        try json["measurements"].items.map { measurement in
          let counters = try measurement["work"]
          return try counters.keys.map { try counters[$0].number }
        })
    }
    try #require(work.count > 1)
    #expect(work[0].count == 3)
    #expect(work[0] == work[1])
  }

  @Test("a scene with its size stands for a file where a command takes one")
  func sceneAsFile() async throws {
    let workspace = try Workspace()
    let frames = try await workspace.layoutdiff("frames", "chain:3", "--json")
    #expect(frames.status == 0 && frames.errors == "")
    let layouts = try JSON(text: frames.output).items
    #expect(try layouts.map { try $0["engine"].text } == ["spec", "constraints"])
    for layout in layouts { #expect(try layout["frames"].keys == ["view1", "view2", "view3"]) }
    let program = try await workspace.layoutdiff("lp", "list:2", "--level", "0")
    #expect(program.status == 0 && program.output.contains("line2.top >= text2.bottom + 5"))
    for word in ["chian:3", "chain:0", "chain:1,2", "chain"] {
      #expect(try await workspace.layoutdiff("frames", word).status == 66)
    }
  }

  @Test("an unknown scene is an error that names the nearest one")
  func unknownScene() async throws {
    let workspace = try Workspace()
    let near = try await workspace.layoutdiff("bench", "--scene", "chian")
    #expect(near.status == 64)
    #expect(near.errors.hasPrefix("Error: "))
    #expect(near.errors.contains("'chian' is not a scene: did you mean 'chain'?"))
    let far = try await workspace.layoutdiff("bench", "--scene", "row,xyzzyxyzzy")
    #expect(far.status == 64)
    #expect(far.errors.contains("'xyzzyxyzzy' is not a scene: expected one of: row, flat, "))
  }

  @Test(
    "options that do not go together are refused, with the one to use",
    arguments: [
      (["--scene", "row", "--rows", "2"], "--rows is for scenarios: use --sizes."),
      (["--sizes", "2"], "--sizes is for scenes: name one with --scene, or use --rows."),
      (
        ["card.yaml", "--scene", "row"],
        "--scene replaces scenarios: name no file, filter, tag or shard."
      ),
      (
        ["--scene", "row", "--engine", "spec", "--iterations", "2"],
        "--iterations needs one --engine and one number in --sizes."
      ),
      (
        ["--from", "bench.json"],
        "--instructions, --guide and --from need --output, the folder of the page."
      ),
    ])
  func mistakes(arguments: [String], error: String) async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      arguments: ["bench"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(error), "\(outcome.errors)")
  }

  @Test("iterations of a scene print nothing, or the peak memory as JSON")
  func iterations() async throws {
    let workspace = try Workspace()
    let arguments = [
      "bench", "--scene", "chain", "--sizes", "10", "--engine", "reduced", "--phase", "resize",
      "--iterations", "3",
    ]
    let silent = try await workspace.layoutdiff(arguments: arguments)
    #expect(silent.status == 0 && silent.output == "" && silent.errors == "")
    let printed = try await workspace.layoutdiff(arguments: arguments + ["--json"])
    let json = try JSON(text: printed.output)
    #expect(
      json.keys == [
        "engine", "iterations", "peakMemoryBytes", "phase", "rows", "scenario", "schemaVersion",
      ])
    let bytes = try #require(try json["peakMemoryBytes"].number)
    #expect(bytes > 1_000_000)
  }

  #if os(Linux)
    @Test("1000 rows stay below 150 MB")
    func memory() async throws {
      let outcome = try await Workspace().layoutdiff(
        "bench", "--scene", "row", "--sizes", "1000", "--engine", "reduced", "--iterations", "2",
        "--json")
      let bytes = try #require(try JSON(text: outcome.output)["peakMemoryBytes"].number)
      #expect(bytes < 150_000_000)
    }
  #endif

  @Test("each engine that would take too long is left out and named")
  func tooLong() async throws {
    let outcome = try await Workspace().layoutdiff(
      "bench", "--scene", "chain", "--sizes", "40", "--samples", "5", "--time-budget", "1e-9",
      "--json")
    #expect(outcome.status == 0)
    let json = try JSON(text: outcome.output)
    #expect(try json["measurements"].items.isEmpty)
    let left = try json["leftOut"].items
    #expect(try left.map { try $0["engine"].text } == ["spec", "direct", "reduced"])
    for entry in left {
      let reason = try #require(try entry["reason"].text)
      #expect(reason.hasPrefix("one layout takes about "))
      #expect(
        reason.contains(/, and at least 8 are timed: allow it with --time-budget \d+$/), "\(reason)"
      )
    }
  }
}
