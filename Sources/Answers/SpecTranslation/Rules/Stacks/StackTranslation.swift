import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

/// Writes the rules of one stack: along it, then across it, then those of its children.
struct StackTranslation {
  let spec: SpecPlace
  let stack: StackSpec
  let rooms: Rooms
  let flex: StackFlexPlan
  /// The items of the children.
  var items: [Int] = []
  /// The rooms of the children.
  var inside: [Rooms] = []
  /// The group of the stack's own rules.
  var group = 0

  init(_ place: SpecPlace, _ stack: StackSpec, rooms: Rooms) {
    spec = place
    self.stack = stack
    self.rooms = rooms
    flex = StackFlexPlan(place.spec.children, along: stack.direction, rooms[stack.direction])
  }

  var item: Int { spec.item }
  var children: [LayoutSpec] { spec.spec.children }
  var main: Axis { stack.direction }
  var cross: Axis { stack.direction.perpendicular }
  /// The room along the stack.
  var mainRoom: AxisRoom { rooms[main] }
  /// The room across the stack.
  var crossRoom: AxisRoom { rooms[cross] }

  /// Writes everything.
  mutating func translate(with translator: inout SpecTranslator) {
    guard !children.isEmpty else { return translator.empty(spec, rooms: rooms) }
    items = children.map { translator.addItem(for: $0) }
    group = translator.addGroup(spec.path, comment(translator))
    inside = children.map { _ in rooms }
    if stack.flexWrap == .wrap, mainRoom.extent != .natural || mainRoom.isFinite {
      translator.deviate(
        spec, .integers,
        "which child begins a line depends on what fits, child by child: a choice between yes and "
          + "no for each. An integer program could choose, but no constraint of Auto Layout can: "
          + "it holds lengths, and a view has only these",
        "all children stay on one line, as if flexWrap were noWrap: those of the other lines go on "
          + "behind the first, past the end of the stack, and what is below moves up",
        when: .whenOverflowing)
    }
    if Axis.allCases.contains(where: { rooms[$0].extent == .flexed }),
      children.contains(where: \.hasFraction)
    {
      translator.deviate(
        spec, .piecewise,
        "a part of the stack's own length is taken once that is given, and not before",
        "it is left out")
    }
    translateAlong(with: &translator)
    translateAcross(with: &translator)
    for index in children.indices {
      translator.translate(spec.child(index, as: items[index]), rooms: inside[index])
    }
  }

  private func comment(_ translator: SpecTranslator) -> String {
    let names = translator.list(items)
    let way = main == .horizontal ? "side by side" : "one below the other"
    guard children.count > 1 else { return "\(names) alone in a \(stack.direction.rawValue) stack" }
    return stack.spacing == 0 ? "\(names) \(way)" : "\(names) \(way), \(stack.spacing.plain) apart"
  }

  /// Points before the first child, or after the last one, that belong to its style.
  var before: Double { children.first?.style.spacingBefore ?? 0 }
  var after: Double { children.last?.style.spacingAfter ?? 0 }

  /// Points between a child and the next one.
  func gap(after index: Int) -> Double {
    children[index].style.spacingAfter + stack.spacing + children[index + 1].style.spacingBefore
  }

  /// The points that all gaps take.
  var allGaps: Double {
    before + after + children.indices.dropLast().reduce(0) { $0 + gap(after: $1) }
  }
}

extension Double {
  /// The shortest decimal, without a `.0` where it is whole.
  var plain: String { Int(exactly: self).map(String.init) ?? String(self) }
}

extension CGFloat {
  /// The shortest decimal, without a `.0` where it is whole.
  var plain: String { Double(self).plain }
}
