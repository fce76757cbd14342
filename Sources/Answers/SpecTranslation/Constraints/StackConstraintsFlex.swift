import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Which children of a stack grow and shrink, and by how much.
extension StackTranslation {
  /// The plan without what constraints cannot express, which is noted as a deviation.
  func effectivePlan(_ translator: inout SpecTranslator) -> StackFlexPlan {
    var plan = flex
    if mainSpace.extent == .flexed, plan.growing.count + plan.shrinking.count > 2, plan.hasLazy {
      translator.deviate(
        spec, .piecewise,
        "the only child that both grows and shrinks counts as 0 where the stack's length is given",
        "it counts with its own length everywhere")
    }
    let isSeveral = plan.growing.count > 1 || plan.shrinking.count > 1
    if isSeveral,
      let fraction = children.indices.first(where: { plan.flexes($0) && isFraction($0) })
    {
      translator.deviate(
        spec, .piecewise, "several children flex, from bases that are fractions of the stack",
        "only \(translator.name(items[fraction])) flexes")
      plan.growing = plan.growing.isEmpty ? [] : [fraction]
      plan.shrinking = plan.shrinking.isEmpty ? [] : [fraction]
    } else if isSeveral,
      let unknown = children.indices.first(where: { plan.flexes($0) && plan.bases[$0] == nil })
    {
      translator.deviate(
        spec, .measuring,
        "several children flex in proportion, starting from lengths that only measuring gives",
        "only \(translator.name(items[unknown])) flexes")
      plan.growing =
        plan.growing.isEmpty ? [] : [plan.growing.contains(unknown) ? unknown : plan.growing[0]]
      plan.shrinking =
        plan.shrinking.isEmpty
        ? [] : [plan.shrinking.contains(unknown) ? unknown : plan.shrinking[0]]
    } else if isSeveral, !plan.growing.isEmpty, !plan.shrinking.isEmpty {
      translator.deviate(
        spec, .piecewise, "its children grow by one proportion and shrink by another",
        "they grow as specified, and none shrinks", when: .whenOverflowing)
      plan.shrinking = []
    }
    noteRounding(plan, &translator)
    var conflictCondition = Deviation.Condition.whenOverflowing
    if main == .horizontal,
      let text = plan.shrinking.first(where: { children[$0].isWrappingText })
    {
      translator.deviate(
        spec, .measuring,
        "a text that shrinks keeps the width that is left, even where its lines are shorter",
        "constraints hug the longest line of \(translator.name(items[text]))",
        when: .whenOverflowing)
      conflictCondition = .whenOthersOverflow
    } else if main == .horizontal, let text = firstTextThatOnlyShrinks(plan) {
      translator.deviate(
        spec, .measuring,
        "a child that shrinks keeps the width that is left, even where the lines of its text are shorter",
        "constraints hug the longest line of \(text)", when: .whenOverflowing)
      if plan.shrinking.allSatisfy({ children[$0].isColumnOfTexts }) {
        conflictCondition = .whenOthersOverflow
      }
    }
    if plan.lazy != nil || !plan.shrinking.isEmpty {
      translator.deviate(
        spec, .piecewise, "a flexible child is never shorter than 0, and the others overflow",
        "constraints conflict where the others alone are too long", when: conflictCondition)
    }
    return plan
  }

  /// The name of the first text with several lines in a child that shrinks and does not grow.
  private func firstTextThatOnlyShrinks(_ plan: StackFlexPlan) -> String? {
    plan.shrinking.lazy.filter { !plan.growing.contains($0) }
      .compactMap { children[$0].firstWrappingText }.first
  }

  private func isFraction(_ index: Int) -> Bool {
    if case .fraction = children[index].style.flexBasis { true } else { false }
  }

