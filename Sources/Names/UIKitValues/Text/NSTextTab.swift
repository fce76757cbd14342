/// A place to which a tab moves the text; it has no influence here.
open class NSTextTab: NSObject {
  public struct OptionKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = Self("NSTabColumnTerminatorsAttributeName")
  }
  public let alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any]
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) { (self.alignment, self.location, self.options) = (alignment, location, options) }
}
