package import JSONText

/// The lines of a file that determine one edge.
///
/// Encoded as two numbers for each line: its number, and its points.
package struct EdgeTerms: Sendable, Equatable {
  /// One line.
  package struct Term: Sendable, Equatable {
    /// The line, counted from 1.
    package var line: Int
    /// The points that it adds to the edge; 0 where it only passes a length on.
    package var points: Double

    /// Makes a term.
    package init(line: Int, points: Double) {
      self.line = line
      self.points = points
    }
  }

  /// The lines, in the order of the sum, each once.
  package private(set) var terms: [Term] = []

  /// Makes a sum of terms.
  package init(_ terms: [Term] = []) {
    for term in terms { add(term.points, line: term.line) }
  }

  /// Adds the points of a line; the points of lines that are there already are added up.
  package mutating func add(_ points: Double, line: Int?) {
    guard let line else { return }
    // A record has three decimals, far below what a device shows.
    func rounded(_ points: Double) -> Double {
      let rounded = (points * 1000).rounded() / 1000
      return rounded == 0 ? 0 : rounded
    }
    if let index = terms.firstIndex(where: { $0.line == line }) {
      terms[index].points = rounded(terms[index].points + points)
    } else {
      terms.append(Term(line: line, points: rounded(points)))
    }
  }
}

extension EdgeTerms: Codable {
  /// Reads two numbers for each line; throws for an odd count, and for lines that are none.
  package init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    let lines = stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
      Int(exactly: numbers[index]).map { Term(line: $0, points: numbers[index + 1]) }
    }
    guard 2 * lines.count == numbers.count else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "lines are two numbers each, the first one whole"))
    }
    terms = lines
  }

  /// Writes two numbers for each line.
  package func encode(to encoder: any Encoder) throws {
    try terms.flatMap { [Double($0.line), $0.points] }.encode(to: encoder)
  }
}

extension EdgeTerms: JSONRepresentable {
  /// Two numbers for each line.
  package var json: JSONValue {
    terms.flatMap { [Double($0.line), $0.points] }.json
  }
}
