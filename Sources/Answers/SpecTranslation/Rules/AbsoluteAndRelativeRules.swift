import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Specs that put children somewhere in their room.
extension SpecTranslator {
  /// Children at their positions, each with the room to the right and below it.
  mutating func translateAbsolute(_ place: SpecPlace, isWhole: Bool, rooms: Rooms) {
    let children = place.spec.children
    let items = children.map { addItem(for: $0) }
    let group = addGroup(place.path, "\(list(items)) at given points")
    var fills: [Axis: Bool] = [:]
    for axis in Axis.allCases {
      let room = rooms[axis]
      fills[axis] = room.extent == .exact || (isWhole && room.isFinite)
      if isWhole, room.extent == .natural, room.isFinite {
        fill(place.item, axis, room, group: group)
      }
      if room.extent == .flexed && isWhole, !items.isEmpty {
        shrink(place.item, axis, room, group: group)
      }
      if fills[axis] == false, room.extent == .natural || !isWhole {
        shrink(place.item, axis, room, group: group)
      }
    }
    if Axis.allCases.contains(where: { rooms[$0].extent == .flexed }),
      children.contains(where: { $0.mayFillRoom || $0.hasFraction })
    {
      deviate(
        place, .piecewise, "what fills its room does so once that is given, and not before",
        "it is as long as it likes")
    }
    for (index, item) in items.enumerated() {
      var inside = rooms
      var hasStyle = true
      if case .static = place.spec.kind { hasStyle = false }
      for axis in Axis.allCases {
        inside[axis] = roomAtPosition(
          place.child(index, as: item), in: place, axis, rooms[axis],
          bounds: hasStyle ? OwnBounds(children[index].style, along: axis) : OwnBounds(),
          fills: fills[axis] == true, group: group)
        if case .static = place.spec.kind {
          inside[axis] = staticRoom(place.child(index, as: item), axis, inside[axis])
        }
      }
      translate(place.child(index, as: item), rooms: inside)
    }
    if items.isEmpty { empty(place, rooms: rooms) }
  }

  /// The room to the right of, or below, a position.
  ///
  /// A minimum of the child's own holds even where the room is shorter, and with a maximum of its
  /// own it does not look at the room at all.
  private mutating func roomAtPosition(
    _ child: SpecPlace, in place: SpecPlace, _ axis: Axis, _ room: AxisRoom, bounds: OwnBounds,
    fills: Bool, group: Int
  ) -> AxisRoom {
    let item = child.item
    let position = child.spec.style.layoutPosition
    let offset = axis == .horizontal ? position.x : position.y
    relate(
      self.place(item, .start, axis), .equal, self.place(place.item, .start, axis),
      constant: offset, group: group)
    let parent = fills ? LengthExpression.whole(place.item) : longest(room, of: place)
    var inside = AxisRoom(extent: .natural, parent: parent, tier: room.tier.selfSized)
    inside.uppers = fills ? [.whole(place.item)] : room.uppers
    inside.uppers = inside.uppers.map { $0.adding(-offset) }
    let style = child.spec.style
    var ownLength = axis == .horizontal ? style.width : style.height
    if case .static = place.spec.kind { ownLength = .auto }
    if bounds != OwnBounds() || ownLength != .auto, !child.spec.readsOwnSize {
      deviate(
        child, .piecewise, "what stands at a point is held to the sizes of its own style",
        "they are left out")
    }
    var priority =
      room.extent == .exact && !room.isHard ? room.tier.style : Priority.required
    var boundPriority = Priority.required
    if bounds.hasMaximum {
      inside.uppers = []
      // What it reaches out by makes its room longer, if that can be.
      priority = fills ? 0 : room.tier.push
    } else if bounds.hasMinimum {
      (priority, boundPriority) = (room.tier.style, room.tier.style)
      let wish = StyleWish(child.spec.style, along: axis, parent: inside.parent)
      if case .within(let lower?, _) = wish {
        bound(item, axis, .greaterThanOrEqual, lower, group: group)
      } else if wish != .nothing {
        deviate(
          child, .piecewise, "its own smallest length holds even where it is longer than the room",
          "the room holds it back")
      }
    }
    if priority < Priority.required, !bounds.hasMinimum, !bounds.hasMaximum {
      // The room holds before the child's own sizes do.
      inside.tier = inside.tier.underStyle
    }
    if priority > 0 {
      relate(
        self.place(item, .end, axis), .lessThanOrEqual, self.place(place.item, .end, axis),
        priority: priority, group: group, as: fills ? .exact : .priorities)
    }
    for upper in fills ? [] : inside.uppers {
      bound(item, axis, .lessThanOrEqual, upper, priority: boundPriority, group: group)
    }
    return inside
  }

