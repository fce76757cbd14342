package import JSONText
import Layouts
package import Scenarios

/// The content of an element, for pictures: text as the engine broke it, an image, or a control.
package struct ElementContent: Sendable, Equatable, Decodable, JSONRepresentable {
  package var element: String
  /// The case in which it shows that; `nil` for the usual one.
  package var caseName: String?
  package var kind: Kind
  /// The size of an image, in points: width and height; `nil` for anything else.
  package var size: [Double]?
  /// The text; `nil` where there is none.
  package var text: ElementText?
  /// The control; `nil` for anything else.
  package var control: Control.Look?
  /// The title of the control; `nil` without one.
  package var title: String?

  private enum CodingKeys: String, CodingKey {
    case element, kind, size, text, control, title
    case caseName = "case"
  }

  /// The kinds of content.
  package enum Kind: String, Sendable, Decodable, JSONRepresentable {
    case image
    /// Lines of text.
    case text
    case control
  }

  package var json: JSONValue {
    .object([
      "element": element.json, "case": caseName?.json, "kind": kind.json, "size": size?.json,
      "text": text?.json, "control": control?.json, "title": title?.json,
    ])
  }
}

/// A text, and its lines for each width of its element that occurs.
package struct ElementText: Sendable, Equatable, Decodable, JSONRepresentable {
  package var text: String
  /// The size of the font, in points.
  package var fontSize: Double
  /// The weight of the font as in CSS: 400 is regular, 700 bold.
  package var fontWeight: Int = 400
  /// The colour in hexadecimal digits, `#1a2b3c`; `nil` for the ink of the picture.
  package var color: String?
  /// The distance of every line from the left edge of the element, in points.
  package var left: Double = 0
  /// The distance of the first line's baseline from the top of the element, in points.
  package var firstBaseline: Double
  /// The distance between two baselines, in points.
  package var lineHeight: Double
  /// The lines, by ascending width of the element.
  package var breaks: [TextBreaks]

  /// The lines in an element of a width, in points; `nil` where they are not recorded.
  ///
  /// Linear in the number of breaks.
  package func lines(in width: Double) -> [TextBreaks.Line]? {
    // Texts may exceed their width by a millionth of a point, and widths are rounded to that.
    let tolerance = 2e-6
    return breaks.last { $0.from <= width + tolerance && $0.to >= width - tolerance }?.lines
  }

  package var json: JSONValue {
    .object([
      "text": text.json, "fontSize": fontSize.json, "fontWeight": fontWeight.json,
      "color": color?.json, "left": left.json, "firstBaseline": firstBaseline.json,
      "lineHeight": lineHeight.json, "breaks": breaks.json,
    ])
  }
}

/// The lines of a text in a range of widths of its element.
///
/// Encoded as numbers: the first and the last width, then four for each line.
package struct TextBreaks: Sendable, Equatable, JSONRepresentable {
  /// The first and the last width, in points.
  package var (from, to): (Double, Double)
  /// The lines, from the top.
  package var lines: [Line]

  /// A line.
  package struct Line: Sendable, Equatable {
    /// The first scalar of the text that the line shows, and the one after the last.
    package var (start, end): (Int, Int)
    /// The width, in points.
    package var width: Double
    /// Whether an ellipsis belongs at the end.
    package var isCut: Bool = false
  }

  /// The range, and four numbers for each line.
  package var json: JSONValue {
    let numbers: [[Double]] = lines.map {
      [Double($0.start), Double($0.end), $0.width, $0.isCut ? 1.0 : 0.0]
    }
    return ([from, to] + numbers.joined()).json
  }
}
