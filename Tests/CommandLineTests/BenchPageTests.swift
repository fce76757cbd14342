import Foundation
import Testing

@Suite("bench, the page")
struct BenchPageTests {
  private static let counts = """
    row 1 spec cold 9000
    row 1 reduced cold 60000
    row 30 spec cold 250000
    row 30 direct cold 120000000
    row 30 reduced cold 2000000
    row 30 kiwi-1.5.1 cold 126000000
    row 100 reduced cold 6600000
    row 1000 reduced cold 90000000
    row 100 reduced resize 300000
    chain 100 reduced cold 1000000
    chain-shuffled 100 reduced cold 2500000
    row 1000 reduced memory 120000000

    """

  /// A page of the counts, with times of a few engines and scenes: each takes its time to warm up.
  private func page(
    timing: [String] = ["--scene", "row", "--sizes", "3", "--engine", "reduced"]
  ) async throws -> (workspace: Workspace, text: String) {
    let workspace = try Workspace(["counts.txt": Self.counts])
    let outcome = try await workspace.layoutdiff(
      arguments: ["bench", "--samples", "5", "--phase", "cold"] + timing
        + ["--instructions", "counts.txt", "--output", "out/Reports"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (workspace, try workspace.text("out/Reports/benchmarks.md"))
  }

  @Test("goals are compared with the counts, and missed goals are named")
  func figures() async throws {
    let text = try await page().text
    #expect(text.contains("| reduced, cold, 1 row | 60 k | 60 k | met: 1.00× the limit |"))
    #expect(
      text.contains("| reduced, cold, 100 rows | 3.5 M | 6.6 M | missed: 1.89× the limit |"))
    #expect(
      text.contains("| direct, cold, 30 rows, in two passes | 100 M | 120 M | missed: 1.20×"))
    #expect(
      text.contains(
        "| exponent of growth from 100 to 1000 rows with views around, reduced | 1.15 | 1.13 | met: 0.987× the limit |"
      ))
    #expect(
      text.contains(
        "| shuffled constraints, chain of 100 insets | 4.00 | 2.50 | met: 0.625× the limit |"))
    #expect(text.contains("| peak memory of laying out 1000 rows, reduced | 150 MB | 120 MB | met"))
    #expect(text.contains("| calls of GLPK for the list, reduced, at any size | 0 | 0 | met |"))
    #expect(text.contains("| shuffled constraints, list of 100 rows | 1.50 | – | not measured |"))
    #expect(text.contains("- Missed: reduced, cold, 100 rows: 1.89× the limit; most of it is"))
    #expect(
      text.contains(
        "- Missed: direct, cold, 30 rows, in two passes: 1.20× the limit; nearly all"))
  }

  @Test("sentences take their numbers from the counts")
  func sentences() async throws {
    let text = try await page().text
    #expect(
      text.contains(
        "What these times are: LayoutDiff's own engines on this machine, on layouts with equal"
          + " frames; not Apple's Auto Layout, not Texture on a phone."))
    #expect(
      text.contains(
        "A list of 30 rows takes 120 M instructions as constraints in one linear program, 2 M as"))
    #expect(
      text.contains(
        "Reduced takes 0.0167× as many as direct, and 8.00× as many as specs: the linear program"))
    #expect(text.contains("Another width of 100 rows takes 300 k instructions"))
    #expect(text.contains("| row, 30, cold | 250 k | 120 M | 2 M | 126 M |"))
  }

  @Test("a page is written again from its bench.json, byte for byte")
  func again() async throws {
    let (workspace, text) = try await page(timing: ["--scene", "row,chain", "--sizes", "3"])
    let outcome = try await workspace.layoutdiff(
      "bench", "--from", "out/Reports/bench.json", "--output", "again")
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    #expect(try workspace.text("again/benchmarks.md") == text)
    #expect(
      try workspace.text("again/bench.json") == workspace.text("out/Reports/bench.json"))
  }

  @Test("a line that is not a count is an error with its place, before anything is timed")
  func brokenCounts() async throws {
    let lines = [
      "row 1 reduced cold", "row 0 reduced cold 5", "row 1 fast cold 5", "row 1 spec x 5",
    ]
    for line in lines {
      let workspace = try Workspace(["counts.txt": "row 1 spec cold 9000\n\(line)\n"])
      let outcome = try await workspace.layoutdiff(
        "bench", "--scene", "row", "--instructions", "counts.txt", "--output", "out")
      #expect(outcome.status == 65)
      #expect(
        outcome.errors
          == "counts.txt:2:1: error: this is not a count: expected 'row 100 reduced cold 5100000'\n"
      )
    }
  }

  @Test("a file that is missing, or not a bench.json, is an error with its name")
  func brokenRecord() async throws {
    let workspace = try Workspace(["bench.json": "{}"])
    let broken = try await workspace.layoutdiff("bench", "--from", "bench.json", "--output", "out")
    #expect(broken.status == 65)
    #expect(broken.errors == "bench.json:1:1: error: not a bench.json of this version\n")
    let missing = try await workspace.layoutdiff("bench", "--from", "no.json", "--output", "out")
    #expect(missing.status == 66)
    #expect(missing.errors == "no.json: error: cannot be read: there is no such file\n")
  }
}
