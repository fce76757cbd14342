public import LayoutConstraints

/// A rule of the constraint notation that is read as a check: it moves nothing.
///
/// Elements are names, since a layout spec has no items.
public struct PromisedRule: Sendable, Equatable {
  /// The rule as it was written.
  public var text: String
  /// The relations that it states; more than one for the visual format.
  public var relations: [Relation]

  /// One relation: `left`, a sign, `multiplier × right + constant`.
  public struct Relation: Sendable, Equatable {
    /// The left side.
    public var left: Length
    /// The sign between both sides.
    public var sign: Constraint.Relation
    /// The right side; `nil` for the constant alone.
    public var right: Length?
    /// The factor of the right side.
    public var multiplier: Double
    /// The number added on the right side, in points.
    public var constant: Double
  }

  /// An edge, a centre or a size, or the distance between two positions.
  public struct Length: Sendable, Equatable {
    /// The position or the size; of a distance, its end.
    public var end: Place
    /// The start of a distance; `nil` where it is none.
    public var start: Place?
    /// The element whose coordinates positions are in: the closest one around both sides.
    public var origin: String
  }

  /// An edge, a centre or a size of an element.
  public struct Place: Sendable, Equatable {
    /// The name of the element.
    public var element: String
    /// The edge, centre or size.
    public var attribute: Constraint.Attribute
  }

  /// The names of all elements in it, each once, without the container.
  public var elements: [String] {
    let places = relations.flatMap { [$0.left, $0.right].compactMap { $0 } }.flatMap {
      [$0.start, $0.end].compactMap { $0 }
    }
    return places.map { $0.element }.reduce(into: []) { names, name in
      if name != ConstraintSystem.containerName, !names.contains(name) { names.append(name) }
    }
  }
}

extension PromisedRule {
  /// The check that constraints of a system state, in their order; `nil` where one of them is about a
  /// guide, a margin or a baseline, which frames do not have.
  public init?(
    _ text: String, _ constraints: some Sequence<Constraint>, in system: ConstraintSystem
  ) {
    self.text = text
    relations = []
    for constraint in constraints {
      guard let relation = Relation(constraint, in: system) else { return nil }
      relations.append(relation)
    }
  }
}

extension PromisedRule.Relation {
  fileprivate init?(_ constraint: Constraint, in system: ConstraintSystem) {
    let sides = [constraint.first] + [constraint.second].compactMap { $0 }
    let isOfPositions = !constraint.first.isSize
    let common = isOfPositions ? system.closestAncestor(of: sides.map { $0.item }) : nil
    let lengths = sides.compactMap { PromisedRule.Length($0, in: system, within: common) }
    guard lengths.count == sides.count else { return nil }
    self.init(
      left: lengths[0], sign: constraint.relation, right: lengths.dropFirst().first,
      multiplier: constraint.multiplier, constant: constraint.constant)
  }
}

extension PromisedRule.Length {
  /// `nil` for what frames do not have; `common` is the ancestor of both sides, where they are positions.
  fileprivate init?(_ anchor: Constraint.Anchor, in system: ConstraintSystem, within common: Int?) {
    let places = anchor.ends.compactMap { PromisedRule.Place($0, in: system) }
    guard places.count == anchor.ends.count, let end = places.last else { return nil }
    let origin = common ?? system.closestAncestor(of: anchor.ends.map { $0.item })
    self.init(
      end: end, start: anchor.isDistance ? places[0] : nil, origin: system.items[origin].name)
  }
}

extension PromisedRule.Place {
  fileprivate init?(_ anchor: Constraint.Anchor, in system: ConstraintSystem) {
    guard anchor.guide == nil, anchor.attribute.isOfFrame, system.items[anchor.item].isView else {
      return nil
    }
    self.init(element: system.items[anchor.item].name, attribute: anchor.attribute)
  }
}

extension Constraint.Attribute {
  /// Whether a frame alone has it: not a margin, and not a baseline.
  fileprivate var isOfFrame: Bool {
    self != .firstBaseline && self != .lastBaseline && !isOfMargins
  }
}

extension ConstraintSystem {
  /// The innermost item around all of these, which may be one of them.
  fileprivate func closestAncestor(of indices: [Int]) -> Int {
    func way(_ item: Int) -> [Int] {
      var way = [item]
      while let last = way.last, last != Self.container { way.append(items[last].parent) }
      return way
    }
    let ways = indices.map(way)
    return ways.first?.first { item in ways.allSatisfy { $0.contains(item) } } ?? Self.container
  }
}
