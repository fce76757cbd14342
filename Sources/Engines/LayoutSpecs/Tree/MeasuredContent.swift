import Geometry

/// A content that is measured, as a tree stores it.
///
/// A constant of a class is asked without copying it, and so without counting references: a layout
/// asks every text at least once.
final class MeasuredContent: Sendable {
  let content: any ContentMeasuring

  init(_ content: any ContentMeasuring) {
    self.content = content
  }
}
