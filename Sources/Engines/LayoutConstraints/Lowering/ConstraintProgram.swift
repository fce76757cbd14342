import Geometry
import LinearProgramming

/// A constraint system as a linear program, with the meaning of its rows and columns.
///
/// Each item has four columns: `x` and `y` in the coordinates of its parent, `width` and `height`.
/// Every other attribute is replaced by its expression in these. A constraint is one row. An
/// optional constraint's row has columns for the error on either side, and the objective of its
/// priority is the sum of these columns. So a higher priority is met as well as possible before a
/// lower one counts, and within one priority the sum of all errors is least.
struct ConstraintProgram {
  /// The program; its objectives are the priorities, highest first.
  var program = LinearProgram(name: "layout")
  /// The error columns of each constraint; empty for one that must hold, or has no row.
  private(set) var errorColumns: [ErrorColumns] = []
  /// The meaning of each row, in the order of the rows.
  private(set) var rowMeanings: [RowMeaning] = []
  /// The columns that the objectives minimise, with the condition that each is the error of.
  private(set) var errorConditions: [(column: Int, condition: LayoutCondition)] = []
  /// The number of items, the container included.
  var itemCount: Int { system.items.count }
  private let system: ConstraintSystem
  private let measurements: Measurements
  private let expressions: AnchorExpressions
  private let broken: BrokenConstraints
  private var levels: [Double: [Term]] = [:]

  /// The meaning of a row of the program.
  enum RowMeaning: Sendable, Hashable {
    /// The constraint at this index.
    case constraint(Int)
    /// The size of an item's content on one axis, for hugging and compression resistance at once.
    case content(item: Int, axis: Axis)
  }

  /// The columns for the errors of a row; `over` for a left side that is too large.
  struct ErrorColumns {
    var over: Int?
    var under: Int?
  }

  /// Lowers the system; linear in the number of its items and terms.
  ///
  /// A broken constraint has no row: it no longer counts. One that would miss the others by no more
  /// than rounding gets a priority level above all others, and is met as well as possible.
  init(
    system: ConstraintSystem, tree: ItemTree, measurements: Measurements, container: Container,
    broken: BrokenConstraints = BrokenConstraints()
  ) {
    self.system = system
    self.measurements = measurements
    self.broken = broken
    expressions = AnchorExpressions(tree: tree, measurements: measurements)
    errorColumns = Array(repeating: ErrorColumns(), count: system.constraints.count)
    addItemColumns(tree, container)
    // The order of the rows may decide which of several conflicts is found, so this is the order in
    // which conflicts are broken.
    for index in system.activations.indicesByActivation { addConstraint(at: index) }
    for index in system.items.indices { addContent(of: index) }
    if SelfSizingHeight.applies(to: system, hasHeight: container.height != nil) {
      addSelfSizingHeight()
    }
    addObjectives()
  }

  /// The errors of contents that a choice between equally good layouts keeps small, in the order of
  /// `ConstraintSystem.contentsKeptInTies`.
  var contentErrorsInTies: [[Term]] {
    let contents = system.contentsKeptInTies
    if contents.isEmpty { return [] }
    var errors: [LayoutCondition: Int] = [:]
    for (column, condition) in errorConditions { errors[condition] = column }
    return contents.map { item, axis in
      [
        LayoutCondition.hugging(item: item, axis: axis),
        .compressionResistance(item: item, axis: axis),
      ].compactMap { errors[$0] }.map { Term(column: $0, coefficient: 1) }
    }.filter { !$0.isEmpty }
  }

  /// The columns of the items.
  var itemColumns: Range<Int> { ItemColumns.all(itemCount: itemCount) }

  /// Whether the constraint at an index, which has a row, must hold.
  func mustHold(_ index: Int) -> Bool {
    errorColumns[index].over == nil && errorColumns[index].under == nil
  }

