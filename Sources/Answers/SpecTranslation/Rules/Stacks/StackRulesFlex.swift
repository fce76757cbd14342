import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// What grows and what shrinks in a stack, and by how much.
extension StackTranslation {
  /// The plan, without what cannot be said; that is noted.
  func effectivePlan(_ translator: inout SpecTranslator) -> StackFlexPlan {
    var plan = flex
    if mainRoom.extent == .flexed, plan.growing.count + plan.shrinking.count > 2, plan.hasLazy {
      translator.deviate(
        spec, .piecewise,
        "the only child that both grows and shrinks counts as nothing where the length is given",
        "it counts with its own length everywhere")
    }
    let isSeveral = plan.growing.count > 1 || plan.shrinking.count > 1
    if isSeveral,
      let fraction = children.indices.first(where: { plan.flexes($0) && isFraction($0) })
    {
      translator.deviate(
        spec, .piecewise, "several children flex from bases that are parts of the stack",
        "\(translator.name(items[fraction])) alone flexes")
      plan.growing = plan.growing.isEmpty ? [] : [fraction]
      plan.shrinking = plan.shrinking.isEmpty ? [] : [fraction]
    } else if isSeveral,
      let open = children.indices.first(where: { plan.flexes($0) && plan.bases[$0] == nil })
    {
      translator.deviate(
        spec, .measuring,
        "several children share what is missing in proportion, from lengths that only measuring "
          + "knows", "\(translator.name(items[open])) alone flexes")
      plan.growing =
        plan.growing.isEmpty ? [] : [plan.growing.contains(open) ? open : plan.growing[0]]
      plan.shrinking =
        plan.shrinking.isEmpty ? [] : [plan.shrinking.contains(open) ? open : plan.shrinking[0]]
    } else if isSeveral, !plan.growing.isEmpty, !plan.shrinking.isEmpty {
      translator.deviate(
        spec, .piecewise, "its children grow by one proportion and shrink by another",
        "they grow as told, and nothing shrinks", when: .whenOverflowing)
      plan.shrinking = []
    }
    noteRounding(plan, &translator)
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
  func room(of index: Int, _ plan: StackFlexPlan) -> AxisRoom {
    let parent: LengthExpression? = mainRoom.extent == .exact ? .whole(item) : nil
    var room = mainRoom.unbounded(parent: parent)
    let yielding = room.tier.flexing(
      grows: plan.growing.contains(index), shrinks: plan.shrinking.contains(index))
    let isKnown = plan.growing.count > 1 || plan.shrinking.count > 1
    room.isFirm = !plan.isRigid && !plan.flexes(index)
    if plan.flexes(index) {
      room.tier = yielding
      room.extent = plan.lazy == index && plan.growing.count == 1 ? .exact : .flexed
      if isKnown && (plan.growing.count > 1) == plan.growing.contains(index)
        || room.extent == .exact
      {
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
  func basis(
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
    let isProportional =
      plan.growing.contains(index) && plan.growing.count > 1
      || plan.shrinking.contains(index) && plan.shrinking.count > 1
    guard !isProportional else { return }
    if plan.flexes(index) {
      let tier = mainRoom.tier
      translator.bound(
        items[index], main, .greaterThanOrEqual, length,
        priority: plan.shrinking.contains(index) ? tier.push : Priority.required, group: group)
      translator.bound(
        items[index], main, .lessThanOrEqual, length,
        priority: plan.growing.contains(index)
          ? tier.flexing(grows: true, shrinks: false).pull : Priority.required, group: group)
    } else {
      translator.bound(items[index], main, .equal, length, group: group)
    }
  }

  /// The rules for several children that share what is missing, or too much, in proportion.
  func proportions(_ plan: StackFlexPlan, _ translator: inout SpecTranslator) {
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
      priority: isGrowing
        ? mainRoom.tier.flexing(grows: true, shrinks: false).pull : mainRoom.tier.push, group: group
    )
    if !isGrowing, Set(shares.map { children[$0.index].style.flexShrink }).count > 1 {
      translator.deviate(
        spec, .piecewise, "a child that has nothing left to give stops shrinking alone",
        "all stop together, and the last ones stick out", when: .whenOverflowing)
    }
  }
}

/// Which children of a stack grow and shrink, as far as the stack's room lets them.
struct StackFlexPlan {
  /// The children that get what is missing.
  var growing: [Int] = []
  /// The children that give what is too much.
  var shrinking: [Int] = []
  /// The only child that does both, in a stack of exact length: it is not measured at all, and gets
  /// what the others leave.
  var lazy: Int?
  /// Whether there is such a child, whatever the stack's length.
  var hasLazy = false
  /// The lengths of the children before they flex; `nil` where they are not known.
  var bases: [Double?]

  init(_ children: [LayoutSpec], along axis: Axis, _ room: AxisRoom) {
    bases = children.map { Self.basis(of: $0, along: axis) }
    let isNatural = room.extent == .natural
    if !isNatural || room.lower != nil {
      growing = children.indices.filter { children[$0].style.flexGrow > 0 }
    }
    if !isNatural || !room.uppers.isEmpty {
      shrinking = children.indices.filter { children[$0].style.flexShrink > 0 }
    }
    let both = children.indices.filter {
      children[$0].style.flexGrow > 0 && children[$0].style.flexShrink > 0
    }
    hasLazy = both.count == 1
    if room.extent == .exact, both.count == 1 {
      lazy = both[0]
      bases[both[0]] = 0
      // What has no length of its own has nothing to give.
      shrinking.removeAll { $0 == both[0] }
    }
  }

  private static func basis(of child: LayoutSpec, along axis: Axis) -> Double? {
    switch child.style.flexBasis {
    case .auto: child.knownLength(along: axis)
    case .points(let points): points
    case .fraction: nil
    }
  }

  /// Whether no child flexes.
  var isRigid: Bool { growing.isEmpty && shrinking.isEmpty }

  /// Whether a child flexes.
  func flexes(_ index: Int) -> Bool { growing.contains(index) || shrinking.contains(index) }
}

// What rounding does to a stack whose children flex.
extension StackTranslation {
  /// Notes how far shares that are rounded part the layouts, as far as that is known.
  ///
  /// What depends on a share, such as the height of text that wraps or a ratio, may move by more
  /// than the share does: then no bound is given.
  func noteRounding(_ plan: StackFlexPlan, _ translator: inout SpecTranslator) {
    let growing = plan.growing.count
    if growing > 1, let lazy = plan.lazy {
      let name = translator.name(items[lazy])
      translator.deviate(
        spec, .piecewise,
        "each share of what is missing is cut to whole points, and the first child gets the rest",
        "shares are exact: a child may be up to \(growing.of("point")) longer or shorter, and "
          + "\(name) has a size where by the spec its share is nothing, and it has none",
        when: .whenRounding)
    } else if growing > 1 {
      note(
        "each share of what is missing is cut to whole points, and the first child gets the rest",
        "shares are exact: a child may be up to \(growing.of("point")) longer or shorter",
        plan.growing, within: .points(Double(growing)), &translator)
    } else if let child = plan.growing.first {
      note(
        "less than a point that is left over is given to no child",
        plan.lazy == child
          ? "\(translator.name(items[child])) gets it, where the spec gives it no size at all"
          : "\(translator.name(items[child])) gets it, and may be up to 1 point longer",
        [], within: plan.lazy == child ? nil : .points(1), &translator)
    }
    let shrinking = plan.shrinking.count
    if shrinking > 1 {
      note(
        "each child that shrinks is rounded up to a pixel",
        "edges are rounded alone: one may lie \(shrinking.of("pixel")) more off", plan.shrinking,
        within: .pixels(Double(shrinking)), &translator)
    }
  }

  /// Notes one reason; `followed` are the children that have another length by it.
  private func note(
    _ reason: String, _ effect: String, _ followed: [Int], within bound: Deviation.Bound?,
    _ translator: inout SpecTranslator
  ) {
    let following = followed.compactMap { children[$0].followsLength(along: main) }.first
    let more = following.map { ", and \($0), so that what follows may move by more" }
    translator.deviate(
      spec, .piecewise, reason, effect + (more ?? ""), when: .whenRounding,
      within: following == nil ? bound : nil)
  }
}

extension LayoutSpec {
  /// What in it may change its other length by more than the length along `axis` changes, in words;
  /// `nil` where nothing does.
  func followsLength(along axis: Axis) -> String? {
    switch kind {
    case .element(let name, .measured(let content)) where axis == .horizontal && content.wraps:
      return "a line of \(name) may wrap otherwise"
    case .selfMeasured: return "its inside is arranged in code"
    case .ratio: return "a ratio follows it"
    case .stack(let stack) where stack.flexWrap == .wrap: return "another child may begin a line"
    default: return children.lazy.compactMap { $0.followsLength(along: axis) }.first
    }
  }
}

extension Int {
  /// The number with what is counted: `1 point`, `2 points`.
  fileprivate func of(_ unit: String) -> String { "\(self) \(unit)\(self == 1 ? "" : "s")" }
}
