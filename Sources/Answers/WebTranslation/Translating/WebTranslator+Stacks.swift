import Geometry
import LayoutSpecs

extension WebTranslator {
  mutating func stack(_ place: WebPlace, _ stack: StackSpec, in slot: Slot) -> WebBox {
    var box = newBox(place)
    addContainer(stack, to: &box.style, childCount: place.spec.children.count)
    box = placed(box, place, in: slot)
    let inside = extents(of: place, in: slot)
    let factors = FlexFactors(of: place.spec.children, in: inside[stack.direction])
    noteRules(place, stack, inside, factors)
    for index in place.spec.children.indices {
      var child = item(place.child(index), stack, inside, factors.flex(of: index))
      let isNegative = stack.spacing < 0 && index > 0
      if isNegative {
        child.style.addMargin(
          stack.direction == .horizontal
            ? EdgeInsets(left: stack.spacing) : EdgeInsets(top: stack.spacing))
      }
      box.children.append(child)
    }
    return box
  }

  private func addContainer(_ stack: StackSpec, to style: inout WebStyle, childCount: Int) {
    style["display"] = "flex"
    if stack.direction == .vertical { style["flex-direction"] = "column" }
    let wraps = stack.flexWrap == .wrap
    if wraps { style["flex-wrap"] = "wrap" }
    let spacing = childCount > 1 ? max(0, stack.spacing) : 0
    let lineSpacing = wraps ? max(0, stack.lineSpacing) : spacing
    let gaps = stack.direction == .horizontal ? [lineSpacing, spacing] : [spacing, lineSpacing]
    if gaps != [0, 0] {
      style["gap"] =
        gaps[0] == gaps[1]
        ? WebLength.pixels(gaps[0]) : gaps.map(WebLength.pixels).joined(separator: " ")
    }
    if let value = stack.justifyContent.webValue { style["justify-content"] = value }
    if let value = stack.alignItems.webValue { style["align-items"] = value }
    if wraps, let value = stack.alignContent.webValue { style["align-content"] = value }
  }

  /// The box of a child.
  private mutating func item(
    _ place: WebPlace, _ stack: StackSpec, _ inside: Slot, _ flex: FlexFactors.Flex
  ) -> WebBox {
    let (main, cross) = (stack.direction, stack.direction.perpendicular)
    let style = place.spec.style
    var alignment = AlignSelf.auto
    var isStretched = style.alignSelf == .stretch
    if style.alignSelf == .auto { isStretched = stack.alignItems == .stretch }
    let (least, exact, most) = style.lengths(along: cross)
    if isStretched, exact.points == nil, let points = least.points, points > 0,
      !place.spec.isEmptyElement
    {
      isStretched = false
      alignment = .start
    } else if style.alignSelf != .auto {
      alignment = style.alignSelf
    }
    var isLoose = false
    let isMainGiven =
      flex.grow > 0 || style.flexBasis != .auto || style.lengths(along: main).exact != .auto
    if !isStretched, place.spec.fills(cross, otherIsGiven: isMainGiven), exact == .auto {
      if inside[cross].mayBeExact, most == .auto {
        isStretched = true
        alignment = stack.alignItems == .stretch ? .auto : .stretch
        isLoose = true
        if inside[cross] == .either { deviate(place, .hugsOpenSpace) }
      } else {
        deviate(place, .fillsSpace)
      }
    }
    var slot = Slot(kind: .item(main, isStretched: isStretched), width: .open, height: .open)
    slot[main] =
      flex.isLazy
      ? inside[main] : flex.mayChange ? .either : style.flexBasis == .auto ? .open : .exact
    switch inside[cross] {
    case .exact: slot[cross] = isStretched ? (stack.flexWrap == .wrap ? .either : .exact) : .fit
    case .either: slot[cross] = isStretched ? .either : .fit
    case .fit: slot[cross] = isStretched ? .either : .fit
    case .open: slot[cross] = isStretched ? .either : .open
    }
    slot.parent = (inside.width, inside.height)
    if isLoose { slot.looseAxes = [cross] }
    if place.spec.isEmptyElement,
      style.flexGrow > 0 || style.maxWidth != .auto || style.maxHeight != .auto
    {
      deviate(place, .emptyElement)
    }
    var box = box(place, in: slot)
    if flex.isLazy, inside[main] == .either, let length = size(of: place)?[main] {
      box.style["min-\(main.lengthName)"] = WebLength.pixels(length)
      deviate(place, .contentInSpace)
    }
    var basis = style.flexBasis
    if let length = basis.points, inside[main] != .exact, !flex.isLazy {
      // The length of a box by its content does not count what its children start from.
      box.style[main.lengthName] = WebLength.pixels(length)
      basis = .auto
    }
    if let text = flex.text(basis: basis) { box.style["flex"] = text }
    if let value = alignment.webValue { box.style["align-self"] = value }
    let isBased = style.flexBasis != .auto || (flex.isLazy && inside[main] == .exact)
    if flex.canShrink && place.spec.mayResist(along: main)
      || isBased && (place.spec.mayResist(along: main) || place.isText)
    {
      box.style["min-\(main.lengthName)"] = "0"
    }
    if flex.isLazy || basis != .auto { box.style[main.lengthName] = nil }
    return box
  }

