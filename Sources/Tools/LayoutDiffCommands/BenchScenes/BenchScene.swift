import Geometry
import LayoutConstraints
import Scenarios
import TextMeasuring

/// A screen that grows with a number, made to be timed.
///
/// Where a scene has both notations, their frames are compared before anything is timed.
struct BenchScene: Sendable {
  /// The name that the command line knows it by.
  let name: String
  /// What it is, in one sentence without a full stop.
  let summary: String
  /// What its size counts, in the plural.
  let unit: String
  /// The sizes that it is timed at where nobody chooses.
  let sizes: [Int]
  /// Makes the screen of one size; the text in it is measured by the measurer.
  let make: @Sendable (_ size: Int, _ measurer: TextMeasurer) throws -> Scenario

  /// All scenes, in the order in which they are told.
  static let all = [
    row, flat, relative, nested, chain, grid, dense, shuffledRow, shuffledChain, singleLevelDense,
  ]

  /// The scene with this name, if there is one.
  static func named(_ name: String) -> BenchScene? {
    all.first { $0.name == name }
  }
}

/// Both notations of a scene, while it is put together.
struct SceneBuilder {
  private(set) var elements: [Element] = []
  var constraints = ConstraintSystem()

  /// Adds something visible, inside another item, and answers its index among the constraints.
  @discardableResult
  mutating func add(
    _ name: String, _ content: Content = .none, in parent: Int = ConstraintSystem.container,
    hugging: Double = Priority.defaultLow, compressionResistance: Double = Priority.defaultHigh
  ) throws(ConstraintError) -> Int {
    var element = Element(codedAs: name)
    element.content = content
    element.hugging = AxisPriorities(hugging)
    element.compressionResistance = AxisPriorities(compressionResistance)
    if case .fixed(let size) = content { element.kind = .box(size) }
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

  /// The scene, still without a layout spec.
  func scenario(_ name: String, in container: Container) -> Scenario {
    var scenario = Scenario(
      id: name, file: name, title: name, scale: 2, containers: [container], elements: elements)
    scenario.constraints = constraints
    return scenario
  }
}