  /// The space of a child along the stack.
  func space(of index: Int, _ plan: StackFlexPlan) -> AxisSpace {
    let parent: LengthExpression? = mainSpace.extent == .exact ? .whole(item) : nil
    var space = mainSpace.unbounded(parent: parent)
    let yielding = space.priorities.flexing(
      grows: plan.growing.contains(index), shrinks: plan.shrinking.contains(index))
    let isKnown = plan.growing.count > 1 || plan.shrinking.count > 1
    space.isFirm = !plan.isRigid && !plan.flexes(index)
    if plan.flexes(index) {
      space.priorities = yielding
      space.extent = plan.lazy == index && plan.growing.count == 1 ? .exact : .flexed
      if isKnown && (plan.growing.count > 1) == plan.growing.contains(index)
        || space.extent == .exact
      {
        space.extent = closing(plan) == .equal ? .exact : .flexed
        space.isHard =
          closing(plan) == .equal && mainSpace.extent == .exact && mainSpace.isHard
          && plan.growing.count + plan.shrinking.count == 1 && othersAreKnown(plan)
        if !space.isHard { space.priorities = yielding.decorating }
      }
    }
    if children[index].style.flexBasis != .auto, space.extent != .exact {
      space.extent = .exact
      space.isHard = !plan.flexes(index)
      if plan.flexes(index) { space.priorities = yielding.decorating }
    }
    return space
  }

  /// Whether required rules determine the length of every child that does not flex.
  private func othersAreKnown(_ plan: StackFlexPlan) -> Bool {
    children.indices.allSatisfy { index in
      if plan.flexes(index) || children[index].style.flexBasis != .auto { return true }
      return children[index].knownContentLength(along: main) != nil
    }
  }

  /// Adds the rule for a child with a flexBasis.
  func basis(
    of index: Int, _ plan: StackFlexPlan, _ translator: inout SpecTranslator
  ) {
    let length: LengthExpression
    switch children[index].style.flexBasis {
    case .auto: return
    case .points(let points): length = .points(points)
    case .fraction(let fraction):
      guard mainSpace.extent == .exact else {
        translator.deviate(
          spec, .piecewise, "a flexBasis that is a fraction of an unknown length has no value",
          "the flexBasis is left out")
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
      let priorities = mainSpace.priorities
      translator.bound(
        items[index], main, .greaterThanOrEqual, length,
        priority: plan.shrinking.contains(index) ? priorities.push : Priority.required, group: group
      )
      translator.bound(
        items[index], main, .lessThanOrEqual, length,
        priority: plan.growing.contains(index)
          ? priorities.flexing(grows: true, shrinks: false).pull : Priority.required, group: group)
    } else {
      translator.bound(items[index], main, .equal, length, group: group)
    }
  }

  /// Adds the rules for several children that grow, or shrink, in proportion.
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
        ? mainSpace.priorities.flexing(grows: true, shrinks: false).pull
        : mainSpace.priorities.push, group: group
    )
    if !isGrowing, Set(shares.map { children[$0.index].style.flexShrink }).count > 1 {
      translator.deviate(
        spec, .piecewise, "a child that reaches 0 stops shrinking on its own",
        "all stop together, and the last ones overflow", when: .whenOverflowing)
    }
  }
}

/// The children of a stack that grow and shrink in its available space.
struct StackFlexPlan {
  /// The indices of the children that grow.
  var growing: [Int] = []
  /// The indices of the children that shrink.
  var shrinking: [Int] = []
  /// The only child that does both, in a stack of exact length: it is not measured, and gets what the
  /// others leave.
  var lazy: Int?
  /// Whether there is such a child, even in a stack of another length.
  var hasLazy = false
  /// The lengths of the children before they flex, in their order; `nil` where unknown.
  var bases: [Double?]

