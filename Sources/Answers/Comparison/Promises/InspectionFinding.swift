package import JSONText
import Layouts
package import Scenarios

/// Something that is wrong at some width or in some case of a screen, found without being asked for.
package struct InspectionFinding: Decodable, Sendable, Equatable, JSONRepresentable {
  /// What is wrong.
  package var kind: Kind
  /// The elements that it is about, in the order of a sentence; empty for a conflict.
  package var elements: [String]
  /// Other elements that the same lines make wrong in the same way.
  package var alsoAbout: [String] = []
  /// The notation in which it was found first.
  package var notation: Engine
  /// The first case in which it is so; `nil` for the usual one.
  package var caseName: String?
  /// In how many cases it is so.
  package var caseCount = 1
  /// What is broken, where and by how much; `nil` for an ambiguity and a conflict.
  package var breach: PromiseBreach?
  /// The widths of an ambiguity or a conflict, in points.
  package var widths: [PromisedWidths] = []
  /// The rules of a conflict that is missed, and its line.
  package var rule: DeterminingRule?

  /// The kinds of findings, the worst first.
  package typealias Kind = AcceptedFinding.Kind

  private enum CodingKeys: String, CodingKey {
    case kind, elements, alsoAbout, notation, caseCount, breach, widths, rule
    case caseName = "case"
  }

  package init(
    _ kind: Kind, _ elements: [String], notation: Engine, caseName: String?,
    breach: PromiseBreach? = nil, widths: [PromisedWidths] = [], rule: DeterminingRule? = nil
  ) {
    (self.kind, self.elements, self.notation) = (kind, elements, notation)
    (self.caseName, self.breach, self.widths, self.rule) = (caseName, breach, widths, rule)
  }

  /// The widths at which it is so, in points.
  package var spans: [PromisedWidths] {
    (breach?.ranges ?? []).map { PromisedWidths(from: $0.from, to: $0.to) } + widths
  }

  /// The line of the file to look at first; `nil` where none is known.
  package var line: Int? {
    rule?.line ?? breach?.cause?.edges.lazy.flatMap { $0.rules }.compactMap { $0.line }.first
  }

  package var json: JSONValue {
    .object([
      "kind": kind.json, "elements": elements.json, "alsoAbout": alsoAbout.json,
      "notation": notation.json, "case": caseName?.json, "caseCount": caseCount.json,
      "breach": breach?.json, "widths": widths.json, "rule": rule?.json,
    ])
  }
}
