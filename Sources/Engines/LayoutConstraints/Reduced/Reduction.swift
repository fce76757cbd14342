/// A system from which everything is eliminated that algebra alone can eliminate, for containers of
/// any size and contents of any size.
///
/// What is left are free columns. Conditions with one of them are its own matter; those with several
/// are the rows that tie columns to pieces, and each piece can be solved for itself.
///
/// The reduced system allows at least what the system allows: that sizes are not negative is left
/// out where a size was eliminated. If its only best layout fulfils this too, it is the only best
/// one of the system.
struct Reduction {
  /// Every column in terms of a root, or of the ground; the ground behind them.
  private(set) var places: [ColumnMerging.Place] = []
  let ground: Int
  /// What is said of the roots, the rows that became definitions among it.
  var reduced: ReducedRows
  /// The roots that were eliminated, each by a row; the last one first to be known.
  var definitions: [Definition] = []
  /// The roots that stand in no row, and have a value each that is still to be found.
  private(set) var lonely: [Int] = []
  /// The pieces of several columns.
  var pieces: [Piece] = []
  /// The rows of the pieces, piece by piece.
  var pieceRows: [Int] = []
  /// The number of columns in all pieces.
  private(set) var pieceColumnCount = 0
  let assumesPositiveSizes: Bool
  /// What became of each row of the system.
  private var states: [EquationMerging.RowState] = []

  /// A root that a row says everything about.
  struct Definition {
    var root: Int
    var row: Int
    var coefficient: Double
  }

  /// Some rows, and no others have columns in common with them.
  struct Piece {
    /// Where its rows stand in `pieceRows`.
    var rows: Range<Int>
  }

  /// Reduces a system; nearly linear in the number of terms.
  ///
  /// Throws where rounding could decide anything.
  init(
    _ system: SparseRows, fixed: ColumnMerging, assumesPositiveSizes: Bool
  ) throws(ReductionFailure) {
    ground = fixed.ground
    self.assumesPositiveSizes = assumesPositiveSizes
    var equations = EquationMerging(rowCount: system.rows.count, merging: fixed)
    try equations.run(system)
    reduced = ReducedRows(columnCount: ground, rowCount: system.rows.count)
    try addRows(of: system, equations)
    addSizes()
    try eliminate(system)
    findLonely()
    findPieces()
  }

  private mutating func addRows(
    of system: SparseRows, _ equations: consuming EquationMerging
  ) throws(ReductionFailure) {
    var merging = equations.merging
    var sum = equations.sum
    states = equations.states
    _ = consume equations
    for row in system.rows.indices where !states[row].isUsed {
      try sum.set(to: row, of: system, &merging)
      switch sum.parts.count {
      case 0: break
      case 1:
        reduced.append(
          ReducedRows.Single(row: row, coefficient: sum.parts[0].coefficient, shift: sum.shift),
          of: sum.parts[0].root)
      default: reduced.append(row, sum)
      }
    }
    places = merging.places
  }

  /// Whether the right side of a row went into others, or had a say in what was eliminated.
  func isAbsorbed(_ row: Int) -> Bool { states[row].isUsed }

  /// Notes that the right side of a row goes into others.
  mutating func absorb(_ row: Int) { states[row].isUsed = true }

  /// Sizes are the last two of an item's four columns; where they are not known, they must not be
  /// negative.
  private mutating func addSizes() {
    for column in 0..<ground where ConstraintProgram.isSize(column) {
      let place = places[column]
      if place.root == ground { continue }
      // That a size that stands for itself is not negative is known anyway.
      if place.root == column { continue }
      reduced.append(
        ReducedRows.Single(row: -1, coefficient: place.scale, shift: place.offset),
        of: place.root)
    }
  }

  private mutating func findLonely() {
    lonely.reserveCapacity(ground / 8)
    for column in 0..<ground where places[column].root == column {
      if reduced.columns[column].uses > 0 {
        pieceColumnCount += 1
      } else if !reduced.columns[column].isEliminated {
        lonely.append(column)
      }
    }
  }
}
