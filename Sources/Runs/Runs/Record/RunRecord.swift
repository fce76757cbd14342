import Comparison
public import Timing

/// Everything that one run found, without loss: every page and file of a report is rendered from
/// it.
///
/// It holds no time of its own making and nothing about who ran it, so that equal runs have equal
/// records apart from their samples.
public struct RunRecord: Codable, Sendable, Equatable {
  /// The version of the format that this code writes.
  ///
  /// A version only adds to the one before it, so that records of any earlier one load. Version 2
  /// has explanations and widths.
  public static let currentSchemaVersion = 2

  /// The version of the format; `currentSchemaVersion` or lower.
  public var schemaVersion: Int
  /// What computed the layouts, by name and version: `LayoutDiff`, `GLPK` and the like.
  public var tools: [ToolVersion]
  /// The machine that it ran on.
  public var machine: MachineDescription
  /// The other machines, where this was joined from the records of several; `nil` where it was not.
  public var otherMachines: [MachineDescription]?
  /// The part of all scenarios that this is of, or those that it was joined from; `nil` where one run
  /// had all, and in an older record.
  public var shards: [ShardRecord]?
  /// The fonts that text was measured with.
  public var fonts: [FontFile]
  /// The scenarios, in the order in which they were given.
  public var scenarios: [ScenarioRecord]
  /// The files that gave no scenario, in the order in which they were given.
  public var unreadableFiles: [UnreadableFile]

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

/// A program or library that had a part in the results.
public struct ToolVersion: Codable, Sendable, Equatable {
  /// Its name.
  public var name: String
  /// Its version, as it calls it itself.
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

/// A file that gave no scenario.
public struct UnreadableFile: Codable, Sendable, Equatable {
  /// The path, as it was given.
  public var file: String
  /// What is wrong, as shown on a terminal: one line or several.
  public var message: String

  /// Makes an entry.
  public init(file: String, message: String) {
    self.file = file
    self.message = message
  }
}
