import LayoutConstraints

/// Reads the body of a constraint: the visual format, or an equation.
final class EquationReader {
  let items: ItemReader
  let superview: LoggedItem?
  /// The priority inside a gap, `(44@250)`.
  private(set) var priorityInGap: Double?

  init(items: ItemReader, superview: LoggedItem?) {
    self.items = items
    self.superview = superview
  }

  /// Reads a body that fills the whole text.
  func equation(_ bytes: Bytes) -> LoggedEquation? {
    let body = bytes.trimmed
    guard body.count <= LoggedConstraintReader.longest else { return nil }
    if body.starts(with: "H:") || body.starts(with: "V:"),
      let visual = visual(body.dropFirst(2).trimmed, isHorizontal: body.first == UInt8(ascii: "H"))
    {
      return visual
    }
    return relation(body)
  }

  // MARK: - Equations

  private static let relations: [(StaticString, Constraint.Relation)] = [
    ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
  ]

  private func relation(_ body: Bytes) -> LoggedEquation? {
    var attempts = 0
    for index in body.indices {
      guard
        let (sign, relation) = Self.relations.first(where: { body[index...].starts(with: $0.0) })
      else { continue }
      attempts += 1
      guard attempts <= 12 else { return nil }
      let reader = SumReader(items: items)
      guard let first = reader.sum(body[..<index]),
        let second = reader.sum(body[(index + sign.utf8CodeUnitCount)...]),
        !first.terms.isEmpty
      else { continue }
      return LoggedEquation(first: first, relation: relation, second: second)
    }
    return nil
  }

  // MARK: - Visual format

  /// A gap: its relation and its length.
  private struct Gap {
    var relation = Constraint.Relation.equal
    var length: LoggedSum
    var priority: Double?
  }

  private func visual(_ bytes: Bytes, isHorizontal: Bool) -> LoggedEquation? {
    var body = bytes
    var isPhysical = false
    var isRightToLeft = false
    if body.ends(with: "(LTR)") || body.ends(with: "(RTL)") {
      isPhysical = true
      isRightToLeft = body.ends(with: "(RTL)")
      body = body.dropLast(5).trimmed
    }
    let sides = Sides(
      isHorizontal: isHorizontal, isPhysical: isPhysical, isRightToLeft: isRightToLeft)
    if body.first == Sign.bar { return fromSuperview(body, sides) }
    if body.last == Sign.bar { return toSuperview(body, sides) }
    guard body.first == Sign.openSquare, body.last == Sign.closeSquare else { return nil }
    return between(body, sides) ?? size(body, sides)
  }

  /// The edges that a distance is measured between.
  private struct Sides {
    var near: Constraint.Attribute
    var far: Constraint.Attribute
    var size: Constraint.Attribute
    /// Whether the first item is the one that is further right.
    var isReversed: Bool

    init(isHorizontal: Bool, isPhysical: Bool, isRightToLeft: Bool) {
      size = isHorizontal ? .width : .height
      isReversed = isHorizontal && isRightToLeft
      if !isHorizontal {
        (near, far) = (.top, .bottom)
      } else if isPhysical {
        (near, far) = isRightToLeft ? (.right, .left) : (.left, .right)
      } else {
        (near, far) = (.leading, .trailing)
      }
    }
  }

  /// `|-(8)-[X]`.
  private func fromSuperview(_ body: Bytes, _ sides: Sides) -> LoggedEquation? {
    guard body.last == Sign.closeSquare else { return nil }
    for open in body.indices where body[open] == Sign.openSquare {
      guard let gap = gap(body[(body.startIndex + 1)..<open]),
        let item = items.item(body[(open + 1)..<(body.endIndex - 1)])
      else { continue }
      let around = superview ?? LoggedItem(identity: .superview(of: item.identity))
      return distance(from: (around, sides.near), to: (item, sides.near), gap, sides)
    }
    return nil
  }

  /// `[X]-(8)-|`.
  private func toSuperview(_ body: Bytes, _ sides: Sides) -> LoggedEquation? {
    guard body.first == Sign.openSquare else { return nil }
    for close in body.indices.reversed() where body[close] == Sign.closeSquare {
      guard let gap = gap(body[(close + 1)..<(body.endIndex - 1)]),
        let item = items.item(body[(body.startIndex + 1)..<close])
      else { continue }
      let around = superview ?? LoggedItem(identity: .superview(of: item.identity))
      return distance(from: (item, sides.far), to: (around, sides.far), gap, sides)
    }
    return nil
  }

  /// `[X]-(8)-[Y]`.
  private func between(_ body: Bytes, _ sides: Sides) -> LoggedEquation? {
    var attempts = 0
    for close in body.indices where body[close] == Sign.closeSquare {
      for open in body[(close + 1)...].indices where body[open] == Sign.openSquare {
        attempts += 1
        guard attempts <= 400 else { return nil }
        guard let gap = gap(body[(close + 1)..<open]),
          let first = items.item(body[(body.startIndex + 1)..<close]),
          let second = items.item(body[(open + 1)..<(body.endIndex - 1)])
        else { continue }
        return distance(from: (first, sides.far), to: (second, sides.near), gap, sides)
      }
    }
    return nil
  }

  /// `[X(44)]`.
  private func size(_ body: Bytes, _ sides: Sides) -> LoggedEquation? {
    guard body.count > 4, body[body.endIndex - 2] == Sign.close else { return nil }
    for open in body.indices.reversed() where body[open] == Sign.open {
      guard let gap = gap(body[open..<(body.endIndex - 1)]),
        let item = items.item(body[(body.startIndex + 1)..<open])
      else { continue }
      priorityInGap = gap.priority
      return LoggedEquation(
        first: LoggedSum(
          terms: [LoggedTerm(factor: 1, item: item, attribute: .layout(sides.size))]),
        relation: gap.relation, second: gap.length, isVisual: true)
    }
    return nil
  }

  /// `-(>=8@750)-`, `(8)`, `-8-` or nothing, which is 0.
  private func gap(_ bytes: Bytes) -> Gap? {
    var text = bytes.trimmed
    guard !text.isEmpty else { return Gap(length: LoggedSum()) }
    if text.count > 2, text.first == Sign.minus, text.last == Sign.minus {
      text = text.dropFirst().dropLast().trimmed
    }
    if text.first == Sign.open, text.last == Sign.close {
      text = text.dropFirst().dropLast().trimmed
    }
    var gap = Gap(length: LoggedSum())
    for (sign, relation) in Self.relations where text.skip(sign) {
      gap.relation = relation
      text = text.trimmed
      break
    }
    if let at = text.lastIndex(of: Sign.at), let priority = LoggedNumber(text[(at + 1)...]) {
      gap.priority = priority.value
      text = text[..<at]
    }
    guard let length = SumReader(items: items).constant(text) else { return nil }
    gap.length = length
    return gap
  }

  /// `to == from + gap`; from right to left the second item is on the left.
  private func distance(
    from start: (item: LoggedItem, attribute: Constraint.Attribute),
    to end: (item: LoggedItem, attribute: Constraint.Attribute), _ gap: Gap, _ sides: Sides
  ) -> LoggedEquation {
    priorityInGap = gap.priority
    var second = gap.length
    var relation = gap.relation
    if sides.isReversed {
      second = second.times(.minusOne)
      relation = relation.reversed
    }
    second.terms = [LoggedTerm(factor: 1, item: start.item, attribute: .layout(start.attribute))]
    return LoggedEquation(
      first: LoggedSum(
        terms: [LoggedTerm(factor: 1, item: end.item, attribute: .layout(end.attribute))]),
      relation: relation, second: second, isVisual: true)
  }
}
