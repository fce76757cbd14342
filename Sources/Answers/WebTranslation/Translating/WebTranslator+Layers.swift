import Geometry
import LayoutSpecs

// Specs that place children inside margins, over each other and at positions.
extension WebTranslator {
  mutating func inset(_ place: WebPlace, _ insets: EdgeInsets, in slot: Slot) -> WebBox {
    var child = place.child(0)
    noteUnreadSizes(place, in: slot)
    let sides = [insets.top, insets.right, insets.bottom, insets.left]
    if sides.contains(where: { $0.isInfinite }) { return infiniteInset(place, insets, in: slot) }
    let isBare = !child.spec.style.hasSizes
    child.spec.style = place.spec.style.withoutSizes
    let text = WebLength.sides(
      WebLength.pixels(sides[0]), WebLength.pixels(sides[1]), WebLength.pixels(sides[2]),
      WebLength.pixels(sides[3]))
    let isPadding = sides.allSatisfy { $0 >= 0 }
    if isBare, isPadding, case .stack = child.spec.kind {
      var box = box(child, in: slot)
      box.style["padding"] = text
      return box
    }
    if isBare, case .item = slot.kind, child.spec.elementName != nil,
      place.spec.style.flexBasis == .auto
    {
      var box = box(child, in: slot)
      box.style.addMargin(insets)
      let across = insets.left + insets.right
      if box.style["max-width"] == "100%", across != 0 {
        box.style["max-width"] = "calc(100% - \(WebLength.pixels(across)))"
      }
      return box
    }
    var box = placed(newBox(place), place, in: slot)
    if isPadding {
      box.style["padding"] = text
      box.children = [self.box(place.child(0), in: slot.block(slot.width, slot.height))]
    } else {
      box.style["display"] = "flex"
      var inner = self.box(
        place.child(0),
        in: Slot(
          kind: .positioned(fillsWidth: true, fillsHeight: true), width: slot.width,
          height: slot.height))
      inner.style.addMargin(insets)
      box.children = [inner]
    }
    return box
  }

  /// An infinite margin takes the remaining length, as an automatic one does in CSS.
  private mutating func infiniteInset(
    _ place: WebPlace, _ insets: EdgeInsets, in slot: Slot
  ) -> WebBox {
    var box = placed(newBox(place), place, in: slot)
    box.style["display"] = "flex"
    let isFree = (insets.left.isInfinite || insets.right.isInfinite)
    let isLow = (insets.top.isInfinite || insets.bottom.isInfinite)
    var inner = self.box(
      place.child(0),
      in: Slot(
        kind: .positioned(fillsWidth: !isFree, fillsHeight: !isLow),
        width: isFree ? .fit : slot.width, height: isLow ? .fit : slot.height))
    inner.style.addMargin(insets)
    box.children = [inner]
    return box
  }

  /// A child and what is over or behind it.
  mutating func layers(_ place: WebPlace, decorated: Int, in slot: Slot) -> WebBox {
    noteUnreadSizes(place, in: slot)
    let layer = Slot(kind: .layer, width: .exact, height: .exact)
    var box = bearer(of: place.child(decorated), place, in: slot)
    var decoration = self.box(place.child(1 - decorated), in: layer)
    if decorated == 1 {
      decoration.style["z-index"] = "-1"
      box.style["isolation"] = "isolate"
      box.children.insert(decoration, at: 0)
    } else {
      box.children.append(decoration)
    }
    return box
  }

  /// The box of a child that others are positioned in: its own, or one around it where it cannot have
  /// boxes inside or is smaller than the spec.
  private mutating func bearer(
    of child: WebPlace, _ place: WebPlace, in slot: Slot
  ) -> WebBox {
    var inner = child
    let isBare = !child.spec.style.hasSizes
    inner.spec.style = place.spec.style.withoutSizes
    var box: WebBox
    if isBare, child.spec.canBearLayers {
      box = self.box(inner, in: slot)
    } else {
      box = placed(newBox(place), place, in: slot)
      box.children = [self.box(child, in: slot.block(slot.width, slot.height))]
    }
    if box.style["position"] == nil { box.style["position"] = "relative" }
    return box
  }

