import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// Along a stack: bases, flexing, the chain of children, and leftover space.
extension StackTranslation {
  mutating func translateAlong(with translator: inout SpecTranslator) {
    let plan = effectivePlan(&translator)
    for index in children.indices {
      inside[index][main] = space(of: index, plan)
      basis(of: index, plan, &translator)
    }
    proportions(plan, &translator)
    let closing = closing(plan)
    let lengthens =
      !plan.growing.isEmpty
      || mainSpace.grows && children.count > 1
        && (stack.justifyContent == .spaceBetween || stack.justifyContent == .spaceAround)
    if mainSpace.extent != .exact, !mainSpace.isUnbounded, lengthens {
      // A stack that takes all it gets must not take it from others.
      translator.shrink(item, main, mainSpace)
    }
    let distributes = plan.growing.isEmpty && !mainSpace.isUnbounded && mainSpace.grows
    let justification =
      distributes || mainSpace.extent != .natural || closing != .equal
      ? stack.justifyContent : .start
    let spreads = distributes && children.count > 1 && closing != .equal
    switch justification {
    case .spaceBetween where spreads:
      if let stackView {
        translator.draft.items[stackView].stack?.distribution = .equalSpacing
      } else {
        spread(closing, &translator)
      }
      ends(.start, .equal, &translator)
      ends(
        .end, .equal,
        priority: translator.form.isOfRequiredRules
          ? Priority.required : mainSpace.priorities.spread,
        &translator)
      close(closing, opposite: .end, &translator)
    case .spaceAround where spreads:
      around(closing, &translator)
    case .end:
      chain(&translator)
      ends(.end, .equal, &translator)
      close(closing, opposite: .start, &translator)
    case .center, .spaceAround:
      chain(&translator)
      centre(closing, &translator)
    case .start, .spaceBetween:
      chain(&translator)
      ends(.start, .equal, &translator)
      close(closing, opposite: .end, &translator)
    }
  }

  /// The relation of the children's total length to the stack's; `nil` without one.
  func closing(_ plan: StackFlexPlan) -> Constraint.Relation? {
    if mainSpace.isUnbounded || plan.lazy != nil { return .equal }
    switch (plan.growing.isEmpty, plan.shrinking.isEmpty) {
    case (false, false): return .equal
    case (false, true): return .greaterThanOrEqual
    case (true, false): return .lessThanOrEqual
    case (true, true): return nil
    }
  }

  /// Adds the rules that each child starts at a gap after the one before.
  private func chain(_ translator: inout SpecTranslator) {
    for index in children.indices.dropLast() where stackView == nil {
      translator.relate(
        translator.place(items[index + 1], .start, main), .equal,
        translator.place(items[index], .end, main), constant: gap(after: index))
    }
  }

  /// Adds the rule for where the children start, or end, compared with the stack.
  private func ends(
    _ place: Place, _ relation: Constraint.Relation, priority: Double = Priority.required,
    _ translator: inout SpecTranslator
  ) {
    let isStart = place == .start
    translator.relate(
      stackView ?? (isStart ? items[0] : items[items.count - 1]), place, relation, to: item,
      along: main,
      constant: isStart ? before : -after, priority: priority)
  }

  /// Adds the rules for the end that is not fixed: where the children end compared with the stack.
  private func close(
    _ closing: Constraint.Relation?, opposite place: Place, _ translator: inout SpecTranslator
  ) {
    func relation(_ relation: Constraint.Relation) -> Constraint.Relation {
      place == .end ? relation : relation.reversed
    }
    let isTight = translator.form == .tightStackViews && item != 0
    if isTight || translator.form.isOfRequiredRules && mainSpace.extent != .exact {
      return ends(place, .equal, &translator)
    }
    if let closing { ends(place, relation(closing), &translator) }
    guard mainSpace.extent != .exact, closing != .equal else { return }
    if closing != .lessThanOrEqual {
      ends(place, relation(.lessThanOrEqual), priority: push(closing), &translator)
    }
    // The container is as short as its content allows by itself.
    if item != 0 { ends(place, .equal, priority: slack, &translator) }
  }

