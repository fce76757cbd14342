import Conformance
import InterfaceBuilder
import JSONText
import Scenarios

struct ImportJSON {
  let schemaVersion = JSONOutput.schemaVersion
  let files: Int
  let documents: [Document]
  /// Roots with nothing inside, and what the size classes of the device leave out.
  let leftOut: [Note]
  let mistakes: [Mistake]
  /// How many agree with stored frames as leaf sizes; `nil` without `--check`.
  let agreement: ImportAgreement?
  /// How many agree with text measured here; `nil` without `--check`.
  let agreementWithMeasuredText: ImportAgreement?

  struct Document {
    let name: String
    let title: String
    let file: String
    /// The line of the root view in the file, counted from 1.
    let line: Int
    let container: String
    /// The containers with frames; one for a document of Interface Builder.
    let containers: [String]
    let views: Int
    /// The number of rules; `nil` for frames of a device, which have none.
    let constraints: Int?
    /// The constraints of the file, with those that are left out; `nil` for frames of a device.
    let constraintsInFile: Int?
    let notes: [Note]
    /// The scenario file; `nil` with `--output`.
    let text: String?
    /// The comparison with stored frames as leaf sizes; `nil` without `--check`.
    let check: ImportCheck?
    /// The comparison with text measured here; `nil` without `--check`.
    let checkWithMeasuredText: ImportCheck?

    init(_ entry: ImportedEntry, text: String?) {
      name = entry.name
      title = entry.title
      file = entry.file
      line = entry.line
      containers = entry.containers.map(\.text)
      container = containers.first ?? ""
      views = entry.viewCount
      constraints = entry.document?.constraintCount
      constraintsInFile = entry.document?.writtenConstraintCount
      notes = entry.notes.map { Note($0, file: entry.file) }
      self.text = text
      check = entry.stored
      checkWithMeasuredText = entry.measured
    }
  }

  /// A difference between a file and its scenario.
  struct Note {
    let file: String
    let line: Int
    let subject: String
    let reason: String

    init(_ note: ImportNote, file: String) {
      self.file = file
      line = note.line
      subject = note.subject
      reason = note.reason
    }
  }

  struct Mistake {
    let file: String
    /// The line and column, counted from 1; `nil` where it is about the whole file.
    let line: Int?
    let column: Int?
    let message: String
    let hints: [String]

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.file
      line = diagnostic.position?.line
      column = diagnostic.position?.column
      message = diagnostic.message
      hints = diagnostic.hints
    }
  }
}

extension ImportJSON: JSONRepresentable {
  var json: JSONValue {
    .object([
      "schemaVersion": schemaVersion.json, "files": files.json, "documents": documents.json,
      "leftOut": leftOut.json, "mistakes": mistakes.json, "agreement": agreement?.json,
      "agreementWithMeasuredText": agreementWithMeasuredText?.json,
    ])
  }
}

extension ImportJSON.Document: JSONRepresentable {
  var json: JSONValue {
    .object([
      "name": name.json, "title": title.json, "file": file.json, "line": line.json,
      "container": container.json, "views": views.json, "constraints": constraints?.json,
      "constraintsInFile": constraintsInFile?.json, "notes": notes.json, "text": text?.json,
      "check": check?.json, "checkWithMeasuredText": checkWithMeasuredText?.json,
    ])
  }
}

extension ImportJSON.Note: JSONRepresentable {
  var json: JSONValue {
    .object([
      "file": file.json, "line": line.json, "subject": subject.json, "reason": reason.json,
    ])
  }
}

extension ImportJSON.Mistake: JSONRepresentable {
  var json: JSONValue {
    .object([
      "file": file.json, "line": line?.json, "column": column?.json, "message": message.json,
      "hints": hints.json,
    ])
  }
}
