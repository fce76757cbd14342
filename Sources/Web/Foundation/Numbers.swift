import CPlatform

/// A power, as the C library computes it.
public func pow(_ base: Double, _ exponent: Double) -> Double { platform_power(base, exponent) }

/// A logarithm, as the C library computes it.
public func log10(_ number: Double) -> Double { platform_logarithm(number) }

extension String {
  /// A number in one of C's formats.
  public init(format: String, _ number: Double) {
    var text = [CChar](repeating: 0, count: Int(platform_format_size))
    let length = format.withCString { platform_format(&text, $0, number) }
    self.init(
      decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