  /// The size range that a child of a static spec gives itself.
  private mutating func staticRoom(
    _ place: SpecPlace, _ axis: Axis, _ room: AxisRoom
  ) -> AxisRoom {
    let range = place.spec.style.sizeRange
    let isWidth = axis == .horizontal
    let ends = (
      isWidth ? range.min.width : range.min.height,
      isWidth ? range.max.width : range.max.height
    )
    if case (.auto, .auto) = ends { return room }
    deviate(
      place, .piecewise, "its size range holds even where it is longer than the room",
      "the range is left out")
    return room
  }

  /// One child at an edge or in the middle.
  mutating func translateRelative(_ place: SpecPlace, _ relative: RelativeSpec, rooms: Rooms) {
    let child = addItem(for: place.spec.children[0])
    let group = addGroup(place.path, "\(name(child)) in its room")
    var inside = rooms
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let position = isWidth ? relative.horizontalPosition : relative.verticalPosition
      let isSmall = relative.sizing.contains(isWidth ? .minimumWidth : .minimumHeight)
      inside[axis] = relativeRoom(
        child, in: place, axis, rooms[axis], position: position, isSmall: isSmall, group: group)
    }
    translate(place.child(0, as: child), rooms: inside)
  }

  private mutating func relativeRoom(
    _ child: Int, in place: SpecPlace, _ axis: Axis, _ room: AxisRoom, position: RelativePosition,
    isSmall: Bool, group: Int
  ) -> AxisRoom {
    let item = place.item
    let handsOnAll = position == .none
    let isTight = room.extent == .natural && (isSmall || !room.isFinite)
    if (isTight && (room.lower == nil || handsOnAll)) || (handsOnAll && room.extent == .exact) {
      pin(child, to: item, along: axis, group: group)
      var inside = room
      inside.parent = room.extent == .exact ? .whole(item) : longest(room, of: place)
      return inside
    }
    let share: Place = position == .center ? .center : position == .end ? .end : .start
    relate(self.place(child, share, axis), .equal, self.place(item, share, axis), group: group)
    relate(length(child, axis), .lessThanOrEqual, length(item, axis), group: group)
    var inside = AxisRoom(
      extent: .natural, uppers: [.whole(item)], parent: .whole(item), tier: room.tier.selfSized)
    if handsOnAll, room.extent == .natural, let lower = room.lower {
      bound(child, axis, .greaterThanOrEqual, lower, priority: room.tier.style, group: group)
      inside.lower = lower
    }
    switch room.extent {
    case .exact: break
    case .natural where isTight:
      inside.uppers = room.uppers
      relate(
        length(item, axis), .equal, length(child, axis), priority: room.tier.slack, group: group)
    case .natural: fill(item, axis, room, group: group)
    case .flexed:
      inside.parent = nil
      // The container is as low as it may be by itself.
      if item != 0 {
        let levels = place.spec.children[0].slackLevels(along: axis)
        relate(
          length(item, axis), .equal, length(child, axis),
          priority: room.tier.slack(above: levels), group: group)
      }
      if place.spec.children[0].mayFillRoom {
        deviate(
          place, .piecewise, "what fills its room does so once that is given, and not before",
          "\(name(child)) fills it always")
      }
      if handsOnAll {
        deviate(
          place, .piecewise, "its child fills it once it has flexed, and not before",
          "the child is as long as it likes")
      }
    }
    return inside
  }
}
