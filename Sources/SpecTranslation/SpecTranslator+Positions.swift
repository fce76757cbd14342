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
      if room.extent == .flexed && isWhole, !items.isEmpty { shrink(place.item, axis, room, group: group) }
      if fills[axis] == false, room.extent == .natural || !isWhole {
        shrink(place.item, axis, room, group: group)
      }
    }
    for (index, item) in items.enumerated() {
      var inside = rooms
      for axis in Axis.allCases {
        let position = children[index].style.layoutPosition
        let offset = axis == .horizontal ? position.x : position.y
        inside[axis] = roomAtPosition(
          item, in: place, axis, rooms[axis], offset: offset, fills: fills[axis] == true,
          group: group)
        if case .static = place.spec.kind {
          inside[axis] = staticRoom(place.child(index, as: item), axis, inside[axis])
        }
      }
      translate(place.child(index, as: item), rooms: inside)
    }
    if items.isEmpty { empty(place, rooms: rooms) }
  }

  private mutating func roomAtPosition(
    _ item: Int, in place: SpecPlace, _ axis: Axis, _ room: AxisRoom, offset: Double, fills: Bool,
    group: Int
  ) -> AxisRoom {
    relate(
      self.place(item, .start, axis), .equal, self.place(place.item, .start, axis),
      constant: offset, group: group)
    relate(
      self.place(item, .end, axis), .lessThanOrEqual, self.place(place.item, .end, axis),
      priority: room.extent == .exact && !room.isHard ? room.tier.style : Priority.required,
      group: group, as: fills ? .exact : .priorities)
    var inside = AxisRoom(extent: .natural, parent: room.uppers.first, tier: room.tier.selfSized)
    if fills {
      inside.uppers = [LengthExpression.whole(place.item).adding(-offset)]
      inside.parent = .whole(place.item)
    } else {
      inside.uppers = room.uppers.map { $0.adding(-offset) }
      for upper in inside.uppers { bound(item, axis, .lessThanOrEqual, upper, group: group) }
    }
    return inside
  }

  /// The size range that a child of a static spec gives itself.
  private mutating func staticRoom(
    _ place: SpecPlace, _ axis: Axis, _ room: AxisRoom
  ) -> AxisRoom {
    let range = place.spec.style.sizeRange
    let isWidth = axis == .horizontal
    let ends = (isWidth ? range.min.width : range.min.height,
      isWidth ? range.max.width : range.max.height)
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
      inside.parent = room.extent == .exact ? .whole(item) : room.uppers.first
      return inside
    }
    let share: Place = position == .center ? .center : position == .end ? .end : .start
    relate(self.place(child, share, axis), .equal, self.place(item, share, axis), group: group)
    relate(length(child, axis), .lessThanOrEqual, length(item, axis), group: group)
    var inside = AxisRoom(extent: .natural, uppers: [.whole(item)], parent: .whole(item), tier: room.tier.selfSized)
    switch room.extent {
    case .exact: break
    case .natural where isTight:
      inside.uppers = room.uppers
      relate(length(item, axis), .equal, length(child, axis), priority: room.tier.slack, group: group)
    case .natural: fill(item, axis, room, group: group)
    case .flexed:
      inside.parent = nil
      relate(length(item, axis), .equal, length(child, axis), priority: room.tier.slack, group: group)
      if handsOnAll {
        deviate(
          place, .piecewise, "its child fills it once it has flexed, and not before",
          "the child is as long as it likes")
      }
    }
    return inside
  }

  /// One child in a fixed ratio of its sides, as large as fits.
  mutating func translateRatio(_ place: SpecPlace, _ ratio: Double, rooms: Rooms) {
    let child = addItem(for: place.spec.children[0])
    let group = addGroup(place.path, "\(name(child)) \(ratio) times as high as wide")
    for axis in Axis.allCases { pin(child, to: place.item, along: axis, group: group) }
    let isExact = Axis.allCases.map { rooms[$0].extent == .exact }
    var inside = rooms
    for axis in Axis.allCases {
      inside[axis] = decorationRoom(rooms[axis])
      inside[axis].parent = .whole(place.item)
      if !inside[axis].isHard {
        // The ratio ties both axes together: what is inside must move neither.
        let deepest = max(rooms.horizontal.tier.depth, rooms.vertical.tier.depth)
        inside[axis].tier = PriorityTier(depth: deepest).decorating
      }
    }
    let hasFlexed = Axis.allCases.contains { rooms[$0].extent == .flexed }
    let isBounded = Axis.allCases.contains { rooms[$0].isFinite }
    guard isBounded else {
      if hasFlexed {
        deviate(place, .piecewise, "a room that is open on both sides has no ratio",
          "the ratio is left out")
      }
      return translate(place.child(0, as: child), rooms: rooms.withoutParents)
    }
    let hasLower = Axis.allCases.contains { rooms[$0].lower != nil }
    if hasFlexed || hasLower {
      deviate(
        place, .piecewise, "the side that decides is another one in another room",
        "the height follows the width as far as the room allows")
    }
    let (width, height) = (length(place.item, .horizontal), length(place.item, .vertical))
    let isFree = !isExact[0] && !isExact[1]
    if !(isExact[0] && isExact[1]) {
      // With one side given, the other is cut where the room is too small for the ratio.
      let gives = isFree || Axis.allCases.allSatisfy { rooms[$0].extent == .exact || rooms[$0].isUnbounded }
      relate(
        height, .equal, width, multiplier: ratio,
        priority: gives
          ? Priority.required : min(rooms.horizontal.tier.style, rooms.vertical.tier.style), group: group)
    }
    let wish = min(rooms.horizontal.tier.style, rooms.vertical.tier.style) - 1
    for axis in Axis.allCases where isFree && rooms[axis].extent == .natural {
      guard let upper = rooms[axis].uppers.last else { continue }
      let isOnly = rooms[axis].uppers.count == 1 && !rooms[axis.perpendicular].isFinite
      bound(
        place.item, axis, .equal, upper, priority: isOnly ? Priority.required : wish, group: group)
    }
    translate(place.child(0, as: child), rooms: inside)
  }

  /// A child, and another with its middle on one of its corners.
  mutating func translateCorner(_ place: SpecPlace, _ corner: CornerSpec, rooms: Rooms) {
    let child = addItem(for: place.spec.children[0])
    let badge = addItem(for: place.spec.children[1])
    let group = addGroup(place.path, "\(name(badge)) on a corner of \(name(child))")
    var inside = rooms
    var beside = rooms
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let isStart = isWidth
        ? corner.location == .topLeft || corner.location == .bottomLeft
        : corner.location == .topLeft || corner.location == .topRight
      relate(
        self.place(badge, .center, axis), .equal, self.place(child, isStart ? .start : .end, axis),
        constant: isWidth ? corner.offset.x : corner.offset.y, group: group)
      let room = rooms[axis]
      inside[axis].parent = room.extent == .exact ? .whole(place.item) : room.uppers.first
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
    for item in [child, badge] {
      relate(
        self.place(item, .start, axis), .greaterThanOrEqual, self.place(place.item, .start, axis),
        group: group, as: .priorities)
      guard room.extent != .exact else { continue }
      relate(
        self.place(item, .end, axis), .lessThanOrEqual, self.place(place.item, .end, axis),
        priority: room.isUnbounded ? Priority.required : room.tier.push, group: group,
        as: .priorities)
    }
    if !room.isUnbounded {
      for upper in room.uppers { bound(child, axis, .lessThanOrEqual, upper, group: group) }
      relate(
        self.place(child, .start, axis), .equal, self.place(place.item, .start, axis),
        priority: room.tier.settle, group: group)
    }
    if place.item != 0 { shrink(place.item, axis, room, group: group) }
  }
}

extension Rooms {
  /// The same rooms for something whose fractions are undefined.
  var withoutParents: Rooms {
    var copy = self
    for axis in Axis.allCases { copy[axis].parent = nil }
    return copy
  }
}
