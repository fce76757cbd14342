import Examining
import Foundation
import RunRecords
import Scenarios
import Testing
import TextMeasuring

@testable import Commands
@testable import Runs

/// Many scenarios at once, on all cores.
@Suite("Many scenarios")
struct ManyScenariosTests {
  private static func workspace(_ count: Int) throws -> Workspace {
    let workspace = try Workspace()
    for number in 0..<count {
      let text =
        switch number % 4 {
        case 0: Scenarios.differing
        case 1: Scenarios.conflicting
        default: Scenarios.good
        }
      try workspace.write(Data(text.utf8), to: "many/s\(1000 + number).yaml")
    }
    return workspace
  }

  @Test("results come in the order of the files, and are the same as one at a time")
  func order() async throws {
    let workspace = try Self.workspace(40)
    let all = try await workspace.layoutdiff("check", "many", "--json")
    let scenarios = try JSON(text: all.output)["scenarios"].items
    #expect(try scenarios.map { try $0["id"].text } == (1000..<1040).map { "s\($0)" })
    for number in [1000, 1001, 1002] {
      let one = try await workspace.layoutdiff("check", "many/s\(number).yaml", "--json")
      let alone = try JSON(text: one.output)["scenarios"][0]["comparison"].value as? NSObject
      for same in stride(from: number - 1000, to: 40, by: 4) {
        let comparison = try scenarios[same]["comparison"].value as? NSObject
        #expect(comparison != nil && comparison == alone, "s\(1000 + same)")
      }
    }
  }

  @Test("of more than ten scenarios, those that pass have one line together, unless with --verbose")
  func oneLine() async throws {
    let workspace = try Self.workspace(16)
    let outcome = try await workspace.layoutdiff("check", "many")
    let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == 4 + 4 + 2)
    #expect(lines.prefix(8).allSatisfy { $0.hasPrefix("differs ") || $0.hasPrefix("conflict") })
    #expect(lines.suffix(2) == ["agrees: 8", "8 of 16 scenarios pass"])
    let all = try await workspace.layoutdiff("check", "many", "--verbose")
    #expect(all.output.split(separator: "\n").count { $0.hasPrefix("agrees  s10") } == 8)
    #expect(all.output.hasSuffix("\n8 of 16 scenarios pass\n") && !all.output.contains("agrees: "))
    let few = try await workspace.layoutdiff("check", "many/s1002.yaml", "many/s1003.yaml")
    #expect(few.output.split(separator: "\n").count == 3)
  }

  @Test("files that cannot be read are told in their order")
  func invalidFiles() async throws {
    let workspace = try Self.workspace(12)
    for number in stride(from: 1011, through: 1001, by: -5) {
      try workspace.write(Data("layoutdiff: 1".utf8), to: "many/s\(number).yaml")
    }
    let outcome = try await workspace.layoutdiff("check", "many")
    #expect(outcome.status == 65)
    let places = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("many/") }
      .map { String($0.prefix(16)) }
    #expect(places == places.sorted())
    #expect(Set(places).count == 3)
  }

  @Test("scenarios that are released one by one have the record of those that are all read first")
  func released() throws {
    let workspace = try Self.workspace(12)
    try workspace.write(Data("layoutdiff: 1".utf8), to: "many/s1002.yaml")
    let source = ScenarioSource(paths: [workspace.url.appending(path: "many").path])
    var run = Run([.baseline], measurer: TextMeasurer())
    let unreadable = ResultsSoFar<String>()
    run.unreadable = { unreadable.add($0.description) }
    let choice = try source.choose()
    let first = source.load(choice, measurer: run.measurer)
    try #require(choice.isOfSeparateFiles)
    let (loaded, examined) = run.examineEach(of: choice)
    let record = run.examine(first).record
    #expect(examined.record == record)
    #expect(loaded.releasedCount == 11 && loaded.scenarios.isEmpty)
    #expect(loaded.status == first.status && loaded.invalidFiles.count == 1)
    #expect(unreadable.all == loaded.invalidFiles.map(\.error.description))
    let layouts = examined.scenarios.flatMap { $0.layouts }
    #expect(layouts.isEmpty, "layouts are released")
  }

  @Test(
    "scenarios are released one by one unless tags, screens or files of one name need all of them")
  func separate() throws {
    let workspace = try Workspace(["a/card.yaml": Scenarios.good, "b/row.yaml": Scenarios.good])
    func isSeparate(filters: [String] = [], tags: [String] = []) throws -> Bool {
      let source = ScenarioSource(paths: [workspace.url.path], filters: filters, tags: tags)
      return try source.choose().isOfSeparateFiles
    }
    #expect(try isSeparate())
    #expect(try isSeparate(tags: ["rows"]) == false)
    #expect(try isSeparate(filters: ["none"]) == false)
    try workspace.write(Data(Scenarios.good.utf8), to: "c/card.yaml")
    #expect(try isSeparate() == false)
  }

  #if os(Linux)
    private static let script = "/usr/bin/script"

    @Test(
      "a terminal is told what is running and what is left, unless it is to be quiet",
      .enabled(if: FileManager.default.isExecutableFile(atPath: script)))
    func progress() async throws {
      let workspace = try Self.workspace(40)
      func errors(_ arguments: String) async throws -> String {
        try await Tool.run(
          URL(filePath: Self.script),
          ["-qec", "'\(Tool.layoutdiff.path)' check many \(arguments) >/dev/null", "/dev/null"],
          in: workspace.url, environment: [:], output: nil
        ).output
      }
      let told = try await errors("")
      #expect(told.contains("compared 0 of 40, 40 left: s1000"))
      #expect(told.hasSuffix("\r\u{1B}[K"))
      #expect(try await errors("--quiet") == "")
    }
  #endif
}
