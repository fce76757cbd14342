import Geometry
import LinearProgramming

/// A constraint system as a linear program, and what its columns mean.
///
/// Each item has four columns: `x` and `y` in the coordinates of its parent, `width` and `height`.
/// Every other attribute is substituted by its expression in these. A constraint is one row. Where
/// it need not hold, the row has columns for the error on either side, and the objective of its
/// priority adds these up. So a higher priority is met as well as possible before a lower one
/// counts, and within one priority the sum of all errors is least.
struct ConstraintProgram {
  /// The program; its objectives are the priorities, highest first.
  private(set) var program = LinearProgram(name: "layout")
  /// The error columns of each constraint, empty where it must hold.
  private(set) var errorColumns: [ErrorColumns] = []
  private let system: ConstraintSystem
  private let tree: ItemTree
  private let sizes: [ContentSize?]
  private var levels: [Double: [Term]] = [:]

  /// The columns by which a row may be missed; `over` where the left side is too large.
  struct ErrorColumns {
    var over: Int?
    var under: Int?
  }

  /// Which of an item's four columns is meant.
  enum Variable: Int, CaseIterable {
    case x
    case y
    case width
    case height
  }

  /// Lowers the system; linear in the number of its items and terms.
  ///
  /// With `isElastic`, constraints that must hold become a level above all others instead, so that
  /// there is always a solution, and one that misses them by as little as possible.
  init(
    system: ConstraintSystem, tree: ItemTree, sizes: [ContentSize?], container: Container,
    isElastic: Bool = false
  ) {
    self.system = system
    self.tree = tree
    self.sizes = sizes
    addItemColumns(container)
    for index in system.constraints.indices { addConstraint(at: index, isElastic: isElastic) }
    for index in system.items.indices { addContent(of: index) }
    if container.height == nil { addFittingHeight() }
    addObjectives()
  }

  /// The column of a variable of an item.
  static func column(_ variable: Variable, of item: Int) -> Int {
    Variable.allCases.count * item + variable.rawValue
  }

  private mutating func addItemColumns(_ container: Container) {
    for (index, item) in system.items.enumerated() {
      let isContainer = index == ConstraintSystem.container
      let position = isContainer ? Bounds.exactly(0) : .free
      var width = Bounds.atLeast(0)
      var height = Bounds.atLeast(0)
      if isContainer {
        width = .exactly(container.width)
        height = container.height.map(Bounds.exactly) ?? height
      }
      program.addColumn("\(item.name).x", bounds: position)
      program.addColumn("\(item.name).y", bounds: position)
      program.addColumn("\(item.name).width", bounds: width)
      program.addColumn("\(item.name).height", bounds: height)
    }
  }

