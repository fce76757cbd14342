import Geometry
import LinearProgramming

/// Finds the reasons for ambiguous values, and layouts that show their ranges.
struct AmbiguitySearch {
  private let final: FinalProgram
  private let solved: SolvedProgram
  /// The ranges of the items' columns; empty if the optimum is unique.
  private let ranges: [ClosedRange<Double>]

  /// Throws if the layout's program still has to be solved and the solver gives up.
  init(final: FinalProgram) throws(ConstraintError) {
    self.final = final
    solved = try final.solved()
    ranges = solved.ambiguity?.ranges ?? []
  }

  /// Whether the left or the top edge of an item is ambiguous, in its parent.
  func isPositionAmbiguous(of item: Int) -> Bool {
    [ItemColumns.Variable.x, .y].contains { variable in
      let column = ItemColumns.column(variable, of: item)
      return ranges.indices.contains(column) && AmbiguousOptimum.isAmbiguous(ranges[column])
    }
  }

  /// The findings about an ambiguous value; `nil` if the value is unique.
  func ambiguousValue(
    _ variable: ItemColumns.Variable, of item: Int
  ) throws(ConstraintError) -> AmbiguousValue? {
    let column = ItemColumns.column(variable, of: item)
    guard let layouts = solved.ambiguity, AmbiguousOptimum.isAmbiguous(ranges[column]) else {
      return nil
    }
    let part = FaceComponent(around: [column], of: layouts, values: solved.values)
    guard let place = part.columns.firstIndex(of: column) else { return nil }
    let end = ProbedValue(
      column: place, range: ranges[column], chosen: solved.values[column],
      reach: max(final.direct.container.width, 1))
    let ties = try self.ties(between: end, in: part)
    return AmbiguousValue(
      variable: AmbiguousValue.Variable.allCases[variable.rawValue], range: ranges[column],
      chosen: withoutNoise(end.chosen),
      cause: ties.isEmpty ? .unconstrained : .tie(ties),
      smallest: try witness(end, .minimise, in: part),
      largest: try witness(end, .maximise, in: part))
  }

  /// The layout at one end of a value's range that is nearest to the chosen layout.
  private func witness(
    _ end: ProbedValue, _ direction: Objective.Direction, in part: FaceComponent
  ) throws(ConstraintError) -> Witness {
    var program = try bounded(end, in: part)
    program.addObjective(
      Objective(
        name: "end", direction: direction, terms: [Term(column: end.column, coefficient: 1)]))
    var distances: [Term] = []
    for (place, column) in part.columns.enumerated() where place != end.column {
      guard solved.lowered.itemColumns.contains(column) else { continue }
      let difference = [Term(column: place, coefficient: 1)]
      distances += program.addMagnitude(
        of: difference, from: solved.values[column], name: "distance.\(column)")
    }
    program.addObjective(Objective(name: "distance", direction: .minimise, terms: distances))
    let moved = try final.direct.optimum(of: program).columnValues
    var values = solved.values
    for (place, column) in part.columns.enumerated() { values[column] = moved[place] }
    let system = final.system
    let frames = system.frames(ofColumns: values, tree: final.direct.tree)
    let views = system.items.indices.dropFirst().filter { system.items[$0].isView }
    return Witness(
      value: withoutNoise(moved[end.column]),
      isUnbounded: direction == .minimise
        ? end.range.lowerBound.isInfinite : end.range.upperBound.isInfinite,
      layout: Layout(
        size: frames[ConstraintSystem.container].size.withoutNoise,
        elements: views.map { system.items[$0].name },
        frames: views.map { frames[$0].withoutNoise }))
  }

  /// The optimal layouts, with an end to the value's range if it has none.
  private func bounded(
    _ end: ProbedValue, in part: FaceComponent
  ) throws(ConstraintError) -> LinearProgram {
    var program = part.program
    try solving(program.setColumnBounds(end.column, end.bounds(within: program)))
    return program
  }

