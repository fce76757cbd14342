extension ClosedRange<Double> {
  /// Whether the range of lengths contains a whole number of pixels at 1, 2 or 3 pixels per point, as
  /// a device may give to a screen or a cell.
  package var holdsWholePixel: Bool {
    [2.0, 3].contains { (scale: Double) in
      let first: Double = lowerBound * scale - 1e-6
      let last: Double = upperBound * scale + 1e-6
      return first.rounded(.up) <= last
    }
  }

  /// Whether no device has one of these lengths; false for a single length, which somebody asked for.
  package var isBetweenPixels: Bool { lowerBound < upperBound && !holdsWholePixel }

  /// A clause saying that no device has one of these lengths, to end a sentence; empty where one may.
  package var pixelWords: String {
    isBetweenPixels ? "; it contains no whole pixel, so no device shows it" : ""
  }
}
