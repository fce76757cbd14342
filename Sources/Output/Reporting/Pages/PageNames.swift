import Runs

/// The paths of the scenarios' pages: safe on every file system, in every URL, and all different.
struct PageNames {
  /// One name for each id, in the same order, without folder and ending.
  let names: [String]
  /// The path of each scenario's page, in the same order, relative to the report's folder.
  let paths: [String]
  /// The path of the table of frames beside each page, in the same order.
  let tables: [String]
  /// The path of each translation's page, in the same order, whether there is one or not.
  let translations: [String]
  /// The path of the page of each change, in the same order, whether there is one or not.
  let changes: [String]

  init(ids: [String]) {
    var taken: Set<String> = []
    // How often a name was wanted, so that a thousand of one name are not counted up anew each time.
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
    tables = names.map { "scenario/\($0).csv" }
    translations = names.map { "translation/\($0).html" }
    changes = names.map { "change/\($0).html" }
  }
}
