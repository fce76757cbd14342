import ConsoleLogs
import LayoutConstraints
import SeededRandom

/// A log with the facts behind it: differences between edges, whose conflicts need no solver.
struct RandomLog {
  /// `to - from >= length` or `<=`, between edges numbered from 0.
  struct Difference {
    var from: Int
    var to: Int
    var relation: Constraint.Relation
    var length: Int
  }

  /// The lines of the list, in order.
  var lines: [String] = []
  /// What each line says of the edges of the views: 4 v is left, 4 v + 1 right, then top and bottom.
  var differences: [Difference] = []
  var viewCount: Int
  /// The index of the broken line, if the text names one.
  var broken: Int?
  var text = ""

  private enum Kit: CaseIterable { case uiKit, old, snapKit, masonry }

  /// A log of one seed; a varied one also has lines of a stack view, and edges that text from right
  /// to left does not move, for which ``canHold(_:facts:giving:limit:)`` decides one direction only.
  init(_ random: inout some RandomNumberGenerator, isVaried: Bool = false) {
    viewCount = Int.random(in: 1...5, using: &random)
    let kit = Kit.allCases.randomElement(using: &random) ?? .uiKit
    for index in 0..<Int.random(in: 1...10, using: &random) {
      addLine(index, kit, isVaried, &random)
    }
    broken = Bool.random(using: &random) ? Int.random(in: 0..<lines.count, using: &random) : nil
    write(&random)
  }

  private static func view(_ index: Int) -> String {
    let classes = ["UIView", "UILabel", "App.Card", "UIStackView", "_UIBar"]
    let texts = ["", "'North pier'", "'it's (7)'", "", ""]
    return "\(classes[index % 5]):0x7f\(index)a0\(texts[index % 5])"
  }

