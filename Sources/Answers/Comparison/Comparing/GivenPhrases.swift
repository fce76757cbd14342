import Geometry
package import Layouts
import Phrases
import Scenarios

extension GivenDifference {
  /// The difference with what follows from the layouts about it: `…: 2 pt wider; the constraints are ambiguous
  /// there`.
  package func explainedSentence(of element: GivenElement) -> String {
    sentence(element: element.element, line: element.line, source: element.source)
      + (reason.map { "; \($0.clause(element.source))" } ?? "")
  }
}

extension GivenReason {
  /// The reason in a word or two, for tables.
  package var word: String {
    switch self {
    case .pixel: "pixel"
    case .font: "font"
    case .tie: "ambiguous"
    case .wholePoints: "whole points"
    case .shared: "both notations"
    }
  }

  /// The reason as a clause that follows the difference.
  fileprivate func clause(_ source: GivenSource?) -> String {
    switch self {
    case .pixel: "that is at most a pixel, which a device may round to the other side"
    case .font:
      "with texts as large as in the \(source?.rawValue ?? "given frames"), it is equal"
    case .tie: "it is ambiguous in the constraints"
    case .wholePoints: "a stack distributes whole points, as Texture does"
    case .shared: "both notations have this value"
    }
  }
}

extension ScenarioComparison {
  /// Which notation follows the given frames, and what their differences have in common; empty where both
  /// follow them.
  ///
  /// `more` is the command whose output a report of a mistake needs.
  package func givenLines(more: String) -> [String] {
    let given = containers.filter { $0.given != nil }
    let elements = given.flatMap { $0.given?.elements ?? [] }.filter { $0.source == nil }
    let differences = elements.flatMap { $0.countedDifferences }
    guard !differences.isEmpty else { return [] }
    var lines: [String] = []
    if let sentence = Self.followers(in: given) { lines.append(sentence) }
    if elements.contains(where: { $0.hasOtherFont }) {
      lines.append(
        "texts are measured in Inter: what another font explains does not count as a difference")
    }
    let shared = differences.count { $0.reason == .shared } / Engine.allCases.count
    if shared > 0 {
      lines.append(
        "both notations have the same other value \(shared == 1 ? "once" : "\(shared) times"): if the frames are those of a device, this may be a mistake of LayoutDiff; please report it with the file and the output of: \(more)"
      )
    }
    return lines
  }

  /// The containers in which each notation has all given frames; `nil` where only one notation has any.
  private static func followers(in given: [ContainerComparison]) -> String? {
    let elements = given.flatMap { $0.given?.elements ?? [] }
    guard elements.contains(where: { $0.spec != nil }),
      elements.contains(where: { $0.constraints != nil })
    else { return nil }
    // What pixels or a tie explain is no mistake of a notation; a device's font is not counted at all.
    let places = Engine.allCases.map { engine in
      given.filter { container in
        container.given?.elements.allSatisfy { !$0.isMistaken(by: engine) } == true
      }.map { $0.container }
    }
    let isExplained = elements.contains { $0.countedDifferences.contains { $0.isExplained } }
    let start = isExplained ? "apart from pixels and ties, " : ""
    let names = ["the layout spec", "the constraints"]
    let verbs = ["has", "have"]
    if places.allSatisfy({ $0.isEmpty }) {
      return "\(start)neither notation has all given frames anywhere"
    }
    let clauses = zip(zip(names, verbs), places).map { notation, places in
      places.isEmpty
        ? "\(notation.0) \(notation.1) them nowhere"
        : "\(notation.0) \(notation.1) all given frames at \(places.listedInPoints)"
    }
    return start + (places[0].isEmpty ? clauses.reversed() : clauses).joined(separator: ", ")
  }
}

extension GivenDifference {
  /// Whether it follows from pixels or from a tie.
  fileprivate var isExplained: Bool { reason != nil && reason != .shared }
}

extension GivenElement {
  /// Whether a notation has another frame that neither pixels nor a tie explain.
  fileprivate func isMistaken(by engine: Engine) -> Bool {
    countedDifferences.contains { $0.engine == engine && !$0.isExplained }
  }
}
