import Comparison
public import Timing

/// All results of a run, without loss: every page and file of a report is rendered from it.
///
/// It has no date and no user, so equal runs have equal records except for timing samples.
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
  /// The other machines, in a merged record; `nil` in any other.
  public var otherMachines: [MachineDescription]?
  /// The shard of this record, or the shards that it was merged from; `nil` without shards, and in an
  /// older record.
  public var shards: [ShardRecord]?
  /// The fonts that text was measured with.
  public var fonts: [FontFile]
  /// The scenarios, in the order in which they were given.
  public var scenarios: [ScenarioRecord]
  /// The files that could not be read as scenarios, in the given order.
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

/// A program or library that the results depend on.
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

/// A file that could not be read as a scenario.
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
