import Geometry
package import JSONText
import LayoutSpecs
import Phrases
import Scenarios

extension WebTranslation {
  /// The worst grade of all specs.
  package var grade: WebGrade {
    groups.contains { $0.grade == .differs }
      ? .differs : groups.contains { $0.grade == .conditional } ? .conditional : .exact
  }

  /// What the boxes do not have of the spec, and where each of it shows: the comment above them.
  package var summary: String {
    var lines: [Phrase] = [
      "\(scenario.id): its layout spec as boxes of a web page (\(grade.rawValue))."
    ]
    for deviation in deviations {
      let words = deviation.rule.phrases
      let path: Phrase = deviation.rule == .overflow ? "" : "\(deviation.path), "
      lines.append(
        "\(path)\(words.place): in the spec, \(words.spec). In a browser, \(words.web).")
    }
    for container in scenario.containers {
      guard let shown = try? deviations(in: container), !shown.isEmpty else { continue }
      let rules = shown.map {
        Phrase($0.rule == .overflow ? "overflow" : "\($0.path): \($0.rule.rawValue)")
      }
      lines.append("At \(container.inPoints) they differ: \(rules.listed).")
    }
    return lines.map { $0.capitalizedFirst.text }.joined(separator: "\n")
  }
}

extension WebTranslation: JSONRepresentable {
  package var json: JSONValue {
    let containers: [JSONValue] = scenario.containers.map { container in
      .object([
        "container": container.text.json,
        "shows": (try? deviations(in: container))?.map { $0.json }.json,
      ])
    }
    return .object([
      "grade": grade.rawValue.json, "groups": groups.json, "deviations": deviations.json,
      "containers": containers.json,
    ])
  }
}

extension WebTranslation.Group: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "path": path.json, "selector": selector.json, "grade": grade.rawValue.json,
      "rules": rules.map { $0.rawValue }.json,
    ])
  }
}