  private mutating func noteRules(
    _ place: WebPlace, _ stack: StackSpec, _ inside: Slot, _ factors: FlexFactors
  ) {
    if stack.flexWrap == .wrap {
      let cross = stack.direction.perpendicular
      if inside[cross] != .open || place.spec.style.lengths(along: cross).minimum != .auto {
        deviate(place, .onlyLine)
      }
      if inside[stack.direction] != .exact { deviate(place, .longestOfLines) }
      if stack.lineSpacing < 0 { deviate(place, .negativeLineSpacing) }
    }
    if stack.justifyContent == .spaceAround || stack.alignContent == .spaceAround {
      deviate(place, .aroundOverflow)
    }
    let alignsBaselines =
      stack.alignItems == .baselineFirst || stack.alignItems == .baselineLast
    if alignsBaselines, !haveOneFont(place.spec.children) { deviate(place, .baselines) }
    let shrinking = place.spec.children.count { $0.style.flexShrink > 0 }
    if shrinking > 1, inside[stack.direction] != .open { deviate(place, .limitsWhenFlexing) }
    for (index, child) in place.spec.children.enumerated() {
      let style = child.style
      let (minimum, _, maximum) = style.lengths(along: stack.direction)
      let flexes = style.flexGrow > 0 || style.flexShrink > 0
      if flexes, minimum != .auto || maximum != .auto {
        deviate(place, .limitsWhenFlexing, about: index)
      }
    }
    noteInsets(place, stack, inside)
    if factors.hasLazy, inside[stack.direction] == .either,
      place.spec.children.count(where: { $0.style.flexGrow > 0 }) > 1
    {
      deviate(place, .lazyInOpenSpace)
    }
    let growing = place.spec.children.filter { $0.style.flexGrow > 0 }
    if growing.count > 1, inside[stack.direction].mayBeExact { deviate(place, .wholeShares) }
  }
}

extension WebTranslator {
  /// Notes that margins and padding do not flex in CSS, where an inset flexes beside others.
  private mutating func noteInsets(_ place: WebPlace, _ stack: StackSpec, _ inside: Slot) {
    let styles = place.spec.children.map { $0.style }
    let flexible = styles.count { $0.flexGrow > 0 || $0.flexShrink > 0 }
    guard flexible > 1, inside[stack.direction] != .open else { return }
    for child in place.spec.children where child.style.flexShrink > 0 {
      if case .inset = child.kind { deviate(place, .flexingInsets) }
    }
  }
}

/// How the children of a stack flex, as CSS says it.
struct FlexFactors {
  struct Flex {
    var grow = 0.0
    var shrink = 0.0
    /// Whether it starts from 0, as the only child that both grows and shrinks does.
    var isLazy = false
    /// Whether its stack may be given a length, so that children flex.
    var isInGivenSpace = true

    /// Whether its length may change.
    var mayChange: Bool { isInGivenSpace && (grow > 0 || shrink > 0) }
    var canShrink: Bool { isInGivenSpace && shrink > 0 }

