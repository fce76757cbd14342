/// Cuts one section out of a scenario file, as it is written.
enum SectionSource {
  /// The lines from the top-level key `key` to the next one, without blank lines and comments at
  /// the end.
  ///
  /// `nil` where the file has no such key.
  static func text(of key: String, in root: YAMLValue, of source: SourceText) -> String? {
    guard case .mapping(let pairs) = root.shape,
      let index = pairs.firstIndex(where: { $0.key.text == key })
    else { return nil }
    let first = pairs[index].key.position.line
    // A file in flow style has several keys in one line: then that line is the section.
    let next = pairs.dropFirst(index + 1).first?.key.position.line ?? source.lines.count + 1
    var lines = source.lines.prefix(max(first, next - 1)).dropFirst(first - 1)
    while let last = lines.last, last.isBlankOrComment, lines.count > 1 { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var isBlankOrComment: Bool {
    let start = first { $0 != " " && $0 != "\t" }
    return start == nil || start == "#"
  }
}
