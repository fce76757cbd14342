import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// A child with something on its corner.
extension SpecTranslator {
  /// A child, and another with its middle on one of its corners.
  mutating func translateCorner(_ place: SpecPlace, _ corner: CornerSpec, rooms: Rooms) {
    let child = addItem(for: place.spec.children[0])
    let badge = addItem(for: place.spec.children[1])
    let group = addGroup(place.path, "\(name(badge)) on a corner of \(name(child))")
    var inside = rooms
    var beside = rooms
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let isStart =
        isWidth
        ? corner.location == .topLeft || corner.location == .bottomLeft
        : corner.location == .topLeft || corner.location == .topRight
      relate(
        self.place(badge, .center, axis), .equal, self.place(child, isStart ? .start : .end, axis),
        constant: isWidth ? corner.offset.x : corner.offset.y, group: group)
      let room = rooms[axis]
      inside[axis].parent = room.extent == .exact ? .whole(place.item) : longest(room, of: place)
      beside[axis] = inside[axis]
      if room.extent == .flexed {
        deviate(
          place, .piecewise, "its corner is as long as the whole once it has flexed",
          "the corner is as long as it likes")
        beside[axis].extent = .natural
      }
      size(badge, as: child, axis, room, group: group)
      if corner.wrapsCorner {
        if room.extent == .exact { bound(child, axis, .equal, .whole(place.item), group: group) }
        wrap(child, badge, in: place, axis, room, group: group)
      } else {
        pin(child, to: place.item, along: axis, group: group)
      }
    }
    translate(place.child(0, as: child), rooms: inside)
    translate(place.child(1, as: badge), rooms: beside)
  }

  /// The rules by which a corner has the same room as its child.
  private mutating func size(
    _ badge: Int, as child: Int, _ axis: Axis, _ room: AxisRoom, group: Int
  ) {
    switch room.extent {
    case .exact: bound(badge, axis, .equal, .whole(child), group: group)
    case .natural:
      for upper in room.uppers { bound(badge, axis, .lessThanOrEqual, upper, group: group) }
      if let lower = room.lower { bound(badge, axis, .greaterThanOrEqual, lower, group: group) }
    case .flexed: break
    }
  }

  /// A spec as large as both together, which begins where the first of them does.
  private mutating func wrap(
    _ child: Int, _ badge: Int, in place: SpecPlace, _ axis: Axis, _ room: AxisRoom, group: Int
  ) {
    let levels = place.spec.children.map(\.pushLevels).max() ?? 0
    let isCut = place.spec.children.contains(where: \.hasShrinking)
    for item in [child, badge] {
      relate(
        self.place(item, .start, axis), .greaterThanOrEqual, self.place(place.item, .start, axis),
        group: group, as: .priorities)
      guard room.extent != .exact else { continue }
      relate(
        self.place(item, .end, axis), .lessThanOrEqual, self.place(place.item, .end, axis),
        priority: room.isUnbounded
          ? Priority.required : isCut ? room.tier.lastPush : room.tier.push(above: levels),
        group: group,
        as: .priorities)
    }
    if !room.isUnbounded {
      for upper in room.uppers { bound(child, axis, .lessThanOrEqual, upper, group: group) }
      if let lower = room.lower {
        bound(child, axis, .greaterThanOrEqual, lower, priority: room.tier.style, group: group)
      }
      relate(
        self.place(child, .start, axis), .equal, self.place(place.item, .start, axis),
        priority: room.tier.settle, group: group)
    }
    if place.item != 0 { shrink(place.item, axis, room, group: group) }
  }
}
