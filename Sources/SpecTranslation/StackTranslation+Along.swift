import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Along a stack: bases, flexing, the chain of children, and what is left over.
extension StackTranslation {
  /// How long the contents are, compared with the stack.
  private enum Closing {
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
    let distributes = plan.growing.isEmpty && !mainRoom.isUnbounded && mainRoom.grows
    let justification = distributes || mainRoom.extent != .natural || closing != .equal
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

  // MARK: Flexing

  /// The plan, without what cannot be said; that is noted.
  private func effectivePlan(_ translator: inout SpecTranslator) -> StackFlexPlan {
    var plan = flex
    let isSeveral = plan.growing.count > 1 || plan.shrinking.count > 1
    if isSeveral, let fraction = children.indices.first(where: { plan.flexes($0) && isFraction($0) }) {
      translator.deviate(
        spec, .piecewise, "several children flex from bases that are parts of the stack",
        "\(translator.name(items[fraction])) alone flexes")
      plan.growing = plan.growing.isEmpty ? [] : [fraction]
      plan.shrinking = plan.shrinking.isEmpty ? [] : [fraction]
    } else if isSeveral, let open = children.indices.first(where: { plan.flexes($0) && plan.bases[$0] == nil }) {
      translator.deviate(
        spec, .measuring,
        "several children share what is missing in proportion, from lengths that only measuring "
          + "knows", "\(translator.name(items[open])) alone flexes")
      plan.growing = plan.growing.isEmpty ? [] : [plan.growing.contains(open) ? open : plan.growing[0]]
      plan.shrinking = plan.shrinking.isEmpty ? [] : [plan.shrinking.contains(open) ? open : plan.shrinking[0]]
    } else if isSeveral, !plan.growing.isEmpty, !plan.shrinking.isEmpty {
      translator.deviate(
        spec, .piecewise, "its children grow by one proportion and shrink by another",
        "they grow as told, and nothing shrinks", when: .whenOverflowing)
      plan.shrinking = []
    }
    if plan.growing.count > 1 {
      translator.deviate(
        spec, .piecewise,
        "each share of what is missing is cut to whole points, and the first child gets the rest",
        "shares are exact: a child may be \(plan.growing.count - 1) points longer or shorter",
        when: .whenRounding)
    }
    if plan.lazy != nil || !plan.shrinking.isEmpty {
      translator.deviate(
        spec, .piecewise, "what flexes is never shorter than nothing, and the others stick out",
        "rules contradict each other where the others alone are too long",
        when: .whenOverflowing)
    }
    return plan
  }

  private func isFraction(_ index: Int) -> Bool {
    if case .fraction = children[index].style.flexBasis { true } else { false }
  }

  /// The room of a child along the stack.
  private func room(of index: Int, _ plan: StackFlexPlan) -> AxisRoom {
    let parent: LengthExpression? = mainRoom.extent == .exact ? .whole(item) : nil
    var room = mainRoom.unbounded(parent: parent)
    let yielding = room.tier.flexing(
      grows: plan.growing.contains(index), shrinks: plan.shrinking.contains(index))
    let isKnown = plan.growing.count > 1 || plan.shrinking.count > 1
    room.isFirm = !plan.isRigid && !plan.flexes(index)
    if plan.flexes(index) {
      room.tier = yielding
      room.extent = plan.lazy == index && plan.growing.count == 1 ? .exact : .flexed
      if isKnown && (plan.growing.count > 1) == plan.growing.contains(index) || room.extent == .exact {
        room.extent = closing(plan) == .equal ? .exact : .flexed
        room.isHard =
          closing(plan) == .equal && mainRoom.extent == .exact && mainRoom.isHard
          && plan.growing.count + plan.shrinking.count == 1 && othersAreKnown(plan)
        if !room.isHard { room.tier = yielding.decorating }
      }
    }
    if children[index].style.flexBasis != .auto, room.extent != .exact {
      room.extent = .exact
      room.isHard = !plan.flexes(index)
      if plan.flexes(index) { room.tier = yielding.decorating }
    }
    return room
  }

  /// Whether rules that must hold give every child that does not flex its length.
  private func othersAreKnown(_ plan: StackFlexPlan) -> Bool {
    children.indices.allSatisfy { index in
      if plan.flexes(index) || children[index].style.flexBasis != .auto { return true }
      return children[index].knownContentLength(along: main) != nil
    }
  }

