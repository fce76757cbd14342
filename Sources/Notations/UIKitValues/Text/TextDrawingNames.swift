public import Foundation
import Geometry
import TextMeasuring

/// A shadow of a text; it has no influence on layout.
open class NSShadow: NSObject {
  /// The offset, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?

  /// Makes a shadow.
  public override init() { super.init() }
}

/// An image in a text; it takes no space here.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?
  /// The rectangle of the image, in points.
  open var bounds = CGRect.zero

  /// Makes an empty attachment.
  public override init() { super.init() }

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment of data.
  public init(data: Data?, ofType type: String?) { super.init() }
}

extension NSAttributedString {
  /// Makes the text of an attachment: empty, since attachments take no space here.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}

/// Options for the size of a text; lines are always broken here where there is a width.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// One bit for each option.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Counts the space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Counts the characters as they are drawn.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Truncates the last line that is visible.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Wishes for the drawing of a text; they have no influence here.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used: none.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// The size of the text without a limit of its width, in points; zero where it cannot be
  /// measured.
  public func size() -> CGSize { measured(in: .zero) }

  /// The rectangle of the text in an available width, in points, at the origin; a width of 0 means
  /// unlimited.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: measured(in: isBroken ? size : .zero))
  }

  private func measured(in size: CGSize) -> CGSize {
    guard let text = try? AttributedTextContent(self) else { return .zero }
    let width = size.width > 0 ? size.width : .infinity
    return text.measure(in: CGSize(width: width, height: .infinity)).size
  }

  /// Does nothing: nothing is drawn here.
  public func draw(in rect: CGRect) {}
  /// Does nothing: nothing is drawn here.
  public func draw(at point: CGPoint) {}
}

extension StringProtocol {
  /// The size of the text without a limit of its width, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// The rectangle of the text in an available width, in points, at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Does nothing: nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
  /// Does nothing: nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
}

extension NSString {
  /// The size of the text without a limit of its width, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The rectangle of the text in an available width, in points, at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Does nothing: nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
  /// Does nothing: nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
}

extension NSAttributedString.Key {
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A number of points between characters.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The slant of the characters.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The stretch of the characters.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The reading directions.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// The size and the edges of a text container.
open class NSTextContainer: NSObject {
  /// The size, in points.
  open var size: CGSize
  /// The space at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The handling of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows that of the text view.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view.
  open var heightTracksTextView = false
  /// The paths that the text flows around; they have no influence here.
  open var exclusionPaths: [UIBezierPath] = []
  /// The layout manager; `nil` where there is none.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Makes a container.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

/// Connects text and containers; it lays out nothing itself.
open class NSLayoutManager: NSObject {
  /// The containers.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The text; `nil` where there is none.
  open weak var textStorage: NSTextStorage?
  /// Whether the space between lines counts.
  open var usesFontLeading = true
  /// Whether the layout of distant text can wait.
  open var allowsNonContiguousLayout = false

  /// Makes a layout manager.
  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Does nothing: text is measured where it is asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  /// The rectangle of the text in a container with the space at both ends of its lines, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let padding = container.lineFragmentPadding * 2
    // A width of 0 would be one without end: a container as narrow as its padding has next to none.
    let inside = CGSize(
      width: max(.leastNonzeroMagnitude, container.size.width - padding),
      height: container.size.height)
    var rect = textStorage.boundingRect(
      with: container.size.width > 0 ? inside : container.size, options: .usesLineFragmentOrigin,
      context: nil)
    rect.size.width += padding
    return rect
  }

  /// All characters.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textStorage?.length ?? 0)
  }

  /// Does nothing: nothing is drawn here.
  open func drawBackground(forGlyphRange glyphs: NSRange, at origin: CGPoint) {}
  /// Does nothing: nothing is drawn here.
  open func drawGlyphs(forGlyphRange glyphs: NSRange, at origin: CGPoint) {}
}

/// A text with layout managers.
open class NSTextStorage: NSMutableAttributedString {
  /// The layout managers.
  public private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a layout manager.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
}
