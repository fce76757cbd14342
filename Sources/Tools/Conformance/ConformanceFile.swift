package import Foundation

/// A file that `layoutdiff conform` reads: of layout spec trees, or of constraints.
package enum ConformanceFile: Sendable {
  /// Layout spec trees with their expected frames.
  case vectors(VectorFile)
  /// Constraints with the frames of Auto Layout.
  case documents(DocumentFile)

  /// Reads a file; one with a `kind` is a file of documents.
  ///
  /// Throws where the whole file cannot be read; an error within one entry is that entry's result.
  package init(json: Data) throws(VectorError) {
    // The decoder reads one byte too far where a text ends at the deepest allowed level.
    let head = try? JSONDecoder().decode(Head.self, from: json + Data("\n".utf8))
    if head?.kind == nil {
      self = .vectors(try VectorFile(json: json))
    } else {
      self = .documents(try DocumentFile(json: json))
    }
  }

  /// The number of entries, each of which is laid out once.
  package var count: Int {
    switch self {
    case .vectors(let file): file.entries.count
    case .documents(let file): file.entries.count
    }
  }

  /// Lays the entries out and compares them: one result each, in the order of the file.
  ///
  /// - Parameters:
  ///   - most: the most entries that are laid out.
  ///   - found: receives each result as soon as it is there.
  package func results(
    most: Int = .max, found: (VectorResult) -> Void = { _ in }
  ) -> [VectorResult] {
    (0..<min(count, max(most, 0))).map { index in
      let result =
        switch self {
        case .vectors(let file):
          file.entries[index].result { $0.result(name: $1, scale: file.scale) }
        case .documents(let file): file.entries[index].result { $0.result(name: $1) }
        }
      found(result)
      return result
    }
  }
}

/// The keys that distinguish the formats.
private struct Head: Decodable {
  let kind: String?
}
