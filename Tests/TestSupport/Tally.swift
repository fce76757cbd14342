import Foundation

/// What facts add up to: how often each case is there, how many items lists have, and the sums of numbers.
///
/// A law says what holds for every input. A tally of the answers to many random inputs notices what laws
/// allow: a reason that is given once too often, a shorter way that is no longer found, another default.
/// Where a change means to answer otherwise, the lines that differ say how often it does, and the file is
/// written anew with `UPDATE_GOLDENS=1`.
package struct Tally {
  /// In thousandths, so that the order does not count.
  private var sums: [String: Int] = [:]

  /// A tally of nothing.
  package init() {}

  /// Adds a value with all that it consists of, by the names of types and properties; classes are left out.
  package mutating func add(_ value: Any) { add(value, as: "\(type(of: value))") }

  /// Adds a value under a name.
  package mutating func add(_ value: Any, as name: String) {
    switch value {
    case let text as String: count("\(name) letters", Double(text.unicodeScalars.count))
    case let isSo as Bool: count(name, isSo ? 1 : 0)
    case let number as any BinaryInteger: count(name, Double(number))
    case let number as any BinaryFloatingPoint: count(name, Double(number))
    default: addParts(of: value, as: name)
    }
  }

  private mutating func addParts(of value: Any, as name: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference: break
    case .collection, .set, .dictionary:
      count(name, Double(mirror.children.count))
      for child in mirror.children { add(child.value, as: name) }
    case .optional: for child in mirror.children { add(child.value, as: name) }
    case .enum:
      let (word, content) =
        mirror.children.first.map { ($0.label ?? "", [$0.value]) } ?? ("\(value)", [])
      count("\(name).\(word)", 1)
      for value in content { add(value, as: "\(name).\(word)") }
    default:
      let type = mirror.displayStyle == .tuple ? name : "\(mirror.subjectType)"
      for (label, value) in mirror.children { add(value, as: "\(type).\(label ?? "")") }
    }
  }

  private mutating func count(_ name: String, _ amount: Double) {
    // What is larger is nobody's length.
    let isUsual = abs(amount) < 1e9
    sums[isUsual ? name : "\(name) beyond all", default: 0] +=
      isUsual ? Int((1000 * amount).rounded()) : 1000
  }

  /// One line for each name, in alphabetical order.
  package var lines: [String] {
    sums.sorted { $0.key < $1.key }.map { name, sum in
      sum % 1000 == 0 ? "\(name) \(sum / 1000)" : "\(name) \(Double(sum) / 1000)"
    }
  }

  /// The lines that differ from those of a file in `Tests/Tallies`; empty where none does.
  package func changes(from file: String) throws -> [String] {
    let url = Repository.folder.appending(path: "Tests/Tallies/\(file)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url)
    }
    let known = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    return lines.difference(from: known).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }
}
