import Foundation
import Geometry
import LayoutConstraints
import LinearProgramming
import Testing

/// The least error of every priority, found in a simple, slow way, as an oracle for the engine.
///
/// It shares with the engine only the simplex method for a single objective. Items have the
/// absolute coordinates of their four sides. Each inequality is a row with an error of its own. A
/// priority level is locked by a row that bounds its sum, not by fixing variables.
struct NaiveLexicographicSolver {
  /// `lhs >= bound`, with a left side of coefficients of the variables.
  private struct Inequality {
    var terms: [Int: Double]
    var bound: Double
    var priority: Double
  }

  private let items: [ConstraintItem]
  private let container: Container
  private var inequalities: [Inequality] = []

  init(_ system: ConstraintSystem, container: Container) {
    items = system.items
    self.container = container
    for constraint in system.constraints { add(constraint) }
    for (index, item) in system.items.enumerated() { addContent(item, index) }
    if container.height == nil { add([3: -1], 0, 50) }
  }

  /// The priorities of the system, highest first, and the least total error of each; `nil` if the
  /// required constraints contradict each other.
  func leastErrors() throws -> [(priority: Double, error: Double)]? {
    var program = LinearProgram()
    for index in items.indices {
      let isContainer = index == 0
      program.addColumn("left", bounds: isContainer ? .exactly(0) : .free)
      program.addColumn("right", bounds: isContainer ? .exactly(container.width) : .free)
      program.addColumn("top", bounds: isContainer ? .exactly(0) : .free)
      let height = container.height.map(Bounds.exactly) ?? .free
      program.addColumn("bottom", bounds: isContainer ? height : .free)
      for side in [0, 2] {
        program.addRow(
          "size", bounds: .atLeast(0),
          terms: terms([4 * index + side + 1: 1, 4 * index + side: -1]))
      }
    }
    var levels: [Double: [Term]] = [:]
    for inequality in inequalities {
      var row = terms(inequality.terms)
      if inequality.priority < 1000 {
        let error = program.addColumn("error", bounds: .atLeast(0))
        row.append(Term(column: error, coefficient: 1))
        levels[inequality.priority, default: []].append(Term(column: error, coefficient: 1))
      }
      program.addRow("inequality", bounds: .atLeast(inequality.bound), terms: row)
    }
    var errors: [(priority: Double, error: Double)] = []
    guard case .optimal = try program.solve() else { return nil }
    for (priority, sum) in levels.sorted(by: { $0.key > $1.key }) {
      program.removeObjectives()
      program.addObjective(Objective(direction: .minimise, terms: sum))
      guard case .optimal(let solution) = try program.solve() else { return nil }
      let least = try #require(solution.objectiveValues.first)
      errors.append((priority, least))
      program.addRow("lock", bounds: .atMost(least + 1e-7), terms: sum)
    }
    return errors
  }

  /// The total error of each priority in these frames, in container coordinates, highest priority
  /// first.
  func errors(in frames: [CGRect]) -> [(priority: Double, error: Double)] {
    let values = frames.flatMap { [$0.minX, $0.maxX, $0.minY, $0.maxY].map(Double.init) }
    var sums: [Double: Double] = [:]
    for inequality in inequalities where inequality.priority < 1000 {
      let side = inequality.terms.reduce(0) { $0 + $1.value * values[$1.key] }
      sums[inequality.priority, default: 0] += max(0, inequality.bound - side)
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func add(_ terms: [Int: Double], _ bound: Double, _ priority: Double) {
    inequalities.append(Inequality(terms: terms, bound: bound, priority: priority))
  }

  private mutating func add(_ constraint: Constraint) {
    var sum = absolute(constraint.first, origin: originItem(of: constraint))
    if let second = constraint.second {
      for (column, coefficient) in absolute(second, origin: originItem(of: constraint)) {
        sum[column, default: 0] -= constraint.multiplier * coefficient
      }
    }
    let negative = sum.mapValues { -$0 }
    let margins =
      margin(constraint.first) - constraint.multiplier * (constraint.second.map(margin) ?? 0)
    let constant = constraint.constant - margins
    if constraint.relation != .lessThanOrEqual {
      add(sum, constant, constraint.priority)
    }
    if constraint.relation != .greaterThanOrEqual {
      add(negative, -constant, constraint.priority)
    }
  }

  private mutating func addContent(_ item: ConstraintItem, _ index: Int) {
    guard case .fixed(let size) = item.content else { return }
    let base = 4 * index
    add([base + 1: 1, base: -1], size.width, item.compressionResistance.horizontal)
    add([base + 1: -1, base: 1], -size.width, item.hugging.horizontal)
    add([base + 3: 1, base + 2: -1], size.height, item.compressionResistance.vertical)
    add([base + 3: -1, base + 2: 1], -size.height, item.hugging.vertical)
  }

  /// The item in whose coordinates the positions of a constraint are measured.
  private func originItem(of constraint: Constraint) -> Int {
    guard let second = constraint.second else { return 0 }
    func ancestors(of item: Int) -> [Int] {
      item == 0 ? [0] : [item] + ancestors(of: items[item].parent)
    }
    let others = ancestors(of: second.item)
    return ancestors(of: constraint.first.item).first(where: others.contains) ?? 0
  }

  private func absolute(_ anchor: Constraint.Anchor, origin: Int) -> [Int: Double] {
    if let start = anchor.start {
      return absolute(anchor.end, origin: 0).merging(
        absolute(start, origin: 0).mapValues { -$0 }, uniquingKeysWith: +)
    }
    let isHorizontal = anchor.attribute.axis == .horizontal
    let start = 4 * anchor.item + (isHorizontal ? 0 : 2)
    let corner = 4 * origin + (isHorizontal ? 0 : 2)
    var sum: [Int: Double] = [:]
    switch anchor.attribute.withoutMargin {
    case .width, .height: return [start: -1, start + 1: 1]
    case .left, .leading, .top, .firstBaseline: sum = [start: 1]
    case .right, .trailing, .bottom, .lastBaseline: sum = [start + 1: 1]
    default: sum = [start: 0.5, start + 1: 0.5]
    }
    sum[corner, default: 0] -= 1
    return sum
  }

  /// The distance of an anchor from the same position of the rectangle itself: margins are 8
  /// points.
  private func margin(_ anchor: Constraint.Anchor) -> Double {
    if let start = anchor.start { return margin(anchor.end) - margin(start) }
    return switch anchor.attribute {
    case .leftMargin, .leadingMargin, .topMargin: 8
    case .rightMargin, .trailingMargin, .bottomMargin: -8
    default: 0
    }
  }

  private func terms(_ sum: [Int: Double]) -> [Term] {
    sum.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { Term(column: $0.key, coefficient: $0.value) }
  }
}
