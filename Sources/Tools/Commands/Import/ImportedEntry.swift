import Conformance
import DeviceFrames
import Geometry
import InterfaceBuilder
import JSONText
import Scenarios

/// A scenario that was imported, of either origin.
struct ImportedEntry {
  /// What it was imported from.
  enum Origin {
    /// A root of a file of Interface Builder.
    case interface(ImportedDocument)
    /// Views of a device with their frames.
    case device(DeviceScreen)
  }

  let file: String
  /// The scenario's name, unique among all.
  let name: String
  let origin: Origin
  /// The path of the file that has it now; `nil` where none was written.
  var writtenPath: String?
  /// The comparison with stored frames as leaf sizes.
  var stored: ImportCheck?
  var measured: ImportCheck?

  func path(in folder: String) -> String {
    (folder.hasSuffix("/") ? folder : folder + "/") + "\(name).yaml"
  }

  var title: String {
    switch origin {
    case .interface(let document): document.title
    case .device(let screen): screen.title
    }
  }

  /// The line of the root view, from 1.
  var line: Int {
    switch origin {
    case .interface(let document): document.line
    case .device(let screen): screen.line
    }
  }

  /// The containers with frames, the design size first.
  var containers: [Container] {
    switch origin {
    case .interface(let document): [document.container]
    case .device(let screen): screen.containers
    }
  }

  var viewCount: Int {
    switch origin {
    case .interface(let document): document.viewCount
    case .device(let screen): screen.elements.count
    }
  }

  var notes: [ImportNote] {
    switch origin {
    case .interface(let document): document.notes
    case .device(let screen): screen.notes
    }
  }

  /// The document of Interface Builder; `nil` for any other origin.
  var document: ImportedDocument? {
    if case .interface(let document) = origin { document } else { nil }
  }

  /// The text of the scenario file.
  func text(_ contents: ImportedContents) -> String {
    switch origin {
    case .interface(let document): document.text(contents)
    case .device(let screen): screen.text(from: LogInput.name(of: file))
    }
  }

  /// The scenario as JSON, with its `text` where no file has it.
  ///
  /// Frames of a device have no constraints.
  func json(text: String?) -> JSONValue {
    .object([
      "name": name.json, "title": title.json, "file": file.json, "line": line.json,
      "container": (containers.first?.text ?? "").json, "containers": containers.map(\.text).json,
      "views": viewCount.json,
      "constraints": document?.constraintCount.json,
      "constraintsInFile": document?.writtenConstraintCount.json,
      "notes": .array(notes.map { $0.json(in: file) }), "text": text?.json, "check": stored?.json,
      "checkWithMeasuredText": measured?.json,
    ])
  }
}

extension ImportNote {
  func json(in file: String) -> JSONValue {
    ["file": file.json, "line": line.json, "subject": subject.json, "reason": reason.json]
  }
}
