import Foundation
import JSONText
import PlayAnswers

/// The answer to `api/files`.
struct FileList {
  let version = AnswerRequest.version
  let files: [Entry]

  struct Entry {
    let n: Int
    let name: String
    let title: String
    var changes: String?
    let file: String?
    let canSave: Bool
    let isOpened: Bool
  }
}

extension FileList: JSONRepresentable {
  var json: JSONValue { .object(["version": version.json, "files": files.json]) }
}

extension FileList.Entry: JSONRepresentable {
  var json: JSONValue {
    .object([
      "n": n.json, "name": name.json, "title": title.json, "changes": changes?.json,
      "file": file?.json, "canSave": canSave.json, "isOpened": isOpened.json,
    ])
  }
}

/// The answer to `api/file`.
struct OpenedFile {
  let version = AnswerRequest.version
  let n: Int
  let name: String
  var text: String?
  var hash: String?
  var error: String?
}

extension OpenedFile: JSONRepresentable {
  var json: JSONValue {
    .object([
      "version": version.json, "n": n.json, "name": name.json, "text": text?.json,
      "hash": hash?.json, "error": error?.json,
    ])
  }
}

/// The answer to `api/changes`.
struct FileNews {
  let version = AnswerRequest.version
  let n: Int
  let status: String
  var text: String?
  var hash: String?
}

extension FileNews: JSONRepresentable {
  var json: JSONValue {
    .object([
      "version": version.json, "n": n.json, "status": status.json, "text": text?.json,
      "hash": hash?.json,
    ])
  }
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
struct SavedFile {
  let version = AnswerRequest.version
  let status: String
  var hash: String?
  var text: String?
  var reason: String?
}

extension SavedFile: JSONRepresentable {
  var json: JSONValue {
    .object([
      "version": version.json, "status": status.json, "hash": hash?.json, "text": text?.json,
      "reason": reason?.json,
    ])
  }
}

/// The answer to a request that the interface does not have.
struct InterfaceProblem {
  let version = AnswerRequest.version
  let error: String
  var problems: [TextProblem]?
}

extension InterfaceProblem: JSONRepresentable {
  var json: JSONValue {
    .object(["version": version.json, "error": error.json, "problems": problems?.json])
  }
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
