public import Foundation
import Geometry
import TextMeasuring
public import UIKitValues

/// A view that shows text.
open class UILabel: UIView {
  /// The text, in `font`; replaces a text with attributes.
  open var text: String? {
    get { attributed?.string }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes; what has no font is set in `font`.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; setting none sets the one that labels begin with.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      textHasChanged()
    }
  }
  /// How many lines there are at most; 0 where there may be as many as it takes.
  open var numberOfLines = 1 { didSet { textHasChanged() } }
  /// The width that lines are broken at, in points; 0 where the layout decides.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .black
  /// Where lines go; it has no influence on the layout.
  open var textAlignment = NSTextAlignment.natural
  /// What becomes of text that does not fit; it has no influence on the layout.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text may be made smaller; it is not.
  open var adjustsFontSizeToFitWidth = false
  /// How small the text may be made; it is not.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters may be moved together; they are not.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the user's choice; it does not.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the text is highlighted.
  open var isHighlighted = false
  /// Whether the label is in use.
  open var isEnabled = true
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  private var attributed: NSAttributedString? { didSet { textHasChanged() } }
  private var measured: Result<LabelContent, FontError>?

  /// The size of the text: in one line, or in `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize { ownContentSize }

  private var ownContentSize: CGSize { textSize(in: .zero) }

  /// The text, which the engine measures in the width that it comes to.
  ///
  /// A subclass may say that its content is larger than the text, by margins for example; these are
  /// then around the text in any width.
  override var content: Content {
    guard case .success(var text) = measuredText else { return .fixed(.zero) }
    let own = ownContentSize
    let asked = intrinsicContentSize
    text.around = CGSize(width: asked.width - own.width, height: asked.height - own.height)
    return .measured(text)
  }

  override var lineHeight: CGFloat? { font.lineHeight }

  override func contentProblem(name: String) -> ViewProblem? {
    guard case .failure(let error) = measuredText else { return nil }
    return .text(view: name, error)
  }

  /// The size of the text in a room; without a width, in one that is as wide as it takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size) }

  private func textSize(in size: CGSize) -> CGSize {
    guard case .success(let text) = measuredText else { return .zero }
    return Self.size(of: text, in: size)
  }

  private static func size(of text: LabelContent, in size: CGSize) -> CGSize {
    let room = CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity)
    return SimulatedDevice.current.grid.ceiling(text.measure(in: room).size)
  }

  /// Called to draw the text, which nobody does here.
  open func drawText(in rect: CGRect) {}

  /// The rectangle of the text in a room, at the room's origin; empty where it cannot be measured.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let text = try? makeContent(lines: numberOfLines)
    let size = text.map { Self.size(of: $0, in: bounds.size) } ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }

  /// The text made ready, which is remembered.
  private var measuredText: Result<LabelContent, FontError> {
    if let measured { return measured }
    let result = Result { () throws(FontError) in try makeContent(lines: numberOfLines) }
    measured = result
    return result
  }

  private func makeContent(lines: Int) throws(FontError) -> LabelContent {
    let text = NSMutableAttributedString(string: "")
    if let attributed { text.append(attributed) }
    let first = NSRange(location: 0, length: min(1, text.length))
    if text.length > 0, text.attribute(.font, at: 0, effectiveRange: nil) == nil, let font {
      text.addAttribute(.font, value: font, range: first)
    }
    return LabelContent(
      text: try AttributedTextContent(text, maximumNumberOfLines: max(0, lines)),
      preferredWidth: preferredMaxLayoutWidth)
  }

  private func textHasChanged() {
    measured = nil
    setNeedsLayout()
  }
}

/// The text of a label, and what a subclass puts around it.
private struct LabelContent: ContentMeasuring {
  let text: AttributedTextContent
  /// The width that lines are broken at; 0 where the room decides.
  let preferredWidth: CGFloat
  /// How much larger than the text the content is, in points.
  var around = CGSize.zero

  var wraps: Bool { preferredWidth <= 0 && text.wraps }

  func measure(in room: CGSize) -> ContentMeasurement {
    var width = max(0, room.width - around.width)
    if preferredWidth > 0 { width = min(width, preferredWidth) }
    var measurement = text.measure(in: CGSize(width: width, height: room.height))
    measurement.size.width = max(0, measurement.size.width + around.width)
    measurement.size.height = max(0, measurement.size.height + around.height)
    guard around.height != 0 else { return measurement }
    measurement.firstBaseline += around.height / 2
    measurement.lastBaselineFromBottom += around.height / 2
    return measurement
  }
}
