import Geometry
import LayoutConstraints
import Scenarios
import TextMeasuring
import TextureNames
import UIKitNames

/// The content of a node or a view, as an element of a file has it.
enum ExportedContent: Equatable {
  /// No content.
  case none
  /// Always these lengths, in points; `nil` along an axis without one.
  case size(width: Double?, height: Double?, isImage: Bool)
  /// Text.
  case text(TextElement)
  /// Content that a file cannot express; the clause names it, the size is that in unlimited space.
  case other(String, CGSize)

  /// The kind of an element with this content.
  var kind: Element.Kind {
    switch self {
    case .none: return .box(nil)
    case .size(let width?, let height?, true): return .image(CGSize(width: width, height: height))
    case .size(let width, let height, _):
      return .box(BoxContent(width: width, height: height))
    case .text(let text): return .text(text)
    case .other(_, let size): return .box(BoxContent(size))
    }
  }

  /// The content in words: `a text`, `40x40`.
  var words: String {
    switch self {
    case .none: "no content"
    case .size(let width, let height, _): BoxContent(width: width, height: height).text
    case .text(let text):
      "the text \(text.text.debugDescription) in \(text.font.size.points) pt and "
        + (text.maximumLines == 0 ? "any number of lines" : "at most \(text.maximumLines) lines")
    case .other(let reason, _): reason
    }
  }
}

extension ExportedContent {
  /// The content of a node without a spec of its own.
  init(of node: ASDisplayNode) {
    if let text = node as? ASTextNode {
      guard let string = text.attributedText, string.length > 0 else {
        self = .none
        return
      }
      self = .text(
        TextElement(string, lines: Int(clamping: text.maximumNumberOfLines), else: nil))
      return
    }
    // Sizes that a node returns for several widths show its content, whatever its class.
    let probes = [
      CGSize(width: 1000, height: 1000), CGSize(width: 57, height: 41),
      CGSize(width: 200, height: Double.infinity),
      CGSize(width: Double.infinity, height: .infinity),
    ]
    let answers = probes.map { node.calculateSizeThatFits($0) }
    let fills = zip(probes, answers).allSatisfy { probe, answer in
      answer == (probe.width.isFinite && probe.height.isFinite ? probe : .zero)
    }
    if fills {
      self = .none
    } else if answers.allSatisfy({ $0 == answers[0] }) {
      self = .size(
        width: answers[0].width, height: answers[0].height, isImage: node is ASImageNode)
    } else {
      let natural = answers[3]
      let isFinite = natural.width.isFinite && natural.height.isFinite
      self = .other(
        "its size follows from code in \(type(of: node))", isFinite ? natural : .zero)
    }
  }

  /// The content of a view, as constraints have it.
  @MainActor init(of view: UIView, _ item: ConstraintItem) {
    if let label = view as? UILabel, let string = label.attributedText {
      self = .text(
        TextElement(string, lines: max(0, label.numberOfLines), else: label.font))
      return
    }
    switch item.content {
    case .none: self = .none
    case .fixed(let size):
      self = .size(
        width: item.hasContentWidth ? size.width : nil,
        height: item.hasContentHeight ? size.height : nil, isImage: view is UIImageView)
    case .measured(let content):
      self = .other(
        "its size follows from code in \(type(of: view))", content.unlimitedMeasurement.size)
    }
  }

  /// Whether `content` is measured as this text is, in a few widths; true for everything else.
  func isMeasured(as content: Content, by measurer: TextMeasurer) -> Bool {
    guard case .text(let text) = self, case .measured(let content) = content,
      let own = try? measurer.text(text.text, font: text.font, maximumLines: text.maximumLines)
    else { return true }
    return [Double.infinity, 320, 200, 100, 57].allSatisfy { width in
      let available = CGSize(width: width, height: .infinity)
      return own.measure(in: available) == content.measure(in: available)
    }
  }
}

extension TextElement {
  /// The text in the font of its first character; `font` where it has none, or 12 points.
  fileprivate init(_ string: NSAttributedString, lines: Int, else font: UIFont?) {
    let own =
      string.length > 0
      ? string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    self.init(
      text: string.string, font: (own ?? font ?? .systemFont(ofSize: 12)).fontDescription,
      maximumLines: lines)
  }
}
