import Geometry
import LayoutConstraints
import Scenarios

/// The elements and constraints of a scene under construction.
struct SceneBuilder {
  private(set) var elements: [Element] = []
  var constraints = ConstraintSystem()

  /// Adds an element inside another item, and returns its index in the constraint system.
  @discardableResult
  mutating func add(
    _ name: String, _ content: Content = .none, in parent: Int = ConstraintSystem.container,
    hugging: Double = Priority.defaultLow, compressionResistance: Double = Priority.defaultHigh
  ) throws(ConstraintError) -> Int {
    var element = Element(codedAs: name)
    element.content = content
    element.hugging = AxisPriorities(hugging)
    element.compressionResistance = AxisPriorities(compressionResistance)
    if case .fixed(let size) = content { element.kind = .box(BoxContent(size)) }
    elements.append(element)
    return try constraints.addItem(
      ConstraintItem(
        name: name, parent: parent, content: content, hugging: element.hugging,
        compressionResistance: element.compressionResistance))
  }

  /// Adds a constraint between attributes of two items.
  mutating func add(
    _ item: Int, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation = .equal,
    _ other: Int, _ otherAttribute: Constraint.Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Double = Priority.required
  ) throws(ConstraintError) {
    try constraints.add(
      Constraint(
        Constraint.Anchor(item: item, attribute: attribute), relation,
        Constraint.Anchor(item: other, attribute: otherAttribute), multiplier: multiplier,
        constant: constant, priority: priority))
  }

  /// Adds a constraint on one attribute alone.
  mutating func add(
    _ item: Int, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation = .equal,
    _ constant: Double, priority: Double = Priority.required
  ) throws(ConstraintError) {
    try constraints.add(
      Constraint(
        Constraint.Anchor(item: item, attribute: attribute), relation, constant: constant,
        priority: priority))
  }

  /// The scene without a layout spec.
  func scenario(_ name: String, in container: Container) -> Scenario {
    var scenario = Scenario(
      id: name, file: name, title: name, scale: 2, containers: [container], elements: elements)
    scenario.constraints = constraints
    return scenario
  }
}
