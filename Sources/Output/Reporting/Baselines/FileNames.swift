/// Names of files that are made from names that people chose.
enum FileNames {
  /// A name that every file system takes, and another one for every other name.
  static func safe(_ name: String) -> String {
    let path = PageNames(ids: [name]).paths[0]
    return String(path.dropFirst("scenario/".count).dropLast(".html".count))
  }

  /// The name of a module as the name of a folder: it is an identifier, whose letters keep their
  /// case, or is made safe.
  static func module(_ name: String) -> String {
    let isIdentifier = name.unicodeScalars.allSatisfy {
      $0 == "_" || ($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil))
    }
    return isIdentifier && !name.isEmpty ? name : safe(name)
  }

  /// What stands before the first slash.
  static func firstPart(of path: String) -> String {
    path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? ""
  }
}
