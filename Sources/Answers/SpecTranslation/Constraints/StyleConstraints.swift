import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

// Sizes of a style.
extension SpecTranslator {
  /// Adds the rules for the sizes of a spec's style, and returns the space for its content.
  mutating func applyStyle(of place: SpecPlace, _ asked: AvailableSpace) -> AvailableSpace {
    var spaces = asked
    for axis in Axis.allCases {
      let styleSize = StyleSize(place.spec.style, along: axis, parent: asked[axis].parent)
      spaces[axis] = apply(styleSize, of: place, axis, asked[axis])
      // Fractions inside refer to the spec itself from here on.
      spaces[axis].parent = spaces[axis].extent == .exact ? .whole(place.item) : nil
      if spaces[axis].extent == .natural, spaces[axis].uppers.count == 1 {
        spaces[axis].parent = spaces[axis].uppers[0]
      }
    }
    return spaces
  }

  private mutating func apply(
    _ styleSize: StyleSize, of place: SpecPlace, _ axis: Axis, _ space: AxisSpace
  ) -> AxisSpace {
    guard styleSize != .nothing, space.extent != .exact else { return space }
    guard styleSize != .unclear else {
      deviate(place, .ambiguousSizes(axis: axis))
      return space
    }
    addGroup(place.path, .sizeOfStyle, [place.item])
    let known = styleSize.clamping(place.spec.knownContentLength(along: axis))
    switch space.extent {
    case .exact: return space
    case .flexed:
      guard case .exactly(let length) = known else {
        deviate(place, .boundsBeforeFlexing)
        return space
      }
      bound(place.item, axis, .greaterThanOrEqual, length, priority: space.priorities.resistance)
      bound(place.item, axis, .lessThanOrEqual, length, priority: space.priorities.hugging)
      var inside = space
      inside.extent = .exact
      inside.priorities = space.priorities.decorating
      return inside
    case .natural:
      // Content beside flexible siblings must keep its length, which is known: see `isFirm`.
      let isKnown = space.isFirm && space.isUnbounded
      return applyToContent(isKnown ? known : styleSize, of: place, axis, space)
    }
  }

  /// Adds the rules where the content decides: the bounds of the space win over the style's.
  private mutating func applyToContent(
    _ styleSize: StyleSize, of place: SpecPlace, _ axis: Axis, _ space: AxisSpace
  ) -> AxisSpace {
    var inside = space
    let strength = space.isUnbounded ? Priority.required : space.priorities.style
    switch styleSize {
    case .exactly(let length):
      bound(place.item, axis, .equal, length, priority: strength)
      inside.extent = .exact
      if !space.isUnbounded { inside.priorities = space.priorities.underStyle }
      inside.isHard = space.isUnbounded && (length.isConstant || space.isHard)
    case .within(let lower, let upper):
      if let lower {
        bound(place.item, axis, .greaterThanOrEqual, lower, priority: strength)
        inside.lower = inside.lower ?? lower
      }
      if let upper {
        let isLimit = space.lower == nil
        bound(
          place.item, axis, .lessThanOrEqual, upper,
          priority: isLimit ? Priority.required : space.priorities.style)
        inside.uppers.append(upper)
      }
    case .nothing, .unclear: break
    }
    return inside
  }
}

/// The size that a style asks for along one axis.
enum StyleSize: Equatable {
  case nothing
  case exactly(LengthExpression)
  case within(LengthExpression?, LengthExpression?)
  /// Several bounds, one of them a fraction, so that it is unknown which one applies.
  case unclear

  init(_ style: ElementStyle, along axis: Axis, parent: LengthExpression?) {
    let own = style.lengths(along: axis)
    let minimum = own.minimum.length(of: parent)
    let exact = own.exact.length(of: parent)
    let maximum = own.maximum.length(of: parent)
    let given = [minimum, exact, maximum].compactMap { $0 }
    guard !given.isEmpty else {
      self = .nothing
      return
    }
    guard given.allSatisfy({ $0.isConstant }) else {
      if given.count > 1 {
        self = .unclear
      } else {
        self = exact.map(StyleSize.exactly) ?? .within(minimum, maximum)
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

  /// The exact length of content with a known length, clamped to the bounds; else itself.
  func clamping(_ content: Double?) -> StyleSize {
    guard case .within(let lower, let upper) = self, let content else { return self }
    guard lower?.isConstant ?? true, upper?.isConstant ?? true else { return self }
    let low = lower?.constant ?? 0
    return .exactly(.points(max(low, min(upper?.constant ?? .infinity, content))))
  }
}

extension LayoutSpecs.Dimension {
  /// The length, where a fraction refers to `parent`; `nil` where it is `auto` or undefined.
  fileprivate func length(of parent: LengthExpression?) -> LengthExpression? {
    switch self {
    case .auto: nil
    case .points(let points): .points(points)
    case .fraction(let fraction): parent?.scaled(by: fraction)
    }
  }
}

extension LayoutSpec {
  /// The length of an element's content where that is fixed; else `nil`.
  func knownContentLength(along axis: Axis) -> Double? {
    guard case .element(_, let content) = kind, let size = content.fixedSize else { return nil }
    return size[axis]
  }

  /// The spec's length, where it is the same in every space; else `nil`.
  func knownLength(along axis: Axis) -> Double? {
    guard isRigid, let tree = try? SpecTree(self),
      let size = try? tree.layout(in: .unconstrained, rounding: .exact).size
    else { return nil }
    return size[axis]
  }

  /// Whether no length in it depends on the available space, or on the other axis.
  private var isRigid: Bool {
    switch kind {
    case .element(_, .measured(let content)) where !(content is MeasuredBox): return false
    case .selfMeasured, .ratio: return false
    case .element(_, .none) where !fillsNothing: return false
    case .stack(let stack) where stack.flexWrap == .wrap: return false
    default: break
    }
    let range = [style.sizeRange.min, style.sizeRange.max].flatMap { [$0.width, $0.height] }
    return !(style.sizes + [style.flexBasis] + range).contains { $0.isFraction }
      && children.allSatisfy { $0.isRigid }
  }

  /// Whether an element without content has the same size in every space with one unknown length: it
  /// fills a space only where both are known.
  var fillsNothing: Bool {
    let sizes = [style.width, style.height]
    let isOpen = (sizes + [style.maxWidth, style.maxHeight, style.flexBasis]).allSatisfy {
      $0 == .auto
    }
    return isOpen || sizes.allSatisfy { $0.points != nil }
  }
}
