import Testing
import Timing

@testable import Benchmarking
@testable import Runs

@Suite("The page of benchmarks")
struct PageTests {
  @Test("a page without any measurement still says what its times would be")
  func empty() {
    let text = BenchmarkPage(BenchmarkResults(machine: .current)).text
    #expect(
      text.hasPrefix(
        """
        # What layouts cost

        What these times are: LayoutDiff's own engines on this machine, on layouts with equal \
        frames; not Apple's Auto Layout, not Texture on a phone.
        """))
    #expect(text.contains("0 of 51 goals are met. 51 were not measured."))
    #expect(!text.contains("## Other engines"))
    #expect(!text.contains("NaN"))
  }

  @Test("a count of another width is a figure of that goal alone, not of a cold layout")
  func phases() throws {
    var results = BenchmarkResults(machine: .current)
    results.add(try BenchmarkCounts(lines: "row 100 reduced resize 10000\n"))
    let goals = BenchmarkGoal.all(of: results).filter { $0.measured != nil }
    #expect(goals.map(\.words) == ["reduced, another width, 100 rows"])
    #expect(goals.map(\.measured) == [10_000])
    #expect(BenchmarkPage(results).text.contains("reduced, cold, 100 rows"))
    results.add(
      try BenchmarkCounts(lines: "row 100 reduced resize 10000\nrow 100 reduced cold 20000\n"))
    let both = BenchmarkGoal.all(of: results).filter { $0.measured != nil }
    #expect(both.map(\.measured) == [20_000, 10_000])
  }

  @Test("figures of other engines stand beside counts of the same scene, size and phase")
  func peers() throws {
    var results = BenchmarkResults(machine: .current)
    results.add(
      try BenchmarkCounts(
        lines: """
          # 2026-11-28, of another program
          row 1 spec cold 8000
          chain 100 reduced resize 44100
          chain 100 kiwi-1.5.1 cold 43300000
          chain 100 kiwi-1.5.1 resize 61200
          chain 100 Taffy-0.7.7 resize 699000
          """))
    let text = BenchmarkPage(results).text
    #expect(
      text.contains(
        """
        | instructions | spec | direct | reduced | kiwi 1.5.1 | Taffy 0.7.7 |
        | --- | ---: | ---: | ---: | ---: | ---: |
        | chain, 100, cold | – | – | – | 43.3 M | – |
        | chain, 100, resize | – | – | 44.1 k | 61.2 k | 699 k |
        """))
    #expect(!text.contains("| row, 1, cold |"))
  }

  @Test("a page of our counts alone has no other engines")
  func noPeers() throws {
    var results = BenchmarkResults(machine: .current)
    results.add(try BenchmarkCounts(lines: "row 1 spec cold 8000\n"))
    #expect(!BenchmarkPage(results).text.contains("## Other engines"))
  }

  @Test("lines of counts give instructions and peak memory, and empty lines are ignored")
  func counts() throws {
    let counts = try BenchmarkCounts(
      lines: "\n# words\nrow 30 spec cold 9000\nrow 1 direct memory 12\ncheck milliseconds 1\n\n")
    #expect(counts.runs == [RunFigure(name: "check", unit: .milliseconds, value: 1)])
    #expect(
      counts.instructions == [
        InstructionCount(
          scenario: "row", rows: 30, engine: "spec", phase: "cold", instructions: 9000)
      ])
    #expect(
      counts.memory == [MemoryPeak(scenario: "row", rows: 1, engine: "direct", bytes: 12)])
  }

  @Test(
    "a line of another form is an error with its number",
    arguments: [
      "row 1 spec cold", "row 0 spec cold 1", "row 1 kiwi cold 1", "row 1 spec warm 1",
      "row 1 spec cold 0", "row 1 spec cold 1 1", "check milliseconds 0", "check hours 1",
    ])
  func brokenLine(line: String) {
    #expect(throws: CountedLineError(line: 2)) {
      try BenchmarkCounts(lines: "row 1 spec cold 1\n\(line)\n")
    }
  }

  @Test("the exponent is the slope of logarithms, and none with one size")
  func exponent() throws {
    let sizes = [10.0, 30, 100, 600]
    for exponent in [0, 0.5, 1, 2] {
      let points = sizes.map { (size: $0, cost: 7 * power($0, exponent)) }
      let fit = try #require(GrowthExponent.fit(points))
      #expect(abs(fit - exponent) < 1e-12)
    }
    #expect(GrowthExponent.fit([]) == nil)
    #expect(GrowthExponent.fit([(10, 5), (10, 6)]) == nil)
    #expect(GrowthExponent.fit([(10, 5), (20, 0)]) == nil)
  }

  @Test(
    "counts have three digits and a unit",
    arguments: [
      (950.0, "950"), (9000, "9 k"), (79_420, "79.4 k"), (5_100_000, "5.1 M"),
      (418_000_000, "418 M"), (1_079_000_000, "1.08 G"),
    ])
  func counts(count: Double, text: String) {
    #expect(CountText.count(count) == text)
  }

  /// `base` to a power that is a multiple of one half.
  private func power(_ base: Double, _ exponent: Double) -> Double {
    var result = exponent.truncatingRemainder(dividingBy: 1) == 0 ? 1 : base.squareRoot()
    for _ in 0..<Int(exponent) { result *= base }
    return result
  }
}
