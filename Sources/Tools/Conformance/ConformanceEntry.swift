import Foundation

/// One entry of a file that `layoutdiff conform` reads.
package struct ConformanceEntry<Content: Sendable>: Sendable {
  /// The entry's name; its path in the file where that is missing.
  package let name: String
  /// What is laid out and compared, or the error of reading it.
  package let content: Result<Content, VectorError>

  /// The result that `layOut` has for the content; the error of reading it where there is none.
  func result(_ layOut: (Content, _ name: String) -> VectorResult) -> VectorResult {
    switch content {
    case .success(let content): layOut(content, name)
    case .failure(let error): VectorResult(name: name, outcome: .invalid(error), layout: nil)
    }
  }
}

/// What an entry lays out and compares.
protocol ConformanceContent: Sendable {
  /// The name of an entry.
  static func name(_ fields: VectorFields) throws -> String

  /// Reads an entry, except its name.
  init(_ fields: VectorFields, name: String) throws
}

extension VectorFields {
  /// The entries of the list at `key`; a name of an earlier one is an error.
  ///
  /// An error within one entry does not affect the others.
  func entries<Content: ConformanceContent>(
    _ key: String
  ) throws -> [ConformanceEntry<Content>] {
    var names: Set<String> = []
    return try required(key, as: [DecodedEntry<Content>].self).enumerated().map { index, decoded in
      let name = decoded.entry.name
      guard !names.insert(name).inserted else { return decoded.entry }
      let error = VectorError.duplicateVector(path: "\(key)[\(index)]", name: name)
      return ConformanceEntry(name: name, content: .failure(error))
    }
  }
}

/// One entry; its errors do not end the reading of the file.
private struct DecodedEntry<Content: ConformanceContent>: Decodable {
  let entry: ConformanceEntry<Content>

  init(from decoder: any Decoder) {
    var name = decoder.codingPath.jsonPath
    let content: Result<Content, VectorError>
    do {
      let fields = try VectorFields(decoder)
      name = try Content.name(fields)
      content = .success(try Content(fields, name: name))
    } catch {
      content = .failure(VectorError(error))
    }
    entry = ConformanceEntry(name: name, content: content)
  }
}
