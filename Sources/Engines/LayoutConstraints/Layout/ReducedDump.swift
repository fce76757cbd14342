package import Geometry
import LinearProgramming

extension ConstraintSystem {
  /// The state of the reduced system after the last pass in a container, as lines of text for work on
  /// the solver: see "Reading the state" in the article on the reduced solver.
  ///
  /// Throws what `layout` throws.
  package func reducedDump(
    in container: Container, rounding: Rounding
  ) throws(ConstraintError) -> String {
    try container.check()
    var preparation = try LayoutPreparation(self, rounding: rounding)
    var cache: ReducedSolverCache? = ReducedSolverCache(cachesSolutions: false)
    let passes = try ConstraintPasses(&preparation.measuring, in: container, reduced: &cache)
    guard let solver = cache?.solver(for: container) else {
      return "not reduced: numbers of very different size; the direct solver has the system"
    }
    let dump = ReducedDump(
      system: self, rows: solver.rows, reduction: solver.reduction, values: passes.solved.values,
      isReduced: passes.solved.statistics.reducedPasses > 0)
    return dump.lines.joined(separator: "\n")
  }
}

/// A reduced system as text.
private struct ReducedDump {
  let system: ConstraintSystem
  let rows: SparseRows
  let reduction: Reduction
  /// The value of each column.
  let values: [Double]
  let isReduced: Bool

  private var reduced: ReducedRows { reduction.reduced }

  var lines: [String] {
    let statistics = ConstraintStatistics(rows, reduction)
    var lines = [
      "\(statistics.rows) rows, \(statistics.columns) columns, \(statistics.nonZeros) coefficients; "
        + "reduced: \(statistics.reducedRows), \(statistics.reducedColumns), "
        + "\(statistics.reducedNonZeros), in \(statistics.components) components",
      isReduced
        ? "solved by components" : "solved by the direct solver: no reduced layout is proven",
    ]
    if !reduction.assumesPositiveSizes { lines.append("no size is assumed to be positive") }
    add("Columns", (0..<reduction.ground).map(column), to: &lines)
    add("Definitions", reduction.definitions.reversed().map(definition), to: &lines)
    add("Components", components, to: &lines)
    add("Broken", rows.broken.keys.sorted().map(source), to: &lines)
    return lines
  }

  private func add(_ heading: String, _ section: [String], to lines: inout [String]) {
    if section.isEmpty { return }
    lines += ["", heading] + section.map { "  " + $0 }
  }

  // MARK: Sections

  private func column(_ column: Int) -> String {
    let place = reduction.places[column]
    var text = Self.sum(
      place.root == reduction.ground ? [] : [(place.scale, name(place.root))], place.offset)
    if place.root == column { text = reduced.columns[column].isEliminated ? "defined" : "root" }
    return "\(name(column)): \(text) = \(decimal(withoutNoise(values[column])))"
  }

  private func definition(_ definition: Reduction.Definition) -> String {
    let root = name(definition.root)
    guard definition.row >= 0 else {
      return "\(root): measured from "
        + Self.sum([(definition.coefficient, name(definition.base))], ContainerLength())
    }
    let row = reduced.rows[definition.row]
    let length = rightSide(row.origin, minus: row.shift).scaled(by: 1 / definition.coefficient)
    let others = row.terms.map { reduced.terms[$0] }.filter { $0.column != definition.root }
    let parts = others.map { (-$0.coefficient / definition.coefficient, name($0.column)) }
    return "\(root): \(Self.sum(parts, length))   \(source(row.origin))"
  }

  private var components: [String] {
    var lines: [String] = []
    for component in 0..<reduction.componentCount {
      let columns = reduction.columns(ofComponent: component)
      lines.append(columns.map(name).joined(separator: ", "))
      for row in reduction.rows(ofComponent: component) {
        let parts = reduced.terms[reduced.rows[row].terms].map { ($0.coefficient, name($0.column)) }
        let origin = reduced.rows[row].origin
        lines.append(
          condition(parts, rightSide(origin, minus: reduced.rows[row].shift), of: origin))
      }
      lines += columns.flatMap(conditions)
    }
    return lines
  }

  /// The conditions and costs of a column alone.
  private func conditions(on column: Int) -> [String] {
    var lines: [String] = []
    if reduced.isSize(column) { lines.append("  \(name(column)) >= 0   size") }
    for single in reduced.singles(of: column) {
      lines.append(
        condition(
          [(single.coefficient, name(column))], rightSide(single.row, minus: single.shift),
          of: single.row))
    }
    for cost in reduced.costs(of: column) where cost.points != 0 {
      lines.append(
        "  \(name(column)) costs \(decimal(cost.points)) per point @\(decimal(cost.priority))")
    }
    return lines
  }

  // MARK: Words

  private func condition(
    _ parts: [(Double, String)], _ end: ContainerLength, of row: Int
  ) -> String {
    let under = row < 0 ? SparseRows.required : rows.rows[row].underPriority
    let over = row < 0 ? 0 : rows.rows[row].overPriority
    let relation = under == 0 ? over == 0 ? "~" : "<=" : over == 0 ? ">=" : "=="
    let levels = under == over || over == 0 ? [under] : under == 0 ? [over] : [under, over]
    let priorities = levels.filter(SparseRows.isLevel).map { "@\(decimal($0))" }
    let sum = Self.sum(parts, ContainerLength())
    let words = ["  \(sum) \(relation) \(Self.sum([], end))"] + priorities
    return "\(words.joined(separator: " "))   \(row < 0 ? "size" : source(row))"
  }

  /// The right side of a row, 0 for a size that is not negative, without a shift of the left side.
  private func rightSide(_ row: Int, minus shift: ContainerLength) -> ContainerLength {
    var length = shift.scaled(by: -1)
    if row >= 0 { length.constant += rows.rows[row].rightSide }
    return length
  }

  private func name(_ column: Int) -> String {
    guard let place = ItemColumns.place(ofColumn: column, itemCount: system.items.count) else {
      return "column \(column)"
    }
    return "\(system.items[place.item].name).\(place.variable)"
  }

  /// The constraint or the content that a row is from.
  private func source(_ row: Int) -> String {
    switch rows.meaning(ofRow: row) {
    case .constraint(let index): system.text(ofConstraint: index)
    case .content(let item, _): "content of \(system.items[item].name)"
    case nil: "self-sizing height"
    }
  }

  /// A sum such as `2 a.width - b.x + 8 + 0.5 W`, in which `W` and `H` are the size of the container.
  private static func sum(_ parts: [(Double, String)], _ length: ContainerLength) -> String {
    let parts = parts + [(length.width, "W"), (length.height, "H"), (length.constant, "")]
    var text = ""
    for (factor, name) in parts where factor != 0 {
      let magnitude = decimal(factor.magnitude)
      let words = name.isEmpty ? magnitude : factor.magnitude == 1 ? name : "\(magnitude) \(name)"
      text += text.isEmpty ? (factor < 0 ? "-" : "") + words : (factor < 0 ? " - " : " + ") + words
    }
    return text.isEmpty ? "0" : text
  }
}