    /// The value of `flex`; `nil` for CSS's default, and where nothing flexes.
    func text(basis: LayoutSpecs.Dimension) -> String? {
      if isLazy { return grow == 1 && shrink == 1 ? "1" : "\(number(grow)) \(number(shrink)) 0%" }
      guard isInGivenSpace else { return basis.text.map { "0 0 \($0)" } }
      switch (grow, shrink, basis) {
      case (0, 1, .auto): return nil
      case (0, 0, .auto): return "none"
      case (1, 1, .auto): return "auto"
      default: return "\(number(grow)) \(number(shrink)) \(basis.text ?? "auto")"
      }
    }

    private func number(_ factor: Double) -> String { WebLength.number(factor) }
  }

  private var flexes: [Flex]

  init(of children: [LayoutSpec], in extent: Slot.Extent) {
    let grows = extent.mayBeExact
    let shrinks = extent != .open
    let styles = children.map { $0.style }
    // CSS distributes no more than the sum of the factors, where that is below 1.
    let least = { (factors: [Double]) in min(1, factors.filter { $0 > 0 }.min() ?? 1) }
    let (grow, shrink) = (least(styles.map { $0.flexGrow }), least(styles.map { $0.flexShrink }))
    let both = styles.filter { $0.flexGrow > 0 && $0.flexShrink > 0 }
    flexes = styles.map { style in
      Flex(
        grow: grows ? style.flexGrow / grow : 0, shrink: shrinks ? style.flexShrink / shrink : 0,
        isLazy: grows && both.count == 1 && style.flexGrow > 0 && style.flexShrink > 0,
        isInGivenSpace: shrinks)
    }
  }

  func flex(of index: Int) -> Flex { flexes[index] }

  var hasLazy: Bool { flexes.contains { $0.isLazy } }
}

extension LayoutSpec {
  /// Whether it is an element without content.
  var isEmptyElement: Bool { if case .element(_, .none) = kind { true } else { false } }

  /// Whether it is a column of several lines.
  var isWrappingColumn: Bool {
    guard case .stack(let stack) = kind else { return false }
    return stack.direction == .vertical && stack.flexWrap == .wrap
  }

  /// Whether its content would keep it from shrinking in CSS; a text may be as narrow as a character.
  func mayResist(along axis: Axis) -> Bool {
    switch kind {
    case .element(_, .measured): axis == .vertical
    case .element, .selfMeasured, .spacer: false
    default: children.contains { $0.resists(along: axis) }
    }
  }

  /// Whether children in it shrink where it is too narrow, although it has content that resists.
  var shrinksInside: Bool { hasShrinking && mayResist(along: .horizontal) }

  private var hasShrinking: Bool {
    if case .stack(let stack) = kind, stack.direction == .horizontal,
      children.contains(where: { $0.style.flexShrink > 0 })
    {
      return true
    }
    return children.contains { $0.hasShrinking }
  }

  private func resists(along axis: Axis) -> Bool {
    switch kind {
    case .element(_, .none), .spacer: style.hasSizes
    case .element(_, .measured(let content)):
      axis == .vertical || !content.wraps || style.hasSizes
    case .element, .selfMeasured: true
    default: style.hasSizes || children.contains { $0.resists(along: axis) }
    }
  }
}

extension JustifyContent {
  /// The value in CSS; `nil` for its default.
  fileprivate var webValue: String? {
    switch self {
    case .start: nil
    case .center: "center"
    case .end: "flex-end"
    case .spaceBetween: "space-between"
    case .spaceAround: "space-around"
    }
  }
}

extension AlignItems {
  /// The value in CSS; `nil` for its default.
  fileprivate var webValue: String? {
    switch self {
    case .start, .notSet: "flex-start"
    case .end: "flex-end"
    case .center: "center"
    case .stretch: nil
    case .baselineFirst: "baseline"
    case .baselineLast: "last baseline"
    }
  }
}

extension AlignSelf {
  /// The value in CSS; `nil` for its default.
  fileprivate var webValue: String? {
    switch self {
    case .auto: nil
    case .start: "flex-start"
    case .end: "flex-end"
    case .center: "center"
    case .stretch: "stretch"
    }
  }
}

extension AlignContent {
  /// The value in CSS; `nil` for its default.
  fileprivate var webValue: String? {
    switch self {
    case .start: "flex-start"
    case .center: "center"
    case .end: "flex-end"
    case .spaceBetween: "space-between"
    case .spaceAround: "space-around"
    case .stretch: nil
    }
  }
}
