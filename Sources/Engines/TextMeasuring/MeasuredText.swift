public import Foundation
public import Geometry

/// A text in a font, ready to be measured: the fonts it needs are open, so nothing can fail.
///
/// Every width is measured once and remembered. All equal texts of one measurer share these answers. The memory grows with the number of different widths.
///
/// The rules:
/// - The height of every line is the first font's line height, whatever fonts its characters come
///   from. The baseline of line i is at i × line height + ascender.
/// - Lines end where Unicode's line breaking algorithm (UAX #14) allows it, each as full as
///   possible. A word wider than the available width is broken between characters. A line feed
///   always ends a line; one at the very end of the text begins no further line.
/// - White space at the end of a line does not count towards its width. A tab is a space, any other
///   control character is nothing.
/// - The last of `maximumLines` lines does not wrap. It is truncated where it does not fit, and
///   then takes up the available width. The ellipsis itself is not measured.
/// - An empty text is 0 × 0 with baselines at 0, as an empty `UILabel` and `ASTextNode` are.
public final class MeasuredText: ContentMeasuring {
  let memory: TextMemory

  init(_ memory: TextMemory) {
    self.memory = memory
  }

  /// The text.
  public var text: String { memory.key.text }
  /// The requested font.
  public var font: FontDescription { memory.key.font }
  /// The maximum number of lines; 0 for no maximum.
  public var maximumLines: Int { memory.key.maximumLines }
  /// Whether the text becomes higher when it becomes narrower: false where the maximum is one line.
  public var wraps: Bool { maximumLines != 1 }
  /// The vertical metrics of each line, in points.
  public var metrics: FontMetrics { memory.metrics }
  /// Whether it has characters that no font here draws, and whose widths are therefore not known.
  ///
  /// Linear in the length of the text.
  public var hasUnknownCharacters: Bool { memory.hasUnknownCharacters }

  /// The size and the baselines of the text in the available size.
  ///
  /// The available height does not matter: only `maximumLines` limits the lines. Constant time for
  /// a width that was measured before, else linear in the length of the text.
  public func measure(in available: CGSize) -> ContentMeasurement {
    memory.measure(width: checked(available.width))
  }

  /// The lines of the text in an available width, in points, which may be infinite.
  ///
  /// Not remembered, and not counted as a measurement. Linear in the length of the text.
  public func lines(in width: Double) -> [TextLine] {
    memory.lines(width: checked(width))
  }

  private func checked(_ width: Double) -> Double {
    precondition(width >= 0, "an available width is a number, and never negative")
    return width
  }
}

/// One line of a measured text, for drawing.
public struct TextLine: Hashable, Sendable {
  /// The text of the line, without the white space at its end; for a truncated line, the part that
  /// fits.
  public var text: String
  /// The width of the line, in points; at most the available width.
  ///
  /// A single character that is wider than the available width sticks out on the right.
  public var width: Double
  /// Whether the line is truncated: the text goes on after the last permitted line, and an ellipsis
  /// belongs here.
  public var isCut: Bool

  /// Creates a line; `width` is in points.
  public init(text: String, width: Double, isCut: Bool = false) {
    self.text = text
    self.width = width
    self.isCut = isCut
  }
}

extension MeasuredText {
  /// The size of the text in this available width, and the range of widths with the same size.
  ///
  /// The range follows from the comparisons that line breaking makes, not from trying widths.
  public func segment(containing width: Double) -> ContentSegment {
    memory.segment(containing: width)
  }

  /// The number of lines, followed by four numbers for each line: its start and end in the text,
  /// its width in common units of the font stack, and 1 where it is truncated, else 0.
  ///
  /// A truncated line ends with the text that it should have shown.
  public func lines(inWidth width: Double) -> [Int] { memory.breaks(width: width) }
}

extension MeasuredText: TextDrawing {
  /// The lines of the text in an available width, in points, with the metrics of its font.
  ///
  /// Linear in the length of the text.
  public func drawing(in width: Double) -> DrawnText {
    let (lines, widths) = memory.drawing(width: checked(width))
    return DrawnText(
      text: text, fontSize: font.size, fontWeight: font.weight.number,
      firstBaseline: metrics.ascender, lineHeight: metrics.lineHeight, lines: lines,
      widths: widths)
  }

  /// The same text with as many lines as it needs.
  public var withoutLineLimit: any TextDrawing { unlimited }

  /// The same text with as many lines as it needs, as what it is.
  package var unlimited: MeasuredText { MeasuredText(memory.withoutLineLimit) }

  /// The height of the most lines that are shown, in points; infinite without a maximum.
  public var mostHeight: Double {
    maximumLines == 0 ? .infinity : Double(maximumLines) * metrics.lineHeight
  }

  /// The width of the widest character, in points.
  public var widestCharacter: Double { memory.withoutLineLimit.widestCharacter }
}
