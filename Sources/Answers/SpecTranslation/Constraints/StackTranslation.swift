import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

/// Translates one stack: the rules along it, then across it, then those of its children.
struct StackTranslation {
  let spec: SpecPlace
  let stack: StackSpec
  let spaces: AvailableSpace
  let flex: StackFlexPlan
  /// The items of the children, in their order.
  var items: [Int] = []
  /// The available space of each child, in their order.
  var inside: [AvailableSpace] = []
  /// The stack view that arranges the children; `nil` where rules do.
  var stackView: Int?

  init(_ place: SpecPlace, _ stack: StackSpec, spaces: AvailableSpace) {
    spec = place
    self.stack = stack
    self.spaces = spaces
    flex = StackFlexPlan(place.spec.children, along: stack.direction, spaces[stack.direction])
  }

  var item: Int { spec.item }
  var children: [LayoutSpec] { spec.spec.children }
  var main: Axis { stack.direction }
  var cross: Axis { stack.direction.perpendicular }
  var mainSpace: AxisSpace { spaces[main] }
  var crossSpace: AxisSpace { spaces[cross] }

  /// Adds all rules of the stack and of its children.
  mutating func translate(with translator: inout SpecTranslator) {
    guard !children.isEmpty else { return translator.translateSpacer(spec, spaces: spaces) }
    items = children.map { translator.addItem(for: $0) }
    translator.addGroup(spec.path, .stack(main, spacing: stack.spacing), items)
    inside = children.map { _ in spaces }
    if stack.flexWrap == .wrap, mainSpace.extent != .natural || mainSpace.isFinite {
      translator.deviate(spec, .lineBreaks)
    }
    if Axis.allCases.contains(where: { spaces[$0].extent == .flexed }),
      children.contains(where: { $0.hasFraction })
    {
      translator.deviate(spec, .fractionsOfStack)
    }
    if translator.form != .rules { arrange(with: &translator) }
    translateAlong(with: &translator)
    translateAcross(with: &translator)
    for index in children.indices {
      translator.translate(spec.child(index, as: items[index]), spaces: inside[index])
    }
  }

  /// The spacing before the first child, and after the last one, in points.
  var before: Double { children.first?.style.spacingBefore ?? 0 }
  var after: Double { children.last?.style.spacingAfter ?? 0 }

  /// The gap between a child and the next one, in points.
  func gap(after index: Int) -> Double {
    children[index].style.spacingAfter + stack.spacing + children[index + 1].style.spacingBefore
  }
}
