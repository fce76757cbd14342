import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Rows whose gaps are in fixed proportions, written with distances and, as an oracle, with an
/// empty guide in every gap.
@Suite("Gaps by distances and by guides")
struct EqualGapTests {
  @Test("rows have the frames that the same rows with a guide in every gap have")
  func distancesAndGuides() throws {
    var compared = 0
    for seed in LawSeeds.of(300) {
      let row = RandomRow(seed: seed)
      let container = Container(width: row.width, height: row.height)
      let byDistances = try row.systemWithDistances().layout(in: container, rounding: .exact)
      let byGuides = try row.systemWithGuides().layout(in: container, rounding: .exact)
      #expect(
        byDistances.conflictSets.isEmpty == byGuides.conflictSets.isEmpty, "seed \(seed)")
      guard byGuides.conflictSets.isEmpty else { continue }
      #expect(
        byDistances.ambiguousElements.map(\.element) == byGuides.ambiguousElements.map(\.element),
        "seed \(seed)")
      guard byGuides.ambiguousElements.isEmpty else { continue }
      compared += 1
      for (name, frame) in zip(byGuides.rawLayout.elements, byGuides.rawLayout.frames) {
        let found = byDistances.rawLayout.frame(of: name)
        #expect(areClose(found, frame), "seed \(seed): \(name) is at \(String(describing: found))")
      }
    }
    #expect(compared >= LawSeeds.share(of: 200))
  }
}

/// Two to six boxes in a row or a column, with gaps in random proportions.
private struct RandomRow {
  let width: Double
  let height: Double
  private let axis: Axis
  private let direction: LayoutDirection
  private let isInCard: Bool
  private let boxes: [Content]
  /// For each gap, its multiple of the first gap, and its additional length.
  private let gaps: [(factor: Double, more: Double)]
  private let leastGap: Double
  private let priority: Double
  private let goesToTheEnds: Bool

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }
    width = whole(200...500)
    height = whole(200...500)
    axis = pick(Axis.allCases)
    direction = pick(LayoutDirection.allCases)
    isInCard = pick([true, false])
    goesToTheEnds = pick([true, false])
    boxes = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
      .box(whole(5...90), whole(5...90))
    }
    gaps = (0...boxes.count).map { _ in
      (pick([1, 1, 1, 0.5, 2, 1.5]), pick([0, 0, 0, 6, -3]))
    }
    leastGap = whole(0...20)
    priority = pick([Priority.required, Priority.required, 900, 400, 100])
  }

  /// The two ends of each gap, as `item.attribute`.
  private var sides: [(from: String, to: String)] {
    let (start, end) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let names = boxes.indices.map { "b\($0)" }
    var sides = zip(names, names.dropFirst()).map { ("\($0).\(end)", "\($1).\(start)") }
    if goesToTheEnds {
      sides.insert(("row.\(start)", "\(names[0]).\(start)"), at: 0)
      sides.append(("\(names[boxes.count - 1]).\(end)", "row.\(end)"))
    }
    return sides
  }

  /// All rules except those of the gaps.
  private func systemWithoutGaps() throws -> ConstraintSystem {
    var system = ConstraintSystem()
    system.direction = direction
    let row = try system.addItem(ConstraintItem(name: "row"))
    for rule in ["H:|-3-[row]-12-|", "V:|-5-[row]-7-|"] { try system.add(rule: rule) }
    for (index, content) in boxes.enumerated() {
      let parent = isInCard && index > 0 ? row : ConstraintSystem.container
      try system.addItem(
        ConstraintItem(
          name: "b\(index)", parent: parent, content: content,
          hugging: AxisPriorities(250 + Double(index)),
          compressionResistance: AxisPriorities(700 + Double(index))))
      let across = axis == .horizontal ? "centerY" : "centerX"
      try system.add(rule: "b\(index).\(across) == row.\(across)")
    }
    guard !goesToTheEnds else { return system }
    let (start, end) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    try system.add(rule: "b0.\(start) == row.\(start)")
    try system.add(rule: "b\(boxes.count - 1).\(end) == row.\(end)")
    return system
  }

  func systemWithDistances() throws -> ConstraintSystem {
    var system = try systemWithoutGaps()
    let distances = sides.map { Constraint.Anchor.distance(from: $0.from, to: $0.to, in: system) }
    let anchors = try distances.map { try #require($0) }
    try addGaps(anchors, to: &system)
    return system
  }

  func systemWithGuides() throws -> ConstraintSystem {
    var system = try systemWithoutGaps()
    let size: Constraint.Attribute = axis == .horizontal ? .width : .height
    var anchors: [Constraint.Anchor] = []
    for (index, side) in sides.enumerated() {
      var guide = ConstraintItem(name: "gap\(index)")
      guide.kind = .layoutGuide
      let item = try system.addItem(guide)
      let (start, end) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      try system.add(rule: "gap\(index).\(start) == \(side.from)")
      try system.add(rule: "gap\(index).\(end) == \(side.to)")
      anchors.append(Constraint.Anchor(item: item, attribute: size))
    }
    try addGaps(anchors, to: &system)
    return system
  }

  /// Adds the rules for the lengths of the gaps, which are the same in both notations.
  private func addGaps(
    _ lengths: [Constraint.Anchor], to system: inout ConstraintSystem
  ) throws {
    for (index, length) in lengths.enumerated() {
      // A guide never has a negative length; a distance needs a rule for that.
      try system.add(Constraint(length, .greaterThanOrEqual, constant: 0))
      guard index > 0 else {
        try system.add(
          Constraint(length, .greaterThanOrEqual, constant: leastGap, priority: priority))
        continue
      }
      try system.add(
        Constraint(
          length, .equal, lengths[0], multiplier: gaps[index].factor, constant: gaps[index].more,
          priority: priority))
    }
  }
}

extension Constraint.Anchor {
  /// The distance between two positions as a rule.
  fileprivate static func distance(
    from start: String, to end: String, in system: ConstraintSystem
  ) -> Constraint.Anchor? {
    let places = [start, end].compactMap { text -> Constraint.Anchor? in
      let words = text.split(separator: ".").map(String.init)
      guard let item = system.index(of: words[0]),
        let attribute = Constraint.Attribute(rawValue: words[1])
      else { return nil }
      return Constraint.Anchor(item: item, attribute: attribute)
    }
    return places.count == 2 ? .distance(from: places[0], to: places[1]) : nil
  }
}
