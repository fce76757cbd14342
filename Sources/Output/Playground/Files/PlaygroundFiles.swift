import Foundation
import JSONText
import Reporting
import ScenarioFiles
import Scenarios

/// The files that can be opened on the page, by number: what a client sends never becomes a path.
package struct PlaygroundFiles: Sendable {
  /// The scenario files, the opened one first.
  let entries: [Entry]

  struct Entry: Sendable {
    let path: String
    /// Whether the page may write it: it was named when the program started, or its folder was.
    let canSave: Bool
    /// The folder that was named, which a link must not lead out of; `nil` for a file that was named.
    var folder: String?

    var name: String { ScenarioName.id(ofFile: path) }

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

  /// The files at a path that somebody named: a file and those beside it, or all files of a folder.
  ///
  /// Without a path, those of the usual folder, if there is one.
  package init(path: String?) {
    let folder = path ?? ScenarioFinder.usualFolder
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists || path != nil else {
      entries = []
      return
    }
    guard exists, !isFolder.boolValue else {
      entries = ScenarioFinder.files(at: exists ? [folder] : []).files.map {
        Entry(path: $0, canSave: true, folder: folder)
      }
      return
    }
    let around = ScenarioName.folder(ofFile: folder)
    let others = ScenarioFinder.names(directlyIn: around.isEmpty ? "." : around).map {
      ScenarioName.path(ofFile: $0, in: around)
    }
    let own = (folder as NSString).standardizingPath
    entries =
      [Entry(path: folder, canSave: true)]
      + others.filter { ($0 as NSString).standardizingPath != own }.map {
        Entry(path: $0, canSave: false)
      }
  }

  static let none = PlaygroundFiles(entries: [])

  private init(entries: [Entry]) { self.entries = entries }

  /// The number of the text that belongs to no file.
  var blank: Int { entries.count }

  static let blankText = """
    layoutdiff: 1
    title: A new screen
    containers: [320, 375]
    elements:
      photo: { image: 40x40, hugging: 251 }
      title: { text: "Drag the right edge", font: { size: 16 } }
    spec:
      inset:
        insets: 8
        child:
          stack:
            direction: horizontal
            spacing: 8
            alignItems: start
            children:
              - photo
              - element: title
                style: { flexShrink: 1, flexGrow: 1 }
    constraints:
      - "H:|-8-[photo]-8-[title]-8-|"
      - photo.top == superview.top + 8
      - title.top == superview.top + 8
      - superview.bottom >= photo.bottom + 8
      - superview.bottom >= title.bottom + 8

    """

  /// The path that messages about a text name.
  func path(of number: Int?) -> String {
    guard let number, entries.indices.contains(number) else { return "untitled.yaml" }
    return entries[number].path
  }

  /// The text of a file now; throws a sentence where there is none.
  func text(of number: Int) throws(FileProblem) -> FileText {
    guard number != blank else { return FileText(Self.blankText) }
    guard entries.indices.contains(number) else { throw FileProblem("there is no file \(number)") }
    return try FileText(at: entries[number].path)
  }
}

/// The text of a file, and how it is written there.
struct FileText: Sendable, Equatable {
  /// The text, without a byte order mark.
  let text: String
  /// Names the very bytes of the file: their SHA-256 in hexadecimal digits.
  let hash: String
  /// Whether the file begins with a byte order mark.
  let hasMark: Bool
  /// Whether its lines end as on Windows.
  let endsLinesWithReturn: Bool

  /// A text that is in no file.
  init(_ text: String) {
    self.text = text
    hash = Data(text.utf8).sha256
    (hasMark, endsLinesWithReturn) = (false, false)
  }

  init(at path: String) throws(FileProblem) {
    // The reader of scenarios says what is wrong with a file, such as one that is a pipe.
    do { _ = try ScenarioFile.read(path) } catch { throw FileProblem(error.message) }
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(validating: data, as: UTF8.self)
    else { throw FileProblem("the file cannot be read") }
    hasMark = text.unicodeScalars.first == "\u{FEFF}"
    self.text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    endsLinesWithReturn = text.utf8.firstRange(of: "\r\n".utf8) != nil
    hash = data.sha256
  }

  /// The text and its name, for the page.
  var members: JSONObject { ["text": text.json, "hash": hash.json] }

  /// The bytes to write for a new text, in the encoding of this one.
  func bytes(of text: String) -> Data {
    var text = text
    if endsLinesWithReturn, text.utf8.firstRange(of: "\r\n".utf8) == nil {
      text = text.replacing("\n", with: "\r\n")
    }
    return Data((hasMark ? "\u{FEFF}" : "").utf8) + Data(text.utf8)
  }
}

/// Why a file cannot be read or written, in a sentence.
struct FileProblem: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
