public import Foundation

/// The kinds of data in a text, as the bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A search for links, dates and other data in a text.
///
/// Foundation on Linux has none. It finds nothing here: what it finds is drawn or touched, and has no
/// influence on the size of the text.
public final class NSDataDetector: NSObject, Sendable {
  public let checkingTypes: NSTextCheckingTypes

  /// Makes a search for some kinds of data.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
  }

  /// The data in some characters: none.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { [] }
  /// The first data in some characters: none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { nil }
  /// The number of data in some characters: 0.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { 0 }
  /// Calls nothing: there are no data.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {}
}

extension NSTextCheckingResult {
  /// The address of a link: none.
  public var url: URL? { nil }
  /// The number of a telephone: none.
  public var phoneNumber: String? { nil }
  /// A date: none.
  public var date: Date? { nil }
  /// The time zone of a date: none.
  public var timeZone: TimeZone? { nil }
  /// The duration from a date on, in seconds.
  public var duration: TimeInterval { 0 }
  /// The parts of a postal address: none.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of a postal address.
public struct NSTextCheckingKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "Name"), street = Self(rawValue: "Street"),
    city = Self(rawValue: "City"), state = Self(rawValue: "State"), zip = Self(rawValue: "ZIP"),
    country = Self(rawValue: "Country")
}
