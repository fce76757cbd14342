@testable import ScenarioFiles

/// A YAML value without its positions.
enum Plain: Equatable {
  case text(String)
  case list([Plain])
  case map([String: Plain])

  init(_ value: YAMLValue) {
    switch value.shape {
    case .scalar(let text): self = .text(text)
    case .sequence(let values): self = .list(values.map(Plain.init))
    case .mapping(let entries):
      self = .map(
        Dictionary(entries.map { ($0.key.text ?? "", Plain($0.value)) }) { first, _ in first })
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var values: [Plain] { if case .list(let values) = self { values } else { [] } }
  var keys: [String] { if case .map(let map) = self { map.keys.sorted() } else { [] } }
  subscript(key: String) -> Plain? { if case .map(let map) = self { map[key] } else { nil } }

  /// All texts below a key, however deep.
  func texts(below key: String) -> [String] {
    switch self {
    case .text: []
    case .list(let values): values.flatMap { $0.texts(below: key) }
    case .map(let map):
      map.sorted { $0.key < $1.key }.flatMap { name, value in
        name == key ? value.allTexts : value.texts(below: key)
      }
    }
  }

  private var allTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.allTexts)
    case .map(let map): map.sorted { $0.key < $1.key }.flatMap(\.value.allTexts)
    }
  }
}
