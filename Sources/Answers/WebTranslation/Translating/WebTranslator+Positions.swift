import Geometry
import LayoutSpecs
import SpecTranslation

// Specs that place children in the same area, at positions, at edges and by a ratio.
extension WebTranslator {
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
    let mayBeGiven = inside.width == .either || inside.height == .either
    if mayBeGiven || place.spec.style.hasMinimum { deviate(place, .sharedArea) }
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
      for axis in Axis.allCases where isGiven && place.spec.fillsRest(axis) {
        slot[axis] = .exact
        slot.looseAxes.insert(axis)
      }
      var child = self.box(place, in: slot)
      let position = place.spec.style.layoutPosition
      child.style.narrowMaximum(by: position.x)
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
  mutating func noteFilling(_ place: WebPlace) {
    let fills = Axis.allCases.contains { place.spec.fillsRest($0) }
    if fills { deviate(place, .fillsSpace) }
  }

  /// A child without a size of its own is as large as what is left beside its position.
  private func fillRest(_ place: WebPlace, _ style: inout WebStyle) {
    for (axis, side) in [(Axis.horizontal, "right"), (.vertical, "bottom")]
    where place.spec.fillsRest(axis) {
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
    if x != .none { box.style.align("justify-content", x, unless: .start) }
    box.style.align("align-items", y, unless: .none)
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
}

extension ElementStyle {
  /// Takes the limits of a static spec as its own.
  fileprivate mutating func readSizeRange() {
    if sizeRange.min.width != .auto { minWidth = sizeRange.min.width }
    if sizeRange.min.height != .auto { minHeight = sizeRange.min.height }
    if sizeRange.max.width != .auto { maxWidth = sizeRange.max.width }
    if sizeRange.max.height != .auto { maxHeight = sizeRange.max.height }
  }
}
