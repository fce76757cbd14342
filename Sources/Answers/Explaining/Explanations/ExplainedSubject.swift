import Geometry
import LayoutConstraints
package import Scenarios

/// Error that a name has nothing to explain, and the reading of such names.
package struct ExplainedSubject: Error, CustomStringConvertible {
  /// The message, with the nearest name.
  package let description: String

  /// Reads a word of the command line: nothing, an item, or `item.edge`, where the edge may be one of a
  /// guide; where there are no constraints, there is no name to be wrong.
  package static func subject(
    _ word: String?, of scenario: Scenario
  ) throws(ExplainedSubject) -> ConstraintExplanation.Subject {
    guard let word, scenario.constraints != nil else { return .everything }
    let items = ConstraintExplanation.items(of: scenario)
    if items.contains(word) { return .element(word) }
    let owners = items.filter { word.hasPrefix("\($0).") }
    guard let item = owners.max(by: { $0.count < $1.count }) else {
      let name = word.lastIndex(of: ".").map { String(word[..<$0]) } ?? word
      let hint = NearestWord.hint(for: name, among: items)
      throw ExplainedSubject(description: "the constraints have no element '\(name)': \(hint)")
    }
    let place = String(word.dropFirst(item.count + 1))
    guard let dot = place.firstIndex(of: ".") else {
      return .anchor(item, try attribute(place, of: item, guides: guides(of: item, scenario)))
    }
    let guide = String(place[..<dot])
    let guides = guides(of: item, scenario)
    guard let found = guides.first(where: { $0.rawValue == guide }) else {
      let hint = NearestWord.hint(for: guide, among: guides.map { $0.rawValue })
      throw ExplainedSubject(description: "'\(item)' has no guide '\(guide)': \(hint)")
    }
    let edge = String(place[place.index(after: dot)...])
    return .anchor(item, try attribute(edge, of: "\(item).\(guide)", guides: []), guide: found)
  }

  /// The same where both notations are asked: a layout spec has no guide.
  package static func joinedSubject(
    _ word: String, of scenario: Scenario
  ) throws(ExplainedSubject) -> ConstraintExplanation.Subject {
    let subject = try subject(word, of: scenario)
    guard case .anchor(_, _, let guide?) = subject else { return subject }
    throw ExplainedSubject(
      description: "a layout spec has no \(guide.rawValue): use --engine constraints")
  }

  private static func attribute(
    _ word: String, of name: String, guides: [Constraint.Guide]
  ) throws(ExplainedSubject) -> Constraint.Attribute {
    if guides.contains(where: { $0.rawValue == word }) {
      throw ExplainedSubject(
        description: "'\(name).\(word)' is a guide: name an edge, as in \(name).\(word).top")
    }
    // Ambiguous values are listed as x and y.
    let edge = ["x": "left", "y": "top"][word] ?? word
    if let attribute = Constraint.Attribute(rawValue: edge) { return attribute }
    let all = Constraint.Attribute.allCases
    let isNearToOne = NearestWord.to(word, among: all.map { $0.rawValue }) != nil
    let candidates = isNearToOne ? all : all.filter { !$0.isOfMargins }
    let hint = NearestWord.hint(for: word, among: candidates.map { $0.rawValue })
    throw ExplainedSubject(description: "'\(name)' has no edge '\(word)': \(hint)")
  }

  /// The guides of an item that have no place among the items.
  private static func guides(of item: String, _ scenario: Scenario) -> [Constraint.Guide] {
    guard let system = scenario.constraints, let index = system.index(of: item),
      system.items[index].isView
    else { return [] }
    let scrolls = system.items[index].contentLayoutGuide != nil
    return Constraint.Guide.allCases.filter {
      $0 != .contentLayoutGuide && (scrolls || !$0.isOfScrollView)
    }
  }
}
