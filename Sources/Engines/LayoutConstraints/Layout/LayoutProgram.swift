public import Geometry
public import LinearProgramming

/// The linear program of a layout with readable names, for readers and for other solvers.
///
/// ```swift
/// let program = try system.linearProgram(in: Container(width: 320), rounding: .exact)
/// print(program.levels)  // ["priority 750", "priority 250", "priority 50"]
/// let locked = try program.program.locked(toLevel: 1)
/// ```
public struct LayoutProgram: Sendable {
  /// The program with one objective for each priority level, highest first.
  ///
  /// Rows and columns have names made of the words of the rules. The program does not break ties.
  /// If required constraints contradict each other, the broken ones are left out. Where they miss
  /// each other by no more than rounding, such constraints are the first level, `rounding`.
  public let program: LinearProgram
  /// The descriptions of the rows, in their order.
  public let rows: [RowDescription]
  /// The program of the required constraints as they were written, with those that are broken and
  /// without objectives.
  public let required: LinearProgram
  /// The descriptions of the rows of `required`.
  public let requiredRows: [RowDescription]
  /// The constraints that are broken, so that `program` does not have them; in the order of the
  /// system.
  public let broken: [RowDescription]

  /// The names of the priority levels, highest first: `priority 750`, or `rounding`.
  public var levels: [String] { program.objectives.map { $0.name } }

  /// The description of a row of the program.
  public struct RowDescription: Sendable, Equatable {
    /// The index of the row's constraint; `nil` for a row about content.
    public let constraint: Int?
    /// The constraint as a rule, or a sentence about content.
    public let text: String
  }
}

extension ConstraintSystem {
  /// The linear program of the last pass when the system is laid out in a container.
  ///
  /// Text then has the size for its final width. Throws what `layout` throws.
  public func linearProgram(
    in container: Container, rounding: Rounding
  ) throws(ConstraintError) -> LayoutProgram {
    try container.check()
    var preparation = try LayoutPreparation(self, rounding: rounding)
    var reduced: ReducedSolverCache?
    let passes = try ConstraintPasses(&preparation.measuring, in: container, reduced: &reduced)
    let written = ConstraintProgram(
      system: self, tree: passes.tree, measurements: passes.measurements, container: container)
    let solved = passes.solved.program?.lowered ?? written
    let names = ProgramNames(system: self, measurements: passes.measurements)
    var required = names.program(of: written)
    required.removeObjectives()
    return LayoutProgram(
      program: names.program(of: solved), rows: names.rows(of: solved), required: required,
      requiredRows: names.rows(of: written),
      broken: passes.solved.conflicts.broken.dropped.sorted().map(names.row))
  }
}

/// Names for rows and columns, made of the words of the rules.
private struct ProgramNames {
  let system: ConstraintSystem
  let measurements: Measurements

  /// The program with named rows and columns.
  func program(of lowered: ConstraintProgram) -> LinearProgram {
    var program = lowered.program
    var columns = program.columns.map { $0.name }
    let rows = lowered.rowMeanings.map(name)
    for error in lowered.errors {
      guard case .constraint(let index) = error.condition else { continue }
      let rule = Self.words(of: system.text(ofConstraint: index))
      columns[error.column] = "\(error.isOver ? "over" : "under").\(rule)"
    }
    program.rename(columns: columns, rows: rows)
    return program
  }

  func rows(of lowered: ConstraintProgram) -> [LayoutProgram.RowDescription] {
    lowered.rowMeanings.map { meaning in
      switch meaning {
      case .constraint(let index):
        return row(ofConstraint: index)
      case .content(let item, let axis):
        return LayoutProgram.RowDescription(
          constraint: nil, text: contentText(of: item, along: axis))
      }
    }
  }

  func row(ofConstraint index: Int) -> LayoutProgram.RowDescription {
    let rule = system.text(ofConstraint: index)
    let origin = system.constraints[index].origin ?? rule
    let text = origin == rule ? rule : "\(rule), from \(origin)"
    return LayoutProgram.RowDescription(constraint: index, text: text)
  }

  private func name(of meaning: ConstraintProgram.RowMeaning) -> String {
    switch meaning {
    case .constraint(let index): Self.words(of: system.text(ofConstraint: index))
    case .content(let item, let axis):
      "content.\(system.items[item].name).\(axis == .horizontal ? "width" : "height")"
    }
  }

  private func contentText(of index: Int, along axis: Axis) -> String {
    let item = system.items[index]
    let size = measurements.sizes[index]
    let isHorizontal = axis == .horizontal
    let length = decimal((isHorizontal ? size?.width : size?.height) ?? 0)
    return """
      the content of \(item.name) is \(length) points \(isHorizontal ? "wide" : "high"): \
      hugging \(decimal(item.hugging[axis])), \
      compression resistance \(decimal(item.compressionResistance[axis]))
      """
  }

  /// A rule in characters that file formats allow in names: `a.left_eq_b.right_plus_8`.
  private static func words(of rule: String) -> String {
    let words = [
      "==": "eq", "<=": "at_most", ">=": "at_least", "+": "plus", "-": "minus", "*": "times",
    ]
    return rule.split(separator: " ").map { word in
      if let known = words[String(word)] { return known }
      return String(word).replacing("@", with: "at_priority_").replacing("-", with: "minus_")
    }.joined(separator: "_")
  }
}
