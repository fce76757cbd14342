import LayoutConstraints
import Scenarios
import SeededRandom

extension BenchScene {
  /// The list with its constraints in another order: what the order costs.
  static let shuffledRow = shuffled(row, sizes: [10, 100])

  /// The chain with its constraints in another order.
  static let shuffledChain = shuffled(chain, sizes: [50, 100, 200])

  private static func shuffled(_ scene: BenchScene, sizes: [Int]) -> BenchScene {
    let name = "\(scene.name)-shuffled"
    return BenchScene(
      name: name,
      summary:
        "the scene \(scene.name) with its constraints in random order, to tell what order costs",
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
  /// The same items with the constraints in the random order of a seed.
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
