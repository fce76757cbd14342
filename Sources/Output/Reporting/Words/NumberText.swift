import Comparison
import Foundation

/// Numbers as a report writes them: the same on every machine, whatever its language.
///
/// Lengths are written as `points` does everywhere.
enum NumberText {
  /// A difference in points with its sign: `+4`, `−0.5`, `0`.
  static func difference(_ length: Double) -> String {
    let magnitude = abs(length).points
    if magnitude == "0" { return magnitude }
    return (length < 0 ? "−" : "+") + magnitude
  }

  /// A ratio with three significant digits: `0.417`, `1.02`, `38.5`, `120`.
  static func ratio(_ ratio: Double) -> String {
    guard ratio > 0, ratio.isFinite else { return plain(ratio) }
    let places = min(max(2 - Int(log10(ratio).rounded(.down)), 0), 6)
    return fixed(ratio, places: places)
  }

  /// A time with three significant digits and its unit: `850 ns`, `12.3 µs`, `1.20 ms`.
  static func duration(nanoseconds: Double) -> String {
    let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)]
    let (unit, size) = units.first { abs(nanoseconds) >= $0.1 } ?? ("ns", 1)
    return "\(ratio(nanoseconds / size)) \(unit)"
  }

  /// A number that is not a length on a screen, with at most three decimals.
  static func plain(_ number: Double) -> String {
    var text = fixed(number, places: 3)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  private static func fixed(_ number: Double, places: Int) -> String {
    guard abs(number) < 1e12 else { return "\(number)" }
    return String(format: "%.\(places)f", number)
  }
}
