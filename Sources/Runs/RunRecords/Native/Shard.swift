package import JSONText

/// One of several equal parts of all scenarios, for machines that share the work.
package struct Shard: Decodable, Sendable, Hashable, Comparable, JSONRepresentable {
  /// The number of the shard, from 1 to `count`.
  package var index: Int
  /// The number of shards.
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Ours: a number of shards above this cannot be real.
  package static let most = 1000

  /// As on the command line: `2/3`.
  package var text: String { "\(index)/\(count)" }

  /// Whether `left` comes before `right`.
  package static func < (left: Shard, right: Shard) -> Bool {
    (left.count, left.index) < (right.count, right.index)
  }

  package var json: JSONValue { .object(["index": index.json, "count": count.json]) }
}

extension RunRecord {
  /// The shards that are missing from a joined record; empty for a record of one run, or of all
  /// shards.
  package var missingShards: [Shard] {
    let known = Set(shards ?? [])
    let counts = Set(known.map(\.count)).filter { (1...Shard.most).contains($0) }
    return counts.sorted().flatMap { count in
      (1...count).map { Shard(index: $0, count: count) }.filter { !known.contains($0) }
    }
  }

  mutating func noteMissingShards() {
    unreadableFiles.removeAll { file in
      Self.note(on: file.file) == file
    }
    unreadableFiles += missingShards.map { Self.note(on: "shard \($0.text)") }
  }

  /// Whether an entry is a missing shard and not a file.
  package func isMissingShard(_ file: UnreadableFile) -> Bool {
    file == Self.note(on: file.file)
      && missingShards.contains { "shard \($0.text)" == file.file }
  }

  private static func note(on name: String) -> UnreadableFile {
    let message = "\(name): error: there is no record of it, so its scenarios are missing"
    return UnreadableFile(file: name, message: message, mistakes: [message])
  }
}