  /// The rule for a child whose length before flexing is given.
  private func basis(
    of index: Int, _ plan: StackFlexPlan, _ translator: inout SpecTranslator
  ) {
    let length: LengthExpression
    switch children[index].style.flexBasis {
    case .auto: return
    case .points(let points): length = .points(points)
    case .fraction(let fraction):
      guard mainRoom.extent == .exact else {
        translator.deviate(
          spec, .piecewise, "a basis that is a part of a stack of open length has no length",
          "the basis is left out")
        return
      }
      length = LengthExpression.whole(item).scaled(by: fraction)
    }
    if plan.lazy == index && plan.growing.contains(index) { return }
    let isProportional = plan.growing.contains(index) && plan.growing.count > 1
      || plan.shrinking.contains(index) && plan.shrinking.count > 1
    guard !isProportional else { return }
    if plan.flexes(index) {
      let tier = mainRoom.tier
      translator.bound(
        items[index], main, .greaterThanOrEqual, length,
        priority: plan.shrinking.contains(index) ? tier.push : Priority.required, group: group)
      translator.bound(
        items[index], main, .lessThanOrEqual, length,
        priority: plan.growing.contains(index) ? tier.flexing(grows: true, shrinks: false).pull : Priority.required, group: group)
    } else {
      translator.bound(items[index], main, .equal, length, group: group)
    }
  }

  /// The rules for several children that share what is missing, or too much, in proportion.
  private func proportions(_ plan: StackFlexPlan, _ translator: inout SpecTranslator) {
    let isGrowing = plan.growing.count > 1
    let sharing = isGrowing ? plan.growing : plan.shrinking
    guard sharing.count > 1 else { return }
    let shares: [(index: Int, base: Double, weight: Double)] = sharing.compactMap { index in
      guard let base = plan.bases[index] else { return nil }
      let style = children[index].style
      return (index, base, isGrowing ? style.flexGrow : style.flexShrink * base)
    }
    guard let first = shares.max(by: { $0.weight < $1.weight }), first.weight > 0 else {
      for share in shares {
        translator.bound(items[share.index], main, .equal, .points(share.base), group: group)
      }
      return
    }
    for share in shares where share.index != first.index {
      let factor = share.weight / first.weight
      if factor == 0 {
        translator.bound(items[share.index], main, .equal, .points(share.base), group: group)
      } else {
        translator.relate(
          translator.length(items[share.index], main), .equal,
          translator.length(items[first.index], main), multiplier: factor,
          constant: share.base - factor * first.base, group: group)
      }
    }
    let limit: Constraint.Relation = isGrowing ? .greaterThanOrEqual : .lessThanOrEqual
    translator.bound(items[first.index], main, limit, .points(first.base), group: group)
    translator.bound(
      items[first.index], main, .equal, .points(first.base),
      priority: isGrowing ? mainRoom.tier.flexing(grows: true, shrinks: false).pull : mainRoom.tier.push, group: group)
    if !isGrowing, Set(shares.map { children[$0.index].style.flexShrink }).count > 1 {
      translator.deviate(
        spec, .piecewise, "a child that has nothing left to give stops shrinking alone",
        "all stop together, and the last ones stick out", when: .whenOverflowing)
    }
  }

  private func closing(_ plan: StackFlexPlan) -> Closing {
    if mainRoom.isUnbounded || plan.lazy != nil { return .equal }
    switch (plan.growing.isEmpty, plan.shrinking.isEmpty) {
    case (false, false): return .equal
    case (false, true): return .atLeast
    case (true, false): return .atMost
    case (true, true): return .free
    }
  }

  // MARK: The chain

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
    let tier = mainRoom.tier
    if closing != .atMost {
      ends(place, relation(.lessThanOrEqual), priority: tier.push, &translator)
    }
    ends(place, .equal, priority: tier.slack, &translator)
  }

  /// The rules where the middle of the contents is that of the stack.
  private func centre(
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
    if closing != .atMost { compare(.lessThanOrEqual, mainRoom.tier.push) }
    if !isSpread { compare(.equal, mainRoom.tier.slack) }
  }

  /// What all children together are: the only child, or a guide around them.
  private func contents(
    _ translator: inout SpecTranslator
  ) -> (item: Int, shift: Double, margins: Double) {
    let shift = (before - after) / 2
    guard items.count > 1 else { return (items[0], shift, before + after) }
    let guide = translator.addGuide(translator.name(items[0]) + "AndOthers")
    for (child, place) in [(items[0], Place.start), (items[items.count - 1], .end)] {
      translator.relate(
        translator.place(guide, place, main), .equal, translator.place(child, place, main),
        group: group)
    }
    translator.pin(guide, to: item, along: cross, group: group)
    return (guide, shift, before + after)
  }

  // MARK: What is left over

  /// The rules that all gaps get the same, and none less than its spacing.
  private func spread(_ closing: Closing, _ translator: inout SpecTranslator) {
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
  private func around(_ closing: Closing, _ translator: inout SpecTranslator) {
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
