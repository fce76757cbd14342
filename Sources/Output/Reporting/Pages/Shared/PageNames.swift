import RunRecords

/// The paths of the pages of scenarios: safe on every file system and in every URL, all different.
struct PageNames {
  /// One name for each scenario, in the order of the record, without folder and extension.
  let names: [String]
  /// The paths of the scenarios' pages, in the same order, relative to the report's folder.
  let paths: [String]
  /// The paths of the translations' pages, in the same order, also where there is no translation.
  let translations: [String]
  /// The paths of the recoveries' pages, in the same order, also where there is no recovery.
  let recoveries: [String]
  /// The paths of the changes' pages, in the same order, also where there is no change.
  let changes: [String]

  /// The paths of the thumbnails, in the same order, also where there is nothing to draw.
  let thumbnails: [String]
  /// The place of each id in this order; of two alike that of the first.
  let places: [String: Int]
  /// The places of the scenarios that change the one with an id, in order.
  let changesFrom: [String: [Int]]

  init(_ record: RunRecord) {
    self.init(
      ids: record.scenarios.map(\.id), before: record.scenarios.map { $0.change?.before })
  }

  /// Names for scenarios with these ids.
  ///
  /// `before` has the id that each of them changes, or `nil`, in the order of `ids`. Linear.
  init(ids: [String], before: [String?] = []) {
    var taken: Set<String> = []
    // How often each name occurred, so that a thousand equal names take linear time.
    var counts: [String: Int] = [:]
    let names = ids.map { id in
      let name = FileNames.safe(id)
      var unique = name
      var count = counts[name, default: 1]
      defer { counts[name] = count }
      while !taken.insert(unique).inserted {
        count += 1
        unique = "\(name)-\(count)"
      }
      return unique
    }
    self.names = names
    paths = names.map { "scenario/\($0).html" }
    translations = names.map { "translation/\($0).html" }
    recoveries = names.map { "recovery/\($0).html" }
    thumbnails = names.map { "thumbnail/\($0).svg" }
    changes = names.map { "change/\($0).html" }
    places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    var changesFrom: [String: [Int]] = [:]
    for (index, id) in before.enumerated() {
      if let id { changesFrom[id, default: []].append(index) }
    }
    self.changesFrom = changesFrom
  }
}
