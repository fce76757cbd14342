import Explaining
import Geometry
import Layouts
import RecordWords
import Scenarios

/// The content of an element inside its frame, as shapes and lines of text.
///
/// Its properties have names that no page uses: templates look a `nil` property up in the page.
struct DrawnContent {
  var lines: [Line]
  /// Whether lines reach beyond the frame, which then clips them.
  let isClipped: Bool
  let fontSize: String
  /// The weight of letters; `nil` for the usual one.
  let fontWeight: String?
  let inkColor: String?
  /// Rounded rectangles, circles and paths.
  let rounded: [Rounded]
  let circles: [Circle]
  let strokes: [String]
  let hasShapes: Bool
  /// The size of an image, or the title of a control, in the middle; `nil` where it does not fit.
  let middleText: MiddleText?
  /// Whether some lines are drawn besides the layout spec's.
  var isMoved = false

  /// A line of text; its place is relative to the frame.
  struct Line: Equatable {
    /// Its distance from the left of the frame; `nil` for none.
    let lineX: String?
    let y: String
    /// The width that it is drawn in, whatever the font; `nil` for an empty line.
    let lineLength: String?
    let text: String
    /// Whether another text is there, so that it is not drawn over that.
    var isCovered = false
  }

  /// A rectangle with rounded corners.
  typealias Rounded = (x: String, y: String, width: String, height: String, radius: String)

  /// A circle.
  typealias Circle = (x: String, y: String, radius: String)

  /// A text in the middle of a frame.
  struct MiddleText {
    let x: String
    let y: String
    let middleSize: String
    /// `size` for the size of an image, which a narrow page leaves out, or `title`.
    let middleStyle: String
    let words: String
  }

  /// `nil` where the element shows nothing that is known.
  init?(_ content: ElementContent, in frame: Frame) {
    guard frame.width >= 0, frame.height >= 0 else { return nil }
    switch content.kind {
    case .text:
      guard let text = content.text, text.isDrawable, let lines = text.lines(in: frame.width) else {
        return nil
      }
      self.init(text, lines, in: frame)
    case .image, .control:
      self.init(
        shapes: Shapes(content.control, isImage: content.kind == .image, in: frame),
        words: content.title
          ?? content.size.map { $0.map(\.points).joined(separator: "×") },
        isImage: content.kind == .image, in: frame)
    }
  }

  private init(_ text: ElementText, _ broken: [TextBreaks.Line], in frame: Frame) {
    let scalars = Array(text.text.unicodeScalars.prefix(SizeLimits.drawnScalars))
    lines = broken.prefix(SizeLimits.drawnLines).enumerated().map { index, line in
      let (start, end) = (min(line.start, scalars.count), min(line.end, scalars.count))
      let shown = String(String.UnicodeScalarView(scalars[start..<end]))
      let length = line.isCut ? frame.width - text.left : line.width
      return Line(
        lineX: text.left == 0 ? nil : NumberText.plain(text.left),
        y: NumberText.coordinate(text.firstBaseline + Double(index) * text.lineHeight),
        lineLength: length > 0 ? NumberText.coordinate(length) : nil,
        text: line.isCut ? shown + "…" : shown)
    }
    isClipped = Self.isClipped(text, broken.prefix(SizeLimits.drawnLines), in: frame)
    fontSize = NumberText.plain(text.fontSize)
    fontWeight = text.fontWeight == 400 ? nil : "\(text.fontWeight)"
    inkColor = text.drawnColor
    (rounded, circles, strokes, hasShapes, middleText) = ([], [], [], false, nil)
  }

  /// Whether lines reach beyond the frame, by the same rule as `drawing.js`.
  ///
  /// Letters of Inter reach 0.24 of their size below the baseline.
  private static func isClipped(
    _ text: ElementText, _ lines: ArraySlice<TextBreaks.Line>, in frame: Frame
  ) -> Bool {
    let bottom = text.firstBaseline + Double(lines.count - 1) * text.lineHeight
    return bottom + text.fontSize * 0.24 > frame.height
      || lines.contains { !$0.isCut && text.left + $0.width > frame.width }
  }

  private init(shapes: Shapes, words: String?, isImage: Bool, in frame: Frame) {
    (lines, isClipped) = ([], false)
    (fontSize, fontWeight, inkColor) = ("", nil, nil)
    (rounded, circles, strokes) = (shapes.rounded, shapes.circles, shapes.strokes)
    hasShapes = true
    let count = Double(max(words?.unicodeScalars.count ?? 0, 1))
    let size = isImage ? min(9, frame.width / count / 0.6) : 15
    let isFitting = frame.height >= size && size > 6 && frame.width >= count * size * 0.5
    middleText = words.flatMap { words in
      guard isFitting else { return nil }
      return MiddleText(
        x: NumberText.plain(frame.x + frame.width / 2),
        y: NumberText.plain(frame.y + frame.height / 2 + size * 0.35),
        middleSize: NumberText.plain(size), middleStyle: isImage ? "size" : "title", words: words)
    }
  }

  /// The shapes by which a control or an image is recognised.
  private struct Shapes {
    var rounded: [Rounded] = []
    var circles: [Circle] = []
    var strokes: [String] = []

    init(_ look: Control.Look?, isImage: Bool, in frame: Frame) {
      let (left, top) = (frame.x, frame.y)
      let (right, bottom) = (left + frame.width, top + frame.height)
      let (middle, centre) = ((left + right) / 2, (top + bottom) / 2)
      let (short, w, h) = (min(frame.width, frame.height), frame.width, frame.height)
      func path(_ commands: (String, [Double])...) -> String {
        commands.map { $0 + $1.map(NumberText.plain).joined(separator: " ") }.joined()
      }
      func box(_ radius: Double, inset: Double = 0) -> Rounded {
        Rounded(
          x: NumberText.plain(left + inset), y: NumberText.plain(top + inset),
          width: NumberText.plain(max(w - 2 * inset, 0)),
          height: NumberText.plain(max(h - 2 * inset, 0)), radius: NumberText.plain(radius))
      }
      func knob(_ x: Double, _ radius: Double) -> Circle {
        Circle(
          x: NumberText.plain(x), y: NumberText.plain(centre),
          radius: NumberText.plain(max(radius, 0)))
      }
      switch isImage ? .image : look {
      case .image:
        strokes = [
          path(
            ("M", [left, top]), ("L", [right, bottom]), ("M", [right, top]), ("L", [left, bottom]))
        ]
      case .switch:
        rounded = [box(short / 2)]
        circles = [knob(right - short / 2, short / 2 - 2)]
      case .slider:
        strokes = [path(("M", [left, centre]), ("H", [right]))]
        circles = [knob(middle, min(h / 2 - 2, w / 4))]
      case .progress: strokes = [path(("M", [left, centre]), ("H", [right]))]
      case .stepper:
        let arm = min(4, h / 4, w / 4)
        rounded = [box(min(8, h / 2))]
        strokes = [
          path(("M", [middle, top + arm]), ("V", [bottom - arm])),
          path(("M", [left + w / 4 - arm, centre]), ("h", [2 * arm])),
          path(
            ("M", [left + 3 * w / 4 - arm, centre]), ("h", [2 * arm]), ("m", [-arm, -arm]),
            ("v", [2 * arm])),
        ]
      case .activity: circles = [knob(middle, short / 2 - 2)]
      case .button, .textField, nil: rounded = [box(min(6, h / 2), inset: min(1, short / 2))]
      }
    }
  }
}
