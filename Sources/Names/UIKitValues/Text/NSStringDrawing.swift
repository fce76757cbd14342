import Geometry
import TextMeasuring

/// Options for the size of a text; lines are always broken here where there is a width.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(1), usesFontLeading = Self(2),
    usesDeviceMetrics = Self(8), truncatesLastVisibleLine = Self(32)
}
/// Wishes for the drawing of a text; they have no influence here.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// The size of the text without a limit, in points; zero where it cannot be measured.
  public func size() -> CGSize { measured(in: .zero) }
  /// The rectangle of the text in a width, in points, of which 0 means unlimited.
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
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension StringProtocol {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
}
