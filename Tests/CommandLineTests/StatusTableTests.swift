import Foundation
import TestSupport
import Testing

/// Every status of every command, by the program that was built.
///
/// 70 is there for `merge` alone: no scenario that can be read is known to make the solver fail, and
/// what a record says of one is told in the same way by `check`, `report` and `accept`.
@Suite("Every status of every command")
struct StatusTableTests {
  /// A workspace with something for each status.
  private static func workspace() async throws -> Workspace {
    let vectors = try Repository.text("Tests/ConformanceTests/Vectors/texture-given.json")
    let cell = try Repository.text("Tests/InterfaceBuilderTests/Files/ProfileCell.xib")
    let workspace = try Workspace([
      "card.yaml": Scenarios.good, "differs.yaml": Scenarios.differing, "bad.yaml": "layoutdiff: 1",
      "higher.yaml": Scenarios.good.replacing("30x20", with: "30x24"), "file": "",
      "work/card.yaml": Scenarios.good, "vectors.json": vectors,
      "log.txt": Scenarios.log,
      "calm.txt": "<NSLayoutConstraint:0x1a UIView:0x2b.width == 40   (active)>",
      // Where a constraint contradicts a frame, it is outdated: here only the stack view does.
      "cell.xib": cell,
      "moved.xib": cell.replacing("y=\"23\" width=\"160\"", with: "y=\"29\" width=\"160\""),
      "moved.json": """
      {"vectors": [{"class": "node", "name": "a", "sizeRange": {"min": [0, 0], "max": [9, 9]},
        "tree": {"type": "node", "id": "a", "intrinsicSize": [5, 5]}, "rootSize": [6, 5],
        "frames": {}}]}
      """,
    ])
    // The frames stay, and there is more to do.
    _ = try await workspace.layoutdiff("accept", "work")
    try workspace.write(
      Data((Scenarios.good + "\n  - title.width <= 200").utf8), to: "work/card.yaml")
    for name in ["card", "differs"] {
      _ = try await workspace.layoutdiff(
        "report", "\(name).yaml", "--no-timing", "--output", "\(name)-report")
    }
    let record = try workspace.text("card-report/run.json")
    let failed = record.replacing("\"verdict\":\"agrees\"", with: "\"verdict\":\"failed\"")
    #expect(failed != record)
    try workspace.write(Data(failed.utf8), to: "failed.json")
    return workspace
  }

  private static let table: [(status: Int32, line: String)] = [
    (0, "accept card.yaml"), (64, "accept --shard 0/1"), (65, "accept bad.yaml"),
    (66, "accept none.yaml"), (73, "accept card.yaml --baselines file/x"),
    (0, "bench card.yaml --engine spec --iterations 1"), (64, "bench --samples 1"),
    (1, "bench differs.yaml --samples 10"), (65, "bench bad.yaml"), (66, "bench none.yaml"),
    (73, "bench --scene chain --sizes 2 --samples 5 --output file/x"),
    (0, "check card.yaml"), (1, "check differs.yaml"), (0, "check work"),
    (2, "check work --strict-work"), (64, "check --frob"),
    (65, "check bad.yaml"), (66, "check none.yaml"),
    (0, "conform vectors.json"), (1, "conform moved.json"), (64, "conform"),
    (65, "conform bad.yaml"), (66, "conform none.json"),
    (73, "conform vectors.json --output file/x"),
    (0, "diagnose calm.txt"), (1, "diagnose log.txt"), (0, "diagnose log.txt --scenario"),
    (64, "diagnose log.txt --log 0"), (66, "diagnose none.txt"), (66, "diagnose card.yaml"),
    (66, "diagnose log.txt --log 9"), (73, "diagnose calm.txt --output file/x"),
    (73, "diagnose calm.txt --html file/x"),
    (0, "diff card.yaml higher.yaml"), (1, "diff card.yaml differs.yaml"), (64, "diff card.yaml"),
    (65, "diff card.yaml bad.yaml"), (66, "diff card.yaml none.yaml"),
    (0, "explain card.yaml title"), (64, "explain card.yaml"), (65, "explain bad.yaml title"),
    (66, "explain card.yaml nobody"),
    (0, "frames card.yaml"), (64, "frames"), (65, "frames bad.yaml"), (66, "frames none.yaml"),
    (0, "import cell.xib --check"), (1, "import moved.xib --check"), (64, "import"),
    (65, "import bad.yaml"), (66, "import none.xib"), (73, "import cell.xib --output file/x"),
    (0, "init new"), (64, "init a b"), (73, "init file/x"),
    (0, "list card.yaml"), (64, "list --frob"), (65, "list bad.yaml"), (66, "list none.yaml"),
    (0, "lp card.yaml"), (64, "lp"), (65, "lp bad.yaml"), (66, "lp none.yaml"),
    (73, "lp card.yaml --output file/x"),
    (0, "merge card-report/run.json --output m"),
    (1, "merge card-report/run.json differs-report/run.json --output m"), (64, "merge"),
    (65, "merge bad.yaml"), (66, "merge none.json"), (70, "merge failed.json --output m"),
    (73, "merge card-report/run.json --output file/x"),
    (0, "prove card.yaml --widths 100...120"), (1, "prove differs.yaml --widths 100...120"),
    (64, "prove"), (65, "prove bad.yaml"), (66, "prove none.yaml"),
    (73, "prove card.yaml --widths 100...120 --certificate file/x"),
    (0, "report card.yaml --no-timing"), (1, "report differs.yaml --no-timing"),
    (0, "report work --no-timing"), (2, "report work --no-timing --strict-work"),
    (64, "report --rows 0"), (65, "report bad.yaml --no-timing"),
    (66, "report none.yaml"), (73, "report card.yaml --no-timing --output file/x"),
    (0, "schema"), (64, "schema x"),
    (0, "translate card.yaml"), (64, "translate"), (65, "translate bad.yaml"),
    (66, "translate none.yaml"), (73, "translate card.yaml --output file/x"),
  ]

