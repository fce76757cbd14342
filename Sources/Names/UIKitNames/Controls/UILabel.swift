import Geometry
import TextMeasuring

/// A view that shows text.
open class UILabel: UIView {
  /// The text, in `font`; setting it replaces an attributed text.
  open var text: String? {
    get { attributed?.string }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The attributed text; characters without a font are set in `font`.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; setting `nil` sets the default of 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      textHasChanged()
    }
  }
  /// The maximum number of lines; 0 means as many as the text needs.
  open var numberOfLines = 1 { didSet { textHasChanged() } }
  /// The width at which lines are broken, in points; 0 for the width in the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textHasChanged() } }

  // These have no influence here: text is neither drawn nor scaled.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural,
    lineBreakMode = NSLineBreakMode.byTruncatingTail, adjustsFontSizeToFitWidth = false,
    minimumScaleFactor: CGFloat = 0, allowsDefaultTighteningForTruncation = false,
    adjustsFontForContentSizeCategory = false, highlightedTextColor: UIColor?,
    isHighlighted = false, isEnabled = true, shadowColor: UIColor?,
    shadowOffset = CGSize(width: 0, height: -1),
    baselineAdjustment = UIBaselineAdjustment.alignBaselines,
    showsExpansionTextWhenTruncated = false,
    lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open func drawText(in rect: CGRect) {}
  private var attributed: NSAttributedString? { didSet { textHasChanged() } }
  private var measured: Result<LabelContent, FontError>?
  /// The size of the text in one line, or in `preferredMaxLayoutWidth`, in points.
  open override var intrinsicContentSize: CGSize { textSize(in: .zero) }
  /// The text, measured in the label's width, plus what a subclass adds to `intrinsicContentSize`.
  override var content: Content {
    guard case .success(let text) = measuredText else { return .fixed(.zero) }
    let own = textSize(in: .zero)
    let asked = intrinsicContentSize
    let around = CGSize(width: asked.width - own.width, height: asked.height - own.height)
    return .measured(
      LabelContent(
        text: text.text, preferredWidth: text.preferredWidth, color: textColor?.drawnColor,
        around: around))
  }
  override var lineHeight: CGFloat? { font.lineHeight }
  override func contentProblem(name: String) -> ViewProblem? {
    guard case .failure(let error) = measuredText else { return nil }
    return .text(view: name, error)
  }
  /// The size of the text in an available width, in points; a width of 0 means unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size) }
  private func textSize(in size: CGSize) -> CGSize {
    guard case .success(let text) = measuredText else { return .zero }
    return Self.size(of: text, in: size)
  }
  private static func size(of text: LabelContent, in size: CGSize) -> CGSize {
    let available = CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity)
    return SimulatedDevice.current.grid.ceiling(text.measure(in: available).size)
  }
  /// The rectangle of the text in bounds, in points; empty where it cannot be measured.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let text = try? makeContent(lines: numberOfLines)
    let size = text.map { Self.size(of: $0, in: bounds.size) } ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }

  /// The text prepared for measuring, or the error; remembered.
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

/// The text of a label, with the space that a subclass adds.
private final class LabelContent: TextDrawing {
  let text: any TextDrawing
  let preferredWidth: CGFloat
  let color: String?
  /// The size that the content has in addition to the text, in points.
  let around: CGSize
  init(
    text: any TextDrawing, preferredWidth: CGFloat, color: String? = nil,
    around: CGSize = .zero
  ) {
    self.text = text
    self.preferredWidth = preferredWidth
    self.color = color
    self.around = around
  }
  var wraps: Bool { preferredWidth <= 0 && text.wraps }
  func measure(in available: CGSize) -> ContentMeasurement {
    var width = max(0, available.width - around.width)
    if preferredWidth > 0 { width = min(width, preferredWidth) }
    var measurement = text.measure(in: CGSize(width: width, height: available.height))
    measurement.size.width = max(0, measurement.size.width + around.width)
    measurement.size.height = max(0, measurement.size.height + around.height)
    guard around.height != 0 else { return measurement }
    measurement.firstBaseline += around.height / 2
    measurement.lastBaselineFromBottom += around.height / 2
    return measurement
  }
  func drawing(in width: Double) -> DrawnText {
    var inside = max(0, width - around.width)
    if preferredWidth > 0 { inside = min(inside, preferredWidth) }
    var drawing = text.drawing(in: inside)
    drawing.color = drawing.color ?? color
    drawing.left += around.width / 2
    drawing.firstBaseline += around.height / 2
    let limit = drawing.widths
    let isFixed = preferredWidth > 0 && limit.contains(preferredWidth)
    drawing.widths =
      min(
        max(limit.lowerBound + around.width, 0), width)...max(
        isFixed ? .infinity : limit.upperBound + around.width, width)
    return drawing
  }
}

extension LabelContent {
  func segment(containing width: Double) -> ContentSegment {
    let inside = max(0, width - around.width)
    let isFixed = preferredWidth > 0 && inside >= preferredWidth
    var segment = text.segment(containing: isFixed ? preferredWidth : inside)
    let lower = isFixed ? Double(preferredWidth) : segment.widths.lowerBound
    let upper = preferredWidth > 0 ? Double(preferredWidth) : segment.widths.upperBound
    segment.size.width = max(0, segment.size.width + around.width)
    segment.size.height = max(0, segment.size.height + around.height)
    segment.firstBaseline += around.height / 2
    segment.lastBaselineFromBottom += around.height / 2
    let last = isFixed ? .infinity : min(upper, segment.widths.upperBound) + around.width
    segment.widths = min(max(0, lower + around.width), width)...max(last, width)
    return segment
  }
  func lines(inWidth width: Double) -> [Int] {
    let inside = max(0, width - around.width)
    return text.lines(inWidth: preferredWidth > 0 ? min(inside, preferredWidth) : inside)
  }
  var withoutLineLimit: any TextDrawing {
    LabelContent(
      text: text.withoutLineLimit, preferredWidth: preferredWidth, color: color, around: around)
  }
  var mostHeight: Double { text.mostHeight + around.height }
  var widestCharacter: Double { text.widestCharacter + around.width }
}

/// How a text stays at its place while it is scaled; it never is here.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
