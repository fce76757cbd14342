import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Sizes that a style gives.
extension SpecTranslator {
  /// Adds the rules for the sizes of a spec's own style, and answers the rooms that are left.
  mutating func applyStyle(of place: SpecPlace, _ asked: Rooms) -> Rooms {
    var rooms = asked
    for axis in Axis.allCases {
      let wish = StyleWish(place.spec.style, along: axis, parent: asked[axis].parent)
      rooms[axis] = apply(wish, of: place, axis, asked[axis])
      // Fractions inside refer to the spec itself from here on.
      rooms[axis].parent = rooms[axis].extent == .exact ? .whole(place.item) : nil
      if rooms[axis].extent == .natural, rooms[axis].uppers.count == 1 {
        rooms[axis].parent = rooms[axis].uppers[0]
      }
    }
    return rooms
  }

  private mutating func apply(
    _ wish: StyleWish, of place: SpecPlace, _ axis: Axis, _ room: AxisRoom
  ) -> AxisRoom {
    guard wish != .nothing, room.extent != .exact else { return room }
    guard wish != .unclear else {
      deviate(
        place, .piecewise, "several of its sizes hold together, and one is a part of its parent's",
        "its own sizes along the \(axis.rawValue) axis are left out")
      return room
    }
    let group = addGroup(place.path, "\(name(place.item)) as its style sizes it")
    let known = wish.clamping(place.spec.knownContentLength(along: axis))
    switch room.extent {
    case .exact: return room
    case .flexed:
      guard case .exactly(let length) = known else {
        deviate(
          place, .piecewise,
          "its bounds hold before it flexes, and no longer when it has flexed",
          "they are left out, so it may be longer or shorter where it does not flex")
        return room
      }
      bound(
        place.item, axis, .greaterThanOrEqual, length, priority: room.tier.resistance,
        group: group)
      bound(place.item, axis, .lessThanOrEqual, length, priority: room.tier.hugging, group: group)
      var inside = room
      inside.extent = .exact
      inside.tier = room.tier.decorating
      return inside
    case .natural:
      // What others flex beside must not be cut: its own length is known, as `isFirm` asks.
      let isKnown = room.isFirm && room.isUnbounded
      return apply(isKnown ? known : wish, of: place, axis, room, group: group)
    }
  }

  /// The rules where what is inside decides: the room's bounds win over the style's.
  private mutating func apply(
    _ wish: StyleWish, of place: SpecPlace, _ axis: Axis, _ room: AxisRoom, group: Int
  ) -> AxisRoom {
    var inside = room
    let strength = room.isUnbounded ? Priority.required : room.tier.style
    switch wish {
    case .exactly(let length):
      bound(place.item, axis, .equal, length, priority: strength, group: group)
      inside.extent = .exact
      if !room.isUnbounded { inside.tier = room.tier.underStyle }
      inside.isHard = room.isUnbounded && (length.isConstant || room.isHard)
    case .within(let lower, let upper):
      if let lower {
        bound(place.item, axis, .greaterThanOrEqual, lower, priority: strength, group: group)
        inside.lower = inside.lower ?? lower
      }
      if let upper {
        let isLimit = room.lower == nil
        bound(
          place.item, axis, .lessThanOrEqual, upper,
          priority: isLimit ? Priority.required : room.tier.style, group: group)
        inside.uppers.append(upper)
      }
    case .nothing, .unclear: break
    }
    return inside
  }
}

/// What a style asks for on one axis.
enum StyleWish: Equatable {
  case nothing
  case exactly(LengthExpression)
  case within(LengthExpression?, LengthExpression?)
  /// Bounds of which it is not known which one holds.
  case unclear

  init(_ style: ElementStyle, along axis: Axis, parent: LengthExpression?) {
    let isWidth = axis == .horizontal
    let minimum = (isWidth ? style.minWidth : style.minHeight).length(of: parent)
    let exact = (isWidth ? style.width : style.height).length(of: parent)
    let maximum = (isWidth ? style.maxWidth : style.maxHeight).length(of: parent)
    let given = [minimum, exact, maximum].compactMap { $0 }
    guard !given.isEmpty else {
      self = .nothing
      return
    }
    guard given.allSatisfy(\.isConstant) else {
      if given.count > 1 {
        self = .unclear
      } else {
        self = exact.map(StyleWish.exactly) ?? .within(minimum, maximum)
      }
      return
    }
    let lower = minimum?.constant ?? 0
    let upper = maximum?.constant ?? .infinity
    if upper <= lower {
      self = .exactly(.points(lower))
    } else if let exact {
      self = .exactly(.points(min(max(exact.constant, lower), upper)))
    } else {
      self = .within(minimum, maximum)
    }
  }

  /// The exact length where a content of known length is clamped; else the wish itself.
  func clamping(_ content: Double?) -> StyleWish {
    guard case .within(let lower, let upper) = self, let content else { return self }
    guard lower?.isConstant ?? true, upper?.isConstant ?? true else { return self }
    let low = lower?.constant ?? 0
    return .exactly(.points(max(low, min(upper?.constant ?? .infinity, content))))
  }
}

extension LayoutSpecs.Dimension {
  /// The length, where a fraction is one of `parent`; `nil` where it is left open or undefined.
  fileprivate func length(of parent: LengthExpression?) -> LengthExpression? {
    switch self {
    case .auto: nil
    case .points(let points): .points(points)
    case .fraction(let fraction): parent?.scaled(by: fraction)
    }
  }
}

extension LayoutSpec {
  /// The length of the content of an element whose content is always the same.
  func knownContentLength(along axis: Axis) -> Double? {
    guard case .element(_, .fixed(let size)) = kind else { return nil }
    return axis == .horizontal ? size.width : size.height
  }

  /// The length that the spec takes in unlimited room, where that is the same in every room.
  func knownLength(along axis: Axis) -> Double? {
    guard isRigid, let tree = try? SpecTree(self),
      let size = try? tree.layout(in: .unconstrained, rounding: .exact).size
    else { return nil }
    return axis == .horizontal ? size.width : size.height
  }

  /// Whether nothing in it depends on the room, nor one axis on the other.
  private var isRigid: Bool {
    switch kind {
    case .element(_, .measured), .selfMeasured, .ratio: return false
    case .element(_, .none) where !fillsNothing: return false
    case .stack(let stack) where stack.flexWrap == .wrap: return false
    default: break
    }
    let dimensions = [
      style.width, style.height, style.minWidth, style.minHeight, style.maxWidth, style.maxHeight,
      style.flexBasis, style.sizeRange.min.width, style.sizeRange.min.height,
      style.sizeRange.max.width, style.sizeRange.max.height,
    ]
    let hasFraction = dimensions.contains { if case .fraction = $0 { true } else { false } }
    return !hasFraction && children.allSatisfy(\.isRigid)
  }

  /// Whether an element without content is as long in every room that is open on one side: it
  /// fills what is bounded on both.
  var fillsNothing: Bool {
    let sizes = [style.width, style.height]
    let isOpen = (sizes + [style.maxWidth, style.maxHeight, style.flexBasis]).allSatisfy {
      $0 == .auto
    }
    return isOpen || sizes.allSatisfy { if case .points = $0 { true } else { false } }
  }
}

/// Which bounds a style gives on one axis.
struct OwnBounds: Equatable {
  var hasMinimum = false
  var hasMaximum = false

  init() {}

  init(_ style: ElementStyle, along axis: Axis) {
    hasMinimum = (axis == .horizontal ? style.minWidth : style.minHeight) != .auto
    hasMaximum = (axis == .horizontal ? style.maxWidth : style.maxHeight) != .auto
  }
}
