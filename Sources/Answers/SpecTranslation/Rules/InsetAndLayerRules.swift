import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Specs whose children lie over each other.
extension SpecTranslator {
  mutating func translateInset(_ place: SpecPlace, _ insets: EdgeInsets, rooms: Rooms) {
    let child = addItem(for: place.spec.children[0])
    let group = addGroup(place.path, "\(name(child)) inside margins")
    var inside = rooms
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let before = isWidth ? insets.left : insets.top
      let after = isWidth ? insets.right : insets.bottom
      let margins = (before.isFinite ? before : 0) + (after.isFinite ? after : 0)
      let room = rooms[axis]
      // Inside margins, a part of an undefined length is a part of nothing.
      let isUndefined = room.extent == .natural && room.parent == nil && room.uppers.isEmpty
      inside[axis].parent = isUndefined ? .points(0) : room.parent?.adding(-margins)
      inside[axis].lower = rooms[axis].lower?.adding(-margins)
      if margins < 0, rooms[axis].extent == .natural, rooms[axis].lower == nil {
        // Nothing is shorter than nothing, so what reaches out is at least as long as it does.
        inside[axis].lower = .points(-margins)
        bound(child, axis, .greaterThanOrEqual, .points(-margins), group: group)
      }
      inside[axis].uppers = rooms[axis].uppers.map { $0.adding(-margins) }
      guard before.isInfinite || after.isInfinite else {
        pin(child, to: place.item, along: axis, before: before, after: after, group: group)
        continue
      }
      freeInset(
        child, in: place, axis, rooms[axis], before: before, after: after, group: group)
      inside[axis].extent = .natural
      inside[axis].tier = rooms[axis].tier.selfSized
      inside[axis].lower = nil
      if rooms[axis].extent != .natural {
        inside[axis].uppers = [LengthExpression.whole(place.item).adding(-margins)]
      }
    }
    translate(place.child(0, as: child), rooms: inside)
  }

  /// The rules beside an infinite inset: the spec fills its room, the child is as long as it likes.
  private mutating func freeInset(
    _ child: Int, in place: SpecPlace, _ axis: Axis, _ room: AxisRoom, before: Double,
    after: Double, group: Int
  ) {
    let item = place.item
    if room.extent == .natural { fill(item, axis, room, group: group) }
    if room.extent == .flexed {
      deviate(
        place, .piecewise, "an infinite inset needs a room of known length, and not all are",
        "it is as long as its child where the room is open")
    }
    switch (before.isInfinite, after.isInfinite) {
    case (true, true):
      relate(
        self.place(child, .center, axis), .equal, self.place(item, .center, axis), group: group)
      relate(length(child, axis), .lessThanOrEqual, length(item, axis), group: group)
    case (false, _):
      relate(
        self.place(child, .start, axis), .equal, self.place(item, .start, axis), constant: before,
        group: group)
      relate(
        self.place(child, .end, axis), .lessThanOrEqual, self.place(item, .end, axis), group: group)
    case (true, false):
      relate(
        self.place(child, .end, axis), .equal, self.place(item, .end, axis), constant: -after,
        group: group)
      relate(
        self.place(child, .start, axis), .greaterThanOrEqual, self.place(item, .start, axis),
        group: group)
    }
  }

  /// A child that decides the size, and a decoration exactly as large.
  mutating func translateLayers(
    _ place: SpecPlace, rooms: Rooms, decorated: Int, decoration: Int
  ) {
    let children = place.spec.children
    let items = children.map { addItem(for: $0) }
    let (first, second) = (items[decorated], items[decoration])
    let decoratedWords = GuideNames.words(for: children[decorated])
    let word = decoration > decorated ? "over" : "behind"
    let group = addGroup(place.path, "\(name(second)) \(word) all of \(decoratedWords)")
    var outside = rooms
    for axis in Axis.allCases {
      pin(first, to: place.item, along: axis, group: group)
      pin(second, to: first, along: axis, group: group)
      let room = rooms[axis]
      outside[axis] = decorationRoom(room)
      outside[axis].parent = decoration > decorated ? .whole(first) : room.parent
    }
    translate(place.child(decorated, as: first), rooms: rooms)
    translate(place.child(decoration, as: second), rooms: outside)
  }

  /// The room of something exactly as long as what decides.
  func decorationRoom(_ room: AxisRoom) -> AxisRoom {
    let isHard = room.extent == .exact && room.isHard
    return AxisRoom(
      extent: .exact, parent: room.parent, isHard: isHard,
      tier: isHard ? room.tier : room.tier.decorating)
  }

  /// Every child in the whole room; as large as the largest.
  mutating func translateWrapper(_ place: SpecPlace, rooms: Rooms) {
    let items = place.spec.children.map { addItem(for: $0) }
    let group = addGroup(place.path, "\(list(items)) in one room")
    var inside = rooms
    for axis in Axis.allCases {
      let room = rooms[axis]
      inside[axis].parent = room.extent == .exact ? .whole(place.item) : longest(room, of: place)
      if room.extent == .exact || items.count == 1 {
        for item in items { pin(item, to: place.item, along: axis, group: group) }
        continue
      }
      if room.extent == .flexed {
        inside[axis].extent = .natural
        inside[axis].tier = room.tier.selfSized
        deviate(
          place, .piecewise,
          "its children fill it once it has flexed, and are as long as they like "
            + "before", "they are as long as they like")
      }
      for item in items {
        guard let lower = room.lower else { break }
        bound(item, axis, .greaterThanOrEqual, lower, priority: room.tier.style, group: group)
      }
      for item in items {
        relate(
          self.place(item, .start, axis), .equal, self.place(place.item, .start, axis), group: group
        )
        relate(
          self.place(item, .end, axis), .lessThanOrEqual, self.place(place.item, .end, axis),
          group: group, as: .priorities)
      }
      shrink(place.item, axis, room, group: group)
    }
    for (index, item) in items.enumerated() {
      translate(place.child(index, as: item), rooms: inside)
    }
    if items.isEmpty { empty(place, rooms: rooms) }
  }

  /// A spec without children is as small as it may be.
  mutating func empty(_ place: SpecPlace, rooms: Rooms) {
    translateSpacer(place, rooms: rooms)
  }

  /// Makes an item as short as what is in it allows; the container's height is so by itself.
  mutating func shrink(_ item: Int, _ axis: Axis, _ room: AxisRoom, group: Int) {
    guard item != 0, room.extent != .exact else { return }
    relate(
      length(item, axis), .equal, nil, priority: room.tier.pull, group: group, as: .priorities)
  }

  /// Names in a row: `a, b and c`.
  func list(_ items: [Int]) -> String {
    let names = items.map(name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
