import Geometry
import LinearProgramming

/// A constraint system as rows of numbers, in arrays without holes.
///
/// Row `r` says that the sum of its terms is its right side. What happens where it is more or less
/// stands in two priorities: `required` where it may not be, 0 where it does not matter, and
/// otherwise the level at which every point counts.
struct SparseRows {
  /// The priority of what must hold; above that of content, which gives way at 1000.
  static let required = Double.infinity

  /// Where the terms of each row begin, and, as the last entry, where they end.
  private(set) var starts: [Int] = [0]
  /// The column of each term; at most one term per row for each column.
  private(set) var columns: [Int] = []
  private(set) var coefficients: [Double] = []
  private(set) var rightSides: [Double] = []
  /// The priority of not being less than the right side.
  private(set) var underPriorities: [Double] = []
  /// The priority of not being more than the right side.
  private(set) var overPriorities: [Double] = []
  /// The constraint of each of the first rows, which are those of the active constraints.
  private(set) var constraints: [Int] = []
  /// The item and the axis of each row behind those, whose right side is the size of content.
  private(set) var contents: [(item: Int, axis: Axis)] = []
  /// Whether sizes of content stand in other right sides too, as baselines do.
  private(set) var dependOnContents = false

  var count: Int { rightSides.count }

  /// The rows of the contents.
  var contentRows: Range<Int> { constraints.count..<constraints.count + contents.count }

  /// The places of the terms of a row in `columns` and `coefficients`.
  func terms(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// Whether a row must hold exactly.
  func isEquation(_ row: Int) -> Bool {
    underPriorities[row] == Self.required && overPriorities[row] == Self.required
  }

  /// Whether a row is a wish that can be missed.
  func isOptional(_ row: Int) -> Bool {
    isLevel(underPriorities[row]) || isLevel(overPriorities[row])
  }

  /// Whether what has this priority counts, but need not hold.
  func isLevel(_ priority: Double) -> Bool { priority > 0 && priority != Self.required }

  /// The two priorities of a row, where they are levels, and 0 where they are not.
  func softPriorities(of row: Int) -> (under: Double, over: Double) {
    let (under, over) = (underPriorities[row], overPriorities[row])
    return (isLevel(under) ? under : 0, isLevel(over) ? over : 0)
  }

  /// The rows of a linear program of the same system.
  var constraintAndContentCount: Int { constraints.count + contents.count }

  /// The columns of a linear program of the same system that stand for errors.
  var errorCount: Int {
    var count = 0
    for row in 0..<constraintAndContentCount {
      if isLevel(underPriorities[row]) { count += 1 }
      if isLevel(overPriorities[row]) { count += 1 }
    }
    return count
  }

  /// Writes a system down: its constraints, its contents, and the wish to have no more height than
  /// needed.
  ///
  /// Linear in the number of terms.
  init(_ system: ConstraintSystem, tree: ItemTree, _ measurements: Measurements, hasHeight: Bool) {
    let count = system.constraints.count
    starts.reserveCapacity(count + 2 * system.items.count + 2)
    columns.reserveCapacity(3 * count + 2 * system.items.count)
    coefficients.reserveCapacity(3 * count + 2 * system.items.count)
    rightSides.reserveCapacity(count + 2 * system.items.count + 1)
    underPriorities.reserveCapacity(count + 2 * system.items.count + 1)
    overPriorities.reserveCapacity(count + 2 * system.items.count + 1)
    constraints.reserveCapacity(count)
    addConstraints(of: system, AnchorExpressions(tree: tree, measurements: measurements))
    addContents(of: system, measurements)
    if !hasHeight && !system.isContainerOpen {
      let height = ConstraintProgram.column(.height, of: ConstraintSystem.container)
      columns.append(height)
      coefficients.append(1)
      endRow(0, under: 0, over: Priority.fittingSizeLevel)
    }
  }

  private mutating func addConstraints(
    of system: ConstraintSystem, _ expressions: AnchorExpressions
  ) {
    var sum = LinearSum()
    for index in system.constraints.indices where system.constraints[index].isActive {
      sum.removeAll()
      expressions.addDifference(of: system.constraints[index], to: &sum)
      for term in sum.terms {
        columns.append(term.column)
        coefficients.append(term.coefficient)
      }
      let priority = system.constraints[index].priority
      let level = priority < Priority.required ? priority : Self.required
      let relation = system.constraints[index].relation
      endRow(
        system.constraints[index].constant - sum.constant,
        under: relation == .lessThanOrEqual ? 0 : level,
        over: relation == .greaterThanOrEqual ? 0 : level)
      constraints.append(index)
      if expressions.usesBaseline(of: system.constraints[index]) { dependOnContents = true }
    }
  }

  private mutating func addContents(of system: ConstraintSystem, _ measurements: Measurements) {
    for index in system.items.indices where measurements.sizes[index] != nil {
      for axis in [Axis.horizontal, .vertical] {
        let isHorizontal = axis == .horizontal
        let isUsed =
          isHorizontal ? system.items[index].hasContentWidth : system.items[index].hasContentHeight
        guard isUsed else { continue }
        columns.append(ConstraintProgram.column(.size(along: axis), of: index))
        coefficients.append(1)
        endRow(
          0, under: system.items[index].compressionResistance[axis],
          over: system.items[index].hugging[axis])
        contents.append((index, axis))
      }
    }
    setContents(measurements)
  }

  /// Takes other sizes of contents into the right sides.
  mutating func setContents(_ measurements: Measurements) {
    for (row, content) in zip(contentRows, contents) {
      guard let size = measurements.sizes[content.item] else { continue }
      rightSides[row] = content.axis == .horizontal ? size.width : size.height
    }
  }

  private mutating func endRow(_ rightSide: Double, under: Double, over: Double) {
    starts.append(columns.count)
    rightSides.append(rightSide)
    underPriorities.append(under)
    overPriorities.append(over)
  }
}
