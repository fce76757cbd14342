/// A layer with a text; it draws nothing.
open class CATextLayer: CALayer {
  open var string, font: Any?, fontSize: CGFloat = 36, foregroundColor: CGColor?, isWrapped = false,
    alignmentMode = CATextLayerAlignmentMode.natural,
    truncationMode = CATextLayerTruncationMode.none
  /// The size of the text, in points; a plain text has the size `fontSize`, zero without a text.
  open override func preferredFrameSize() -> CGSize {
    if let text = string as? NSAttributedString { return text.size() }
    guard let text = string as? String else { return .zero }
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    let font = (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(string: text, attributes: [.font: font]).size()
  }
}

/// The alignment of a text layer.
public struct CATextLayerAlignmentMode: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self("natural"), left = Self("left"), center = Self("center"),
    right = Self("right"), justified = Self("justified")
}
/// The handling of text of a layer that does not fit, by name.
public struct CATextLayerTruncationMode: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self("none"), start = Self("start"), end = Self("end"),
    middle = Self("middle")
}
