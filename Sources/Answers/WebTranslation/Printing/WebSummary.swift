import Geometry
package import JSONText
import LayoutSpecs
import Layouts
package import Phrases
import Scenarios

extension WebTranslation {
  /// The grade of the least faithful spec.
  package var grade: WebGrade {
    WebGrade(deviations.map { $0.rule }.filter { $0 != .overflow })
  }

  /// The rules that the boxes do not have, and the containers in which each shows: the comment above
  /// them.
  package var summary: String {
    let shown = scenario.allContainers.map { container in
      (container, (try? deviations(in: container)) ?? [])
    }
    var lines: [Phrase] = ["\(scenario.id): its layout spec for a browser (\(grade.words))."]
    for deviation in deviations {
      let containers = shown.filter { $0.1.contains(deviation) }.map { $0.0 }
      let shows: Phrase = containers.isEmpty ? "" : " This shows at \(containers.listedInPoints)."
      lines.append("\(deviation.sentences)\(shows)")
    }
    let equal = shown.filter { $0.1.isEmpty }.map { $0.0 }
    if !equal.isEmpty { lines.append("A browser has the same frames at \(equal.listedInPoints).") }
    return lines.map { $0.text }.joined(separator: "\n")
  }
}

extension WebDeviation {
  /// What the layout spec does there, and what a browser does.
  package var sentences: Phrase {
    let (place, spec, web) = rule.phrases
    let start = rule == .overflow ? place.capitalizedFirst : "\(path), \(place)"
    return "\(start): \(spec). In a browser, \(web)."
  }
}

extension WebTranslation: JSONRepresentable {
  package var json: JSONValue {
    let containers: [JSONValue] = scenario.allContainers.map { container in
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
