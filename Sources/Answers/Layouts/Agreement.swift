import JSONText

/// How the two engines' positions of one edge relate, the better relation first.
package enum Agreement: String, Sendable, Decodable, JSONRepresentable, CaseIterable, Comparable {
  /// Equal within ``Tolerance/equal``.
  case equal
  /// At most one pixel apart, and equal before either engine rounded: this counts as agreement.
  case rounding
  /// Anything else.
  case differs

  /// Whether the two engines agree.
  package var agrees: Bool { self != .differs }

  /// Whether `left` is the better agreement.
  package static func < (left: Agreement, right: Agreement) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .equal: 0
    case .rounding: 1
    case .differs: 2
    }
  }
}
