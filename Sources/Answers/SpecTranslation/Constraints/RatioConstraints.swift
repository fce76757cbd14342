import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// A child with a fixed ratio of height to width.
extension SpecTranslator {
  /// Adds the rules of one child whose height is `ratio` × its width, as large as fits.
  mutating func translateRatio(_ place: SpecPlace, _ ratio: Double, spaces: AvailableSpace) {
    let child = addItem(for: place.spec.children[0])
    addGroup(place.path, .ratio(ratio), [child])
    for axis in Axis.allCases { pin(child, to: place.item, along: axis) }
    let isExact = Axis.allCases.map { spaces[$0].extent == .exact }
    var inside = spaces
    for axis in Axis.allCases {
      inside[axis] = decorationSpace(spaces[axis])
      inside[axis].parent = .whole(place.item)
      if !inside[axis].isHard {
        // The ratio connects both axes: the content must change neither.
        let deepest = max(spaces.horizontal.priorities.depth, spaces.vertical.priorities.depth)
        inside[axis].priorities = PriorityScale(depth: deepest).decorating
      }
    }
    let hasFlexed = Axis.allCases.contains { spaces[$0].extent == .flexed }
    let isBounded = Axis.allCases.contains { spaces[$0].isFinite }
    guard isBounded else {
      if hasFlexed { deviate(place, .ratioOfNothing) }
      return translate(place.child(0, as: child), spaces: spaces.withoutParents)
    }
    let style = place.spec.style
    if [style.width, style.height, style.maxWidth, style.maxHeight].contains(.points(0)) {
      deviate(place, .ratioOfZero)
    }
    let hasLower = Axis.allCases.contains { spaces[$0].lower != nil }
    if hasFlexed || hasLower { deviate(place, .ratioInSpace) }
    let (width, height) = (length(place.item, .horizontal), length(place.item, .vertical))
    let isFree = !isExact[0] && !isExact[1]
    if !(isExact[0] && isExact[1]) {
      // With one side given, the other is shorter where the space is too small for the ratio.
      let gives =
        isFree || Axis.allCases.allSatisfy { spaces[$0].extent == .exact || spaces[$0].isUnbounded }
      relate(
        height, .equal, width, multiplier: ratio,
        priority: gives
          ? Priority.required
          : min(spaces.horizontal.priorities.style, spaces.vertical.priorities.style))
    }
    let isPulled = Axis.allCases.contains { axis in
      spaces[axis].extent == .natural && (spaces[axis].isFinite || spaces[axis].isFirm)
        && (spaces[axis.perpendicular].extent == .exact || spaces[axis.perpendicular].isFinite)
        && spaces[axis.perpendicular].priorities.style < spaces[axis].priorities.pull
    }
    if isPulled {
      deviate(place, .ratioKnownLast)
    }
    let weakest = min(spaces.horizontal.priorities.style, spaces.vertical.priorities.style) - 1
    for axis in Axis.allCases where isFree && spaces[axis].extent == .natural {
      guard let upper = spaces[axis].uppers.last else { continue }
      let isOnly = spaces[axis].uppers.count == 1 && !spaces[axis.perpendicular].isFinite
      bound(place.item, axis, .equal, upper, priority: isOnly ? Priority.required : weakest)
    }
    translate(place.child(0, as: child), spaces: inside)
  }
}

extension AvailableSpace {
  /// The same space for content whose fractions are undefined.
  var withoutParents: AvailableSpace {
    var copy = self
    for axis in Axis.allCases { copy[axis].parent = nil }
    return copy
  }
}
