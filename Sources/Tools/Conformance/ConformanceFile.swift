public import Foundation

/// A file that `layoutdiff conform` reads: of layout spec trees, or of constraints.
public enum ConformanceFile: Sendable {
  /// Layout spec trees with their expected frames.
  case vectors(VectorFile)
  /// Constraints with the frames of Auto Layout.
  case documents(DocumentFile)

  /// Reads a file; one with a `kind` is a file of documents.
  ///
  /// Throws where the whole file cannot be read; an error within one entry is that entry's result.
  public init(json: Data) throws(VectorError) {
    if (try? JSONDecoder().decode(Head.self, from: json))?.kind == nil {
      self = .vectors(try VectorFile(json: json))
    } else {
      self = .documents(try DocumentFile(json: json))
    }
  }

  /// Lays everything out and compares it: one result per entry, in the order of the file.
  public func results() -> [VectorResult] {
    switch self {
    case .vectors(let file): file.results()
    case .documents(let file): file.results()
    }
  }
}

/// What tells the formats apart.
private struct Head: Decodable {
  let kind: String?
}