  /// The distance by which values of the columns miss a constraint, in points; 0 if it holds.
  func miss(ofConstraint index: Int, at values: [Double]) -> Double {
    let constraint = system.constraints[index]
    let sum = expressions.difference(of: constraint)
    let excess = sum.value(at: values) - constraint.constant
    return switch constraint.relation {
    case .equal: excess.magnitude
    case .lessThanOrEqual: max(0, excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }

  private mutating func addItemColumns(_ tree: ItemTree, _ container: Container) {
    for (index, item) in system.items.enumerated() {
      program.addColumns(of: item) { tree.bounds(of: $0, item: index, in: container) }
    }
  }

  /// Adds `first - multiplier × second relation constant`; nothing if the constraint is inactive or
  /// broken.
  private mutating func addConstraint(at index: Int) {
    let constraint = system.constraints[index]
    guard constraint.isActive, !broken.dropped.contains(index) else { return }
    var sum = expressions.difference(of: constraint)
    var errors = ErrorColumns()
    if broken.rounded.contains(index) || constraint.priority < Priority.required {
      let level = constraint.priority < Priority.required ? constraint.priority : .infinity
      let condition = LayoutCondition.constraint(index)
      if constraint.relation != .greaterThanOrEqual {
        errors.over = addErrorColumn("over.\(index)", level: level, condition)
        sum.terms.append(Term(column: program.columns.count - 1, coefficient: -1))
      }
      if constraint.relation != .lessThanOrEqual {
        errors.under = addErrorColumn("under.\(index)", level: level, condition)
        sum.terms.append(Term(column: program.columns.count - 1, coefficient: 1))
      }
    }
    errorColumns[index] = errors
    let rightSide = constraint.constant - sum.constant
    program.addRow(
      "constraint.\(index)", bounds: Bounds(constraint.relation, rightSide), terms: sum.terms)
    rowMeanings.append(.constraint(index))
  }

  /// Adds the content's size on each axis: at most that size at the hugging priority, at least that
  /// size at the compression resistance.
  ///
  /// Content priorities of 1000 come just below required constraints: Auto Layout reports no
  /// conflict between the two, and lets the required size win.
  private mutating func addContent(of index: Int) {
    guard let size = measurements.sizes[index] else { return }
    let item = system.items[index]
    for axis in Axis.allCases {
      guard item.hasContent(along: axis) else { continue }
      let name = "\(item.name).\(axis == .horizontal ? "width" : "height")"
      let over = addErrorColumn(
        "over.\(name)", level: item.hugging[axis], .hugging(item: index, axis: axis))
      let under = addErrorColumn(
        "under.\(name)", level: item.compressionResistance[axis],
        .compressionResistance(item: index, axis: axis))
      let terms = [
        Term(column: ItemColumns.column(.size(along: axis), of: index), coefficient: 1),
        Term(column: over, coefficient: -1), Term(column: under, coefficient: 1),
      ]
      program.addRow("content.\(name)", bounds: .exactly(size[axis]), terms: terms)
      rowMeanings.append(.content(item: index, axis: axis))
    }
  }

  private mutating func addSelfSizingHeight() {
    let height = SelfSizingHeight.column
    levels[SelfSizingHeight.priority, default: []].append(Term(column: height, coefficient: 1))
    errorConditions.append((height, .selfSizingHeight))
  }

  private mutating func addErrorColumn(
    _ name: String, level: Double, _ condition: LayoutCondition
  ) -> Int {
    let column = program.addColumn(name, bounds: .atLeast(0))
    errorConditions.append((column, condition))
    levels[level, default: []].append(Term(column: column, coefficient: 1))
    return column
  }

  private mutating func addObjectives() {
    for (level, terms) in levels.sorted(by: { $0.key > $1.key }) {
      let name = level.isFinite ? "priority \(decimal(level))" : "rounding"
      program.addObjective(Objective(name: name, direction: .minimise, terms: terms))
    }
  }
}

/// The required constraints that do not have to hold, since they cannot all hold.
struct BrokenConstraints {
  /// The constraints that no longer count, as in Auto Layout.
  var dropped: Set<Int> = []
  /// The constraints that the others contradict by no more than rounding, so that no layout shows
  /// it.
  var rounded: Set<Int> = []
}

/// A constraint that a layout misses by more than rounding.
struct ConstraintMiss {
  /// Its index in the system.
  var constraint: Int
  var points: Double
}
