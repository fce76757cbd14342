import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Along a stack: bases, flexing, the chain of children, and what is left over.
extension StackTranslation {
  /// How long the contents are, compared with the stack.
  enum Closing {
    case equal
    case atLeast
    case atMost
    case free

    /// The relation of the contents' length to the stack's.
    var relation: Constraint.Relation? {
      switch self {
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      case .atMost: .lessThanOrEqual
      case .free: nil
      }
    }
  }

  /// Writes the rules along the stack.
  mutating func translateAlong(with translator: inout SpecTranslator) {
    let plan = effectivePlan(&translator)
    for index in children.indices {
      inside[index][main] = room(of: index, plan)
      basis(of: index, plan, &translator)
    }
    proportions(plan, &translator)
    let closing = closing(plan)
    let lengthens =
      !plan.growing.isEmpty
      || mainRoom.grows && children.count > 1
        && (stack.justifyContent == .spaceBetween || stack.justifyContent == .spaceAround)
    if mainRoom.extent != .exact, !mainRoom.isUnbounded, lengthens {
      // What takes all it gets must not take it from others.
      translator.shrink(item, main, mainRoom, group: group)
    }
    let distributes = plan.growing.isEmpty && !mainRoom.isUnbounded && mainRoom.grows
    let justification =
      distributes || mainRoom.extent != .natural || closing != .equal
      ? stack.justifyContent : .start
    let spreads = distributes && children.count > 1 && closing != .equal
    switch justification {
    case .spaceBetween where spreads:
      spread(closing, &translator)
      edge(.start, &translator)
      let isSoft = Constraint.Relation.equal
      ends(.end, isSoft, priority: mainRoom.tier.spread, &translator)
      close(closing, opposite: .end, &translator)
    case .spaceAround where spreads:
      around(closing, &translator)
    case .end:
      chain(&translator)
      edge(.end, &translator)
      close(closing, opposite: .start, &translator)
    case .center, .spaceAround:
      chain(&translator)
      centre(closing, &translator)
    case .start, .spaceBetween:
      chain(&translator)
      edge(.start, &translator)
      close(closing, opposite: .end, &translator)
    }
  }

  func closing(_ plan: StackFlexPlan) -> Closing {
    if mainRoom.isUnbounded || plan.lazy != nil { return .equal }
    switch (plan.growing.isEmpty, plan.shrinking.isEmpty) {
    case (false, false): return .equal
    case (false, true): return .atLeast
    case (true, false): return .atMost
    case (true, true): return .free
    }
  }

  /// The rules that each child begins where the one before ends.
  private func chain(_ translator: inout SpecTranslator) {
    for index in children.indices.dropLast() {
      translator.relate(
        translator.place(items[index + 1], .start, main), .equal,
        translator.place(items[index], .end, main), constant: gap(after: index), group: group)
    }
  }

  /// The rule that the contents begin, or end, where the stack does.
  private func edge(_ place: Place, _ translator: inout SpecTranslator) {
    ends(place, .equal, priority: Priority.required, &translator)
  }

  private func ends(
    _ place: Place, _ relation: Constraint.Relation, priority: Double,
    _ translator: inout SpecTranslator
  ) {
    let isStart = place == .start
    translator.relate(
      translator.place(isStart ? items[0] : items[items.count - 1], place, main), relation,
      translator.place(item, place, main), constant: isStart ? before : -after, priority: priority,
      group: group)
  }

  /// The rules for the end that is not fixed: where the contents end compared with the stack.
  private func close(
    _ closing: Closing, opposite place: Place, _ translator: inout SpecTranslator
  ) {
    func relation(_ relation: Constraint.Relation) -> Constraint.Relation {
      place == .end ? relation : relation.reversed
    }
    if let closed = closing.relation {
      ends(place, relation(closed), priority: Priority.required, &translator)
    }
    guard mainRoom.extent != .exact, closing != .equal else { return }
    if closing != .atMost {
      ends(place, relation(.lessThanOrEqual), priority: push(closing), &translator)
    }
    // The container is as low as it may be by itself.
    if item != 0 { ends(place, .equal, priority: slack, &translator) }
  }

