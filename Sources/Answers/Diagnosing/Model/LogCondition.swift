package import LayoutConstraints

/// A fact that the log does not contain and that decides whether its lines conflict.
package struct LogCondition: Sendable, Equatable {
  /// Under which condition they conflict.
  package enum Fact: Sendable, Equatable {
    /// The rounding of printed numbers does not account for these points.
    case moreThanRounding(points: Double)
    /// Digits that are not printed differ from 0: the lines only just hold.
    case hiddenDigits
    /// The sum of lengths is not within these bounds, in points; infinite where nothing limits it.
    case sum([UnknownLength], lower: Double, upper: Double)
    /// The same of the first length minus the second.
    case difference(UnknownLength, UnknownLength, lower: Double, upper: Double)
    case otherValues([UnknownLength])
    case flippedSuperview
    /// The superview of a view, which is not printed, is another view of the log.
    case superview(of: String, is: String)
    case sameView(String, String)
    /// A name in a line means these addresses, in this order.
    case ambiguousName(String, line: Int, addresses: [String])
    case missingList
    case unread(count: Int)
    case unusableNumbers
    /// So many constraints follow the first ones, which are read.
    case leftOut(count: Int, after: Int)
    /// A part of the list was left out of the text.
    case gap
    case redacted
  }

  package var fact: Fact
  /// The lines that would conflict then; empty where they are unknown.
  package var lines: [Int]
}

/// A length that the log does not contain, with the names of its views.
package enum UnknownLength: Sendable, Hashable {
  case margin(edge: Constraint.Attribute, of: String)
  /// The distance from the top to the first baseline.
  case firstBaseline(of: String)
  /// The distance from the last baseline to the bottom.
  case lastBaseline(of: String)
  /// A variable of the engine or of a framework.
  case variable(String, of: String)
  /// The place from which both are measured.
  case origin(of: String, and: String)
}
