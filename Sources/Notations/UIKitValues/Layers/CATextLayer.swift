public import Foundation

/// A layer with a text; it draws nothing.
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor?
  /// Whether lines are broken.
  open var isWrapped = false
  /// The alignment, by name.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The handling of text that does not fit, by name.
  open var truncationMode = CATextLayerTruncationMode.none

  /// The size of the text without a limit of its width, in points; zero without a text.
  ///
  /// A plain text has the size `fontSize`, in the font where that is a `UIFont` or a name.
  open override func preferredFrameSize() -> CGSize {
    if let text = string as? NSAttributedString { return text.size() }
    guard let text = string as? String else { return .zero }
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    let font = (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(string: text, attributes: [.font: font]).size()
  }
}

/// The alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The alignment of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The handling of text of a layer that does not fit, by name.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Makes the name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All is shown.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