  /// How strongly the stack is as long as what is in it: less than that is itself, where it could
  /// give way, too.
  private func push(_ closing: Closing) -> Double {
    let mayGive = closing == .atLeast || children.contains(where: \.hasBounds)
    guard mayGive, mainRoom.extent == .natural else { return mainRoom.tier.push }
    return mainRoom.tier.push(above: children.map(\.pushLevels).max() ?? 0)
  }

  /// How strongly the stack is as short as what is in it: less than what it may lengthen.
  private var slack: Double {
    guard mainRoom.extent == .flexed else { return mainRoom.tier.slack }
    let lengthened = flex.shrinking.filter { !flex.growing.contains($0) }
    let levels = lengthened.map { children[$0].slackLevels(along: main) }.max() ?? 0
    return mainRoom.tier.slack(above: levels)
  }

  /// The rules where the middle of the contents is that of the stack.
  func centre(
    _ closing: Closing, isSpread: Bool = false, _ translator: inout SpecTranslator
  ) {
    guard closing != .equal else {
      edge(.start, &translator)
      edge(.end, &translator)
      return
    }
    let contents = contents(&translator)
    translator.relate(
      translator.place(contents.item, .center, main), .equal,
      translator.place(item, .center, main), constant: contents.shift, group: group)
    let margins = contents.margins
    func compare(_ relation: Constraint.Relation, _ priority: Double) {
      translator.relate(
        translator.length(contents.item, main), relation, translator.length(item, main),
        constant: -margins, priority: priority, group: group)
    }
    if let closed = closing.relation { compare(closed, Priority.required) }
    guard mainRoom.extent != .exact else { return }
    if closing != .atMost { compare(.lessThanOrEqual, push(closing)) }
    if !isSpread, item != 0 { compare(.equal, slack) }
  }

  /// What all children together are: the only child, or a guide around them.
  private func contents(
    _ translator: inout SpecTranslator
  ) -> (item: Int, shift: Double, margins: Double) {
    let shift = (before - after) / 2
    guard items.count > 1 else { return (items[0], shift, before + after) }
    let guide = translator.addGuide(translator.draft.items[items[0]].name + "AndOthers")
    translator.draft.items[guide].spoken = "all of them"
    for (child, place) in [(items[0], Place.start), (items[items.count - 1], .end)] {
      translator.relate(
        translator.place(guide, place, main), .equal, translator.place(child, place, main),
        group: group)
    }
    translator.pin(guide, to: item, along: cross, group: group)
    return (guide, shift, before + after)
  }
}

extension AxisRoom {
  /// Whether the length may be more than what is inside needs.
  var grows: Bool { extent != .natural || lower != nil }
}

extension Constraint.Relation {
  /// The relation with its sides swapped.
  var reversed: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

// What is left over between and around the children of a stack.
extension StackTranslation {
  /// The rules that all gaps get the same, and none less than its spacing.
  func spread(_ closing: Closing, _ translator: inout SpecTranslator) {
    let first = distance(0, translator)
    translator.relate(
      first, .greaterThanOrEqual, nil, constant: gap(after: 0), group: group, as: .priorities)
    for index in children.indices.dropLast().dropFirst() {
      translator.relate(
        distance(index, translator), .equal, first, constant: gap(after: index) - gap(after: 0),
        group: group)
    }
    guard closing == .atMost || mainRoom.extent != .exact else { return }
    translator.relate(
      first, .equal, nil, constant: gap(after: 0), priority: mainRoom.tier.packed, group: group)
  }

  /// The rules that both ends get half of what a gap gets.
  func around(_ closing: Closing, _ translator: inout SpecTranslator) {
    spread(closing, &translator)
    centre(closing, isSpread: true, &translator)
    let start = Constraint.Anchor.distance(
      from: translator.place(item, .start, main), to: translator.place(items[0], .start, main))
    translator.relate(
      distance(0, translator), .equal, start, multiplier: 2,
      constant: gap(after: 0) - 2 * before, priority: mainRoom.tier.spread, group: group)
  }

  private func distance(_ index: Int, _ translator: SpecTranslator) -> Constraint.Anchor {
    .distance(
      from: translator.place(items[index], .end, main),
      to: translator.place(items[index + 1], .start, main))
  }
}
