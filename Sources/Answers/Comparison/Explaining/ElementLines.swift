import LayoutSpecs
import Scenarios

/// The lines of a file that determine the edges of one element, in both notations.
public struct ElementLines: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// The lines of the layout spec for its left, top, right and bottom edge; `nil` where the spec has
  /// no such element.
  public var spec: [EdgeTerms]?
  /// The lines of the constraints for the same edges; `nil` where the solver gave up.
  public var constraints: [EdgeTerms]?

  /// Makes an entry.
  public init(element: String, spec: [EdgeTerms]? = nil, constraints: [EdgeTerms]? = nil) {
    self.element = element
    self.spec = spec
    self.constraints = constraints
  }

  /// The lines of some elements, from how both engines got their edges.
  ///
  /// `nil` and no elements stand for a notation without a layout. Linear in the elements.
  static func of(
    _ elements: [String], _ trace: LayoutTrace?, _ explained: [ExplainedElement],
    in scenario: Scenario
  ) -> [ElementLines] {
    let sentences = trace.map { TraceSentences(trace: $0) }
    let edges = Dictionary(explained.map { ($0.element, $0.edges) }) { first, _ in first }
    return elements.map { element in
      ElementLines(
        element: element, spec: sentences?.edgeTerms(of: element, scenario.stylePlaces),
        constraints: edges[element]?.map(EdgeTerms.init))
    }
  }

  /// All lines of the left, top, right or bottom edge, in both notations.
  func lines(ofEdge edge: Int) -> [Int] {
    [spec, constraints].flatMap { edges in
      guard let edges, edges.indices.contains(edge) else { return [Int]() }
      return edges[edge].terms.map(\.line)
    }
  }

  /// Whether no line is known.
  var isEmpty: Bool { ((spec ?? []) + (constraints ?? [])).allSatisfy(\.terms.isEmpty) }
}

/// The lines of a file that determine one edge.
///
/// Encoded as two numbers for each line: its number, and its points.
public struct EdgeTerms: Sendable, Equatable {
  /// One line.
  public struct Term: Sendable, Equatable {
    /// The line, counted from 1.
    public var line: Int
    /// The points that it adds to the edge; 0 where it only passes a length on.
    public var points: Double

    /// Makes a term.
    public init(line: Int, points: Double) {
      self.line = line
      self.points = points
    }
  }

  /// The lines, in the order of the sum, each once.
  public private(set) var terms: [Term] = []

  /// Makes a sum of terms.
  public init(_ terms: [Term] = []) {
    for term in terms { add(term.points, line: term.line) }
  }

  /// Adds the points of a line; the points of lines that are there already are added up.
  mutating func add(_ points: Double, line: Int?) {
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
  public init(from decoder: any Decoder) throws {
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
  public func encode(to encoder: any Encoder) throws {
    try terms.flatMap { [Double($0.line), $0.points] }.encode(to: encoder)
  }
}

extension EdgeTerms {
  /// The lines of the constraints that determine an edge; content and the container have none.
  init(_ explained: ExplainedEdge) {
    for cause in explained.causes { add(cause.contribution, line: cause.line) }
  }
}
