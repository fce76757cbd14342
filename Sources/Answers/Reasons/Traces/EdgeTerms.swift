package import JSONText

/// The lines of a file that determine one edge.
///
/// Encoded as two numbers for each line: its number, and its points.
package struct EdgeTerms: Sendable, Equatable, JSONRepresentable {
  /// One line.
  package struct Term: Sendable, Equatable {
    /// The line, counted from 1.
    package var line: Int
    /// The points that it adds to the edge; 0 where it only passes a length on.
    package var points: Double
  }

  /// The lines, in the order of the sum, each once.
  package internal(set) var terms: [Term] = []

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

  /// Two numbers for each line.
  package var json: JSONValue { terms.flatMap { [Double($0.line), $0.points] }.json }
}
