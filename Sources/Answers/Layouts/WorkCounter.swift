import Geometry

/// Names for the counters of the engines' work, by the keys of
/// ``ScenarioLayouts/work(of:in:rounding:)``.
package enum WorkCounter {
  /// The counter's name, after a number: `rows in the largest component`, or `row in …` after 1.
  ///
  /// An unknown key, such as one of a later version, is split at its capital letters.
  package static func words(_ key: String, count: Int? = nil) -> String {
    guard let name = names[key] else {
      return key.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }
    return count == 1 ? name.one : name.many
  }

  /// The counter's name with a capital letter: `Rows in the largest component`.
  package static func heading(_ key: String) -> String {
    let words = words(key)
    return words.capitalizedFirst
  }

  /// The keys in reading order: the spec's first, each engine's from its input to its work, unknown
  /// ones last in alphabetical order.
  package static func sorted(_ keys: some Sequence<String>) -> [String] {
    func rank(_ key: String) -> Int { order.firstIndex(of: key) ?? order.count }
    return keys.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private static let order = table.map { $0.key }
  private static let names = Dictionary(
    uniqueKeysWithValues: table.map { ($0.key, (one: $0.one, many: $0.many)) })

  private static let table: [(key: String, one: String, many: String)] = [
    ("nodes", "node", "nodes"),
    ("nodesMeasured", "measured node", "measured nodes"),
    ("measureCalls", "measure call", "measure calls"),
    ("contentMeasurements", "content measurement", "content measurements"),
    ("rows", "row", "rows"),
    ("columns", "column", "columns"),
    ("nonZeros", "nonzero coefficient", "nonzero coefficients"),
    ("reducedRows", "row left after reducing", "rows left after reducing"),
    ("reducedColumns", "column left after reducing", "columns left after reducing"),
    (
      "reducedNonZeros", "nonzero coefficient left after reducing",
      "nonzero coefficients left after reducing"
    ),
    ("components", "component", "components"),
    (
      "largestComponentRows", "row in the largest component", "rows in the largest component"
    ),
    ("passes", "pass", "passes"),
    ("reducedPasses", "pass by the reduced solver", "passes by the reduced solver"),
    ("simplexIterations", "simplex iteration", "simplex iterations"),
    ("solverCalls", "call of the simplex method", "calls of the simplex method"),
  ]
}
