import Foundation

/// Numbers as a report writes them: the same on every machine, whatever its language.
enum NumberText {
  /// A length in points with at most two decimals: `40`, `100.5`, `-3.25`.
  static func points(_ length: Double) -> String {
    trimmed(length, places: 2)
  }

  /// A difference in points with its sign: `+4`, `−0.5`; a difference too small to be written is
  /// `0`.
  static func difference(_ length: Double) -> String {
    let magnitude = points(abs(length))
    if magnitude == "0" { return magnitude }
    return (length < 0 ? "−" : "+") + magnitude
  }

  /// A ratio with three significant digits: `0.417`, `1.02`, `38.5`, `120`.
  static func ratio(_ ratio: Double) -> String {
    guard ratio > 0, ratio.isFinite else { return points(ratio) }
    let places = min(max(2 - Int(log10(ratio).rounded(.down)), 0), 6)
    return fixed(ratio, places: places)
  }

  /// A time with three significant digits and its unit: `850 ns`, `12.3 µs`, `1.20 ms`.
  static func duration(nanoseconds: Double) -> String {
    let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)]
    let (unit, size) = units.first { abs(nanoseconds) >= $0.1 } ?? ("ns", 1)
    return "\(ratio(nanoseconds / size)) \(unit)"
  }

  /// A number inside a drawing.
  static func coordinate(_ number: Double) -> String {
    trimmed(number, places: 3)
  }

  /// A share of 1 in per cent: `95 %`.
  static func percent(_ share: Double) -> String {
    "\(trimmed(share * 100, places: 1)) %"
  }

  private static func trimmed(_ number: Double, places: Int) -> String {
    var text = fixed(number, places: places)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  private static func fixed(_ number: Double, places: Int) -> String {
    guard abs(number) < 1e12 else { return unusual(number) }
    return String(format: "%.\(places)f", number)
  }

  /// What does not fit a column: too large, infinite, or no number.
  private static func unusual(_ number: Double) -> String {
    number.isFinite ? String(format: "%.2e", number) : "\(number)"
  }
}