  /// The priority at which the stack is as long as its content: below that of nested stacks where this
  /// one could give way, too.
  private func push(_ closing: Constraint.Relation?) -> Double {
    let mayGive = closing == .greaterThanOrEqual || children.contains { $0.hasBounds }
    guard mayGive, mainSpace.extent == .natural else { return mainSpace.priorities.push }
    return mainSpace.priorities.push(above: children.map { $0.pushLevels }.max() ?? 0)
  }

  /// The priority at which the stack is as short as its content: below that of children that it may
  /// lengthen.
  private var slack: Double {
    guard mainSpace.extent == .flexed else { return mainSpace.priorities.slack }
    let lengthened = flex.shrinking.filter { !flex.growing.contains($0) }
    let levels = lengthened.map { children[$0].slackLevels(along: main) }.max() ?? 0
    return mainSpace.priorities.slack(above: levels)
  }

  /// Adds the rules that centre the children in the stack.
  func centre(
    _ closing: Constraint.Relation?, isSpread: Bool = false, _ translator: inout SpecTranslator
  ) {
    guard closing != .equal else {
      ends(.start, .equal, &translator)
      ends(.end, .equal, &translator)
      return
    }
    let contents = contents(&translator)
    translator.relate(
      contents, .center, .equal, to: item, along: main, constant: (before - after) / 2)
    func compare(_ relation: Constraint.Relation, _ priority: Double) {
      translator.relate(
        contents, .length, relation, to: item, along: main, constant: -(before + after),
        priority: priority)
    }
    if let closing { compare(closing, Priority.required) }
    guard mainSpace.extent != .exact else { return }
    if closing != .lessThanOrEqual { compare(.lessThanOrEqual, push(closing)) }
    if !isSpread, item != 0 { compare(.equal, slack) }
  }

  /// An item that spans all children: the only child, or a guide around them.
  private func contents(_ translator: inout SpecTranslator) -> Int {
    if let stackView { return stackView }
    guard items.count > 1 else { return items[0] }
    let guide = translator.addGuide(translator.draft.items[items[0]].name + "AndOthers")
    translator.draft.items[guide].spoken = "all children"
    for (child, place) in [(items[0], Place.start), (items[items.count - 1], .end)] {
      translator.relate(guide, place, .equal, to: child, along: main)
    }
    translator.pin(guide, to: item, along: cross)
    return guide
  }
}

extension AxisSpace {
  /// Whether the length may exceed what the content needs.
  var grows: Bool { extent != .natural || lower != nil }
}

// Leftover space between and around the children of a stack.
extension StackTranslation {
  /// Adds the rules that all gaps get equal shares, and none is less than its spacing.
  func spread(_ closing: Constraint.Relation?, _ translator: inout SpecTranslator) {
    let first = distance(0, translator)
    translator.relate(first, .greaterThanOrEqual, nil, constant: gap(after: 0), as: .priorities)
    for index in children.indices.dropLast().dropFirst() {
      translator.relate(
        distance(index, translator), .equal, first, constant: gap(after: index) - gap(after: 0))
    }
    guard closing == .lessThanOrEqual || mainSpace.extent != .exact else { return }
    translator.relate(
      first, .equal, nil, constant: gap(after: 0), priority: mainSpace.priorities.packed)
  }

  /// Adds the rules that both ends get half of a gap's share.
  func around(_ closing: Constraint.Relation?, _ translator: inout SpecTranslator) {
    spread(closing, &translator)
    centre(closing, isSpread: true, &translator)
    let start = Constraint.Anchor.distance(
      from: translator.place(item, .start, main), to: translator.place(items[0], .start, main))
    translator.relate(
      distance(0, translator), .equal, start, multiplier: 2, constant: gap(after: 0) - 2 * before,
      priority: mainSpace.priorities.spread)
  }

  private func distance(_ index: Int, _ translator: SpecTranslator) -> Constraint.Anchor {
    .distance(
      from: translator.place(items[index], .end, main),
      to: translator.place(items[index + 1], .start, main))
  }
}
