import Geometry
import LayoutConstraints
import Scenarios
import SeededRandom

extension BenchScene {
  /// Views with random wishes and limits, each of which may concern any two of them.
  static let dense = BenchScene(
    name: "dense",
    summary: """
      views with random distances and sizes, as limits and as wishes on four levels of priority, \
      without a layout spec
      """,
    unit: "views", sizes: [10, 30, 100]
  ) { count, _ in
    try denseScenario(count, levels: [750, 600, 450, 250])
  }

  /// The dense scene with one level for all wishes: what levels cost.
  static let singleLevelDense = BenchScene(
    name: "dense-single-level",
    summary: "the dense scene with all wishes on one level, to tell what levels cost",
    unit: "views", sizes: [10, 30, 100]
  ) { count, _ in
    try denseScenario(count, levels: [500, 500, 500, 500])
  }

  /// The same views, limits and wishes whatever the levels are.
  ///
  /// Every wish is weighed differently from every other, by a factor, since most systems of equal
  /// weights have many best layouts: what would be timed then is how ties are broken.
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
        try builder.addWish(view, attribute, of: dice.length(280), &dice)
      }
      for attribute in [Constraint.Attribute.width, .height] {
        try builder.addWish(view, attribute, of: dice.length(90), &dice)
      }
    }
    for _ in 0..<(2 * count) { try builder.addRelation(among: count, &dice) }
    return builder.scenario(
      levels[0] == levels[3] ? "dense-single-level" : "dense",
      in: Container(width: 320, height: 480))
  }
}

/// What a dense scene is drawn from.
private struct Dice {
  private var generator: SeededGenerator
  private let levels: [Double]

  init(seed: UInt64, levels: [Double]) {
    generator = SeededGenerator(seed: seed)
    self.levels = levels
  }

  /// A length below `most`, in thousandths of a point.
  mutating func length(_ most: Int) -> Double { Double(generator.index(below: most * 1000)) / 1000 }

  mutating func level() -> Double { levels[generator.index(below: levels.count)] }

  mutating func index(below count: Int) -> Int { generator.index(below: count) }
}

extension SceneBuilder {
  /// Adds the wish for a length or a place of one view, written from the container's side, so that
  /// a point of it counts as much as the factor.
  fileprivate mutating func addWish(
    _ view: Int, _ attribute: Constraint.Attribute, of length: Double, _ dice: inout Dice
  ) throws(ConstraintError) {
    let container = ConstraintSystem.container
    let factor = 0.6 + dice.length(1) / 2
    let room = attribute == .width ? 320.0 : attribute == .height ? 480 : 0
    try add(
      container, attribute, .equal, view, attribute, multiplier: factor,
      constant: room - factor * length, priority: dice.level())
  }

  /// Adds a wish that concerns two views, on either axis.
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
