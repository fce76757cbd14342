import Geometry
import LayoutSpecs
import SpecTranslation

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
    style.align("justify-content", stack.justifyContent, unless: .start)
    style.align("align-items", stack.alignItems, unless: .stretch)
    if wraps { style.align("align-content", stack.alignContent, unless: .stretch) }
  }

  /// The box of a child.
  private mutating func item(
    _ place: WebPlace, _ stack: StackSpec, _ inside: Slot, _ flex: FlexFactors.Flex
  ) -> WebBox {
    let (main, style) = (stack.direction, place.spec.style)
    let alignment = alignment(of: place, in: stack, inside, flex)
    var slot = Slot(
      kind: .item(main, isStretched: alignment.isStretched), width: .open, height: .open)
    slot[main] =
      flex.isLazy
      ? inside[main] : flex.mayChange ? .either : style.flexBasis == .auto ? .open : .exact
    slot[main.perpendicular] = alignment.extent
    slot.parent = (inside.width, inside.height)
    if alignment.isLoose { slot.looseAxes = [main.perpendicular] }
    var box = box(place, in: slot)
    addFlex(flex, to: &box.style, place, along: main, inside[main])
    box.style.align("align-self", alignment.own, unless: .auto)
    return box
  }

  /// How a child is aligned across its stack.
  private struct ItemAlignment {
    var own: AlignSelf
    var isStretched: Bool
    /// Whether the spec is stretched because it fills its space, so that its child may be shorter.
    var isLoose = false
    var extent = Slot.Extent.fit
  }

  private mutating func alignment(
    of place: WebPlace, in stack: StackSpec, _ inside: Slot, _ flex: FlexFactors.Flex
  ) -> ItemAlignment {
    let (spec, style, cross) = (place.spec, place.spec.style, stack.direction.perpendicular)
    let (least, exact, most) = style.lengths(along: cross)
    var alignment = ItemAlignment(own: style.alignSelf, isStretched: spec.isStretched(in: stack))
    // A minimum across keeps a spec from being stretched.
    if alignment.isStretched, exact.points == nil, least.points ?? 0 > 0, !spec.isEmptyElement {
      alignment = ItemAlignment(own: .start, isStretched: false)
    }
    let isMainGiven =
      flex.grow > 0 || style.flexBasis != .auto
      || style.lengths(along: stack.direction).exact != .auto
    if !alignment.isStretched, exact == .auto, spec.fills(cross, otherIsGiven: isMainGiven) {
      if inside[cross].mayBeExact, most == .auto {
        alignment = ItemAlignment(
          own: stack.alignItems == .stretch ? .auto : .stretch, isStretched: true, isLoose: true)
        if inside[cross] == .either { deviate(place, .hugsOpenSpace) }
      } else {
        deviate(place, .fillsSpace)
      }
    }
    if alignment.isStretched {
      let isOnlyLine = stack.flexWrap == .noWrap
      alignment.extent = inside[cross] == .exact && isOnlyLine ? .exact : .either
    } else if inside[cross] == .open {
      alignment.extent = .open
    }
    return alignment
  }

  /// Adds how a child flexes, and its length before that.
  private mutating func addFlex(
    _ flex: FlexFactors.Flex, to style: inout WebStyle, _ place: WebPlace, along main: Axis,
    _ extent: Slot.Extent
  ) {
    let (name, spec) = (main.lengthName, place.spec)
    var basis = spec.style.flexBasis
    if flex.isLazy {
      style[name] = nil
      if extent == .either, let length = size(of: place)?[main] {
        style["min-\(name)"] = WebLength.pixels(length)
        deviate(place, .contentInSpace)
      }
    } else if let length = basis.points, extent != .exact {
      // The length of a box by its content does not count what its children start from.
      style[name] = WebLength.pixels(length)
      basis = .auto
    } else if basis != .auto {
      style[name] = nil
    }
    style["flex"] = flex.text(basis: basis)
    let isBased = spec.style.flexBasis != .auto || flex.isLazy && extent == .exact
    let resists = spec.mayResist(along: main)
    if flex.canShrink && resists || isBased && (resists || place.isText) {
      if isBased || style["min-\(name)"] == nil { style["min-\(name)"] = "0" }
    }
  }

  /// Notes what a browser does not do with the children of a stack.
  private mutating func noteRules(
    _ place: WebPlace, _ stack: StackSpec, _ inside: Slot, _ factors: FlexFactors
  ) {
    let (children, main, cross) = (
      place.spec.children, stack.direction, stack.direction.perpendicular
    )
    let isLimited = place.spec.style.lengths(along: cross).minimum != .auto
    func count(_ isCounted: (ElementStyle) -> Bool) -> Int {
      children.count { isCounted($0.style) }
    }
    func note(_ rule: WebRule, if isNoted: Bool) { if isNoted { deviate(place, rule) } }
    let wraps = stack.flexWrap == .wrap
    note(.onlyLine, if: wraps && (inside[cross] != .open || isLimited))
    note(.longestOfLines, if: wraps && inside[main] != .exact)
    note(.negativeLineSpacing, if: wraps && stack.lineSpacing < 0)
    note(
      .aroundOverflow,
      if: stack.justifyContent == .spaceAround || stack.alignContent == .spaceAround)
    let isBaseline = stack.alignItems == .baselineFirst || stack.alignItems == .baselineLast
    note(
      .baselines,
      if: isBaseline && !haveOneFont(children)
        && (main == .horizontal ? children.count > 1 : children.contains { $0.hasText }))
    let growing = count { $0.flexGrow > 0 }
    note(.wholeShares, if: growing > 1 && inside[main].mayBeExact)
    note(.lazyInOpenSpace, if: growing > 1 && factors.hasLazy && inside[main] == .either)
    let isLazyLater = count { $0.flexGrow > 0 && $0.flexShrink > 0 } == 1 && !factors.hasLazy
    note(.measuredAgain, if: isLazyLater && count { $0.isFlexible } > 1)
    guard inside[main] != .open else { return }
    let areLimited = children.contains { $0.style.isFlexible && $0.style.hasLimits(along: main) }
    note(.limitsWhenFlexing, if: areLimited || count { $0.flexShrink > 0 } > 1)
    for (index, child) in children.enumerated() {
      if child.isEmptyElement,
        child.style.flexGrow > 0 || child.style.maxWidth != .auto || child.style.maxHeight != .auto
      {
        deviate(place.child(index), .emptyElement)
      }
      if case .inset = child.kind, child.style.flexShrink > 0, count({ $0.isFlexible }) > 1 {
        deviate(place, .flexingInsets)
      }
    }
  }
}
