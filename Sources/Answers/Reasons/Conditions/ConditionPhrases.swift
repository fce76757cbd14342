import Geometry
import Layouts
package import Phrases

extension NamedCondition {
  /// The condition as the subject or object of a sentence.
  package func phrase(_ register: Register = .exact) -> Phrase {
    switch self {
    case .rule(let rule): rule.phrase(register)
    case .hugging(let element, let axis): "\(element)'s \(axis.rawValue) hugging"
    case .compressionResistance(let element, let axis):
      "\(element)'s \(axis.rawValue) compression resistance"
    case .containerLength(let axis):
      register == .plain ? "the \(axis.length) of the screen" : "the container's \(axis.length)"
    case .selfSizingHeight: "the container's self-sizing height"
    case .smallestLength(let element, let axis): "\(element)'s minimum \(axis.length), 0 pt"
    }
  }

  /// Its shortest name, where it has no line.
  fileprivate var place: Phrase {
    switch self {
    case .hugging(let element, _), .compressionResistance(let element, _): "\(element)'s content"
    case .containerLength: "the container"
    default: phrase()
    }
  }
}

extension NamedRule {
  /// The rule with its line and its identifier: `line 12: 'title.left == 8' (gap)`.
  package func phrase(_ register: Register = .exact) -> Phrase {
    let isOfStackView = identifier?.hasPrefix("UISV-") == true
    let origin =
      register == .plain && isOfStackView
      ? " (by the stack view)" : identifier.map { " (\($0))" } ?? ""
    return line.map { "\(line: $0): \(rule: text)\(origin)" } ?? "\(rule: text)\(origin)"
  }
}

extension [NamedCondition] {
  /// The conditions as a list, each in full.
  package func listed(_ register: Register = .exact) -> Phrase {
    map { $0.phrase(register) }.listed
  }

  /// The conditions in as few words as possible: `the container, lines 12 and 14 and title's
  /// content`.
  package var places: Phrase { distinctPlaces.phrase }

  /// The same with the verb that agrees with them: several conditions may have one place.
  package func places(one: String, many: String) -> Phrase {
    let places = distinctPlaces
    return "\(places.phrase) \(places.isSingle ? one : many)"
  }

  private var distinctPlaces: (phrase: Phrase, isSingle: Bool) {
    let lines = Set(compactMap { $0.line })
    let allLines = Phrase(lines: lines)
    let places = map { $0.line == nil ? $0.place : allLines }.distinct
    return (places.listed, places.count == 1 && lines.count <= 1)
  }
}
