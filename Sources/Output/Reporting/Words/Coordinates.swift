import Geometry

extension NumberText {
  /// A coordinate in a drawing, with at most one decimal: tenths are finer than any screen.
  static func coordinate(_ number: Double) -> String { decimal(number, places: 1) }
}
