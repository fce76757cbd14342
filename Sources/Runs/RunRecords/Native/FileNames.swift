import Foundation

package enum FileNames {
  /// The file that a link leads to; the path itself where there is none.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A name that every file system takes, and another one for every other name.
  ///
  /// It is the id itself where it is made of lowercase letters, digits and hyphens only.
  ///
  /// Any other id is reduced to those, and gets a hash so that what was lost still tells names
  /// apart.
  package static func safe(_ id: String) -> String {
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

  /// The name of a module as the name of a folder: it is an identifier, whose letters keep their
  /// case, or is made safe.
  package static func module(_ name: String) -> String {
    let isIdentifier = name.unicodeScalars.allSatisfy {
      $0 == "_" || ($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil))
    }
    return isIdentifier && !name.isEmpty ? name : safe(name)
  }

  package static func firstPart(of path: String) -> String {
    path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? ""
  }
}
