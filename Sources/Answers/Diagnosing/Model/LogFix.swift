package import ConsoleLogs
import Geometry

/// A change that ends a conflict: the priority of one line becomes 999.
package struct LogFix: Sendable, Equatable {
  /// The size of a view whose limit gives way.
  package struct Size: Sendable, Equatable {
    var view: String
    var axis: Axis
    /// The size and the limit that it misses, in points.
    var points, limit: Double
  }

  package var line: Int
  /// The line as a rule or, where no rule expresses it, as it was printed.
  package var text: String
  /// The line of source code that made it, where it was printed.
  package var place: SourcePlace?
  /// The distance by which the line is missed then, in points; `nil` where another conflict remains or
  /// the reading direction decides it.
  package var missedBy: Double?
  /// The size of its view then; `nil` where it limits none, or the distance is unknown.
  package var size: Size?
  /// The number of other lines in the conflict.
  package var others: Int
  /// Whether another conflict remains, so that only these can be satisfied.
  package var leavesConflict: Bool
}
