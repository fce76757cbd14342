import ArgumentParser
import Geometry

/// Whole widths from one to another.
struct WidthInterval: Equatable {
  let range: ClosedRange<Int>

  /// The most widths that are compared one by one.
  static let mostWidths = 5000

  /// The widths as lengths, those between whole ones included.
  var lengths: ClosedRange<Double> { Double(range.lowerBound)...Double(range.upperBound) }

  /// One container for each width and each height that one of `others` has, or has not.
  func containers(asHighAs others: [Container]) -> [Container] {
    var heights: [Double?] = []
    for other in others where !heights.contains(other.height) { heights.append(other.height) }
    return heights.flatMap { height in
      range.map { Container(width: Double($0), height: height) }
    }
  }

  /// Reads an interval from the command line.
  static func fromArgument(_ text: String) throws -> WidthInterval {
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, numbers[0] > 0, numbers[0] <= numbers[1],
      numbers[1] <= 100_000, numbers[1] - numbers[0] < mostWidths
    else {
      throw ValidationError(
        "'\(text)' is no interval of widths: write 280...1200, at most \(mostWidths) of them.")
    }
    return WidthInterval(range: numbers[0]...numbers[1])
  }
}
