import Foundation
import Testing

@Suite("bench")
struct BenchTests {
  @Test("every scenario, number of rows, phase and engine has a measurement and a ratio")
  func shape() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "bench", "card.yaml", "--rows", "1,2", "--samples", "5", "--json")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let json = try JSON(text: outcome.output)
    #expect(json.keys == ["leftOut", "machine", "measurements", "ratios", "schemaVersion"])
    #expect(try json["schemaVersion"].number == 1)
    #expect(try json["leftOut"].items.isEmpty)
    var expected: Set<String> = []
    for rows in [1, 2] {
      for phase in ["cold", "resize", "text"] { expected.insert("card \(rows) \(phase)") }
    }
    let measurements = try json["measurements"].items
    #expect(Set(try measurements.map(Self.combination)) == expected)
    #expect(measurements.count == 18)
    for measurement in measurements {
      #expect(
        measurement.keys == [
          "batchSize", "engine", "medianNanoseconds", "minimumNanoseconds", "phase", "rows",
          "samples", "scenario", "warmUp", "work",
        ])
      let minimum = try #require(try measurement["minimumNanoseconds"].number)
      let median = try #require(try measurement["medianNanoseconds"].number)
      #expect(0 < minimum && minimum <= median)
      #expect(try measurement["samples"].number == 5)
      #expect(["spec", "direct", "reduced"].contains(try measurement["engine"].text))
      #expect(try !measurement["work"].keys.isEmpty)
    }
    #expect(try json["machine"]["conditions"]["clock"].text == "monotonic")
    let ratios = try json["ratios"].items
    #expect(Set(try ratios.map(Self.combination)) == expected)
    for ratio in ratios {
      #expect(
        ratio.keys == [
          "band", "high", "isNoisy", "low", "of", "phase", "ratio", "rows", "scenario", "to",
          "verdict",
        ])
      let low = try #require(try ratio["low"].number)
      let high = try #require(try ratio["high"].number)
      #expect(0 < low && low <= high)
      let verdict = try ratio["verdict"].text
      #expect(["faster", "slower", "equal", "inconclusive"].contains(verdict))
      #expect(["direct", "reduced"].contains(try ratio["of"].text))
      #expect(try ratio["to"].text == "spec")
    }
  }

  @Test("more rows are more work, the same in every run")
  func work() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    func rows(_ count: String) async throws -> Double? {
      let outcome = try await workspace.layoutdiff(
        "bench", "card.yaml", "--rows", count, "--samples", "5", "--engine", "direct", "--phase",
        "cold", "--json")
      let measurements = try JSON(text: outcome.output)["measurements"].items
      #expect(measurements.count == 1)
      return try measurements.first?["work"]["columns"].number
    }
    let one = try #require(try await rows("1"))
    let three = try #require(try await rows("3"))
    #expect(three > one)
    #expect(try await rows("3") == three)
  }

  @Test(
    "a number of iterations is done without a word", arguments: ["spec", "direct", "reduced"],
    ["resize", "text"])
  func iterations(engine: String, phase: String) async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "bench", "card.yaml", "--engine", engine, "--phase", phase, "--rows", "2",
      "--iterations", "3")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
  }

  @Test("iterations of what cannot be laid out end with the status that frames has")
  func failingIterations() async throws {
    let workspace = try Workspace([
      "only.yaml": Scenarios.specOnly, "unbounded.yaml": Scenarios.unbounded,
    ])
    func iterate(_ file: String, _ engine: String) async throws -> Outcome {
      try await workspace.layoutdiff("bench", file, "--engine", engine, "--iterations", "3")
    }
    let missing = try await iterate("only.yaml", "direct")
    #expect(missing.status == 66)
    #expect(missing.errors == "only.yaml: error: there are no constraints\n")
    let invalid = try await iterate("unbounded.yaml", "spec")
    #expect(invalid.status == 65)
    #expect(invalid.errors.hasPrefix("unbounded.yaml: error: the layout spec gives no layout: "))
  }

  @Test("iterations beside an invalid file end with 65")
  func iterationsBesideInvalidFile() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "bad.yaml": ""])
    let outcome = try await workspace.layoutdiff(
      "bench", "card.yaml", "bad.yaml", "--engine", "spec", "--iterations", "3")
    #expect(outcome.status == 65)
  }

  @Test("iterations of several scenarios are refused, rather than all but one forgotten")
  func iterationsOfSeveral() async throws {
    let workspace = try Workspace(["a.yaml": Scenarios.good, "b.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff(
      "bench", ".", "--engine", "spec", "--iterations", "3")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("Error: --iterations runs only one of the 2 scenarios: name one.\n"))
  }

  @Test("an engine that a scenario has no notation for is left out with the reason")
  func missingNotation() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    let outcome = try await workspace.layoutdiff(
      "bench", "card.yaml", "--engine", "direct", "--samples", "5")
    #expect(outcome.status == 66)
    #expect(outcome.output.hasPrefix("left out: card, 1 row: there are no constraints\n"))
  }

  @Test("layouts that differ are not timed: left out with the reason, status 1")
  func differing() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.differing]).layoutdiff(
      "bench", "card.yaml", "--samples", "5", "--json")
    #expect(outcome.status == 1)
    let json = try JSON(text: outcome.output)
    #expect(try json["measurements"].items.isEmpty)
    let left = try #require(try json["leftOut"].items.first)
    #expect(try left["scenario"].text == "card")
    #expect(try left["reason"].text == "row1.title differs at 100 pt")
  }

  @Test("the lines for people name engines, rows, phase, ratio and verdict")
  func text() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "bench", "card.yaml", "--samples", "5", "--phase", "cold")
    #expect(outcome.status == 0)
    let pattern =
      /card, 1 row, cold: spec [0-9.]+ .s, direct [0-9.]+ .s; direct takes [0-9.]+× as long \([0-9.]+–[0-9.]+\): (faster|slower|equal|inconclusive)/
    #expect(outcome.output.contains(pattern))
  }

  private static func combination(_ json: JSON) throws -> String {
    let rows = try #require(try json["rows"].number)
    return "\(try json["scenario"].text ?? "") \(Int(rows)) \(try json["phase"].text ?? "")"
  }
}