  /// Each command that lays out, with too little work: it says where it stopped.
  private static let ended = [
    "accept card.yaml", "check card.yaml", "conform vectors.json", "diff card.yaml higher.yaml",
    "explain card.yaml title", "explain card.yaml --engine spec title --container 320x99",
    "explain card.yaml --engine constraints title", "frames card.yaml", "prove card.yaml",
    "report card.yaml --no-timing", "translate card.yaml", "translate card.yaml --prove",
  ]

  @Test("a command whose work ends says after how many layouts, how to allow more, and fails")
  func budgets() async throws {
    let workspace = try await Self.workspace()
    try await Self.inCopies(of: workspace, Self.ended) { line, folder in
      let outcome = try await Self.run("\(line) --budget 1", in: folder)
      let isEnough = line.hasPrefix("explain card.yaml --engine spec")
      #expect(outcome.status == (isEnough ? 0 : 1), "\(line): \(outcome.errors)")
      let words = outcome.output + outcome.errors
      #expect(
        isEnough || words.contains("the work ended") && words.contains("--budget allows more"),
        "\(line): \(words)")
      #expect(try await Self.run("\(line) --budget 0", in: folder).status == 64, "\(line)")
      #expect(
        try await Self.run("\(line) --budget 100000", in: folder).status == 0, "\(line)")
    }
  }

  #if os(Linux)
    @Test("a folder that nobody can write to is named, whoever runs the command")
    func unwritable() async throws {
      // Nobody can make a file in it: not even the superuser, who may write to any folder.
      let place = "/proc/layoutdiff"
      let lines = [
        "accept card.yaml --baselines \(place)", "report card.yaml --no-timing --output \(place)",
        "report card.yaml --no-timing --markdown \(place)",
        "merge card-report/run.json --output \(place)",
        "diff card.yaml higher.yaml --html \(place)", "init \(place)",
        "conform vectors.json --output \(place).json", "lp card.yaml --output \(place).lp",
        "translate card.yaml --output \(place).yaml",
        "prove card.yaml --widths 100...120 --certificate \(place).json",
        "bench --scene chain --sizes 2 --samples 5 --output \(place)",
      ]
      let workspace = try await Self.workspace()
      try await Self.inCopies(of: workspace, lines) { line, folder in
        let outcome = try await Self.run(line, in: folder)
        #expect(outcome.status == 73, "\(line): \(outcome.errors)")
        #expect((outcome.errors + outcome.output).contains(place), "\(line): \(outcome.errors)")
      }
    }
  #endif

  @Test("each command ends with each status that it has, and never without a word on why")
  func every() async throws {
    let workspace = try await Self.workspace()
    let commands = Dictionary(grouping: Self.table) { $0.line.prefix { $0 != " " } }
    try await Self.inCopies(of: workspace, Array(commands.values)) { lines, folder in
      for (status, line) in lines {
        let outcome = try await Self.run(line, in: folder)
        #expect(outcome.status == status, "\(line): \(outcome.errors.prefix(300))")
        // accept tells what it could not write among its results.
        #expect(status == 0 || outcome.errors + outcome.output != "", "\(line)")
      }
    }
    #if os(Linux)
      try await Self.checkFullDisk(from: workspace)
    #endif
  }

  #if os(Linux)
    /// Each command whose output goes to a full disk ends with 74.
    private static func checkFullDisk(from workspace: Workspace) async throws {
      // Measuring for another program prints nothing.
      let silent = "bench card.yaml --engine spec --iterations 1"
      let printing =
        table.filter { $0.status == 0 && $0.line != silent }.map(\.line) + [
          "bench card.yaml --samples 5", "--help", "check --help", "--version",
          "--generate-completion-script bash",
        ]
      let writing = [
        "conform vectors.json", "diagnose calm.txt", "lp card.yaml", "translate card.yaml",
      ].map {
        "\($0) --output /dev/full"
      }
      let certificate = "prove card.yaml --widths 100...120 --certificate /dev/full"
      let lines = printing.map { ($0, true) } + (writing + [certificate]).map { ($0, false) }
      try await inCopies(of: workspace, lines) { line, folder in
        let full = line.1 ? FileHandle(forWritingAtPath: "/dev/full") : nil
        let outcome = try await run(line.0, in: folder, output: full)
        #expect(outcome.status == 74, "\(line.0)")
      }
    }
  #endif

  private static func run(
    _ line: String, in folder: URL, output: FileHandle? = nil
  ) async throws -> Outcome {
    try await Tool.run(
      Tool.layoutdiff, line.split(separator: " ").map(String.init), in: folder, environment: [:],
      output: output)
  }

  /// Works on all items at the same time, each in a copy of the workspace: one after the other, the
  /// programs would wait for those of all other tests.
  private static func inCopies<Item: Sendable>(
    of workspace: Workspace, _ items: [Item],
    _ work: @escaping @Sendable (Item, URL) async throws -> Void
  ) async throws {
    let original = workspace.url
    try await withThrowingTaskGroup(of: Void.self) { group in
      for item in items {
        group.addTask {
          let copy = try Workspace()
          for name in try FileManager.default.contentsOfDirectory(atPath: original.path) {
            try FileManager.default.copyItem(
              at: original.appending(path: name), to: copy.url.appending(path: name))
          }
          try await work(item, copy.url)
        }
      }
      try await group.waitForAll()
    }
    withExtendedLifetime(workspace) {}
  }
}
