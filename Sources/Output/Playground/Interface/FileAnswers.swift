import Foundation

/// The answer to `api/files`.
struct FileList: Encodable {
  let version = AnswerRequest.version
  let files: [Entry]

  struct Entry: Encodable {
    let n: Int
    let name: String
    let title: String
    var changes: String?
    let file: String?
    let canSave: Bool
    let isOpened: Bool
  }
}

/// The answer to `api/file`.
struct OpenedFile: Encodable {
  let version = AnswerRequest.version
  let n: Int
  let name: String
  var text: String?
  var hash: String?
  var error: String?
}

/// The answer to `api/changes`.
struct FileNews: Encodable {
  let version = AnswerRequest.version
  let n: Int
  let status: String
  var text: String?
  var hash: String?
}

/// A text to be written to the file that was opened.
struct SaveRequest: Decodable {
  var version: Int
  var n: Int
  var text: String
  /// Names the text that the page knows.
  var hash: String
}

/// The answer to `api/save`.
struct SavedFile: Encodable {
  let version = AnswerRequest.version
  let status: String
  var hash: String?
  var text: String?
  var reason: String?
}

/// The answer to a request that the interface does not have.
struct InterfaceProblem: Encodable {
  let version = AnswerRequest.version
  let error: String
  var problems: [TextProblem]?
}

extension PlaygroundFiles.Entry {
  /// The title in the file, else its name, and the scenario that it changes, as far as they are seen
  /// without reading all of it.
  var heading: (title: String, changes: String?) {
    let lines = (try? FileText(at: path).text)?.split(whereSeparator: \.isNewline) ?? []
    func value(of key: String) -> String? {
      let line = lines.first { $0.hasPrefix(key) }
      let value = line?.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
        .trimmingCharacters(in: ["\"", "'"])
      return value.flatMap { $0.isEmpty ? nil : $0 }
    }
    return (value(of: "title:") ?? name, value(of: "changes:"))
  }
}
