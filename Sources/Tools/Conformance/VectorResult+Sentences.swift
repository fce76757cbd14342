import Foundation

extension VectorResult {
  /// Why the vector does not agree, in one line; `nil` where nothing says that it does not.
  public var complaint: String? {
    switch outcome {
    case .agrees, .unchecked: nil
    case .differs(let differences): Self.sentence(differences)
    case .failed(let error): "\(error)"
    case .invalid(let error): "\(error)"
    }
  }

  /// More differences than these seldom tell more about the cause.
  private static let mostDifferences = 3

  private static func sentence(_ differences: [VectorDifference]) -> String {
    var parts = differences.prefix(mostDifferences).map(\.sentence)
    let rest = differences.count - parts.count
    if rest > 0 { parts.append("and \(rest) more") }
    return parts.joined(separator: "; ")
  }
}

extension VectorDifference {
  /// The difference in words: `title is [0, 0, 10, 5], expected [0, 0, 10, 6]`.
  public var sentence: String {
    let found = found.map { "is \(text($0))" } ?? "has no frame"
    return "\(node ?? "the size") \(found), expected \(text(expected))"
  }

  /// All digits, but no fraction that says nothing: the difference may be in the last one.
  private func text(_ lengths: [Double]) -> String {
    let numbers = lengths.map { length in
      let text = "\(length)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