  mutating func corner(_ place: WebPlace, _ corner: CornerSpec, in slot: Slot) -> WebBox {
    if corner.wrapsCorner { return wrappedCorner(place, corner, in: slot) }
    let own = extents(of: place, in: slot)
    var box = bearer(of: place.child(0), place, in: slot)
    box.children.append(cornerElement(place, corner, own))
    return box
  }

  /// A spec around a child and its corner: what sticks out becomes padding, if its size is known.
  private mutating func wrappedCorner(
    _ place: WebPlace, _ corner: CornerSpec, in slot: Slot
  ) -> WebBox {
    var box = placed(newBox(place), place, in: slot)
    var bare = place
    bare.spec.style = ElementStyle()
    let inside = extents(of: place, in: slot)
    var bearer = bearer(of: place.child(0), bare, in: slot.block(inside.width, inside.height))
    bearer.children.append(cornerElement(place, corner, inside))
    box.children = [bearer]
    deviate(place, .wrapsCorner)
    guard let size = size(of: place.child(1)) else { return box }
    let (width, height) = (size.width / 2, size.height / 2)
    let (x, y) = (corner.offset.x, corner.offset.y)
    let (isRight, isLow) = (
      corner.isAtEnd(along: .horizontal), corner.isAtEnd(along: .vertical)
    )
    let padding = [
      isLow ? 0 : height - y, isRight ? width + x : 0, isLow ? height + y : 0,
      isRight ? 0 : width - x,
    ].map { WebLength.pixels(max(0, $0)) }
    box.style["padding"] = WebLength.sides(padding[0], padding[1], padding[2], padding[3])
    return box
  }

  private mutating func cornerElement(
    _ place: WebPlace, _ corner: CornerSpec, _ own: Slot
  ) -> WebBox {
    var slot = Slot(kind: .placed, width: .fit, height: .fit)
    slot.parent = (own.width, own.height)
    if own.width != .exact || own.height != .exact { noteFilling(place.child(1)) }
    var element = self.box(place.child(1), in: slot)
    element.style["position"] = "absolute"
    if own.width != .exact, element.style["width"] == nil {
      element.style["width"] = "max-content"
    }
    let (isRight, isLow) = (
      corner.isAtEnd(along: .horizontal), corner.isAtEnd(along: .vertical)
    )
    element.style["left"] = Self.offset(corner.offset.x, from: isRight)
    element.style["top"] = Self.offset(corner.offset.y, from: isLow)
    element.style["translate"] = "-50% -50%"
    for axis in Axis.allCases {
      switch own[axis] {
      case .exact: element.style[axis.lengthName] = "100%"
      case .either: deviate(place, .cornerInSpace)
      case .fit, .open:
        break
      }
    }
    return element
  }

  private static func offset(_ points: Double, from end: Bool) -> String {
    guard end else { return WebLength.pixels(points) }
    if points == 0 { return "100%" }
    return "calc(100% \(points < 0 ? "-" : "+") \(WebLength.pixels(abs(points))))"
  }

  /// Children in the same area: the cells of a grid with one cell.
  mutating func wrapper(_ place: WebPlace, in slot: Slot) -> WebBox {
    if place.spec.children.count == 1, !place.spec.style.hasSizes {
      var child = place.child(0)
      if !child.spec.style.hasSizes {
        child.spec.style = place.spec.style
        return box(child, in: slot)
      }
    }
    var box = placed(newBox(place), place, in: slot)
    var inside = extents(of: place, in: slot)
    for axis in slot.looseAxes { inside[axis] = .fit }
    box.style["display"] = "grid"
    if inside.width != .exact { box.style["justify-items"] = "start" }
    if inside.height != .exact { box.style["align-items"] = "start" }
    for index in place.spec.children.indices {
      if inside.width == .fit || inside.height == .fit { noteFilling(place.child(index)) }
      var child = self.box(place.child(index), in: inside)
      if child.style["height"] == "100%" { child.style["height"] = nil }
      child.style["grid-area"] = "1 / 1"
      box.children.append(child)
    }
    if inside.width == .either || inside.height == .either { deviate(place, .sharedArea) }
    return box
  }

