import Comparison
public import Timing

/// The record of one run, without loss: every page and file of a report is rendered from it.
///
/// It names no user and no host. Equal runs without timing have equal records.
public struct RunRecord: Codable, Sendable, Equatable {
  /// The version of the format; `currentSchemaVersion` or lower.
  public var schemaVersion: Int
  /// The programs and libraries that computed the layouts: `LayoutDiff`, `GLPK` and others.
  public var tools: [ToolVersion]
  /// The machine of the run.
  public var machine: MachineDescription
  /// The other machines of a record that `merge` joined; `nil` for a single run.
  public var otherMachines: [MachineDescription]?
  /// The shards that the record contains; `nil` after a run over all scenarios.
  public var shards: [ShardRecord]?
  /// The fonts that text was measured with.
  public var fonts: [FontFile]
  /// The parts of fonts that pictures need, which are not written; `nil` where nobody asked for them.
  public var pageFonts: [PageFont]?
  /// The scenarios, in the order of the run.
  public var scenarios: [ScenarioRecord]
  /// The files that could not be read as a scenario, in the order of the run.
  public var unreadableFiles: [UnreadableFile]

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, tools, machine, otherMachines, shards, fonts, scenarios, unreadableFiles
  }

  /// Makes a record in the current format.
  public init(
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
}

/// A program or library that computed results.
public struct ToolVersion: Codable, Sendable, Equatable {
  /// The name of the program or library.
  public var name: String
  /// The version, as the program or library reports it.
  public var version: String

  /// This package.
  public static let layoutDiff = ToolVersion(name: "LayoutDiff", version: "0.1.0")

  /// Makes an entry.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// A font file that text was measured with.
public struct FontFile: Codable, Sendable, Equatable {
  /// The file's name, without its folder.
  public var name: String
  /// The SHA-256 of the file, in lowercase hexadecimal digits.
  public var sha256: String

  /// Makes an entry.
  public init(name: String, sha256: String) {
    self.name = name
    self.sha256 = sha256
  }
}

/// A file that could not be read as a scenario.
public struct UnreadableFile: Codable, Sendable, Equatable {
  /// The path, as given to the command.
  public var file: String
  /// The error message, as shown on a terminal; one or several lines.
  public var message: String
  /// The mistakes in the file, each in one line with its place.
  public var mistakes: [String]

  /// Makes an entry.
  public init(file: String, message: String, mistakes: [String]) {
    self.file = file
    self.message = message
    self.mistakes = mistakes
  }
}
