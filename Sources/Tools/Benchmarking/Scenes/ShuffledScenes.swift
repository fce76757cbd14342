import LayoutConstraints
import Runs
import Scenarios
import SeededRandom

extension BenchmarkScene {
  /// The list with its constraints in random order: the cost of order.
  static let shuffledRow = shuffled(row, sizes: [10, 100])

  /// The chain with its constraints in random order.
  static let shuffledChain = shuffled(chain, sizes: [50, 100, 200])

  /// The list whose rows are all in one container, with its constraints in random order.
  static let shuffledList = lists.first.map { shuffled($0, sizes: [10, 100]) }

  private static func shuffled(_ scene: BenchmarkScene, sizes: [Int]) -> BenchmarkScene {
    let name = "\(scene.name)-shuffled"
    return BenchmarkScene(
      name: name,
      summary:
        "the scene \(scene.name) with its constraints in random order, to show the cost of order",
      unit: scene.unit, sizes: sizes
    ) { size, measurer in
      var scenario = try scene.make(size, measurer)
      scenario.id = name
      scenario.constraints = try scenario.constraints?.shuffled(seed: UInt64(size))
      return scenario
    }
  }
}

extension ConstraintSystem {
  /// The same items, with the constraints in a random order that depends on the seed alone.
  fileprivate func shuffled(seed: UInt64) throws(ConstraintError) -> ConstraintSystem {
    var copy = ConstraintSystem()
    copy.direction = direction
    copy.safeAreaInsets = safeAreaInsets
    for item in items.dropFirst() { try copy.addItem(item) }
    var generator = SeededGenerator(seed: seed)
    for index in generator.permutation(of: constraints.count) { try copy.add(constraints[index]) }
    return copy
  }
}
