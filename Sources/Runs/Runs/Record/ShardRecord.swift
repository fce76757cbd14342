/// Which part of all scenarios a record is of, where several machines share them.
public struct ShardRecord: Codable, Sendable, Hashable, Comparable {
  /// Which part, from 1 to `count`.
  public var index: Int
  /// How many parts there are.
  public var count: Int

  /// Makes an entry.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// As on the command line: `2/3`.
  public var text: String { "\(index)/\(count)" }

  /// Whether `left` comes before `right`.
  public static func < (left: ShardRecord, right: ShardRecord) -> Bool {
    (left.count, left.index) < (right.count, right.index)
  }
}

extension RunRecord {
  /// More machines than this share no work of people, and no record that a person made says so.
  private static let mostShards = 1000

  /// The parts that are missing where this was joined from some of several; empty where it is of one
  /// run, or of all parts.
  public var missingShards: [ShardRecord] {
    let known = Set(shards ?? [])
    let counts = Set(known.map(\.count)).filter { (1...Self.mostShards).contains($0) }
    return counts.sorted().flatMap { count in
      (1...count).map { ShardRecord(index: $0, count: count) }.filter { !known.contains($0) }
    }
  }

  /// Says of each missing part that it is, where files are named that could not be read.
  mutating func noteMissingShards() {
    unreadableFiles.removeAll { file in
      Self.note(on: file.file) == file
    }
    unreadableFiles += missingShards.map { Self.note(on: "shard \($0.text)") }
  }

  /// Whether what could not be read is no file, but the record of a shard that is missing.
  package func isMissingShard(_ file: UnreadableFile) -> Bool {
    file == Self.note(on: file.file)
      && missingShards.contains { "shard \($0.text)" == file.file }
  }

  private static func note(on name: String) -> UnreadableFile {
    UnreadableFile(
      file: name, message: "\(name): error: there is no record of it, so its scenarios are missing")
  }
}
