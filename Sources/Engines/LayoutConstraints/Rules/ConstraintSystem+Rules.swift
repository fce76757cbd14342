extension ConstraintSystem {
  /// Adds every constraint that a rule says, and answers their indices.
  ///
  /// Where a visual format can name an element or a metric, which is in the predicates of a size, a
  /// name is an element if there is one, else a metric. The rule becomes the origin of its
  /// constraints unless another `origin` is given. Throws, and adds nothing, where the rule cannot
  /// be read, does not go with the options, an element is unknown, or Auto Layout has no such
  /// constraint.
  @discardableResult
  public mutating func add(
    rule: String, identifier: String? = nil, origin: String? = nil,
    metrics: [String: Double] = [:], options: VisualFormatOptions = []
  ) throws(RuleError) -> Range<Int> {
    let names = RuleNames(metrics: metrics, elements: indices)
    let parsed = try ConstraintRule.parse(rule, names: names, options: options)
    var resolved: [Constraint] = []
    for part in parsed {
      var constraint = try resolve(part)
      constraint.identifier = identifier
      constraint.origin = origin ?? rule
      resolved.append(constraint)
    }
    do {
      try add(resolved)
    } catch {
      throw RuleError(problem: .invalid(error.error), range: parsed[error.index].range)
    }
    return constraints.count - resolved.count..<constraints.count
  }

  private func resolve(_ parsed: ParsedConstraint) throws(RuleError) -> Constraint {
    let first = try resolve(parsed.first, start: parsed.firstStart)
    var second: Constraint.Anchor?
    if let anchor = parsed.second { second = try resolve(anchor, start: parsed.secondStart) }
    var constraint = Constraint(
      first, parsed.relation, second, multiplier: parsed.multiplier, constant: parsed.constant,
      priority: parsed.priority)
    constraint.source = parsed.source
    return constraint
  }

  private func resolve(
    _ end: ParsedAnchor, start: ParsedAnchor?
  ) throws(RuleError) -> Constraint.Anchor {
    guard let start else { return try resolve(end) }
    let resolvedEnd = try resolve(end)
    return try .distance(from: resolve(start), to: resolvedEnd)
  }

  private func resolve(_ anchor: ParsedAnchor) throws(RuleError) -> Constraint.Anchor {
    switch anchor.item {
    case .named(let name):
      let item = try resolve(name, at: anchor.range)
      return Constraint.Anchor(item: item, guide: anchor.guide, attribute: anchor.attribute)
    case .superview(let name):
      let item = try resolve(name, at: anchor.range)
      guard item != Self.container else {
        throw RuleError(problem: .noSuperview(of: name), range: anchor.range)
      }
      return Constraint.Anchor(item: items[item].parent, attribute: anchor.attribute)
    }
  }

  private func resolve(_ name: String, at range: Range<Int>) throws(RuleError) -> Int {
    guard let item = index(of: name) else {
      throw RuleError(
        problem: .unknownElement(name), range: range, candidates: items.map(\.name))
    }
    return item
  }
}
