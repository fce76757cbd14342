/// Converts any names to names that every file format accepts.
///
/// - Each run of characters other than ASCII letters, digits, `_` and `.` becomes one `_`.
/// - An empty name becomes the caller's proposal.
/// - A name that starts with a digit or a dot, reads like an exponent (`e5`) or is a word of the
///   CPLEX LP format gets `_` in front.
/// - A name is cut to 200 characters, because GLPK accepts no more than 255.
/// - The second of two equal names gets the suffix `_2`, and so on.
///
/// A portable name that is unique stays as it is.
struct PortableNames {
  private var used: Set<String> = []
  private var lastNumber: [String: Int] = [:]

  /// Returns a portable name that was not returned before.
  mutating func add(_ name: String, orElse proposal: String) -> String {
    let base = Self.portable(name.isEmpty ? proposal : name)
    var candidate = base
    while !used.insert(candidate).inserted {
      let number = lastNumber[base, default: 1] + 1
      lastNumber[base] = number
      candidate = "\(base)_\(number)"
    }
    return candidate
  }

  /// The name with only portable characters, at most 201 of them.
  static func portable(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars.prefix(200) {
      if isPortable(scalar) {
        result.unicodeScalars.append(scalar)
      } else if result.last != "_" {
        result.append("_")
      }
    }
    return needsPrefix(result) ? "_" + result : result
  }

  private static func isPortable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: false
    }
  }

  private static func needsPrefix(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    if isDigit(first) || name.hasPrefix(".") { return true }
    let startsWithE = name.hasPrefix("e") || name.hasPrefix("E")
    if startsWithE, name.utf8.dropFirst().first.map(isDigit) ?? true { return true }
    return reservedWords.contains(name.lowercased())
  }

  private static let reservedWords: Set = [
    "min", "minimum", "minimize", "minimise", "max", "maximum", "maximize", "maximise",
    "subject", "such", "st", "s.t.", "st.", "bounds", "bound", "free", "inf", "infinity",
    "general", "generals", "gen", "integer", "integers", "int", "binary", "binaries", "bin", "end",
  ]
}
