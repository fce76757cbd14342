import Geometry
import LayoutSpecs

/// What surrounds a box: how it is placed, and what decides its lengths.
struct Slot {
  /// How a box is placed.
  enum Kind: Equatable {
    /// The only child of a box, which is as wide as that.
    case block
    /// A child of a stack along an axis; whether the stack stretches it.
    case item(Axis, isStretched: Bool)
    /// A child of a box that positions it; whether it is at its start, in the middle or at its end, or
    /// fills it, along both axes.
    case positioned(fillsWidth: Bool, fillsHeight: Bool)
    /// Over another box, as large as that.
    case layer
    /// At a position, as large as its content.
    case placed
  }

  /// What decides a length.
  enum Extent {
    /// The surroundings alone.
    case exact
    /// The surroundings where they give a length, otherwise the content.
    case either
    /// The content, up to a length that the surroundings give.
    case fit
    /// The content alone.
    case open

    /// Whether a length may be given.
    var mayBeExact: Bool { self == .exact || self == .either }
  }

  var kind: Kind
  var width: Extent
  var height: Extent
  /// What decides the lengths that fractions refer to.
  var parent = (width: Extent.open, height: Extent.open)
  /// The axes on which it is as long as the available space, but its child may be shorter.
  var looseAxes: Set<Axis> = []
  /// Whether a ratio may refer to the lengths of the container, so that it fits into both.
  var fitsRatio = false

  subscript(axis: Axis) -> Extent {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The surroundings of an only child of a box with these lengths.
  func block(_ width: Extent, _ height: Extent) -> Slot {
    var inner = Slot(kind: .block, width: width, height: height)
    inner.parent = parent
    inner.looseAxes = looseAxes
    return inner
  }
}

/// A spec with its path and the way to it.
struct WebPlace {
  var spec: LayoutSpec
  let path: String
  let steps: [Int]

  func child(_ index: Int) -> WebPlace {
    let child = spec.children[index]
    return WebPlace(
      spec: child, path: "\(path)[\(index)].\(child.kindName)", steps: steps + [index])
  }
}
