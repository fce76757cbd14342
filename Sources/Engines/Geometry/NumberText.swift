import Foundation

/// Numbers as people read them: the same on every machine, whatever its language.
///
/// Records and exported data keep all digits instead; see ``exact(_:)``.
public enum NumberText {
  /// A length without its unit, with at most two decimals: `12`, `-0.5`, `33.33`, `∞`.
  ///
  /// A hundredth of a point is the tolerance up to which lengths count as equal, so lengths that
  /// differ never read the same. NaN is `?`.
  public static func points(_ length: Double) -> String { decimal(length, places: 2) }

  /// The same beside a length that it misses, exceeds or is compared with: with as many decimals as
  /// both need to read differently, `172.004` beside `172`.
  public static func points(_ length: Double, besides other: Double) -> String {
    guard length != other else { return points(length) }
    let places = (2...15).first { decimal(length, places: $0) != decimal(other, places: $0) }
    return places.map { decimal(length, places: $0) } ?? exact(length)
  }

  /// A length with its unit: `33.33 pt`.
  public static func length(_ length: Double) -> String { "\(points(length)) pt" }

  /// A difference in points with its sign: `+4`, `−0.5`, `0`.
  public static func difference(_ length: Double) -> String {
    let magnitude = points(abs(length))
    if magnitude == "0" { return magnitude }
    return (length < 0 ? "−" : "+") + magnitude
  }

  /// A ratio with three significant digits: `0.417`, `1.02`, `38.5`, `120`.
  ///
  /// A final zero stays, since it was measured. Below a millionth it is `0`.
  public static func ratio(_ ratio: Double) -> String {
    let rounded = significant(ratio)
    guard rounded != 0, abs(rounded) < largestFixed else { return decimal(rounded, places: 6) }
    return String(format: "%.\(places(for: rounded))f", rounded)
  }

  /// A time with three significant digits and its unit: `850 ns`, `12.3 µs`, `1.20 ms`.
  public static func duration(nanoseconds: Double) -> String {
    let rounded = significant(nanoseconds)
    let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)]
    let (unit, size) = units.first { abs(rounded) >= $0.1 } ?? ("ns", 1)
    return "\(ratio(rounded / size)) \(unit)"
  }

  /// A number that is no length, such as a coordinate in a drawing, with at most three decimals.
  public static func plain(_ number: Double) -> String { decimal(number, places: 3) }

  /// A number with at most `places` decimals and no trailing zeros; `∞`, `-∞` and `?` for NaN.
  public static func decimal(_ number: Double, places: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "?" : number < 0 ? "-∞" : "∞" }
    guard abs(number) < largestFixed else { return "\(number)" }
    // Rounded first, since printf would take 0.0005, a bit less in binary, to 0.000.
    let unit = pow(10, Double(places))
    let scaled = (number * unit).rounded()
    guard abs(scaled) < largestExact, unit < largestExact else {
      return withoutFinalZeros(String(format: "%.\(places)f", scaled / unit))
    }
    // printf would write the same digits, and take fifty times as long.
    let (whole, fraction) = Int64(abs(scaled)).quotientAndRemainder(
      dividingBy: Int64(unit))
    let sign = scaled < 0 ? "-" : ""
    guard fraction != 0 else { return "\(sign)\(whole)" }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: places - digits.count)
    return withoutFinalZeros("\(sign)\(whole).\(zeros)\(digits)")
  }

  /// A number with a decimal point without the zeros at its end; any other as it is.
  private static func withoutFinalZeros(_ number: String) -> String {
    guard number.utf8.contains(UInt8(ascii: ".")) else { return number }
    let end = number.utf8.lastIndex { $0 != UInt8(ascii: "0") } ?? number.startIndex
    let text = number[...end]
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }

  /// A number with all its digits, as programs read it: `12`, `33.333333333333336`.
  public static func exact(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Below this, a number of units of the last decimal is exact, and so is what printf makes of it.
  private static let largestExact = 0x1p50

  /// Numbers from here on are written with an exponent.
  private static let largestFixed = 1e12

  /// The number rounded to three significant digits; whole numbers above 1000 keep all of theirs.
  private static func significant(_ number: Double) -> Double {
    guard number != 0, number.isFinite, abs(number) < largestFixed else { return number }
    let unit = pow(10, Double(places(for: number)))
    return (number * unit).rounded() / unit
  }

  /// How many decimals three significant digits take: 0 to 6.
  private static func places(for number: Double) -> Int {
    min(max(2 - Int(log10(abs(number)).rounded(.down)), 0), 6)
  }
}

extension Double {
  /// The length without its unit, with at most two decimals: `12`, `-0.5`, `33.33`, `∞`.
  public var points: String { NumberText.points(self) }

  /// The length with its unit: `33.33 pt`.
  public var withUnit: String { NumberText.length(self) }

  /// The length with its unit, beside one that it is compared with: `172.004 pt` beside 172 pt.
  ///
  /// Beside 0, a length above 0 never reads `0 pt`.
  public func withUnit(besides other: Double) -> String {
    NumberText.points(self, besides: other) + " pt"
  }
}
