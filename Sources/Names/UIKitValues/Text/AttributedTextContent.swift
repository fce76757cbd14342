public import Geometry
public import TextMeasuring

/// An attributed text as content that both engines measure.
///
/// Ours: the whole text is measured in the font and the paragraph style of its first character.
/// Other attributes, including kerning, are ignored.
public final class AttributedTextContent: TextDrawing {
  private let text: MeasuredText, color: String?, lineHeight, lineSpacing: Double
  /// Prepares `string` for measuring on the current device.
  ///
  /// A `maximumNumberOfLines` of 0 means as many lines as the text needs.
  ///
  /// - Throws: `FontError` where the font cannot be measured.
  public init(_ string: NSAttributedString, maximumNumberOfLines: Int = 0) throws(FontError) {
    let attributes = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    text = try SimulatedDevice.current.textMeasurer.text(
      string.string, font: font.fontDescription, maximumLines: maximumNumberOfLines)
    color = (attributes[.foregroundColor] as? UIColor)?.drawnColor
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    lineHeight = style?.lineHeight(of: text.metrics) ?? text.metrics.lineHeight
    lineSpacing = Double(style?.lineSpacing ?? 0)
  }

  private init(_ text: MeasuredText, color: String?, lineHeight: Double, lineSpacing: Double) {
    (self.text, self.color) = (text, color)
    (self.lineHeight, self.lineSpacing) = (lineHeight, lineSpacing)
  }

  /// The distance from the top of the text down to its first baseline, in points; 0 without text.
  public var ascender: Double {
    text.text.isEmpty ? 0 : lineHeight - text.metrics.baselineFromBottom
  }
  /// The distance from the bottom of the text to its last baseline, negative, in points, or 0.
  public var descender: Double { text.text.isEmpty ? 0 : -text.metrics.baselineFromBottom }
  /// Whether the text becomes higher in a smaller width; false for a single line.
  public var wraps: Bool { text.wraps }
  /// The size and the baselines of the text in a size, whose height does not matter, in points.
  public func measure(in available: CGSize) -> ContentMeasurement {
    var measurement = text.measure(in: available)
    guard isSpaced, measurement.size.height > 0 else { return measurement }
    measurement.size.height = CGFloat(height(of: Double(measurement.size.height)))
    // TextKit adds extra line height above the characters.
    measurement.firstBaseline += lineHeight - text.metrics.lineHeight
    return measurement
  }

  /// Whether lines have another distance than the font's.
  private var isSpaced: Bool { lineHeight != text.metrics.lineHeight || lineSpacing != 0 }
  /// The height of lines that have this height in the font's own distance, in points.
  private func height(of plain: Double) -> Double {
    guard isSpaced, plain.isFinite else { return plain }
    let lines = (plain / text.metrics.lineHeight).rounded()
    return max(0, lines * lineHeight + (lines - 1) * lineSpacing)
  }

  /// The lines of the text in an available width, in the colour of its first character.
  public func drawing(in width: Double) -> DrawnText {
    var drawing = text.drawing(in: width)
    drawing.color = color
    drawing.firstBaseline += lineHeight - text.metrics.lineHeight
    drawing.lineHeight = lineHeight + lineSpacing
    return drawing
  }
}

extension AttributedTextContent {
  /// The size of the text in this available width, and the range of widths with the same size.
  public func segment(containing width: Double) -> ContentSegment {
    var segment = text.segment(containing: width)
    guard isSpaced, segment.size.height > 0 else { return segment }
    segment.size.height = CGFloat(height(of: Double(segment.size.height)))
    segment.firstBaseline += lineHeight - text.metrics.lineHeight
    return segment
  }

  public func lines(inWidth width: Double) -> [Int] { text.lines(inWidth: width) }
  /// The same text with as many lines as it needs.
  public var withoutLineLimit: any TextDrawing {
    AttributedTextContent(
      text.unlimited, color: color, lineHeight: lineHeight, lineSpacing: lineSpacing)
  }
  /// The height of the most lines that are shown, in points; infinite without a maximum.
  public var mostHeight: Double { height(of: text.mostHeight) }
  /// The width of the widest character, in points.
  public var widestCharacter: Double { text.widestCharacter }
}

extension NSParagraphStyle {
  /// The height of a line, in points: the font's own, multiplied, then clamped to the bounds.
  fileprivate func lineHeight(of metrics: FontMetrics) -> Double {
    let multiple = lineHeightMultiple > 0 ? Double(lineHeightMultiple) : 1
    let height = max(metrics.lineHeight * multiple, Double(minimumLineHeight))
    return maximumLineHeight > 0 ? min(height, Double(maximumLineHeight)) : height
  }
}