  private mutating func addLine(
    _ index: Int, _ kit: Kit, _ isVaried: Bool, _ random: inout some RandomNumberGenerator
  ) {
    let first = Int.random(in: 0..<viewCount, using: &random)
    let second = (0..<viewCount).filter { $0 != first }.randomElement(using: &random)
    let isHorizontal = Bool.random(using: &random)
    let relation: Constraint.Relation =
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
      ?? .equal
    let length = Int.random(in: -10...60, using: &random) * 4
    let axis = isHorizontal ? 0 : 2
    let sign = relation.rawValue
    let shape = second == nil ? 0 : Int.random(in: 0...5, using: &random)
    let one = Self.view(first)
    let names = second.map { ", names: '|':\(Self.view($0).split(separator: "'")[0]) " } ?? ""
    var state = "   (active)"
    var body: String
    var difference: Difference
    let prefix = isHorizontal ? "H:" : "V:"
    let gapSign = relation == .equal ? "" : sign
    let other = second ?? first
    let usesVisual = kit == .uiKit || kit == .old
    switch shape {
    case 0:
      difference = Difference(
        from: 4 * first + axis, to: 4 * first + axis + 1, relation: relation, length: length)
      let size = isHorizontal ? "width" : "height"
      let number =
        kit == .snapKit ? "\(Double(length))" : length < 0 ? "- \(-length)" : "\(length)"
      body =
        kit == .old && length >= 0
        ? "\(prefix)[\(one)(\(gapSign)\(length))]" : "\(one).\(size) \(sign) \(number)"
    case 1 where usesVisual:
      difference = Difference(
        from: 4 * other + axis, to: 4 * first + axis, relation: relation, length: length)
      body = "\(prefix)|-(\(gapSign)\(length))-[\(one)]"
      state = "   (active\(names))"
    case 2 where usesVisual:
      difference = Difference(
        from: 4 * first + axis + 1, to: 4 * other + axis + 1, relation: relation, length: length)
      body = "\(prefix)[\(one)]-(\(gapSign)\(length))-|"
      state = "   (active\(names))"
    case 3 where usesVisual:
      difference = Difference(
        from: 4 * first + axis + 1, to: 4 * other + axis, relation: relation, length: length)
      body = "\(prefix)[\(one)]-(\(gapSign)\(length))-[\(Self.view(other))]"
    default:
      let isFar = Bool.random(using: &random)
      let edge = axis + (isFar ? 1 : 0)
      let isPhysical = isVaried && Bool.random(using: &random)
      let word =
        isHorizontal
        ? isPhysical ? (isFar ? "right" : "left") : (isFar ? "trailing" : "leading")
        : (isFar ? "bottom" : "top")
      difference = Difference(
        from: 4 * other + edge, to: 4 * first + edge, relation: relation, length: length)
      let constant =
        length == 0 ? "" : (length < 0 ? " - " : " + ") + "\(length < 0 ? -length : length)"
      body = "\(one).\(word) \(sign) \(Self.view(other)).\(word)\(constant)"
    }
    if kit == .old { state = state.contains("'|'") ? "   (Names:\(names.dropFirst(8)))" : "" }
    let head =
      switch kit {
      case .uiKit, .old: "NSLayoutConstraint:0x60\(index)0"
      case .snapKit: "SnapKit.LayoutConstraint:0x60\(index)0@Cell.swift#\(index)"
      case .masonry: "MASLayoutConstraint:0x60\(index)0"
      }
    if kit == .snapKit || kit == .masonry { state = "" }
    var identifier = Int.random(in: 0...4, using: &random) == 0 ? "'it's \(index)' " : ""
    if isVaried, Int.random(in: 0...2, using: &random) == 0 { identifier = "'UISV-spacing' " }
    lines.append("<\(head) \(usesVisual ? identifier : "")\(body)\(state)>")
    differences.append(difference)
  }

  private mutating func write(_ random: inout some RandomNumberGenerator) {
    let quote = Bool.random(using: &random) ? "\"" : ""
    let indent = ["    ", "", "\t", "> "].randomElement(using: &random) ?? ""
    let date = Bool.random(using: &random) ? "2024-03-05 09:14:22.1 App[41:88] " : ""
    var text = indent.hasPrefix(">") ? "> " : ""
    text += "\(date)[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\(indent)(\n"
    text += lines.map { "\(indent)\(quote)\($0)\(quote)" }.joined(separator: ",\n")
    text += "\n\(indent))\n"
    if let broken {
      text +=
        "\n\(indent)Will attempt to recover by breaking constraint \n\(indent)\(lines[broken])\n"
    }
    if Bool.random(using: &random) { text = text.replacing("\n", with: "\r\n") }
    self.text = text
  }

  // MARK: - The second way of deciding

  /// A size, by the number of its start, that is at most or at least so many points.
  struct Limit {
    var start: Int
    var relation: Constraint.Relation
    var points: Int
  }

  /// Whether the lines at these indices can all hold, with `facts` as the sizes that are not negative
  /// (the number of a size is that of its start), one line moved by some points, and a limited size.
  ///
  /// Differences can hold exactly if no cycle of them has a negative sum (Bellman and Ford), which
  /// is decided in whole numbers.
  func canHold(
    _ indices: some Sequence<Int>, facts: Set<Int>, giving: (line: Int, points: Int)? = nil,
    limit: Limit? = nil
  ) -> Bool {
    var arcs: [(from: Int, to: Int, length: Int)] = []
    for index in indices {
      let difference = differences[index]
      let slack = giving?.line == index ? giving?.points ?? 0 : 0
      if difference.relation != .greaterThanOrEqual {
        arcs.append((difference.from, difference.to, difference.length + slack))
      }
      if difference.relation != .lessThanOrEqual {
        arcs.append((difference.to, difference.from, slack - difference.length))
      }
    }
    for start in facts { arcs.append((start + 1, start, 0)) }
    if let limit {
      arcs.append(
        limit.relation == .lessThanOrEqual
          ? (limit.start, limit.start + 1, limit.points)
          : (limit.start + 1, limit.start, -limit.points))
    }
    var distances = [Int](repeating: 0, count: 4 * viewCount)
    for _ in 0...(4 * viewCount) {
      var changes = false
      for arc in arcs where distances[arc.from] + arc.length < distances[arc.to] {
        distances[arc.to] = distances[arc.from] + arc.length
        changes = true
      }
      if !changes { return true }
    }
    return false
  }

  /// The sizes of all views.
  var allFacts: Set<Int> {
    Set((0..<viewCount).flatMap { [4 * $0, 4 * $0 + 2] })
  }

  /// The size that a printed need names.
  func fact(_ words: String) -> Int? {
    for view in 0..<viewCount {
      let address = "0x7f\(view)a0"
      if words == "width of \(address) is not negative" { return 4 * view }
      if words == "height of \(address) is not negative" { return 4 * view + 2 }
    }
    return nil
  }
}
