import Geometry
import LayoutConstraints
import Scenarios

extension PartingSearch {
  /// That text wraps in another room, and what limits that in the constraints.
  func wrappingCause(_ item: Int, _ room: Double, _ bounds: [Int]) -> PartingCause {
    let name = words.name(item)
    let place = Constraint.Anchor(item: item, attribute: .width)
    let conditions = bounds.map(LayoutCondition.constraint)
    let verb = bounds.count == 1 ? "lets" : "let"
    let limits = bounds.isEmpty ? "" : ", as wide as \(words.list(conditions)) \(verb) it be"
    let both = values(of: place)
    let amounts = both.map { ": it is \(inSpec($0.spec)) and \($0.constraints.points) in them" }
    return PartingCause(
      kind: .value,
      sentence: "\(name) wraps in another room, \(room.points) wide in the constraints\(limits)"
        + (amounts ?? ""),
      heldBy: bounds.isEmpty ? "\(name)'s content" : words.list(conditions),
      line: conditions.firstLine(in: words) ?? words.scenario.line(ofElement: name), place: place)
  }

  /// That text without a width has no height in the spec.
  func noWidthCause(_ item: Int) -> PartingCause {
    let name = words.name(item)
    let place = Constraint.Anchor(item: item, attribute: .height)
    let own = values(of: place).map { ", and \($0.constraints.points) by its content" } ?? ""
    return PartingCause(
      kind: .value,
      sentence: "text that is 0 wide has no height in a spec: \(name) is 0 high there\(own)",
      heldBy: "\(name)'s content", line: words.scenario.line(ofElement: name), place: place)
  }

  /// That the constraints prefer one wish to another, and the spec does not.
  func prioritiesCause(_ decider: LayoutCondition, _ loser: LayoutCondition) -> PartingCause {
    let both = words.layout.readings(of: [decider, loser], at: specFrames)
    let misses = zip([decider, loser], both).map { wish, reading in
      (
        spec: miss(of: wish, by: reading.excess),
        own: miss(of: wish, by: reading.excess - reading.change)
      )
    }
    let wish = name(ofWish: loser)
    let quantity = "\(name(ofWish: decider)) is missed by"
    let own = misses[0].own.points
    var values = CauseValues(quantity: quantity, spec: misses[0].spec, constraints: own)
    values.missed = wish
    values.missedBy = misses[1].own
    return PartingCause(
      kind: .priority,
      sentence: """
        \(quantity) \(misses[0].spec.withUnit) in the spec and \(own) in the constraints, where \
        \(wish) is missed by \(misses[1].own.withUnit)
        """,
      heldBy: name(ofWish: decider), line: line(ofWish: decider) ?? line(ofWish: loser),
      values: values)
  }

  /// A wish with its priority: `title's horizontal hugging, 251,`; a rule says its own.
  private func name(ofWish wish: LayoutCondition) -> String {
    if case .constraint = wish { return words.words(wish) }
    return "\(words.words(wish)) (\(words.system.priority(of: wish).points))"
  }

  private func line(ofWish wish: LayoutCondition) -> Int? {
    switch wish {
    case .constraint(let index): words.line(of: index)
    case .hugging(let item, _), .compressionResistance(let item, _):
      words.scenario.line(ofElement: words.name(item))
    default: nil
    }
  }
}
