import Foundation
import Geometry
import LayoutConstraints
import SeededRandom

/// A random system of several independent parts, one below the other: screens, stack views with
/// hidden views, and systems that contradict themselves; the same for the same seed.
struct SystemOfParts {
  /// The seed.
  let seed: UInt64
  private(set) var system = ConstraintSystem()
  /// Without a height, or with one.
  let container: Container

  init(seed: UInt64) throws {
    self.seed = seed
    var generator = SeededGenerator(seed: seed &+ 4711)
    container = Container(
      width: Double(200 + generator.index(below: 200)),
      height: generator.index(below: 3) == 0 ? 2000 : nil)
    var above: String?
    for index in 0..<(2 + generator.index(below: 3)) {
      let name = "part\(index)"
      let partSeed = UInt64(generator.index(below: 100_000))
      switch generator.index(below: 4) {
      case 0: try system.add(RandomScreen(seed: partSeed).system, as: name)
      case 1: try system.add(InfeasibleSystem(seed: partSeed).system(), as: name)
      case 2: try system.add(RandomSystem(seed: partSeed).system(), as: name)
      default: try system.add(Self.stack(&generator), as: name)
      }
      try system.add(rule: "H:|[\(name)]|")
      try system.add(rule: above.map { "V:[\($0)][\(name)]" } ?? "V:|[\(name)]")
      above = name
    }
    if let above, generator.index(below: 2) == 0 { try system.add(rule: "V:[\(above)]|") }
  }

  /// A stack view of boxes, some of them hidden, in a system that it fills.
  private static func stack(_ generator: inout SeededGenerator) throws -> ConstraintSystem {
    var system = ConstraintSystem()
    let row = try system.addItem(ConstraintItem(name: "row"))
    let distributions = StackView.Distribution.allCases
    let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
    var stack = StackView(
      item: row, arranged: [], axis: generator.index(below: 2) == 0 ? .horizontal : .vertical,
      distribution: distributions[generator.index(below: distributions.count)],
      alignment: alignments[generator.index(below: alignments.count)],
      spacing: Double(generator.index(below: 12)))
    for index in 0..<(1 + generator.index(below: 4)) {
      let size = CGSize(
        width: 10 + generator.index(below: 90), height: 10 + generator.index(below: 40))
      var item = ConstraintItem(
        name: "v\(index)", content: generator.index(below: 4) == 0 ? .none : .fixed(size),
        hugging: AxisPriorities(generator.index(below: 2) == 0 ? 250 : 251))
      item.isHidden = generator.index(below: 4) == 0
      stack.arranged.append(try system.addItem(item))
    }
    try system.add(stack)
    try system.add(rule: "H:|[row]|")
    try system.add(rule: "V:|[row]|")
    return system
  }
}
