import LayoutConstraints

/// Reads `metrics`: numbers that rules can use by name.
struct MetricReader {
  let reader: FieldReader

  /// The metrics that a mapping gives; what is wrong is reported.
  func metrics(_ value: YAMLValue?) -> [String: Double] {
    guard let value else { return [:] }
    guard case .mapping(let pairs) = value.shape else {
      reader.report(
        value, "'metrics' is a mapping, not \(value.kind)",
        hints: ["write   metrics: { gap: 8, strong: 900 }"])
      return [:]
    }
    var metrics: [String: Double] = [:]
    for pair in pairs {
      guard let name = reader.text(pair.key, of: "a metric's name") else { continue }
      guard ConstraintRule.isElementName(name) else {
        reader.report(
          pair.key, "'\(name.shortened)' cannot be a metric's name",
          hints: ["a name starts with a letter and goes on with letters, digits and _"])
        continue
      }
      // A wrong metric keeps its name, so that the rules that use it are not wrong as well: 1 can
      // be a distance, a multiplier and a priority.
      metrics[name] = reader.number(pair.value, of: "metric '\(name.shortened)'") ?? 1
    }
    return metrics
  }
}
