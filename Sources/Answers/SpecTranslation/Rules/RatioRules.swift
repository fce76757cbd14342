import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// A child in a fixed ratio of its sides.
extension SpecTranslator {
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
        deviate(
          place, .piecewise, "a room that is open on both sides has no ratio",
          "the ratio is left out")
      }
      return translate(place.child(0, as: child), rooms: rooms.withoutParents)
    }
    let style = place.spec.style
    if [style.width, style.height, style.maxWidth, style.maxHeight].contains(.points(0)) {
      deviate(
        place, .piecewise, "a side that its style bounds to nothing has no ratio",
        "the other side is nothing, too")
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
      let gives =
        isFree || Axis.allCases.allSatisfy { rooms[$0].extent == .exact || rooms[$0].isUnbounded }
      relate(
        height, .equal, width, multiplier: ratio,
        priority: gives
          ? Priority.required : min(rooms.horizontal.tier.style, rooms.vertical.tier.style),
        group: group)
    }
    let isPulled = Axis.allCases.contains { axis in
      rooms[axis].extent == .natural && (rooms[axis].isFinite || rooms[axis].isFirm)
        && (rooms[axis.perpendicular].extent == .exact || rooms[axis.perpendicular].isFinite)
        && rooms[axis.perpendicular].tier.style < rooms[axis].tier.pull
    }
    if isPulled {
      deviate(
        place, .piecewise, "one side follows from another that is known only last",
        "that side is as short, or as long, as what is beside or around it asks for")
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
}

extension Rooms {
  /// The same rooms for something whose fractions are undefined.
  var withoutParents: Rooms {
    var copy = self
    for axis in Axis.allCases { copy[axis].parent = nil }
    return copy
  }
}
