import Geometry
import LayoutSpecs
import SpecTranslation

// Specs that place children inside margins and over each other.
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
      box.style.narrowMaximum(by: insets.left + insets.right)
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
    let isBare =
      !child.spec.style.hasSizes && !(place.spec.readsOwnSize && place.spec.style.hasSizes)
    inner.spec.style = place.spec.style.withoutSizes
    var box: WebBox
    if isBare, child.spec.canBearLayers {
      box = self.box(inner, in: slot)
    } else {
      box = placed(newBox(place), place, in: slot)
      box.children = [self.box(child, in: extents(of: place, in: slot))]
      if place.spec.readsOwnSize, place.spec.style.hasMinimum { deviate(place, .sharedArea) }
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
