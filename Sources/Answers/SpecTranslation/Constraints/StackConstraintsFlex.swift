import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// Which children of a stack grow and shrink, and by how much.
extension StackTranslation {
  /// The plan without what constraints cannot express, which is noted as a deviation.
  func effectivePlan(_ translator: inout SpecTranslator) -> StackFlexPlan {
    var plan = flex
    if mainSpace.extent == .flexed, plan.growing.count + plan.shrinking.count > 2, plan.hasLazy {
      translator.deviate(spec, .lazyChild)
    }
    let isSeveral = plan.growing.count > 1 || plan.shrinking.count > 1
    if isSeveral,
      let fraction = children.indices.first(where: {
        plan.flexes($0) && children[$0].style.flexBasis.isFraction
      })
    {
      translator.deviate(spec, .fractionalBases, about: items[fraction])
      plan.growing = plan.growing.isEmpty ? [] : [fraction]
      plan.shrinking = plan.shrinking.isEmpty ? [] : [fraction]
    } else if isSeveral,
      let unknown = children.indices.first(where: { plan.flexes($0) && plan.bases[$0] == nil })
    {
      translator.deviate(spec, .measuredBases, about: items[unknown])
      plan.growing =
        plan.growing.isEmpty ? [] : [plan.growing.contains(unknown) ? unknown : plan.growing[0]]
      plan.shrinking =
        plan.shrinking.isEmpty
        ? [] : [plan.shrinking.contains(unknown) ? unknown : plan.shrinking[0]]
    } else if isSeveral, !plan.growing.isEmpty, !plan.shrinking.isEmpty {
      translator.deviate(spec, .growsAndShrinks)
      plan.shrinking = []
    }
    noteRounding(plan, &translator)
    var needsOthers = false
    if main == .horizontal,
      let text = plan.shrinking.first(where: { children[$0].isWrappingText })
    {
      translator.deviate(spec, .shrinkingText, about: items[text])
      needsOthers = true
    } else if main == .horizontal, let text = firstTextThatOnlyShrinks(plan) {
      translator.deviate(spec, .shrinkingTextInside(text: text))
      needsOthers = plan.shrinking.allSatisfy { children[$0].isColumnOfTexts }
    }
    if plan.lazy != nil || !plan.shrinking.isEmpty {
      translator.deviate(spec, .neverBelowZero(whenOthersOverflow: needsOthers))
    }
    return plan
  }

  /// The name of the first text with several lines in a child that shrinks and does not grow.
  private func firstTextThatOnlyShrinks(_ plan: StackFlexPlan) -> String? {
    plan.shrinking.lazy.filter { !plan.growing.contains($0) }
      .compactMap { children[$0].firstWrappingText }.first
  }

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
        translator.deviate(spec, .unknownBasis)
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
        priority: plan.shrinking.contains(index) ? priorities.push : Priority.required)
      translator.bound(
        items[index], main, .lessThanOrEqual, length,
        priority: plan.growing.contains(index)
          ? priorities.flexing(grows: true, shrinks: false).pull : Priority.required)
    } else {
      translator.bound(items[index], main, .equal, length)
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
        translator.bound(items[share.index], main, .equal, .points(share.base))
      }
      return
    }
    let isEqual = shares.allSatisfy { $0.weight == first.weight && $0.base == 0 }
    if let stackView, isEqual, shares.count == children.count {
      translator.draft.items[stackView].stack?.distribution = .fillEqually
      return
    }
    for share in shares where share.index != first.index {
      let factor = share.weight / first.weight
      if factor == 0 {
        translator.bound(items[share.index], main, .equal, .points(share.base))
      } else {
        translator.relate(
          items[share.index], .length, .equal, to: items[first.index], along: main,
          multiplier: factor, constant: share.base - factor * first.base)
      }
    }
    let limit: Constraint.Relation = isGrowing ? .greaterThanOrEqual : .lessThanOrEqual
    translator.bound(items[first.index], main, limit, .points(first.base))
    translator.bound(
      items[first.index], main, .equal, .points(first.base),
      priority: isGrowing
        ? mainSpace.priorities.flexing(grows: true, shrinks: false).pull
        : mainSpace.priorities.push
    )
    if !isGrowing, Set(shares.map { children[$0.index].style.flexShrink }).count > 1 {
      translator.deviate(spec, .stopsAtZero)
    }
  }
}

/// The children of a stack that grow and shrink in its available space.
struct StackFlexPlan {
  var growing: [Int] = []
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

  var isRigid: Bool { growing.isEmpty && shrinking.isEmpty }

  func flexes(_ index: Int) -> Bool { growing.contains(index) || shrinking.contains(index) }
}

// Effects of rounding on a stack whose children flex.
extension StackTranslation {
  /// Notes by how much rounded shares alone make the layouts differ.
  ///
  /// What depends on a share, such as the height of a text that wraps, or a ratio, may move by more.
  func noteRounding(_ plan: StackFlexPlan, _ translator: inout SpecTranslator) {
    func follower(of flexing: [Int]) -> DeviatingRule.Follower? {
      flexing.lazy.compactMap { children[$0].follower(along: main) }.first
    }
    let (growing, shrinking) = (plan.growing, plan.shrinking)
    if growing.count > 1, let lazy = plan.lazy {
      translator.deviate(spec, .wholeSharesBesideLazy(children: growing.count), about: items[lazy])
    } else if growing.count > 1 {
      translator.deviate(
        spec, .wholeShares(children: growing.count, follower: follower(of: growing)))
    } else if let child = growing.first {
      translator.deviate(spec, .leftovers(toLazy: plan.lazy == child), about: items[child])
    }
    if shrinking.count > 1 {
      translator.deviate(
        spec, .roundedShrinking(children: shrinking.count, follower: follower(of: shrinking)))
    }
  }
}

extension LayoutSpec {
  /// Why its other length may change by more than its length along `axis`; `nil` where it cannot.
  func follower(along axis: Axis) -> DeviatingRule.Follower? {
    switch kind {
    case .element(let name, .measured(let content)) where axis == .horizontal && content.wraps:
      return .line(of: name)
    case .selfMeasured: return .code
    case .ratio: return .ratio
    case .stack(let stack) where stack.flexWrap == .wrap: return .nextLine
    default: return children.lazy.compactMap { $0.follower(along: axis) }.first
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
    isWrappingText ? elementName : children.lazy.compactMap { $0.firstWrappingText }.first
  }
}
