import Geometry
import LayoutSpecs

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
