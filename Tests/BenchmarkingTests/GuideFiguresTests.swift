import Foundation
import JSONText
import Runs
import Testing
import Timing

@testable import Benchmarking

@Suite("The figures and the chart of a run")
struct GuideFiguresTests {
  /// A run of the three screens, whose nested one grows with this exponent as specs.
  private func results(resize: Bool = true, uncounted: String? = nil) throws -> BenchmarkResults {
    var measurements: [[String: Any]] = []
    var ratios: [[String: Any]] = []
    var instructions: [[String: Any]] = []
    let factors = ["spec": 1.0, "direct": 30, "reduced": 6]
    for scene in GuideFigures.scenes {
      for phase in resize ? ["cold", "resize"] : ["cold"] {
        for rows in [100, 600] {
          for (engine, factor) in factors.sorted(by: { $0.key < $1.key }) {
            let growth = scene == "nested" && engine == "spec" ? 2.0 : 1
            let time = 1000 * factor * pow(Double(rows) / 100, growth)
            measurements.append([
              "scenario": scene, "rows": rows, "unit": "views", "engine": engine, "phase": phase,
              "medianNanoseconds": time, "minimumNanoseconds": time, "samples": 20, "batchSize": 1,
              "work": [String: Int](),
            ])
            if engine == uncounted { continue }
            instructions.append([
              "scenario": scene, "rows": rows, "engine": engine, "phase": phase,
              "instructions": Int(time * 3),
            ])
          }
          let ratio = phase == "cold" ? 6.0 : 0.5
          ratios.append([
            "scenario": scene, "rows": rows, "phase": phase, "of": "reduced", "to": "spec",
            "ratio": ratio, "low": ratio * 0.9, "high": ratio * 1.1, "verdict": "slower",
            "band": 0.05,
            "isNoisy": false,
          ])
        }
      }
    }
    let machine = Data(BenchmarkResults(machine: .current).json.text().utf8)
    var whole = try #require(JSONSerialization.jsonObject(with: machine) as? [String: Any])
    whole["measurements"] = measurements
    whole["ratios"] = ratios
    whole["instructions"] = instructions
    return try JSONDecoder().decode(
      BenchmarkResults.self, from: JSONSerialization.data(withJSONObject: whole))
  }

  @Test("only what is between the marks of a guide is written, and writing again changes nothing")
  func marks() throws {
    let guide = """
      # A guide

      <!-- make bench: growth -->
      old
      <!-- end -->
      kept
      <!-- make bench: unknown -->
      also kept
      <!-- end -->
      <!-- make bench: counts -->
      never ended
      """
    let figures = GuideFigures(try results())
    let written = figures.text(of: guide)
    #expect(
      written == """
        # A guide

        <!-- make bench: growth -->

        | screen | growth of time, spec | direct | reduced |
        | --- | ---: | ---: | ---: |
        | flat | 1.00 | 1.00 | 1.00 |
        | relative | 1.00 | 1.00 | 1.00 |
        | nested | 2.00 | 1.00 | 1.00 |

        <!-- end -->
        kept
        <!-- make bench: unknown -->
        also kept
        <!-- end -->
        <!-- make bench: counts -->
        never ended
        """)
    #expect(figures.text(of: written) == written)
  }

  @Test("a block without an end takes nothing of what follows, and is reported")
  func unended() throws {
    let guide = """
      <!-- make bench: counts -->
      first
      <!-- make bench: unknown -->
      second
      <!-- end -->
      <!-- make bench: growth -->
      <!-- end -->
      """
    let written = GuideFigures(try results()).text(of: guide)
    #expect(
      written.hasPrefix(
        "<!-- make bench: counts -->\nfirst\n<!-- make bench: unknown -->\nsecond\n<!-- end -->"))
    #expect(written.contains("| nested | 2.00 |"))
    #expect(
      GuideFigures.mistakes(in: guide) == [
        "line 1: the block 'counts' is not written: it lacks a line '<!-- end -->' after it",
        "line 3: no figures are called 'unknown': expected counts, growth, times, first layout, "
          + "widths, conclusion",
      ])
  }

  @Test("a guide without marks is reported")
  func unmarked() {
    #expect(
      GuideFigures.mistakes(in: "# A guide\n") == [
        "no block for figures: expected a line such as '<!-- make bench: counts -->'"
      ])
    #expect(GuideFigures.mistakes(in: "<!-- make bench: times -->\n<!-- end -->").isEmpty)
  }

  @Test("a block for which a run has no figures stays as it is")
  func without() throws {
    let guide = "<!-- make bench: widths -->\nold\n<!-- end -->\n"
    #expect(GuideFigures(try results(resize: false)).text(of: guide) == guide)
    #expect(GuideFigures(BenchmarkResults(machine: .current)).text(of: guide) == guide)
  }

  @Test("an engine that was not counted has no column of dashes, and is named")
  func uncounted() throws {
    let guide = "<!-- make bench: counts -->\n<!-- end -->\n"
    let written = GuideFigures(try results(uncounted: "direct")).text(of: guide)
    #expect(written.contains("| screen | views | instructions, spec | instructions, reduced |"))
    #expect(written.contains("\n\nNot counted at this size: *direct*.\n"))
    #expect(!GuideFigures(try results()).text(of: guide).contains("Not counted"))
  }

  @Test("sentences say what the figures say")
  func sentences() throws {
    let figures = GuideFigures(try results())
    let first = figures.text(of: "<!-- make bench: first layout -->\n<!-- end -->")
    #expect(
      first.replacing("\n", with: " ").contains(
        "fewer instructions as specs in two of the three (flat and relative)."))
    #expect(
      first.replacing("\n", with: " ").contains("for nested views, with an exponent of 2.00."))
    let last = figures.text(of: "<!-- make bench: conclusion -->\n<!-- end -->")
    #expect(
      last.replacing("\n", with: " ").contains(
        "reduced constraints in all three. At another width, specs take less time in none"))
    #expect((first + last).split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("the chart has a line and a label for each engine on each screen, none over another")
  func chart() throws {
    let text = try #require(ViewsChart(results())?.text)
    #expect(text.ranges(of: "<path class=\"line ").count == 18)
    #expect(text.contains("not Apple’s Auto Layout, not Texture on a phone"))
    for panel in text.components(separatedBy: "<g transform=\"translate(0 24)\">").dropFirst() {
      let labels = panel.matches(
        of: /<text class="(?:spec|direct|reduced)" x="[\d.]+" y="([\d.]+)">/)
      let heights = labels.compactMap { Double($0.1) }.sorted()
      #expect(heights.count == 3)
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 14.9 }, "\(heights)")
    }
    #expect(ViewsChart(BenchmarkResults(machine: .current)) == nil)
  }

  @Test("letters of the chart have nine pixels on a phone of 390 pixels", arguments: [true, false])
  func readable(resize: Bool) throws {
    let text = try #require(ViewsChart(results(resize: resize))?.text)
    let width = try #require(text.firstMatch(of: /viewBox="0 0 ([\d.]+)/).flatMap { Double($0.1) })
    let sizes = text.matches(of: /([\d.]+)px/).compactMap { Double($0.1) }
    let smallest = try #require(sizes.min())
    // A page leaves 16 pixels on each side.
    #expect(smallest * 358 / width >= 9)
  }
}
