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
  /// Every column in terms of a root, or of the ground.
  private(set) var places: [ColumnMerging.Place]
  let ground: Int
  private(set) var singles: SingleConditions
  /// The conditions with several roots, those that became definitions among them.
  private(set) var rows: ReducedRows
  /// The roots that were eliminated since, each by a row; the last one first to be known.
  private(set) var definitions: [Definition] = []
  /// What eliminated columns cost, now as costs of others.
  private(set) var costs: LinearCosts
  /// The roots that stand in no row, and have a value each that is still to be found.
  private(set) var lonely: [Int] = []
  /// The pieces of several columns.
  private(set) var pieces: [Piece] = []
  /// The rows of the pieces, piece by piece.
  private(set) var pieceRows: [Int] = []
  /// The number of columns in all pieces.
  private(set) var pieceColumnCount = 0

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
    var equations = EquationMerging(system, merging: fixed)
    try equations.run()
    ground = fixed.ground
    places = []
    places.reserveCapacity(ground)
    var merging = equations.merging
    for column in 0..<ground { places.append(merging.place(of: column)) }
    singles = SingleConditions(columnCount: ground)
    rows = ReducedRows(columnCount: ground)
    costs = LinearCosts(columnCount: 0)
    try addRows(of: system, equations.isUsed, &merging)
    addSizes()
    singles.sort()
    var elimination = Elimination(
      rows, singles, system, assumesPositiveSizes: assumesPositiveSizes)
    try elimination.run()
    rows = elimination.rows
    definitions = elimination.definitions
    costs = elimination.costs
    findPieces(elimination.isEliminated)
  }

  private mutating func addRows(
    of system: SparseRows, _ isUsed: [Bool], _ merging: inout ColumnMerging
  ) throws(ReductionFailure) {
    var sum = RowSum(columnCount: ground)
    singles.reserve(system.count + ground / 2)
    for row in 0..<system.count where !isUsed[row] {
      try sum.set(to: row, of: system, &merging)
      switch sum.roots.count {
      case 0: break
      case 1:
        singles.append(
          SingleConditions.Single(row: row, coefficient: sum.coefficients[0], shift: sum.shift),
          of: sum.roots[0])
      default: rows.append(row, sum)
      }
    }
  }

  /// Sizes are the odd pairs of an item's four columns; where they are not known, they must not be
  /// negative.
  private mutating func addSizes() {
    for column in 0..<ground where column & 2 != 0 && places[column].root != ground {
      let place = places[column]
      // That a size that stands for itself is not negative is known anyway.
      if place.root == column { continue }
      singles.append(
        SingleConditions.Single(row: -1, coefficient: place.scale, shift: place.offset),
        of: place.root)
    }
  }

  /// Sorts what is left into pieces.
  private mutating func findPieces(_ isEliminated: [Bool]) {
    for column in 0..<ground where places[column].root == column {
      if rows.uses[column] > 0 {
        pieceColumnCount += 1
      } else if !isEliminated[column] {
        lonely.append(column)
      }
    }
    var search = PieceSearch(rows)
    search.run()
    pieceRows = search.pieceRows
    pieces = search.pieces
  }
}
