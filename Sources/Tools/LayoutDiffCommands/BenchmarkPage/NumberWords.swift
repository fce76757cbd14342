import Foundation

/// Numbers as the page of benchmarks writes them: three digits that count, and a unit.
enum NumberWords {
  /// A count: `950`, `79.4 k`, `5.1 M`.
  static func count(_ count: Double) -> String {
    switch count {
    case ..<1000: digits(count)
    case ..<1_000_000: "\(digits(count / 1000)) k"
    default: "\(digits(count / 1_000_000)) M"
    }
  }

  /// A time: `12.5 µs`.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: "\(digits(nanoseconds)) ns"
    case ..<1_000_000: "\(digits(nanoseconds / 1000)) µs"
    case ..<1_000_000_000: "\(digits(nanoseconds / 1_000_000)) ms"
    default: "\(digits(nanoseconds / 1_000_000_000)) s"
    }
  }

  /// A ratio: `0.132`, `1.53`, `41.2`.
  static func ratio(_ ratio: Double) -> String { digits(ratio) }

  /// Memory: `85 MB`, of a million bytes each.
  static func bytes(_ bytes: Int) -> String { "\(digits(Double(bytes) / 1_000_000)) MB" }

  private static func digits(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let places = number >= 99.95 ? 0 : number >= 9.995 ? 1 : number >= 0.9995 ? 2 : 3
    let text = String(format: "%.\(places)f", number)
    guard text.contains(".") else { return text }
    var short = text[...]
    while short.hasSuffix("0") { short.removeLast() }
    if short.hasSuffix(".") { short.removeLast() }
    return String(short)
  }
}
