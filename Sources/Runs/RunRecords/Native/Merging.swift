import Scenarios
import Timing

extension RunRecord {
  /// Joins records that share the scenarios among them, such as those of the shards of a run.
  ///
  /// Scenarios are in the order of their files, whatever the order of the records. Tools, fonts and
  /// machines of all records are kept, and the revision if all have the same. `names` are the names of the records, for errors. Throws
  /// without records, where their versions or numbers of shards differ, and where a scenario is in
  /// two of them. A shard without a record is listed as a file that could not be read.
  package static func merging(
    _ records: [RunRecord], names: [String]
  ) throws(MergeError) -> RunRecord {
    guard var merged = records.first else { throw .nothing }
    let versions = records.map(\.schemaVersion)
    if let other = versions.firstIndex(where: { $0 != versions[0] }) {
      throw .differentVersions(
        "\(names[0]) has schemaVersion \(versions[0])",
        "\(names[other]) has \(versions[other])")
    }
    try checkShards(of: records, names)
    var places: [String: [String]] = [:]
    for (record, name) in zip(records, names) {
      for scenario in record.scenarios { places[scenario.id, default: []].append(name) }
    }
    let twice = places.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    guard twice.isEmpty else { throw .scenariosTwice(twice.map { ($0.key, $0.value) }) }
    for record in records.dropFirst() {
      merged.scenarios += record.scenarios
      merged.tools.append(missingFrom: record.tools)
      merged.fonts.append(missingFrom: record.fonts)
      merged.unreadableFiles.append(missingFrom: record.unreadableFiles)
    }
    let machines = records.flatMap { [$0.machine] + ($0.otherMachines ?? []) }
    var others: [MachineDescription] = []
    others.append(missingFrom: machines)
    others.removeAll { $0 == merged.machine }
    merged.otherMachines = others.isEmpty ? nil : others
    let shards = Set(records.flatMap { $0.shards ?? [] }).sorted()
    merged.shards = shards.isEmpty ? nil : shards
    merged.noteMissingShards()
    if records.contains(where: { $0.revision != merged.revision }) { merged.revision = nil }
    merged.scenarios.sort { left, right in
      let (first, second) = (left.sortingPath, right.sortingPath)
      return first == second
        ? left.id < right.id : first.lexicographicallyPrecedes(second, by: NaturalOrder.precedes)
    }
    return merged
  }

  /// Throws where numbers of shards differ: such shards overlap, and leave gaps that nobody sees.
  private static func checkShards(
    of records: [RunRecord], _ names: [String]
  ) throws(MergeError) {
    let shards = zip(records, names).flatMap { record, name in
      (record.shards ?? []).map { (shard: $0, name: name) }
    }
    guard let first = shards.first,
      let other = shards.first(where: { $0.shard.count != first.shard.count })
    else { return }
    throw .differentShards(
      "\(first.name) is of shard \(first.shard.text)",
      "\(other.name) of shard \(other.shard.text)")
  }
}

/// Why records cannot be joined.
package enum MergeError: Error, Sendable, CustomStringConvertible {
  /// There is no record.
  case nothing
  /// Two records are of different versions of the format.
  case differentVersions(String, String)
  /// Two records are of shards of different wholes.
  case differentShards(String, String)
  /// Scenarios that are in several records, each with the names of these.
  case scenariosTwice([(id: String, records: [String])])

  /// The mistake, and the next step.
  package var description: String {
    switch self {
    case .nothing: return "there are no records to join"
    case .differentVersions(let first, let second):
      return "\(first), and \(second): write all records with the same version of layoutdiff"
    case .differentShards(let first, let second):
      return "\(first), and \(second): run all shards with the same number of them"
    case .scenariosTwice(let scenarios):
      let shown = scenarios.prefix(10).map {
        let records = $0.records.prefix(4) + ($0.records.count > 4 ? ["others"] : [])
        return "'\(DecodingReason.quotable($0.id))' is in \(records.joined(separator: " and "))"
      }
      let more = scenarios.count > 10 ? ["and \(scenarios.count - 10) more"] : []
      return (shown + more).joined(separator: "\n")
        + "\neach scenario may be in only one record: run each shard once"
    }
  }
}

extension ScenarioRecord {
  /// The parts of the path, as folders are searched: what is in a folder stands together.
  fileprivate var sortingPath: [String] {
    file.withoutDotPrefix.split(separator: "/").map(String.init)
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func append(missingFrom others: [Element]) {
    for other in others where !contains(other) { append(other) }
  }
}
