import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// Insets, overlays, backgrounds and wrappers: specs whose children share one area.
extension SpecTranslator {
  /// Adds the rules of one child inside insets, which may be infinite or negative.
  mutating func translateInset(_ place: SpecPlace, _ insets: EdgeInsets, spaces: AvailableSpace) {
    let child = addItem(for: place.spec.children[0])
    addGroup(place.path, .insideInsets, [child])
    var inside = spaces
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let before = isWidth ? insets.left : insets.top
      let after = isWidth ? insets.right : insets.bottom
      let margins = (before.isFinite ? before : 0) + (after.isFinite ? after : 0)
      let space = spaces[axis]
      // Inside insets, a fraction of an undefined length is 0.
      let isUndefined = space.extent == .natural && space.parent == nil && space.uppers.isEmpty
      inside[axis].parent = isUndefined ? .points(0) : space.parent?.adding(-margins)
      inside[axis].lower = spaces[axis].lower?.adding(-margins)
      if margins < 0, spaces[axis].extent == .natural, spaces[axis].lower == nil {
        // No length is negative, so a child with negative insets is at least as long as these.
        inside[axis].lower = .points(-margins)
        bound(child, axis, .greaterThanOrEqual, .points(-margins))
      }
      inside[axis].uppers = spaces[axis].uppers.map { $0.adding(-margins) }
      guard before.isInfinite || after.isInfinite else {
        pin(child, to: place.item, along: axis, before: before, after: after)
        continue
      }
      freeInset(
        child, in: place, axis, spaces[axis], before: before, after: after)
      inside[axis].extent = .natural
      inside[axis].priorities = spaces[axis].priorities.selfSized
      inside[axis].lower = nil
      if spaces[axis].extent != .natural {
        inside[axis].uppers = [LengthExpression.whole(place.item).adding(-margins)]
      }
    }
    translate(place.child(0, as: child), spaces: inside)
  }

  /// Adds the rules of an infinite inset: the spec fills its space, and the child keeps its preferred
  /// length.
  private mutating func freeInset(
    _ child: Int, in place: SpecPlace, _ axis: Axis, _ space: AxisSpace, before: Double,
    after: Double
  ) {
    let item = place.item
    if space.extent == .natural { fill(item, axis, space) }
    if space.extent == .flexed {
      deviate(place, .infiniteInset)
    }
    switch (before.isInfinite, after.isInfinite) {
    case (true, true):
      relate(child, .center, .equal, to: item, along: axis)
      relate(child, .length, .lessThanOrEqual, to: item, along: axis)
    case (false, _):
      relate(child, .start, .equal, to: item, along: axis, constant: before)
      relate(child, .end, .lessThanOrEqual, to: item, along: axis)
    case (true, false):
      relate(child, .end, .equal, to: item, along: axis, constant: -after)
      relate(child, .start, .greaterThanOrEqual, to: item, along: axis)
    }
  }

  /// Adds the rules of a child that decides the size, and of a decoration with the same frame.
  mutating func translateLayers(
    _ place: SpecPlace, spaces: AvailableSpace, decorated: Int, decoration: Int
  ) {
    let children = place.spec.children
    let items = children.map { addItem(for: $0) }
    let (first, second) = (items[decorated], items[decoration])
    let isOver = decoration > decorated
    let topic = GroupTopic.layers(
      decoration: GuideNames.words(for: children[decoration]), isOver: isOver,
      decorated: GuideNames.words(for: children[decorated]))
    addGroup(place.path, topic, items)
    var outside = spaces
    for axis in Axis.allCases {
      pin(first, to: place.item, along: axis)
      pin(second, to: first, along: axis)
      let space = spaces[axis]
      outside[axis] = decorationSpace(space)
      outside[axis].parent = isOver ? .whole(first) : space.parent
    }
    translate(place.child(decorated, as: first), spaces: spaces)
    translate(place.child(decoration, as: second), spaces: outside)
  }

  /// The space of a decoration: exactly the length of what it decorates.
  func decorationSpace(_ space: AxisSpace) -> AxisSpace {
    let isHard = space.extent == .exact && space.isHard
    return AxisSpace(
      extent: .exact, parent: space.parent, isHard: isHard,
      priorities: isHard ? space.priorities : space.priorities.decorating)
  }

  /// Adds the rules of children that each get the whole space; the spec is as large as the largest.
  mutating func translateWrapper(_ place: SpecPlace, spaces: AvailableSpace) {
    let items = place.spec.children.map { addItem(for: $0) }
    addGroup(place.path, .sameArea, items)
    var inside = spaces
    for axis in Axis.allCases {
      let space = spaces[axis]
      inside[axis].parent = space.extent == .exact ? .whole(place.item) : longest(space, of: place)
      if space.extent == .exact || items.count == 1 {
        for item in items { pin(item, to: place.item, along: axis) }
        continue
      }
      if space.extent == .flexed {
        inside[axis].extent = .natural
        inside[axis].priorities = space.priorities.selfSized
        deviate(place, .fillsWrapper)
      }
      for item in items {
        guard let lower = space.lower else { break }
        bound(item, axis, .greaterThanOrEqual, lower, priority: space.priorities.style)
      }
      for item in items {
        relate(item, .start, .equal, to: place.item, along: axis)
        relate(item, .end, .lessThanOrEqual, to: place.item, along: axis, as: .priorities)
      }
      shrink(place.item, axis, space)
    }
    for (index, item) in items.enumerated() {
      translate(place.child(index, as: item), spaces: inside)
    }
    if items.isEmpty { translateSpacer(place, spaces: spaces) }
  }

  /// Makes an item as short as its content allows; the container is so by itself.
  mutating func shrink(_ item: Int, _ axis: Axis, _ space: AxisSpace) {
    guard item != 0, space.extent != .exact else { return }
    relate(length(item, axis), .equal, nil, priority: space.priorities.pull, as: .priorities)
  }
}
