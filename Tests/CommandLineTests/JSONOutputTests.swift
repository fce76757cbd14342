import Foundation
import Testing

@Suite("JSON output")
struct JSONOutputTests {
  private static let keys = [
    "container", "engine", "frames", "raw", "scenario", "schemaVersion", "warnings",
  ]

  @Test("frames of one engine in one container are one object of exactly the promised shape")
  func frames() async throws {
    let text = Scenarios.good.replacing("spacing: 8", with: "spacing: 8.2")
    let outcome = try await Workspace(["card.yaml": text]).layoutdiff(
      "frames", "card.yaml", "--engine", "spec", "--container", "120", "--json")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let json = try JSON(text: outcome.output)
    #expect(json.keys == Self.keys)
    #expect(try json["schemaVersion"].number == 1)
    #expect(try json["scenario"].text == "card")
    #expect(try json["engine"].text == "spec")
    #expect(try json["container"].numbers == [120, 40])
    #expect(try json["frames"].keys == ["photo", "title"])
    #expect(try json["frames"]["title"].numbers == [48.5, 0, 30, 20])
    #expect(try json["raw"]["title"].numbers == [48.2, 0, 30, 20])
    #expect(try json["warnings"].items.isEmpty)
  }

  @Test(
    "frames are rounded as on the screen that is asked for, or not at all",
    arguments: ["1": 49, "2": 48.5, "3": 145.0 / 3, "off": 48.2])
  func rounding(word: String, x: Double) async throws {
    let text = Scenarios.good.replacing("spacing: 8", with: "spacing: 8.2")
    let outcome = try await Workspace(["card.yaml": text]).layoutdiff(
      "frames", "card.yaml", "--engine", "spec", "--container", "120", "--rounding", word, "--json")
    let json = try JSON(text: outcome.output)
    let found = try #require(try json["frames"]["title"].numbers?.first)
    #expect(abs(found - x) < 1e-9)
    #expect(try json["raw"]["title"].numbers == [48.2, 0, 30, 20])
  }

  @Test("frames without a container, or without an engine, are a list")
  func listOfFrames() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good.replacing("[100]", with: "[100, 120x60]")
    ])
    let one = try await workspace.layoutdiff(
      "frames", "card.yaml", "--engine", "constraints", "--json")
    let containers = try JSON(text: one.output).items.map { try $0["container"].numbers }
    #expect(containers == [[100, 40], [120, 60]])
    let both = try await workspace.layoutdiff(
      "frames", "card.yaml", "--container", "120x60", "--json")
    let engines = try JSON(text: both.output).items.map { try $0["engine"].text }
    #expect(engines == ["spec", "constraints"])
    let all = try JSON(text: try await workspace.layoutdiff("frames", "card.yaml", "--json").output)
    #expect(all.items.map(\.keys) == Array(repeating: Self.keys, count: 4))
  }

  @Test("an ambiguity and a conflict are warnings of frames, with status 0")
  func warnings() async throws {
    let workspace = try Workspace([
      "ambiguous.yaml": Scenarios.ambiguous, "conflicting.yaml": Scenarios.conflicting,
    ])
    func warnings(_ file: String) async throws -> [String?] {
      let outcome = try await workspace.layoutdiff(
        "frames", file, "--engine", "constraints", "--container", "100", "--json")
      #expect(outcome.status == 0)
      return try JSON(text: outcome.output)["warnings"].items.map(\.text)
    }
    #expect(
      try await warnings("ambiguous.yaml") == ["title.y is ambiguous: 0 pt or more"])
    #expect(
      try await warnings("conflicting.yaml") == [
        """
        these 2 required constraints conflict: line 17: 'title.width <= 30'; \
        line 19: 'title.width == 50'; relaxing any one of them by 20 pt resolves this conflict; \
        'title.width == 50' (line 19) is broken, because it was activated last; it is missed by \
        20 pt; lower line 19 to 'title.width == 50 @999': then it gives way
        """
      ])
  }

  @Test("check prints every scenario with its comparison")
  func check() async throws {
    let workspace = try Workspace(["a.yaml": Scenarios.good, "b.yaml": Scenarios.differing])
    let outcome = try await workspace.layoutdiff("check", ".", "--json")
    #expect(outcome.status == 1)
    let json = try JSON(text: outcome.output)
    #expect(json.keys == ["invalidFiles", "obsoleteBaselines", "scenarios", "schemaVersion"])
    #expect(try json["schemaVersion"].number == 1)
    let scenarios = try json["scenarios"].items
    let keys = ["baseline", "comparison", "file", "id", "warnings"]
    #expect(scenarios.map(\.keys) == [keys, keys])
    #expect(try scenarios.map { try $0["id"].text } == ["a", "b"])
    #expect(
      try scenarios.map { try $0["comparison"]["verdict"].text } == ["agrees", "differs"])
    #expect(try scenarios.map { try $0["baseline"]["status"].text } == ["missing", "missing"])
    let causes = try scenarios[1]["comparison"]["containers"][0]["causes"].items
    #expect(try causes.map { try $0["class"].text } == ["value"])
  }

  @Test("list prints what there is to know of every scenario")
  func list() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good + "\ntitle: Card\nsummary: A card.\ntags: [seed]",
      "one/card.yaml": Scenarios.specOnly,
    ])
    let outcome = try await workspace.layoutdiff("list", ".", "--json")
    #expect(outcome.status == 0)
    let json = try JSON(text: outcome.output)
    #expect(try json["schemaVersion"].number == 1)
    let first = try #require(try json["scenarios"].items.first)
    #expect(
      first.keys == [
        "containers", "elements", "file", "id", "notations", "summary", "tags", "title",
      ])
    #expect(try first["containers"].items.map(\.text) == ["100"])
    #expect(try first["elements"].items.map(\.text) == ["photo", "title"])
    #expect(try first["tags"].items.map(\.text) == ["seed"])
    // Two files of the same name are told apart by their folders.
    #expect(try json["scenarios"].items.map { try $0["id"].text } == ["card", "one/card"])
    let text = try await workspace.layoutdiff("list", ".")
    #expect(
      text.output == """
        card      100  Card
        one/card  100  card (only spec)

        """)
  }
}
