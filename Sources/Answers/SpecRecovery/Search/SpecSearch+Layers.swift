import Geometry
import LayoutSpecs

// Groups whose elements are above each other.
extension SpecSearch {
  /// One element behind or around the others, an element on a corner, or layers.
  mutating func layers(_ group: [Int], _ goal: Goal) -> LayoutSpec? {
    let units = screen.units(of: group)
    if units.count == 1 {
      let parts = [[units[0][0]], Array(units[0].dropFirst()).sorted()]
      // What has a size of its own is no background.
      let bases = screen.hasContent(units[0][0]) ? [0, 1] : [1, 0]
      return layered(parts, bases: bases, group, goal) ?? corner(parts, group, goal)
    }
    // What is on a corner may have a corner itself.
    let rests = units.indices.dropFirst().map { Array(units[$0...].joined()).sorted() }
    if let found = corner(units + rests, group, goal) { return found }
    let layers = layers(of: units)
    guard layers.count > 1 else {
      return layered([units[0], Array(units.dropFirst().joined()).sorted()], group, goal)
    }
    return layered(layers, group, goal)
  }

  /// Units that do not overlap within a layer; each goes to the first layer that has room for it.
  private func layers(of units: [[Int]]) -> [[Int]] {
    var layers: [[[Int]]] = []
    for unit in units {
      if let free = layers.firstIndex(where: { layer in
        !layer.contains { screen.overlap($0, unit) }
      }) {
        layers[free].append(unit)
      } else {
        layers.append([unit])
      }
    }
    return layers.map { $0.joined().sorted() }
  }

  /// Layers over each other: one of them has the size of all, or a wrapper gives each the same.
  private mutating func layered(
    _ layers: [[Int]], bases: [Int]? = nil, _ group: [Int], _ goal: Goal
  ) -> LayoutSpec? {
    var best: LayoutSpec?
    for base in bases ?? Array(layers.indices) {
      guard var spec = solve(layers[base], shown(goal, layers[base])) else { continue }
      var isComplete = true
      for index in layers.indices where index != base {
        guard let other = solve(layers[index], shown(goal.exact, layers[index])) else {
          isComplete = false
          break
        }
        spec =
          index < base
          ? .background(spec, background: other) : .overlay(spec, overlay: other)
      }
      if isComplete, isRight(spec, group, goal) {
        best = SpecCost.cheaper(best, spec)
        break
      }
    }
    if let wrapped = wrapper(layers, group, goal) { best = SpecCost.cheaper(best, wrapped) }
    return best
  }

  /// Every layer in the same range, from the same corner.
  private mutating func wrapper(
    _ layers: [[Int]], _ group: [Int], _ goal: Goal
  ) -> LayoutSpec? {
    var children: [LayoutSpec] = []
    for layer in layers {
      let outline = screen.outline(of: layer)
      var inner = shown(goal, layer)
      for axis in Axis.allCases where !goal.isExact(axis) {
        inner = inner.mapping(axis) { index, goal in
          var own = goal
          own.span.end = max(goal.span.start + goal.lower, outline[index]?[axis].end ?? 0)
          return own
        }
      }
      guard let child = solve(layer, inner) else { return nil }
      children.append(child)
    }
    let spec = LayoutSpec.wrapper(children)
    return isRight(spec, group, goal) ? spec : nil
  }

  /// A unit whose centre keeps its distance from a corner of the others.
  private mutating func corner(
    _ units: [[Int]], _ group: [Int], _ goal: Goal
  ) -> LayoutSpec? {
    var best: LayoutSpec?
    for unit in units.reversed() where unit.count < group.count {
      let rest = group.filter { !unit.contains($0) }
      for wraps in [false, true] {
        let around = wraps ? screen.outline(of: rest) : goal.places.map { $0?.box }
        for badge in cornerBoxes(of: unit, goal) {
          for location in CornerLocation.allCases {
            guard let offset = offset(of: badge, from: around, at: location),
              let child = solve(rest, shown(goal.outlined(by: around), rest)),
              let element = solve(unit, shown(goal.outlined(by: badge), unit))
            else { continue }
            let corner = CornerSpec(location: location, offset: offset, wrapsCorner: wraps)
            let spec = LayoutSpec.corner(corner, child, element: element)
            guard isRight(spec, group, goal) else { continue }
            best = SpecCost.cheaper(best, spec)
            // None is shorter than a corner of elements alone.
            if SpecCost.nodes(of: spec) == group.count + 1 { return best }
          }
        }
      }
    }
    return best
  }