  /// The conditions whose errors must change between the two ends of a value, by priority.
  ///
  /// One program contains two layouts, one at each end, and minimises the sum of all changes of
  /// errors. Every error that may differ between two such layouts is part of the tie.
  private func ties(
    between end: ProbedValue, in part: FaceComponent
  ) throws(ConstraintError) -> [Tie] {
    let conditions = Dictionary(
      solved.lowered.errors.map { ($0.column, $0.condition) }
    ) { first, _ in first }
    let errors = part.columns.enumerated().compactMap { place, column in
      conditions[column].map { (column: place, condition: $0) }
    }
    guard !errors.isEmpty else { return [] }
    var program = try bounded(end, in: part)
    let count = program.columns.count
    program.addCopy()
    let ends = [
      Term(column: end.column, coefficient: 1), Term(column: count + end.column, coefficient: -1),
    ]
    program.addObjective(Objective(name: "ends", direction: .minimise, terms: ends))
    let changes = errors.flatMap { error in
      let difference = [
        Term(column: error.column, coefficient: 1),
        Term(column: count + error.column, coefficient: -1),
      ]
      return program.addMagnitude(of: difference, from: 0, name: "change.\(error.column)")
    }
    program.addObjective(Objective(name: "changes", direction: .minimise, terms: changes))
    let both = try final.direct.optimum(of: program).optimalFace
    let extremes = try solving(
      both.ranges(ofColumns: changes.map { $0.column }, options: program.limited()))
    let changed = extremes.indices.filter { extremes[$0].upperBound > 10 * solverNoise }
      .map { errors[$0 / 2].condition }
    let levels = Dictionary(grouping: Set(changed), by: final.system.priority)
    return levels.sorted { $0.key > $1.key }.map { priority, conditions in
      Tie(priority: priority, conditions: conditions.sorted { $0.order < $1.order })
    }
  }
}

/// An ambiguous value, and how far from the chosen one its range is explored.
private struct ProbedValue {
  /// Its column in its component.
  var column: Int
  var range: ClosedRange<Double>
  var chosen: Double
  /// The distance to explore in a direction without an end, in points.
  var reach: Double

  /// The column's bounds, with an end at `reach` in each direction without one.
  func bounds(within program: LinearProgram) -> Bounds {
    var bounds = program.columns[column].bounds
    if range.lowerBound.isInfinite { bounds.lower = max(bounds.lower, chosen - reach) }
    if range.upperBound.isInfinite { bounds.upper = min(bounds.upper, chosen + reach) }
    return bounds
  }
}

extension LinearProgram {
  /// Adds a copy of all columns and rows after the existing ones.
  fileprivate mutating func addCopy() {
    let count = columns.count
    for column in columns { addColumn("other.\(column.name)", bounds: column.bounds) }
    for row in rows {
      let terms = row.terms.map { Term(column: count + $0.column, coefficient: $0.coefficient) }
      addRow("other.\(row.name)", bounds: row.bounds, terms: terms)
    }
  }

  /// Adds two columns, and returns terms whose least sum is the distance of `terms` from `origin`.
  fileprivate mutating func addMagnitude(
    of terms: [Term], from origin: Double, name: String
  ) -> [Term] {
    let over = addColumn("over.\(name)", bounds: .atLeast(0))
    let under = addColumn("under.\(name)", bounds: .atLeast(0))
    let errors = [Term(column: over, coefficient: -1), Term(column: under, coefficient: 1)]
    addRow(name, bounds: .exactly(origin), terms: terms + errors)
    return [Term(column: over, coefficient: 1), Term(column: under, coefficient: 1)]
  }
}

extension CGRect {
  fileprivate var withoutNoise: CGRect {
    let left = LayoutConstraints.withoutNoise(minX)
    let top = LayoutConstraints.withoutNoise(minY)
    return CGRect(
      x: left, y: top, width: LayoutConstraints.withoutNoise(maxX) - left,
      height: LayoutConstraints.withoutNoise(maxY) - top)
  }
}

extension CGSize {
  fileprivate var withoutNoise: CGSize {
    CGSize(
      width: LayoutConstraints.withoutNoise(width), height: LayoutConstraints.withoutNoise(height))
  }
}
