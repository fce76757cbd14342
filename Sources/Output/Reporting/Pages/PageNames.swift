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
      let name = Self.fileName(for: id)
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

  /// The id itself where it is made of lowercase letters, digits and hyphens only.
  ///
  /// Any other id is reduced to those, and gets a hash so that what was lost still tells names
  /// apart.
  private static func fileName(for id: String) -> String {
    let safe = id.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "0"..."9", "-": Character(scalar)
      case "A"..."Z": Character(String(scalar).lowercased())
      default: "-"
      }
    }
    let name = String(safe.prefix(60))
    return name == id && !name.isEmpty ? name : "\(name)-\(hash(of: id))"
  }

  /// FNV-1a in 32 bits, which is published for everyone's use: the same name on every machine.
  private static func hash(of id: String) -> String {
    let hash = id.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