  /// A group without what is on a corner of it and makes it larger; `nil` where nothing is.
  func cornered(_ group: [Int]) -> [Int]? {
    guard group.count > 1 else { return nil }
    for unit in screen.units(of: group).reversed() where unit.count < group.count {
      let rest = group.filter { !unit.contains($0) }
      let (badge, around) = (screen.outline(of: unit), screen.outline(of: rest))
      if around != screen.outline(of: group),
        CornerLocation.allCases.contains(where: { offset(of: badge, from: around, at: $0) != nil })
      {
        return rest
      }
    }
    return nil
  }

  /// A group whose centre keeps its distance from a corner of its span, which nothing else fills.
  mutating func onCorner(_ group: [Int], _ goal: Goal) -> LayoutSpec? {
    let around = goal.places.map { $0?.box }
    for outline in cornerBoxes(of: group, goal) {
      for location in CornerLocation.allCases {
        guard
          let offset = offset(of: outline, from: around, at: location, isAnywhere: true),
          let element = solve(group, goal.outlined(by: outline), inside: .corner)
        else { continue }
        let corner = CornerSpec(location: location, offset: offset)
        let spec = LayoutSpec.corner(corner, .spacer, element: element)
        if isRight(spec, group, goal) { return spec }
      }
    }
    return nil
  }

  /// The boxes that the element of a corner may have around a group: where the parent gives a length, the
  /// group is at the start, at the end or in the middle of it.
  private func cornerBoxes(of group: [Int], _ goal: Goal) -> [[Box?]] {
    var all = [screen.outline(of: group)]
    // What has a corner itself is as large as the element that has it.
    if let core = cornered(group) { all.append(screen.outline(of: core)) }
    for axis in Axis.allCases where goal.isExact(axis) {
      all = all.flatMap { boxes in
        [0, 1, 0.5].map { share in
          zip(boxes, goal.places).map { box, place in
            guard var box, let place else { return nil }
            let rest = place[axis].lower - box[axis].length
            box[axis].start -= share * rest
            box[axis].end += (1 - share) * rest
            return box
          }
        }
      }
    }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The furthest that an element's centre is from its corner, on an axis, in points.
  ///
  /// Ours: an element further away, or beside it, belongs to something else.
  private static let furthestCorner = 24.0

  private func offset(
    of badge: [Box?], from outline: [Box?], at location: CornerLocation,
    isAnywhere: Bool = false
  ) -> CGPoint? {
    let isRight = location == .topRight || location == .bottomRight
    let isBottom = location == .bottomLeft || location == .bottomRight
    func distance(_ axis: Axis, _ isFar: Bool) -> Double? {
      let distances = zip(badge, outline).compactMap { badge, box -> Double? in
        guard let badge = badge?[axis], let box = box?[axis] else { return nil }
        return (badge.start + badge.end) / 2 - (isFar ? box.end : box.start)
      }
      let lengths = badge.compactMap { $0?[axis].length }
      let most = min(Self.furthestCorner, (lengths.min() ?? 0) / 2 - screen.closeness.sum)
      return screen.closeness.common(distances).flatMap {
        isAnywhere || abs($0) < most ? Closeness.written($0) : nil
      }
    }
    guard let x = distance(.horizontal, isRight), let y = distance(.vertical, isBottom) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  private func shown(_ goal: Goal, _ group: [Int]) -> Goal { screen.shown(goal, group) }
}

extension Goal {
  /// The same goal for a spec at other boxes.
  fileprivate func outlined(by boxes: [Box?]) -> Goal {
    var goal = self
    for (index, box) in boxes.enumerated() {
      guard let box else { continue }
      for axis in Axis.allCases { goal.places[index]?[axis].span = box[axis] }
    }
    return goal
  }
}
