import Foundation

/// The reason why a vectors file, or one vector in it, cannot be read.
///
/// A path leads from the file's root to the value: `vectors[3].tree.children[0].style.width`. It is
/// empty where the error is about the whole file.
package enum VectorError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The data is not JSON, or contains a number that is out of range for `Double`.
  case unreadable(path: String, reason: String)
  /// A value without a default is missing.
  case missing(path: String)
  /// A value has the wrong type, or is not one of the allowed words; `found` is set for words.
  case wrongValue(path: String, found: String?, expected: String)
  /// A list has too few or too many entries.
  case wrongCount(path: String, found: Int, expected: Int)
  /// A vector before this one has the same class and name.
  case duplicateVector(path: String, name: String)

  /// One sentence: where the error is, what is wrong, and what is expected.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(subject(path)) cannot be read: \(reason)"
    case .missing(let path):
      "\(subject(path)) is missing"
    case .wrongValue(let path, let found?, let expected):
      "\(subject(path)) is '\(found)'; expected \(expected)"
    case .wrongValue(let path, nil, let expected):
      "\(subject(path)) is not \(expected)"
    case .wrongCount(let path, let found, let expected):
      "\(subject(path)) has \(found) \(found == 1 ? "entry" : "entries"); expected \(expected)"
    case .duplicateVector(let path, let name):
      "\(subject(path)) has the name \(name) of an earlier vector; expected a unique name"
    }
  }

  private func subject(_ path: String) -> String { path.isEmpty ? "the file" : path }
}

extension VectorError {
  /// The keys and indices of its path, each as text.
  package var steps: [String] {
    let path =
      switch self {
      case .unreadable(let path, _), .missing(let path), .wrongValue(let path, _, _),
        .wrongCount(let path, _, _), .duplicateVector(let path, _):
        path
      }
    return path.split { ".[]".contains($0) }.map(String.init)
  }

  /// Converts any error of the decoder.
  init(_ error: any Error) {
    switch error {
    case let error as VectorError:
      self = error
    case DecodingError.keyNotFound(let key, let context):
      self = .missing(path: (context.codingPath + [key]).jsonPath)
    case DecodingError.valueNotFound(_, let context):
      self = .missing(path: context.codingPath.jsonPath)
    case DecodingError.typeMismatch(let type, let context):
      self = .wrongValue(
        path: context.codingPath.jsonPath, found: nil, expected: Self.name(of: type))
    case DecodingError.dataCorrupted(let context):
      self = .unreadable(path: context.codingPath.jsonPath, reason: context.debugDescription)
    default:
      self = .unreadable(path: "", reason: error.localizedDescription)
    }
  }

  /// The JSON name for values of `type`.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

extension [any CodingKey] {
  /// The path as people write it: `vectors[3].tree`.
  var jsonPath: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
