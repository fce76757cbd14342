/// The kinds of data in a text, as the bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A search for links and other data, which finds nothing here; the next layout reports it.
public final class NSDataDetector: NSObject, Sendable {
  public let checkingTypes: NSTextCheckingTypes
  public init(types: NSTextCheckingTypes) throws { checkingTypes = types }
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    MissingAnswer.note(
      "NSDataDetector", "no links, dates or addresses are found here; set their ranges yourself")
    return []
  }
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { _ = matches(in: string, options: options, range: range) }
}

// The data of a result: none.
extension NSTextCheckingResult {
  public var url: URL? { nil }
  public var phoneNumber: String? { nil }
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of a postal address.
public struct NSTextCheckingKey: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self("Name"), street = Self("Street"), city = Self("City"),
    state = Self("State"), zip = Self("ZIP"), country = Self("Country")
}
