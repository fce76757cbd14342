import Geometry
import LayoutConstraints
import Runs
import Scenarios
import SeededRandom

extension BenchmarkScene {
  /// Views with random required limits and optional constraints between any two of them.
  static let dense = BenchmarkScene(
    name: "dense",
    summary: """
      views with random distances and sizes, as required limits and as optional constraints with \
      four priorities, without a layout spec
      """,
    unit: "views", sizes: [10, 30, 100]
  ) { count, _ in
    try denseScenario(count, levels: [750, 600, 450, 250])
  }

  /// The dense scene with one priority for all optional constraints: the cost of priority levels.
  static let singleLevelDense = BenchmarkScene(
    name: "dense-single-level",
    summary:
      "the dense scene with one priority for all optional constraints, to show the cost of levels",
    unit: "views", sizes: [10, 30, 100]
  ) { count, _ in
    try denseScenario(count, levels: [500, 500, 500, 500])
  }

  /// The dense scene; its views and constraints do not depend on the priority levels.
  ///
  /// Every optional constraint has its own random factor. With equal weights, most systems would
  /// have many best layouts, and the time would be that of breaking ties.
  private static func denseScenario(_ count: Int, levels: [Double]) throws -> Scenario {
    var builder = SceneBuilder()
    var dice = Dice(seed: UInt64(count), levels: levels)
    let container = ConstraintSystem.container
    for index in 1...count { try builder.add("view\(index)") }
    for view in 1...count {
      try builder.add(view, .leading, .greaterThanOrEqual, container, .leading)
      try builder.add(view, .centerX, .lessThanOrEqual, container, .trailing)
      try builder.add(view, .top, .greaterThanOrEqual, container, .top)
      try builder.add(view, .centerY, .lessThanOrEqual, container, .bottom)
      for attribute in [Constraint.Attribute.leading, .top] {
        try builder.addOptional(view, attribute, of: dice.length(280), &dice)
      }
      for attribute in [Constraint.Attribute.width, .height] {
        try builder.addOptional(view, attribute, of: dice.length(90), &dice)
      }
    }
    for _ in 0..<(2 * count) { try builder.addRelation(among: count, &dice) }
    return builder.scenario(
      levels[0] == levels[3] ? "dense-single-level" : "dense",
      in: Container(width: 320, height: 480))
  }
}

/// The random numbers of a dense scene.
private struct Dice {
  private var generator: SeededGenerator
  private let levels: [Double]

  init(seed: UInt64, levels: [Double]) {
    generator = SeededGenerator(seed: seed)
    self.levels = levels
  }

  /// A length from 0 up to `most`, exclusive, in steps of 0.001 pt.
  mutating func length(_ most: Int) -> Double { Double(generator.index(below: most * 1000)) / 1000 }

  mutating func level() -> Double { levels[generator.index(below: levels.count)] }

  mutating func index(below count: Int) -> Int { generator.index(below: count) }
}

extension SceneBuilder {
  /// Adds an optional constraint on a length or a position of one view.
  ///
  /// The container is its first item, so that each point by which it is missed counts as much as the
  /// factor.
  fileprivate mutating func addOptional(
    _ view: Int, _ attribute: Constraint.Attribute, of length: Double, _ dice: inout Dice
  ) throws(ConstraintError) {
    let container = ConstraintSystem.container
    let factor = 0.6 + dice.length(1) / 2
    let available = attribute == .width ? 320.0 : attribute == .height ? 480 : 0
    try add(
      container, attribute, .equal, view, attribute, multiplier: factor,
      constant: available - factor * length, priority: dice.level())
  }

  /// Adds an optional constraint between two views, on either axis.
  fileprivate mutating func addRelation(
    among count: Int, _ dice: inout Dice
  ) throws(ConstraintError) {
    let first = 1 + dice.index(below: count)
    let second = 1 + (first + dice.index(below: max(1, count - 1))) % count
    let isAcross = dice.index(below: 2) == 0
    let (start, centre, size): (Constraint.Attribute, Constraint.Attribute, Constraint.Attribute) =
      isAcross ? (.leading, .centerX, .width) : (.top, .centerY, .height)
    let factor = 0.5 + dice.length(1)
    switch dice.index(below: 3) {
    case 0:
      try add(
        first, start, .greaterThanOrEqual, second, centre, multiplier: factor,
        constant: dice.length(12), priority: dice.level())
    case 1:
      try add(
        first, size, .equal, second, size, multiplier: factor, constant: dice.length(8),
        priority: dice.level())
    default:
      try add(
        first, centre, .equal, second, centre, multiplier: factor, constant: dice.length(30),
        priority: dice.level())
    }
  }
}
