package import JSONText
package import Timing

/// The record of one run, without loss: every page and file of a report is rendered from it.
///
/// It names no user and no host. Equal runs without timing have equal records.
package struct RunRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The version of the format; `currentSchemaVersion` or lower.
  package var schemaVersion: Int
  /// The programs and libraries that computed the layouts: `LayoutDiff`, `GLPK` and others.
  package var tools: [ToolVersion]
  /// The machine of the run.
  package var machine: MachineDescription
  /// The other machines of a record that `merge` joined; `nil` for a single run.
  package var otherMachines: [MachineDescription]?
  /// The shards that the record contains; `nil` after a run over all scenarios.
  package var shards: [Shard]?
  /// The commit that the files are of; `nil` where they are in no repository.
  package var revision: SourceRevision?
  /// The fonts that text was measured with.
  package var fonts: [FontFile]
  /// The parts of fonts that pictures need, which are not written; `nil` where nobody asked for them.
  package var pageFonts: [PageFont]?
  /// The scenarios, in the order of the run.
  package var scenarios: [ScenarioRecord]
  /// The files that could not be read as a scenario, in the order of the run.
  package var unreadableFiles: [UnreadableFile]

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, tools, machine, otherMachines, shards, revision, fonts, scenarios,
      unreadableFiles
  }

  package init(
    tools: [ToolVersion] = [], machine: MachineDescription, fonts: [FontFile] = [],
    scenarios: [ScenarioRecord] = [], unreadableFiles: [UnreadableFile] = []
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.tools = tools
    self.machine = machine
    self.fonts = fonts
    self.scenarios = scenarios
    self.unreadableFiles = unreadableFiles
  }

  package var json: JSONValue {
    .object([
      "schemaVersion": schemaVersion.json, "tools": tools.json, "machine": machine.json,
      "otherMachines": otherMachines?.json, "shards": shards?.json, "revision": revision?.json,
      "fonts": fonts.json, "scenarios": scenarios.json, "unreadableFiles": unreadableFiles.json,
    ])
  }
}

/// A program or library that computed results.
package struct ToolVersion: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The name of the program or library.
  package var name: String
  /// The version, as the program or library reports it.
  package var version: String

  /// This package; nothing else states its version.
  package static let layoutDiff = ToolVersion(name: "LayoutDiff", version: "1.0.0")

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  package var json: JSONValue { .object(["name": name.json, "version": version.json]) }
}

/// A font file that text was measured with.
package struct FontFile: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The file's name, without its folder.
  package var name: String
  /// The SHA-256 of the file, in lowercase hexadecimal digits.
  package var sha256: String

  package init(name: String, sha256: String) {
    self.name = name
    self.sha256 = sha256
  }

  package var json: JSONValue { .object(["name": name.json, "sha256": sha256.json]) }
}

/// A file that could not be read as a scenario.
package struct UnreadableFile: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The path, as given to the command.
  package var file: String
  /// The error message, as shown on a terminal; one or several lines.
  package var message: String
  /// The mistakes in the file, each in one line with its place.
  package var mistakes: [String]
  /// The line of the first mistake, from 1; `nil` where that is in no line.
  package var line: Int?
  /// The column of the first mistake, from 1; `nil` where ``line`` is.
  package var column: Int?

  package init(
    file: String, message: String, mistakes: [String], line: Int? = nil, column: Int? = nil
  ) {
    self.file = file
    self.message = message
    self.mistakes = mistakes
    (self.line, self.column) = (line, column)
  }

  package var json: JSONValue {
    .object([
      "file": file.json, "message": message.json, "mistakes": mistakes.json, "line": line?.json,
      "column": column?.json,
    ])
  }
}