  /// Children at positions: positioned in a box of known size, otherwise in a grid with one cell,
  /// which is as large as its children.
  mutating func positions(_ place: WebPlace, isWhole: Bool, in slot: Slot) -> WebBox {
    var box = placed(newBox(place), place, in: slot)
    let inside = extents(of: place, in: slot)
    let isGiven = isWhole && inside.width == .exact && inside.height == .exact
    if isGiven {
      if box.style["position"] == nil { box.style["position"] = "relative" }
    } else {
      box.style["display"] = "grid"
      box.style["justify-items"] = "start"
      box.style["align-items"] = "start"
    }
    for index in place.spec.children.indices {
      var place = place.child(index)
      if !isWhole { place.spec.style.readSizeRange() }
      var slot = Slot(kind: .placed, width: .fit, height: .fit)
      slot.parent = (inside.width, inside.height)
      var child = self.box(place, in: slot)
      let position = place.spec.style.layoutPosition
      if isGiven {
        child.style["position"] = "absolute"
        child.style["left"] = WebLength.pixels(position.x)
        child.style["top"] = WebLength.pixels(position.y)
        fillRest(place, &child.style)
      } else {
        noteFilling(place)
        child.style["grid-area"] = "1 / 1"
        if position != .zero {
          child.style.addMargin(EdgeInsets(top: position.y, left: position.x))
        }
      }
      box.children.append(child)
    }
    return box
  }

  /// Notes that a child fills available space of which its box knows nothing.
  private mutating func noteFilling(_ place: WebPlace) {
    let fills = Axis.allCases.contains { axis in
      place.spec.fills(axis, otherIsGiven: true)
        && place.spec.style.lengths(along: axis).exact == .auto
    }
    if fills { deviate(place, .fillsSpace) }
  }

  /// A child without a size of its own is as large as what is left beside its position.
  private func fillRest(_ place: WebPlace, _ style: inout WebStyle) {
    for (axis, side) in [(Axis.horizontal, "right"), (.vertical, "bottom")] {
      guard place.spec.fills(axis, otherIsGiven: true),
        place.spec.style.lengths(along: axis).exact == .auto
      else { continue }
      style[side] = "0"
    }
  }

  mutating func relative(
    _ place: WebPlace, _ relative: RelativeSpec, in slot: Slot
  ) -> WebBox {
    var box = placed(newBox(place), place, in: slot)
    let inside = extents(of: place, in: slot)
    box.style["display"] = "flex"
    var (x, y) = (relative.horizontalPosition, relative.verticalPosition)
    if x == .none, slot.looseAxes.contains(.horizontal) { x = .start }
    if y == .none, slot.looseAxes.contains(.vertical) { y = .start }
    if let value = x.webValue, value != "flex-start" { box.style["justify-content"] = value }
    if let value = y.webValue { box.style["align-items"] = value }
    let fit = { (extent: Slot.Extent) in extent == .open ? Slot.Extent.open : .fit }
    let child = place.child(0)
    if case .ratio = child.spec.kind, inside.width == .exact, inside.height == .exact,
      x != .none, y != .none
    {
      box.style["container-type"] = "size"
      let fitted = Slot(
        kind: .positioned(fillsWidth: false, fillsHeight: false), width: .fit, height: .fit,
        fitsRatio: true)
      box.children = [self.box(child, in: fitted)]
      return box
    }
    let fillsWidth =
      x == .none
      || (inside.width.mayBeExact
        && child.spec.fills(.horizontal, otherIsGiven: inside.height.mayBeExact)
        && child.spec.style.width == .auto)
    let fillsHeight =
      y == .none
      || (inside.height.mayBeExact
        && child.spec.fills(.vertical, otherIsGiven: inside.width.mayBeExact)
        && child.spec.style.height == .auto)
    var innerSlot = Slot(
      kind: .positioned(fillsWidth: fillsWidth, fillsHeight: fillsHeight),
      width: fillsWidth ? inside.width : fit(inside.width),
      height: fillsHeight ? inside.height : fit(inside.height))
    innerSlot.parent = (inside.width, inside.height)
    if x != .none { innerSlot.looseAxes.insert(.horizontal) }
    if y != .none { innerSlot.looseAxes.insert(.vertical) }
    if child.spec.isEmptyElement, inside.width != .exact || inside.height != .exact {
      deviate(child, .emptyElement)
    }
    var inner = self.box(child, in: innerSlot)
    if child.spec.isWrappingColumn { inner.style["min-width"] = "0" }
    if fillsHeight, y != .none { inner.style["align-self"] = "stretch" }
    box.children = [inner]
    return box
  }

