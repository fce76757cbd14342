package import AffineGeometry
public import Foundation
public import Geometry

/// A text in a font, ready to be measured: the fonts it needs are open, so nothing can fail.
///
/// Every width is asked once and remembered; all copies, and all equal texts of one measurer, share
/// what is remembered. The memory grows with the number of different widths.
///
/// How a text is set:
/// - A line is the first font's line height high, whatever fonts its characters come from. The
///   baseline of line i lies at i × line height + ascender.
/// - Lines end where Unicode's line breaking algorithm (UAX #14) allows it, each as full as it can
///   be. A word wider than the room is broken between characters; a line feed always ends a line,
///   and one at the very end of the text opens no further line.
/// - White space at the end of a line takes no room. A tab is a space, any other control character
///   is nothing.
/// - The last of `maximumLines` lines is not wrapped. What does not fit is cut, and the line then
///   takes up the room's width. The ellipsis itself is not measured.
/// - An empty text is 0 × 0 with baselines at 0, as an empty `UILabel` and `ASTextNode` are.
public struct MeasuredText: ContentMeasuring {
  let memory: TextMemory

  init(_ memory: TextMemory) {
    self.memory = memory
  }

  /// The text.
  public var text: String { memory.key.text }
  /// The font that was asked for.
  public var font: FontDescription { memory.key.font }
  /// How many lines there are at most; 0 where there may be as many as it takes.
  public var maximumLines: Int { memory.key.maximumLines }
  /// Whether a narrower room makes the text higher: not where there is one line at most.
  public var wraps: Bool { maximumLines != 1 }
  /// The vertical measures of each line, in points.
  public var metrics: FontMetrics { memory.metrics }

  /// The size and the baselines of the text in `room`.
  ///
  /// The height of the room does not matter: text is cut by `maximumLines` only. Constant time for
  /// a width asked before, else linear in the length of the text.
  public func measure(in room: CGSize) -> ContentMeasurement {
    memory.measure(width: checked(room.width))
  }

  /// The lines of the text in a room `width` points wide, which may be infinite.
  ///
  /// Not remembered and not counted as a measurement. Linear in the length of the text.
  public func lines(in width: Double) -> [TextLine] {
    memory.lines(width: checked(width))
  }

  private func checked(_ width: Double) -> Double {
    precondition(width >= 0, "a room is never narrower than nothing, and its width is a number")
    return width
  }
}

/// One line of a measured text, for drawing.
public struct TextLine: Hashable, Sendable {
  /// What the line shows, without the white space at its end; of a cut line, what fits the room.
  public var text: String
  /// The width that the line takes up, in points; at most that of the room.
  ///
  /// A single character that is wider than the room stands out of it on the right.
  public var width: Double
  /// Whether the text goes on behind the last permitted line, so that an ellipsis belongs here.
  public var isCut: Bool

  /// Makes a line from its parts.
  public init(text: String, width: Double, isCut: Bool = false) {
    self.text = text
    self.width = width
    self.isCut = isCut
  }
}

extension MeasuredText: PiecewiseMeasuring {
  /// The size of the text in a room of this width, and the widths of rooms with the same one.
  ///
  /// These widths come of what was found to fit and what not, never of trying widths one by one.
  package func segment(containing width: Double) -> ContentSegment {
    memory.segment(containing: width)
  }

  /// The number of lines, and for each one where it begins and ends in the text, its width in parts
  /// of an em, and whether it is cut off.
  package func lines(inWidth width: Double) -> [Int] { memory.breaks(width: width) }
}
