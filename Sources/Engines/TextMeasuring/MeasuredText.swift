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
