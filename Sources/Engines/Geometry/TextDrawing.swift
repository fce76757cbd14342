/// Content that is drawn as lines of text, of which there may be a maximum.
public protocol TextDrawing: PiecewiseMeasuring {
  /// The text as it is drawn in an available width, in points; not negative, may be infinite.
  ///
  /// Not counted as a measurement.
  func drawing(in width: Double) -> DrawnText

  /// The same text with as many lines as it needs.
  var withoutLineLimit: any TextDrawing { get }
  /// The height of the most lines that are shown, in points; infinite without a maximum.
  var mostHeight: Double { get }
  /// The width of the widest character, in points: a line is never wider than the available width, or than
  /// this.
  ///
  /// Linear in the length of the text.
  var widestCharacter: Double { get }
}

extension TextDrawing {
  /// The content itself.
  public var drawnText: (any TextDrawing)? { self }
}

/// Text as it is drawn: its lines, and where they are.
public struct DrawnText: Sendable, Equatable {
  /// The text, of which lines show parts.
  public var text: String
  /// The size of the font, in points.
  public var fontSize: Double
  /// The weight of the font as in CSS: 400 is regular, 700 bold.
  public var fontWeight: Int
  /// The colour in hexadecimal digits: `#1a2b3c`; `nil` where none is known.
  public var color: String?
  /// The distance of every line from the left edge, in points.
  public var left = 0.0
  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double
  /// The distance between two baselines, in points.
  public var lineHeight: Double
  /// The lines, from the top.
  public var lines: [DrawnLine]
  /// Available widths with the same lines, the given one included; the upper end itself may have
  /// others.
  public var widths: ClosedRange<Double>

  /// Makes a drawing; lengths in points.
  public init(
    text: String, fontSize: Double, fontWeight: Int, firstBaseline: Double, lineHeight: Double,
    lines: [DrawnLine], widths: ClosedRange<Double>
  ) {
    self.text = text
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.firstBaseline = firstBaseline
    self.lineHeight = lineHeight
    self.lines = lines
    self.widths = widths
  }
}

/// One line of a drawn text.
public struct DrawnLine: Sendable, Hashable {
  /// The Unicode scalars of the text that the line shows, counted from 0.
  public var scalars: Range<Int>
  /// The width, in points.
  public var width: Double
  /// Whether the text goes on, so that an ellipsis belongs at the end.
  public var isCut: Bool

  /// Makes a line; `width` is in points.
  public init(scalars: Range<Int>, width: Double, isCut: Bool = false) {
    self.scalars = scalars
    self.width = width
    self.isCut = isCut
  }
}