  /// Adds `first - multiplier × second relation constant`, all in the common ancestor's
  /// coordinates.
  private mutating func addConstraint(at index: Int, isElastic: Bool) {
    let constraint = system.constraints[index]
    var sum = LinearSum(constant: 0, terms: [])
    if let second = constraint.second {
      let ancestor = tree.closestCommonAncestor(constraint.first.item, second.item)
      add(constraint.first, seenFrom: ancestor, times: 1, to: &sum)
      add(second, seenFrom: ancestor, times: -constraint.multiplier, to: &sum)
    } else {
      add(constraint.first, seenFrom: ConstraintSystem.container, times: 1, to: &sum)
    }
    var errors = ErrorColumns()
    if isElastic || constraint.priority < Priority.required {
      let level = constraint.priority < Priority.required ? constraint.priority : .infinity
      if constraint.relation != .greaterThanOrEqual {
        errors.over = addErrorColumn("over.\(index)", level: level)
        sum.terms.append(Term(column: program.columns.count - 1, coefficient: -1))
      }
      if constraint.relation != .lessThanOrEqual {
        errors.under = addErrorColumn("under.\(index)", level: level)
        sum.terms.append(Term(column: program.columns.count - 1, coefficient: 1))
      }
    }
    errorColumns.append(errors)
    let rightSide = constraint.constant - sum.constant
    let bounds: Bounds =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost(rightSide)
      case .equal: .exactly(rightSide)
      case .greaterThanOrEqual: .atLeast(rightSide)
      }
    program.addRow("constraint.\(index)", bounds: bounds, terms: sum.terms)
  }

  /// Adds what content says on each axis: at most its size at the hugging priority, at least its
  /// size at the compression resistance.
  ///
  /// At 1000 these come just below what must hold: Auto Layout reports no conflict between required
  /// content priorities and a required size, and lets the size win.
  private mutating func addContent(of index: Int) {
    guard let size = sizes[index] else { return }
    let item = system.items[index]
    for axis in Axis.allCases {
      let isHorizontal = axis == .horizontal
      let name = "\(item.name).\(isHorizontal ? "width" : "height")"
      let over = addErrorColumn("over.\(name)", level: item.hugging[axis])
      let under = addErrorColumn("under.\(name)", level: item.compressionResistance[axis])
      let variable = isHorizontal ? Variable.width : .height
      let terms = [
        Term(column: Self.column(variable, of: index), coefficient: 1),
        Term(column: over, coefficient: -1), Term(column: under, coefficient: 1),
      ]
      let length = isHorizontal ? size.width : size.height
      program.addRow("content.\(name)", bounds: .exactly(length), terms: terms)
    }
  }

  /// Adds `height == 0 @50` for a container whose content decides; its error is the height itself.
  private mutating func addFittingHeight() {
    let height = Self.column(.height, of: ConstraintSystem.container)
    levels[Priority.fittingSizeLevel, default: []].append(Term(column: height, coefficient: 1))
  }

  private mutating func addErrorColumn(_ name: String, level: Double) -> Int {
    let column = program.addColumn(name, bounds: .atLeast(0))
    levels[level, default: []].append(Term(column: column, coefficient: 1))
    return column
  }

  private mutating func addObjectives() {
    for (level, terms) in levels.sorted(by: { $0.key > $1.key }) {
      let name = level.isFinite ? "priority \(decimal(level))" : "required"
      program.addObjective(Objective(name: name, direction: .minimise, terms: terms))
    }
  }
}

extension ConstraintProgram {
  /// A constant and terms, at most one for each column.
  private struct LinearSum {
    var constant: Double
    var terms: [Term]

    mutating func add(_ column: Int, _ coefficient: Double) {
      // Only the columns of the first anchor can come back, and those stand at the front.
      if let index = terms.prefix(2).firstIndex(where: { $0.column == column }) {
        terms[index].coefficient += coefficient
        if terms[index].coefficient == 0 { terms.remove(at: index) }
      } else {
        terms.append(Term(column: column, coefficient: coefficient))
      }
    }
  }

  /// Adds `factor` times an anchor, as seen from an item that is, or contains, the anchor's.
  private func add(
    _ anchor: Constraint.Anchor, seenFrom ancestor: Int, times factor: Double,
    to sum: inout LinearSum
  ) {
    let isHorizontal = anchor.attribute.axis == .horizontal
    let size = Self.column(isHorizontal ? .width : .height, of: anchor.item)
    guard !anchor.attribute.isSize else { return sum.add(size, factor) }
    let fraction = anchor.attribute.fractionOfSize
    if fraction != 0 { sum.add(size, factor * fraction) }
    sum.constant += factor * baselineOffset(of: anchor)
    var item = anchor.item
    while item != ancestor {
      sum.add(Self.column(isHorizontal ? .x : .y, of: item), factor)
      item = tree.parents[item]
    }
  }

  /// How far a baseline lies below the edge that stands for it; 0 for everything else.
  private func baselineOffset(of anchor: Constraint.Anchor) -> Double {
    switch anchor.attribute {
    case .firstBaseline: sizes[anchor.item]?.firstBaseline ?? 0
    case .lastBaseline: -(sizes[anchor.item]?.lastBaselineFromBottom ?? 0)
    default: 0
    }
  }
}
