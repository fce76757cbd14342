/// A message with values, which are not read.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Makes a message of text.
  public init(stringLiteral value: String) {}
  /// Makes a message of text and values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds an integer.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a number.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is replaced.
  public enum Mask: Sendable {
    /// By a number that is the same for equal values.
    case hash
    /// By nothing.
    case none
  }

  /// Numbers everybody, texts nobody.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, whatever the device's settings.
  public static let sensitive = OSLogPrivacy()

  /// Nobody; a number stands for the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody, whatever the device's settings; a number stands for the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// As `auto`; a number stands for the value.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The place of a value in a column.
public struct OSLogStringAlignment: Sendable {
  /// None.
  public static let none = OSLogStringAlignment()

  /// At the left of so many characters.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// At the right of so many characters.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// The form of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static let decimal = OSLogIntegerFormatting()
  /// In sixteens.
  public static let hex = OSLogIntegerFormatting()
  /// In eights.
  public static let octal = OSLogIntegerFormatting()

  /// In tens, with a sign or a least number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .decimal }
  /// In sixteens, with a prefix, capitals or a least number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .hex }
  /// In eights, with a prefix, capitals or a least number of digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .octal }
}

/// The form of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  /// With decimals.
  public static let fixed = OSLogFloatFormatting()
  /// In sixteens.
  public static let hex = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting()
  /// The shorter one of both.
  public static let hybrid = OSLogFloatFormatting()

  /// With so many decimals.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
  /// With an exponent and so many decimals.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }
  /// The shorter one of both, with so many decimals.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .hybrid }
}

/// The words for a truth value in a message.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer
}
