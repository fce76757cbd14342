package import Geometry

/// Text of which a maximum of lines is shown, with its segments.
package protocol LimitedText: PiecewiseMeasuring {
  /// The same text with as many lines as it needs.
  var withoutLineLimit: Self { get }
  /// The height of the most lines that are shown, in points; infinite without a maximum.
  var mostHeight: Double { get }
  /// The width of the widest character, in points: a line is never wider than the available width, or than
  /// this.
  ///
  /// Linear in the length of the text.
  var widestCharacter: Double { get }
}

extension MeasuredText: LimitedText {
  package var withoutLineLimit: MeasuredText { MeasuredText(memory.withoutLineLimit) }

  package var mostHeight: Double {
    maximumLines == 0 ? .infinity : Double(maximumLines) * metrics.lineHeight
  }

  package var widestCharacter: Double { memory.withoutLineLimit.widestCharacter }
}