  mutating func ratio(_ place: WebPlace, _ ratio: Double, in slot: Slot) -> WebBox {
    let inside = extents(of: place, in: slot)
    let child = place.child(0)
    var box: WebBox
    if let name = child.spec.elementName, !child.isText {
      note(child, name)
      box = placed(WebBox(name: name, isElement: true), place, in: slot)
    } else {
      box = placed(newBox(place), place, in: slot)
      box.children = [self.box(child, in: slot.block(.exact, .exact))]
    }
    let number = WebLength.number(ratio)
    if slot.fitsRatio {
      let style = place.spec.style
      let width = Self.shorter("100cqw", style.maxWidth, unit: "cqw")
      let height = Self.shorter("100cqh", style.maxHeight, unit: "cqh")
      for property in ["width", "max-width", "height", "max-height"] { box.style[property] = nil }
      box.style["width"] = "min(\(width), \(height) / \(number))"
    }
    if slot.kind == .block, inside.height == .either { box.style["width"] = "100%" }
    if inside.width != .exact || inside.height != .exact {
      box.style["aspect-ratio"] = ratio == 1 ? "1" : "1 / \(number)"
    }
    let isFree = inside.width == .exact && inside.height == .open
    if !isFree, !slot.fitsRatio, inside.width != .exact || inside.height != .exact {
      deviate(place, .aspectFit)
    }
    return box
  }

  /// A length of the container, or a smaller one that a style sets as the largest.
  private static func shorter(
    _ whole: String, _ maximum: LayoutSpecs.Dimension, unit: String
  ) -> String {
    switch maximum {
    case .auto: whole
    case .fraction(let fraction): "\(WebLength.number(fraction * 100))\(unit)"
    case .points(let points): "min(\(whole), \(WebLength.pixels(points)))"
    }
  }

  /// Sizes on a spec that does not read them, which a stack around it may.
  private mutating func noteUnreadSizes(_ place: WebPlace, in slot: Slot) {
    guard case .item(let axis, isStretched: true) = slot.kind else { return }
    let lengths = place.spec.style.lengths(along: axis.perpendicular)
    if [lengths.minimum, lengths.exact, lengths.maximum].contains(where: { $0 != .auto }) {
      deviate(place, .unreadSizes)
    }
  }
}

extension ElementStyle {
  /// Takes the limits of a static spec as its own.
  fileprivate mutating func readSizeRange() {
    if sizeRange.min.width != .auto { minWidth = sizeRange.min.width }
    if sizeRange.min.height != .auto { minHeight = sizeRange.min.height }
    if sizeRange.max.width != .auto { maxWidth = sizeRange.max.width }
    if sizeRange.max.height != .auto { maxHeight = sizeRange.max.height }
  }

  /// The same style with automatic sizes.
  fileprivate var withoutSizes: ElementStyle {
    var style = self
    (style.preferredLayoutSize, style.minLayoutSize) = (LayoutSize(), LayoutSize())
    style.maxLayoutSize = LayoutSize()
    return style
  }
}

extension LayoutSpec {
  /// Whether its box may have others positioned in it.
  fileprivate var canBearLayers: Bool {
    switch kind {
    case .element(_, .measured), .selfMeasured, .inset, .overlay, .background, .corner: false
    case .wrapper: children.count > 1
    default: true
    }
  }
}

extension RelativePosition {
  /// The value in CSS; `nil` for a child that fills the spec.
  fileprivate var webValue: String? {
    switch self {
    case .none: nil
    case .start: "flex-start"
    case .center: "center"
    case .end: "flex-end"
    }
  }
}