  init(_ children: [LayoutSpec], along axis: Axis, _ space: AxisSpace) {
    bases = children.map { Self.basis(of: $0, along: axis) }
    let isNatural = space.extent == .natural
    if !isNatural || space.lower != nil {
      growing = children.indices.filter { children[$0].style.flexGrow > 0 }
    }
    if !isNatural || !space.uppers.isEmpty {
      shrinking = children.indices.filter { children[$0].style.flexShrink > 0 }
    }
    let both = children.indices.filter {
      children[$0].style.flexGrow > 0 && children[$0].style.flexShrink > 0
    }
    hasLazy = both.count == 1
    if space.extent == .exact, both.count == 1 {
      lazy = both[0]
      bases[both[0]] = 0
      // A child whose basis is 0 cannot shrink.
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

// Effects of rounding on a stack whose children flex.
extension StackTranslation {
  /// Notes by how much rounded shares alone make the layouts differ.
  ///
  /// What depends on a share, such as the height of a text that wraps, or a ratio, may move by more.
  func noteRounding(_ plan: StackFlexPlan, _ translator: inout SpecTranslator) {
    let growing = plan.growing.count
    if growing > 1, let lazy = plan.lazy {
      let name = translator.name(items[lazy])
      translator.deviate(
        spec, .piecewise,
        "each share is truncated to whole points, and the first child gets the rest",
        "shares are exact: a child may be up to \(growing) pt longer or shorter, and \(name) has a "
          + "size where the spec gives it none, because its share is 0",
        when: .whenRounding)
    } else if growing > 1 {
      note(
        "each share is truncated to whole points, and the first child gets the rest",
        "shares are exact: a child may be up to \(growing) pt longer or shorter",
        plan.growing, &translator)
    } else if let child = plan.growing.first {
      note(
        "leftovers under 1 pt are not distributed",
        plan.lazy == child
          ? "\(translator.name(items[child])) gets them; in the spec it then has no size"
          : "\(translator.name(items[child])) gets them, and may be up to 1 pt longer",
        [], &translator)
    }
    let shrinking = plan.shrinking.count
    if shrinking > 1 {
      note(
        "each child that shrinks is rounded up to a pixel",
        "edges are rounded one by one: one may be off by \(shrinking) px more", plan.shrinking,
        &translator)
    }
  }

  /// Notes one deviation; `followed` are the children that get another length by it.
  private func note(
    _ reason: String, _ effect: String, _ followed: [Int],
    _ translator: inout SpecTranslator
  ) {
    let following = followed.compactMap { children[$0].followsLength(along: main) }.first
    let more = following.map { ", and \($0), which may move what depends on it by more" }
    translator.deviate(
      spec, .piecewise, reason, effect + (more ?? ""), when: .whenRounding)
  }
}

extension LayoutSpec {
  /// The reason why its other length may change by more than its length along `axis`, as a clause; `nil`
  /// where it cannot.
  func followsLength(along axis: Axis) -> String? {
    switch kind {
    case .element(let name, .measured(let content)) where axis == .horizontal && content.wraps:
      return "a line of \(name) may wrap differently"
    case .selfMeasured: return "its content is arranged in code"
    case .ratio: return "a ratio depends on it"
    case .stack(let stack) where stack.flexWrap == .wrap: return "another child may start a line"
    default: return children.lazy.compactMap { $0.followsLength(along: axis) }.first
    }
  }

  /// Whether it is a text that has several lines where its width is short.
  fileprivate var isWrappingText: Bool {
    if case .element(_, .measured(let content)) = kind { content.wraps } else { false }
  }

  /// Whether it is a text with several lines, or a column of such: as narrow as need be.
  fileprivate var isColumnOfTexts: Bool {
    if isWrappingText { return true }
    guard case .stack(let stack) = kind, stack.direction == .vertical, style.minWidth == .auto,
      style.width == .auto
    else { return false }
    return children.allSatisfy { $0.isColumnOfTexts && $0.style.minWidth == .auto }
  }

  /// The name of the first text with several lines of the spec, at any depth.
  fileprivate var firstWrappingText: String? {
    isWrappingText ? elementName : children.lazy.compactMap(\.firstWrappingText).first
  }
}
