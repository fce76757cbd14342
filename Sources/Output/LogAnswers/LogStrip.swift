import Diagnosing
import Geometry
import JSONText
import Phrases

/// The extents of views along one axis, as bars below each other.
package struct LogStrip: Sendable {
  package let stripTitle: String
  package let stripText: String
  package let titleID: String
  package let textID: String
  package let viewBox: String
  package let displayWidth: String
  package let displayHeight: String
  package let bars: [Bar]

  /// One view.
  package struct Bar: Sendable {
    package let barText: String
    package let x: String
    package let y: String
    package let width: String
    package let height: String
    package let textX: String
    package let textY: String
    /// The same on a narrow page, which scales the picture down.
    package let narrowX: String
    package let narrowY: String
    package let narrowSize: String
  }

  private static let (width, row, bar) = (560.0, 37.0, 30.0)
  /// Ours: the width of a letter of 12 px, and the space around texts.
  private static let (letter, space) = (6.6, 4.0)
  /// Ours: letters of this size have 11 px where the picture has 280, and fit into a bar.
  private static let narrowSize = 22.0

  /// Where the text of a bar begins: inside where it fits, else after the bar, else before it.
  private static func start(ofText length: Double, _ x: Double, _ barWidth: Double) -> Double {
    if length + 2 * space <= barWidth { return x + space }
    let after = x + barWidth + space
    if after + length <= width { return after }
    let before = x - space - length
    return before >= 0 ? before : max(width - length, 0)
  }

  init(_ picture: LogPicture, number: Int, _ diagnosis: LogDiagnosis) {
    let first = picture.bars.map { $0.start }.min() ?? 0
    let last = picture.bars.map { $0.start + $0.length }.max() ?? 0
    let scale = Self.width / max(last - first, 1)
    let broken = diagnosis.givingWay.map { "constraint \($0 + 1)" } ?? "one constraint"
    stripTitle =
      "\(picture.isHorizontal ? "From left to right" : "From top to bottom"), without \(broken)"
    titleID = "strip-\(number)-title"
    textID = "strip-\(number)-text"
    bars = picture.bars.enumerated().map { index, bar in
      let x = (bar.start - first) * scale
      let width = max(bar.length * scale, 0)
      let extent: Phrase =
        "\(bar.name): \(bare: bar.start) to \(points: bar.start + bar.length)"
      let words = extent.typeset
      let count = Double(max(words.count, 1))
      let narrow = min(Self.narrowSize, Self.width / count / Self.letter * 12)
      let narrowLength = count * Self.letter * narrow / 12
      return Bar(
        barText: words,
        x: NumberText.plain(x), y: NumberText.plain(Double(index) * Self.row),
        width: NumberText.plain(width), height: NumberText.plain(Self.bar),
        textX: NumberText.plain(Self.start(ofText: Double(words.count) * Self.letter, x, width)),
        textY: NumberText.plain(Double(index) * Self.row + Self.bar / 2 + 4),
        narrowX: NumberText.plain(Self.start(ofText: narrowLength, x, width)),
        narrowY: NumberText.plain(Double(index) * Self.row + Self.bar / 2 + narrow * 0.36),
        narrowSize: NumberText.plain(narrow))
    }
    stripText = bars.map { $0.barText }.joined(separator: "; ")
    let height = Double(bars.count) * Self.row
    viewBox = "-2 -2 \(NumberText.plain(Self.width + 4)) \(NumberText.plain(height + 4))"
    displayWidth = NumberText.plain(Self.width + 4)
    displayHeight = NumberText.plain(height + 4)
  }

  /// The picture for a page.
  var json: JSONValue {
    [
      "title": .string(stripTitle), "text": .string(stripText), "viewBox": .string(viewBox),
      "width": .string(displayWidth), "height": .string(displayHeight),
      "bars": .array(bars.map { $0.json }),
    ]
  }
}

extension LogStrip.Bar {
  fileprivate var json: JSONValue {
    [
      "text": .string(barText), "x": .string(x), "y": .string(y), "width": .string(width),
      "height": .string(height), "textX": .string(textX), "textY": .string(textY),
      "narrowX": .string(narrowX), "narrowY": .string(narrowY),
      "narrowSize": .string(narrowSize),
    ]
  }
}
