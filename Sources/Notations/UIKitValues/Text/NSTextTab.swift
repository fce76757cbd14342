public import Foundation

/// A place to which a tab moves the text; it has no influence here.
open class NSTextTab: NSObject {
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text behind the tab.
  public let alignment: NSTextAlignment
  /// The distance from the margin, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }
}
