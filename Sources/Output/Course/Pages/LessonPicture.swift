import CResources
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Reporting

/// A layout as a drawing in SVG.
struct LessonPicture {
  /// The frames, with the container's as `superview`.
  let frames: NamedFrames
  /// The elements to draw, in order.
  let elements: [String]
  let contents: [String: ElementContent]
  /// The title, for those who do not see it.
  let title: String
  /// The layer on top, dashed: the other notation's frames where they differ.
  var other: NamedFrames?
  /// The width that pictures beside this one need, in points: all of them have one scale.
  var sharedWidth = 0.0

  /// The margin around the container, in points: room for names above an element.
  private static let margin = 16.0
  /// The width up to which small pictures are enlarged, in CSS pixels.
  private static let comfortableWidth = 560.0
  /// The largest length of a side that is drawn, in points.
  private static let largest = 10_000.0

  /// Whether the other notation's layer shows anything.
  var differs: Bool { !differing.isEmpty }

  /// The other notation's frames of elements that are drawn elsewhere.
  private var differing: [CGRect] {
    elements.compactMap { name in
      guard let frame = other?[name], let own = frames[name], !Self.isSame(frame, own) else {
        return nil
      }
      return frame
    }
  }

  /// The drawing, to be put into a page; its style is that of the page.
  var inline: String { svg(style: nil) }

  /// The drawing as a file, with its style.
  var file: String { svg(style: ReportStyle.palette + Self.rules) + "\n" }

  /// The same in light colours, for slides and paper.
  var slide: String { svg(style: ReportStyle.lightPalette + Self.rules) + "\n" }

  /// Pictures of one scale: a wider screen is drawn wider.
  static func sharingScale(_ pictures: [LessonPicture?]) -> [LessonPicture?] {
    let widest = pictures.compactMap { $0.map { Double($0.area.width) } }.max() ?? 0
    return pictures.map { picture in
      var picture = picture
      picture?.sharedWidth = widest
      return picture
    }
  }

  /// The size of the container, as far as it is drawn.
  private var size: CGSize {
    let size = frames[ConstraintSystem.containerName]?.size ?? CGSize(width: 320, height: 100)
    return CGSize(width: min(size.width, Self.largest), height: min(size.height, Self.largest))
  }

  /// The drawn area, with a margin.
  private var area: CGRect {
    let shown = (elements.compactMap { frames[$0] } + differing).filter {
      abs($0.maxX) + abs($0.maxY) < 1e5
    }
    return shown.reduce(CGRect(origin: .zero, size: size)) { $0.union($1) }
      .insetBy(dx: -Self.margin, dy: -Self.margin)
  }

  private func svg(style: String?) -> String {
    let (size, area) = (size, area)
    let width = max(Double(area.width), sharedWidth)
    let zoom = min(max(Self.comfortableWidth / max(width, 1), 1), 1.6)
    let view = [area.minX, area.minY, width, area.height].map { Self.number(Double($0)) }
    var parts: [String] = []
    parts.append("<title>\(Self.escaped(title))</title>")
    if let style { parts.append("<style>\n\(style)\n</style>") }
    let container = CGRect(origin: .zero, size: size)
    parts.append(Self.rectangle(container, "container"))
    let drawn = elements.compactMap { name in frames[name].map { (name, $0) } }
    var places = NamePlaces(
      frames: [container] + drawn.map(\.1) + differing,
      texts: drawn.flatMap { contents[$0]?.text?.places(in: $1) ?? [] }, room: area)
    parts += drawn.map { element($0, $1, nameAt: places.place($0, at: $1)) }
    parts += differing.map { Self.rectangle($0, "other") }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" class="screen" \
      width="\(Self.number(width * zoom))" height="\(Self.number(area.height * zoom))" viewBox="\(view.joined(separator: " "))" \
      data-width="\(Self.number(size.width))" data-height="\(Self.number(size.height))">
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  private func element(_ name: String, _ frame: CGRect, nameAt place: CGPoint) -> String {
    let content = contents[name]
    var text = "<g data-element=\"\(Self.escaped(name))\">"
    text += Self.rectangle(frame, content?.kind.rawValue ?? "box")
    if content?.kind == .image, frame.width > 4, frame.height > 4 {
      let (x, y, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
      text +=
        "<path class=\"cross\" d=\"M\(Self.number(x)) \(Self.number(y))"
        + "L\(Self.number(right)) \(Self.number(bottom))M\(Self.number(right)) \(Self.number(y))"
        + "L\(Self.number(x)) \(Self.number(bottom))\"/>"
    }
    if let drawn = content?.text, let lines = drawn.lines(in: frame.width) {
      let scalars = Array(drawn.text.unicodeScalars)
      for (index, line) in lines.enumerated() where line.end <= scalars.count {
        var words = String(String.UnicodeScalarView(scalars[line.start..<line.end]))
        words = words.trimmingCharacters(in: .whitespacesAndNewlines) + (line.isCut ? "…" : "")
        let y = frame.minY + drawn.firstBaseline + Double(index) * drawn.lineHeight
        text +=
          "<text x=\"\(Self.number(frame.minX + drawn.left))\" y=\"\(Self.number(y))\" "
          + "font-size=\"\(Self.number(drawn.fontSize))\" font-weight=\"\(drawn.fontWeight)\" "
          + "textLength=\"\(Self.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\">"
          + "\(Self.escaped(words))</text>"
      }
    }
    text +=
      "<text class=\"name\" x=\"\(Self.number(place.x))\" "
      + "y=\"\(Self.number(place.y))\">\(Self.escaped(name))</text></g>"
    return text
  }

  private static func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.maxX - other.maxX) < 0.01 && abs(one.maxY - other.maxY) < 0.01
  }

  private static func rectangle(_ frame: CGRect, _ style: String) -> String {
    // A browser draws no rectangle of length 0.
    "<rect class=\"\(style)\" x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" "
      + "width=\"\(number(max(frame.width, 0.01)))\" height=\"\(number(max(frame.height, 0.01)))\"/>"
  }

  private static func number(_ length: Double) -> String { NumberText.plain(length) }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// The style of pictures on pages.
  static let rules = String(cString: built_in("Output/Course/Resources/picture.css"))
}

extension ElementText {
  /// Where its lines are in a frame, with the letters that reach below the base line.
  fileprivate func places(in frame: CGRect) -> [CGRect] {
    (lines(in: frame.width) ?? []).enumerated().map { index, line in
      CGRect(
        x: frame.minX + left,
        y: frame.minY + firstBaseline + Double(index) * lineHeight - fontSize * 0.75,
        width: line.width, height: fontSize)
    }
  }
}
