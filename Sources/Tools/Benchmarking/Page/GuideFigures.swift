import Geometry
package import Runs

/// The figures of a run that a guide quotes, and the sentences that depend on them.
///
/// A guide has a block for each: it begins with the line `<!-- make bench: NAME -->` and ends with the
/// line `<!-- end -->`. Only what is between these lines is written.
package struct GuideFigures {
  private let results: BenchmarkResults
  private let costs: Costs

  /// The screens of the chart, each of which has times up to 600 views.
  static let scenes = ["flat", "relative", "nested"]
  private static let views = 600

  /// The name of each screen, in the words of the guide.
  private static let meanings = [
    "flat": "views pinned to their superview", "relative": "each view pinned to the one before",
    "nested": "each view inside the one before",
  ]

  /// Takes the figures from these results.
  package init(_ results: BenchmarkResults) {
    self.results = results
    costs = Costs(results)
  }

  /// The guide with this run's figures; a block for which the run has no figures, and one that does not
  /// end before the next begins, stays as it is.
  package func text(of guide: String) -> String {
    var lines: [Substring] = []
    var rest = guide.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard let name = Self.name(of: line), let block = block(name), !block.isEmpty,
        let end = Self.end(of: rest)
      else { continue }
      lines += [""] + block.map { Substring($0) } + [""]
      rest = rest[end...]
    }
    return lines.joined(separator: "\n")
  }

  /// The mistakes in the marks of a guide, a sentence each: nothing where all of its blocks end and
  /// have a known name, and it has one at least.
  package static func mistakes(in guide: String) -> [String] {
    let lines = guide.split(separator: "\n", omittingEmptySubsequences: false)
    let blocks = lines.indices.compactMap { index in name(of: lines[index]).map { (index, $0) } }
    guard !blocks.isEmpty else {
      return ["no block for figures: expected a line such as '<!-- make bench: \(names[0]) -->'"]
    }
    return blocks.flatMap { index, name in
      var mistakes: [String] = []
      if !names.contains(name) {
        mistakes.append(
          "no figures are called '\(name)': expected \(names.joined(separator: ", "))")
      }
      if end(of: lines[(index + 1)...]) == nil {
        mistakes.append("the block '\(name)' is not written: it lacks a line '\(end)' after it")
      }
      return mistakes.map { "line \(index + 1): \($0)" }
    }
  }

  private static let end: Substring = "<!-- end -->"

  /// The names of all blocks.
  private static let names = [
    "counts", "growth", "times", "first layout", "widths", "conclusion",
  ]

  /// The end of the block whose lines these are; `nil` where another begins before.
  private static func end(of lines: ArraySlice<Substring>) -> Int? {
    lines.firstIndex { $0 == end || name(of: $0) != nil }.flatMap { lines[$0] == end ? $0 : nil }
  }

  private static func name(of line: Substring) -> String? {
    let (start, end) = ("<!-- make bench: ", " -->")
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  /// The lines of a block; `nil` for names that there are not, empty without figures.
  private func block(_ name: String) -> [String]? {
    switch name {
    case "counts": counts
    case "growth": growth
    case "times": times("cold", "time")
    case "first layout": firstLayout
    case "widths": times("resize", "another width")
    case "conclusion": conclusion
    default: nil
    }
  }

  // Tables.

  private var counts: [String] {
    // An engine that was counted for none of the screens has no column.
    let counted = engines.filter { engine in
      Self.scenes.contains { costs.instructions($0, Self.views, engine, "cold") != nil }
    }
    let table = self.table(["screen", "views"] + counted.map { "instructions, \($0)" }) { scene in
      let counts = counted.map { costs.instructions(scene, Self.views, $0, "cold") }
      guard counts.contains(where: { $0 != nil }) else { return nil }
      return [Self.words(scene), "\(Self.views)"] + counts.map { $0.map(CountText.count) ?? "–" }
    }
    let missing = engines.filter { !counted.contains($0) }
    if table.isEmpty || missing.isEmpty { return table }
    return table + ["", "Not counted at this size: *\(missing.joined(separator: ", "))*."]
  }

  private var growth: [String] {
    table(["screen", "growth of time, spec"] + engines.dropFirst()) { scene in
      let exponents = engines.map { costs.exponent(scene, $0) }
      guard exponents.allSatisfy({ $0 != nil }) else { return nil }
      return [scene] + exponents.map { $0.map(NumberText.ratio) ?? "–" }
    }
  }

  private func times(_ phase: String, _ heading: String) -> [String] {
    let headings = ["\(heading), \(engines[0])"] + engines.dropFirst()
    return table(["screen", "views"] + headings + ["reduced ÷ spec"]) { scene in
      let times = engines.map { costs.time(scene, Self.views, $0, phase)?.medianNanoseconds }
      guard let ratio = ratio(scene, phase), times.allSatisfy({ $0 != nil }) else { return nil }
      let interval = [ratio.low, ratio.high].map(NumberText.ratio).joined(separator: "–")
      return [scene, "\(Self.views)"]
        + times.map { $0.map { NumberText.duration(nanoseconds: $0) } ?? "–" }
        + ["\(NumberText.ratio(ratio.ratio))× (\(interval))"]
    }
  }

  /// A table with a row for each screen; empty where one has no figures.
  private func table(_ header: [String], row: (String) -> [String]?) -> [String] {
    var table = MarkdownTable(header)
    for scene in Self.scenes {
      guard let cells = row(scene) else { return [] }
      table.add(cells)
    }
    return Array(table.lines.dropLast())
  }

  // Sentences.

  /// Which notation takes less work for a first layout, and where it grows fastest.
  private var firstLayout: [String] {
    let counted = Self.scenes.compactMap { scene -> (scene: String, isLess: Bool)? in
      guard let spec = costs.instructions(scene, Self.views, "spec", "cold"),
        let reduced = costs.instructions(scene, Self.views, "reduced", "cold")
      else { return nil }
      return (scene, spec < reduced)
    }
    let exponents = Self.scenes.compactMap { scene in
      costs.exponent(scene, "spec").map { (scene, $0) }
    }
    guard counted.count == Self.scenes.count, exponents.count == Self.scenes.count,
      let steepest = exponents.max(by: { $0.1 < $1.1 })
    else { return [] }
    let places = Self.places(counted.filter(\.isLess).map(\.scene))
    return Self.wrapped(
      "A first layout takes fewer instructions as specs in \(places). The time of specs grows fastest"
        + " for \(steepest.0) views, with an exponent of \(NumberText.ratio(steepest.1))."
    )
  }

  /// The consequence for the claim.
  private var conclusion: [String] {
    guard !firstLayout.isEmpty, !times("resize", "").isEmpty else { return [] }
    func slower(_ phase: String) -> [String] {
      Self.scenes.filter { scene in ratio(scene, phase).map { $0.low > 1 } ?? false }
    }
    func faster(_ phase: String) -> [String] {
      Self.scenes.filter { scene in ratio(scene, phase).map { $0.high < 1 } ?? false }
    }
    return Self.wrapped(
      "For a first layout, specs take less time than reduced constraints in"
        + " \(Self.places(slower("cold"))). At another width, specs take less time in"
        + " \(Self.places(slower("resize"))), and reduced constraints in"
        + " \(Self.places(faster("resize")))."
    )
  }

  /// A paragraph in lines of at most 120 characters, as guides have them.
  private static func wrapped(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < 120 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// `all three`, `none`, or the names.
  private static func places(_ scenes: [String]) -> String {
    switch scenes.count {
    case 0: "none of the three"
    case Self.scenes.count: "all three"
    case 1: "one of the three (\(scenes[0]))"
    default: "two of the three (\(scenes.joined(separator: " and ")))"
    }
  }

  private static func words(_ scene: String) -> String {
    meanings[scene].map { "\(scene): \($0)" } ?? scene
  }

  private var engines: [String] { BenchmarkEngine.allCases.map(\.rawValue) }

  private func ratio(_ scene: String, _ phase: String) -> BenchmarkResults.Ratio? {
    results.ratios.first {
      $0.scenario == scene && $0.rows == Self.views && $0.phase == phase && $0.of == "reduced"
        && $0.to == "spec"
    }
  }
}
