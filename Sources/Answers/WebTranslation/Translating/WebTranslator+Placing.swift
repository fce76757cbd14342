import Geometry
import LayoutSpecs
import SpecTranslation

// Where a box is, and its lengths.
extension WebTranslator {
  /// A box with what places it in its slot: how it flexes, its alignment, its spacing and its lengths.
  mutating func placed(
    _ box: WebBox, _ place: WebPlace, natural: CGSize? = nil, in slot: Slot
  ) -> WebBox {
    var box = box
    for axis in Axis.allCases {
      addLength(along: axis, to: &box, place, natural?[axis], in: slot)
    }
    switch slot.kind {
    case .item(.vertical, isStretched: false), .placed, .positioned(fillsWidth: false, _):
      // By its content, it would never be narrower than what resists in it.
      if place.spec.shrinksInside, box.style["max-width"] == nil, box.style["width"] == nil {
        box.style["max-width"] = "100%"
      }
    case .positioned(fillsWidth: true, _) where place.spec.mayResist(along: .horizontal):
      box.style["min-width"] = "0"
    default: break
    }
    switch slot.kind {
    case .block, .placed: break
    case .layer:
      box.style["position"] = "absolute"
      box.style["inset"] = "0"
    case .positioned(let fillsWidth, _): if fillsWidth { box.style["flex"] = "1" }
    case .item(let axis, _): addSpacing(along: axis, to: &box.style, place.spec.style)
    }
    return box
  }

  private mutating func addLength(
    along axis: Axis, to box: inout WebBox, _ place: WebPlace, _ natural: Double?, in slot: Slot
  ) {
    let (name, style) = (axis.lengthName, place.spec.style)
    let (minimum, exact, maximum) =
      place.spec.readsOwnSize ? style.lengths(along: axis) : (.auto, .auto, .auto)
    let extent = slot[axis]
    let fills =
      switch slot.kind {
      case .positioned(let fillsWidth, let fillsHeight):
        axis == .horizontal ? fillsWidth : fillsHeight
      default: slot.kind == .block && extent.mayBeExact
      }
    if fills {
      if slot.kind == .block, axis == .vertical { box.style[name] = "100%" }
      if extent != .exact, let length = exact.points ?? natural {
        box.style["min-\(name)"] = WebLength.pixels(length)
        if exact != .auto { deviate(place, .ownSizeInSpace) }
      }
      return
    }
    switch slot.kind {
    case .layer: return
    case .item(axis, _) where style.flexBasis != .auto: return
    case .item(axis, _) where box.style["flex"] == "1": return
    case .item(let main, let isStretched) where axis != main && isStretched:
      if let length = exact.points {
        box.style[name] = WebLength.pixels(length)
        break
      }
      if maximum != .auto { deviate(place, .maximumBelowSpace) }
      if extent != .exact, let natural {
        box.style["min-\(name)"] = WebLength.pixels(min(natural, maximum.points ?? natural))
      }
      if minimum != .auto { addBounds(minimum, .auto, along: axis, to: &box.style) }
      return
    default:
      let base = axis == .horizontal ? slot.parent.width : slot.parent.height
      let isItem = if case .item = slot.kind { true } else { false }
      if exact.isFraction, base == .either || base == .fit && !isItem {
        deviate(place, .fractionOfUnknown)
      } else if exact.isFraction, base != .exact {
        deviate(place, .fractionKnownLater)
      }
      if let length = exact.text,
        exact.points != nil || base.mayBeExact || (base == .fit && !isItem)
      {
        box.style[name] = length
      } else if let natural {
        box.style[name] = WebLength.pixels(natural)
      }
    }
    addBounds(minimum, maximum, along: axis, to: &box.style)
  }

  private func addBounds(
    _ minimum: LayoutSpecs.Dimension, _ maximum: LayoutSpecs.Dimension, along axis: Axis,
    to style: inout WebStyle
  ) {
    if let text = minimum.text, style["min-\(axis.lengthName)"] == nil || minimum.points != nil {
      style["min-\(axis.lengthName)"] = text
    }
    if let text = maximum.text { style["max-\(axis.lengthName)"] = text }
  }

  /// The margins for the spacing of a stack's child.
  private func addSpacing(along axis: Axis, to style: inout WebStyle, _ spec: ElementStyle) {
    guard spec.spacingBefore != 0 || spec.spacingAfter != 0 else { return }
    let (before, after) = (spec.spacingBefore, spec.spacingAfter)
    style.addMargin(
      axis == .horizontal
        ? EdgeInsets(left: before, right: after) : EdgeInsets(top: before, bottom: after))
  }

  /// What decides the inner lengths of a box: its own lengths, or what surrounds it.
  func extents(of place: WebPlace, in slot: Slot) -> Slot {
    var inner = slot.block(slot.width, slot.height)
    for axis in Axis.allCases where slot[axis] != .exact && place.spec.readsOwnSize {
      let length = place.spec.style.lengths(along: axis).exact
      let base = axis == .horizontal ? slot.parent.width : slot.parent.height
      if length.points != nil || (length != .auto && base == .exact) { inner[axis] = .exact }
    }
    return inner
  }
}

extension Axis {
  /// The property for a length along the axis.
  var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension WebStyle {
  /// Makes a largest width of all space smaller by what is beside the box.
  mutating func narrowMaximum(by points: Double) {
    guard self["max-width"] == "100%", points != 0 else { return }
    self["max-width"] = "calc(100% - \(WebLength.pixels(points)))"
  }

  /// Adds distances around a box to those that it has.
  mutating func addMargin(_ added: EdgeInsets) {
    margins = EdgeInsets(
      top: margins.top + added.top, left: margins.left + added.left,
      bottom: margins.bottom + added.bottom, right: margins.right + added.right)
    let sides = [margins.top, margins.right, margins.bottom, margins.left].map {
      $0.isInfinite ? "auto" : WebLength.pixels($0)
    }
    self["margin"] = WebLength.sides(sides[0], sides[1], sides[2], sides[3])
  }
}
