/// Texts of scenarios that take long to answer about.
enum LongTexts {
  /// Boxes in a chain whose places and widths are ambiguous.
  static func chain(of count: Int, gap: Int = 1) -> String {
    let names = (0..<count).map { "box\($0)" }
    let rules = zip(names, names.dropFirst()).flatMap { first, second in
      [
        "  - \(second).left >= \(first).right + \(gap)",
        "  - \(second).width <= \(first).width @500",
      ]
    }
    return text(names.map { "\($0): { box: none }" }, "9000x300", ["constraints:"] + rules)
  }

  /// Stacks in one another, by turns beside and below.
  static func nest(of count: Int) -> String {
    let names = (0..<count).map { "box\($0)" }
    let spec = names.dropFirst().enumerated().reduce(names[0]) { inner, next in
      let direction = next.offset.isMultiple(of: 2) ? "vertical" : "horizontal"
      return "{ stack: { direction: \(direction), children: [\(next.element), \(inner)] } }"
    }
    return text(names.map { "\($0): { box: 10x5 }" }, "320x2000", ["spec: \(spec)"])
  }

  /// Boxes in a column, in both notations.
  static func column(of count: Int, gap: Int = 1) -> String {
    let names = (0..<count).map { "box\($0)" }
    let rules = names.enumerated().flatMap { index, name in
      [
        "  - \(name).left == superview.left",
        "  - \(name).top == superview.top + \(index * (10 + gap))",
      ]
    }
    return text(
      names.map { "\($0): { box: 20x10 }" }, "320x100",
      [
        "spec:", "  stack:", "    direction: vertical", "    spacing: \(gap)",
        "    children: [\(names.joined(separator: ", "))]", "constraints:",
      ] + rules)
  }

  private static func text(_ elements: [String], _ container: String, _ rest: [String]) -> String {
    (["layoutdiff: 1", "containers: [\(container)]", "elements:"] + elements.map { "  \($0)" }
      + rest).joined(separator: "\n") + "\n"
  }
}
