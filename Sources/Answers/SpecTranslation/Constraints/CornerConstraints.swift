import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// A child with another child on its corner.
extension SpecTranslator {
  /// Adds the rules of a child, and of another one centred on one of its corners.
  mutating func translateCorner(_ place: SpecPlace, _ corner: CornerSpec, spaces: AvailableSpace) {
    let child = addItem(for: place.spec.children[0])
    let badge = addItem(for: place.spec.children[1])
    addGroup(place.path, .onCorner, [badge, child])
    var inside = spaces
    var beside = spaces
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let isStart =
        isWidth
        ? corner.location == .topLeft || corner.location == .bottomLeft
        : corner.location == .topLeft || corner.location == .topRight
      relate(
        self.place(badge, .center, axis), .equal, self.place(child, isStart ? .start : .end, axis),
        constant: isWidth ? corner.offset.x : corner.offset.y)
      let space = spaces[axis]
      inside[axis].parent = space.extent == .exact ? .whole(place.item) : longest(space, of: place)
      beside[axis] = inside[axis]
      if space.extent == .flexed {
        deviate(place, .cornerAfterFlexing)
        beside[axis].extent = .natural
      }
      size(badge, as: child, axis, space)
      if corner.wrapsCorner {
        if space.extent == .exact { bound(child, axis, .equal, .whole(place.item)) }
        wrap(child, badge, in: place, axis, space)
      } else {
        pin(child, to: place.item, along: axis)
      }
    }
    translate(place.child(0, as: child), spaces: inside)
    translate(place.child(1, as: badge), spaces: beside)
  }

  /// Adds the rules that give the corner child the same space as the main child.
  private mutating func size(
    _ badge: Int, as child: Int, _ axis: Axis, _ space: AxisSpace
  ) {
    switch space.extent {
    case .exact: bound(badge, axis, .equal, .whole(child))
    case .natural:
      for upper in space.uppers { bound(badge, axis, .lessThanOrEqual, upper) }
      if let lower = space.lower { bound(badge, axis, .greaterThanOrEqual, lower) }
    case .flexed: break
    }
  }

  /// Adds the rules of a spec as large as both children together, which starts where the first of them
  /// does.
  private mutating func wrap(
    _ child: Int, _ badge: Int, in place: SpecPlace, _ axis: Axis, _ space: AxisSpace
  ) {
    let levels = place.spec.children.map { $0.pushLevels }.max() ?? 0
    let isCut = place.spec.children.contains { $0.hasShrinking }
    for item in [child, badge] {
      relate(item, .start, .greaterThanOrEqual, to: place.item, along: axis, as: .priorities)
      guard space.extent != .exact else { continue }
      relate(
        item, .end, .lessThanOrEqual, to: place.item, along: axis,
        priority: space.isUnbounded
          ? Priority.required
          : isCut ? space.priorities.lastPush : space.priorities.push(above: levels),
        as: .priorities)
    }
    if !space.isUnbounded {
      for upper in space.uppers { bound(child, axis, .lessThanOrEqual, upper) }
      if let lower = space.lower {
        bound(child, axis, .greaterThanOrEqual, lower, priority: space.priorities.style)
      }
      relate(child, .start, .equal, to: place.item, along: axis, priority: space.priorities.settle)
    }
    if place.item != 0 { shrink(place.item, axis, space) }
  }
}
