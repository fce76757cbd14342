import Scenarios

extension Promise {
  /// The item as YAML.
  var yaml: WrittenYAML {
    let isWord = widths == nil && cases.isEmpty
    switch kind {
    case .mirrored where isWord, .rule where isWord: return .scalar(text)
    default: return .flow(keys.map { ($0.key, .scalar($0.value)) })
    }
  }
}
