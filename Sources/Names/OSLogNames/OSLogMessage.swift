/// A message with values, which are not read.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral _: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_: String) {}
  public mutating func appendInterpolation<Value>(
    _: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
  public mutating func appendInterpolation(
    _: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let auto = Self(), `public` = Self(), `private` = Self(), sensitive = Self()
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
/// The place of a value in a column.
public struct OSLogStringAlignment: Sendable {
  public static let none = Self()
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// The form of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  public static let decimal = Self(), hex = Self(), octal = Self()
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .decimal }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .hex }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .octal }
}

/// The form of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  public static let fixed = Self(), hex = Self(), exponential = Self(), hybrid = Self()
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .hybrid }
}

/// The words for a truth value in a message.
public enum OSLogBoolFormat: Sendable { case truth, answer }
