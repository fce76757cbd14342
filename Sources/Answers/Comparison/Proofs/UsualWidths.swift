extension Sweep {
  /// The default range of widths, in points.
  ///
  /// Ours: from the narrowest device's cell to the widest tablet's.
  package static let usualWidths = 280.0...1200.0
}
