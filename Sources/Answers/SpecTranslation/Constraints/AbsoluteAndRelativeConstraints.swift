import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// Specs that position children in their space.
extension SpecTranslator {
  /// Adds the rules of children at positions, each with the space to the right of and below it.
  mutating func translateAbsolute(_ place: SpecPlace, isWhole: Bool, spaces: AvailableSpace) {
    let children = place.spec.children
    let items = children.map { addItem(for: $0) }
    addGroup(place.path, .atPositions, items)
    let ownGroup = group
    var fills: [Axis: Bool] = [:]
    for axis in Axis.allCases {
      let space = spaces[axis]
      fills[axis] = space.extent == .exact || (isWhole && space.isFinite)
      if isWhole, space.extent == .natural, space.isFinite {
        fill(place.item, axis, space)
      }
      if space.extent == .flexed && isWhole, !items.isEmpty {
        shrink(place.item, axis, space)
      }
      if fills[axis] == false, space.extent == .natural || !isWhole {
        shrink(place.item, axis, space)
      }
    }
    if Axis.allCases.contains(where: { spaces[$0].extent == .flexed }),
      children.contains(where: { $0.mayFillSpace || $0.hasFraction })
    {
      deviate(place, .fillsKnownSpace)
    }
    for (index, item) in items.enumerated() {
      let child = place.child(index, as: item)
      var inside = spaces
      group = ownGroup
      for axis in Axis.allCases {
        inside[axis] = spaceAtPosition(
          child, in: place, axis, spaces[axis], fills: fills[axis] == true)
        if place.spec.isStatic, child.spec.hasSizeRange(along: axis) {
          deviate(child, .sizeRangeBeyondSpace)
        }
      }
      translate(child, spaces: inside)
    }
    if items.isEmpty { translateSpacer(place, spaces: spaces) }
  }

  /// The space to the right of, or below, a position.
  ///
  /// The child's own minimum applies even where it exceeds the space. With a maximum of its own, the
  /// child ignores the space.
  private mutating func spaceAtPosition(
    _ child: SpecPlace, in place: SpecPlace, _ axis: Axis, _ space: AxisSpace, fills: Bool
  ) -> AxisSpace {
    let item = child.item
    let position = child.spec.style.layoutPosition
    let offset = axis == .horizontal ? position.x : position.y
    relate(item, .start, .equal, to: place.item, along: axis, constant: offset)
    let parent = fills ? LengthExpression.whole(place.item) : longest(space, of: place)
    var inside = AxisSpace(extent: .natural, parent: parent, priorities: space.priorities.selfSized)
    inside.uppers = fills ? [.whole(place.item)] : space.uppers
    inside.uppers = inside.uppers.map { $0.adding(-offset) }
    // A static spec ignores the styles of its children.
    let style = place.spec.isStatic ? ElementStyle() : child.spec.style
    let (minimum, exact, maximum) = style.lengths(along: axis)
    if [minimum, exact, maximum].contains(where: { $0 != .auto }), !child.spec.readsOwnSize {
      deviate(child, .limitAtPosition)
    }
    var priority =
      space.extent == .exact && !space.isHard ? space.priorities.style : Priority.required
    var boundPriority = Priority.required
    if maximum != .auto {
      inside.uppers = []
      // Where the child sticks out, its parent gets longer if it can.
      priority = fills ? 0 : space.priorities.push
    } else if minimum != .auto {
      (priority, boundPriority) = (space.priorities.style, space.priorities.style)
      let styleSize = StyleSize(style, along: axis, parent: inside.parent)
      if case .within(let lower?, _) = styleSize {
        bound(item, axis, .greaterThanOrEqual, lower)
      } else if styleSize != .nothing {
        deviate(child, .minimumBeyondSpace)
      }
    }
    if priority < Priority.required, minimum == .auto, maximum == .auto {
      // The space comes before the child's own sizes.
      inside.priorities = inside.priorities.underStyle
    }
    if priority > 0 {
      relate(
        item, .end, .lessThanOrEqual, to: place.item, along: axis, priority: priority,
        as: fills ? .exact : .priorities)
    }
    for upper in fills ? [] : inside.uppers {
      bound(item, axis, .lessThanOrEqual, upper, priority: boundPriority)
    }
    return inside
  }

  /// Adds the rules of one child at an edge or in the middle.
  mutating func translateRelative(
    _ place: SpecPlace, _ relative: RelativeSpec, spaces: AvailableSpace
  ) {
    let child = addItem(for: place.spec.children[0])
    addGroup(place.path, .positioned, [child])
    var inside = spaces
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let position = isWidth ? relative.horizontalPosition : relative.verticalPosition
      let isSmall = relative.sizing.contains(isWidth ? .minimumWidth : .minimumHeight)
      inside[axis] = relativeSpace(
        child, in: place, axis, spaces[axis], position: position, isSmall: isSmall)
    }
    translate(place.child(0, as: child), spaces: inside)
  }

  private mutating func relativeSpace(
    _ child: Int, in place: SpecPlace, _ axis: Axis, _ space: AxisSpace, position: RelativePosition,
    isSmall: Bool
  ) -> AxisSpace {
    let item = place.item
    let handsOnAll = position == .none
    let isTight = space.extent == .natural && (isSmall || !space.isFinite)
    if (isTight && (space.lower == nil || handsOnAll)) || (handsOnAll && space.extent == .exact) {
      pin(child, to: item, along: axis)
      var inside = space
      inside.parent = space.extent == .exact ? .whole(item) : longest(space, of: place)
      return inside
    }
    let share: Place = position == .center ? .center : position == .end ? .end : .start
    relate(child, share, .equal, to: item, along: axis)
    relate(child, .length, .lessThanOrEqual, to: item, along: axis)
    var inside = AxisSpace(
      extent: .natural, uppers: [.whole(item)], parent: .whole(item),
      priorities: space.priorities.selfSized)
    if handsOnAll, space.extent == .natural, let lower = space.lower {
      bound(child, axis, .greaterThanOrEqual, lower, priority: space.priorities.style)
      inside.lower = lower
    }
    switch space.extent {
    case .exact: break
    case .natural where isTight:
      inside.uppers = space.uppers
      relate(item, .length, .equal, to: child, along: axis, priority: space.priorities.slack)
    case .natural: fill(item, axis, space)
    case .flexed:
      inside.parent = nil
      // The container is as short as its content allows by itself.
      if item != 0 {
        let levels = place.spec.children[0].slackLevels(along: axis)
        relate(
          item, .length, .equal, to: child, along: axis,
          priority: space.priorities.slack(above: levels))
      }
      if place.spec.children[0].mayFillSpace {
        deviate(place, .fillsSpace, about: child)
      }
      if handsOnAll { deviate(place, .fillsFlexedSpace) }
    }
    return inside
  }
}
