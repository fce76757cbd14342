extension ClosedRange<Double> {
  /// Whether a length of whole pixels lies within, of 1, 2 or 3 to the point: one that a device may
  /// give to a screen or a cell.
  public var holdsWholePixel: Bool {
    [2.0, 3].contains { scale in
      (lowerBound * scale - 1e-6).rounded(.up) <= upperBound * scale + 1e-6
    }
  }

  /// That no device has one of these lengths, to be added to a sentence; nothing where one may.
  ///
  /// Nothing for a single length: that is one that somebody asked for.
  public var pixelWords: String {
    guard lowerBound < upperBound, !holdsWholePixel else { return "" }
    return "; no whole pixel lies within, so no device shows it"
  }
}
