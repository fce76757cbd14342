package import Comparison
package import JSONText

/// The translation of a scenario's layout spec into constraints, and what they do not express.
///
/// One JSON for `run.json`, `translate --json` and the playground.
package struct TranslationRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The least exact class of all rules: `exact`, `needs priorities` and so on; empty where nothing
  /// was translated.
  package var `class` = ""
  /// The reason why nothing was translated, or a container was not compared; `nil` without one.
  package var reason: String?
  /// The containers that it is for, in words; `nil` where nothing was translated.
  package var validity: String?
  /// Content priorities of elements, as in a scenario file: `title: { hugging: … }`.
  package var strengths: [String] = []
  /// The layout guides that the rules use.
  package var guides: [String] = []
  /// The rules, grouped by spec.
  package var groups: [Group] = []
  /// The behaviour that the constraints do not express.
  package var deviations: [Deviation] = []
  /// The comparison with the spec in each container.
  package var checks: [Check] = []
  /// The translation as text, in some notations.
  package var notations: [Text] = []

  package init(reason: String? = nil) { self.reason = reason }

  /// The rules for one spec.
  package struct Group: Decodable, Sendable, Equatable, JSONRepresentable {
    /// The path of the spec from the root.
    package var path: String
    /// The line of the spec in the scenario's file, counted from 1; `nil` where it has none.
    package var line: Int?
    /// The behaviour of the spec, in a few words.
    package var comment: String
    /// The least exact class of its rules.
    package var `class`: String
    /// The rules, as in a scenario file.
    package var rules: [String]

    package init(
      path: String, line: Int? = nil, comment: String, class: String, rules: [String]
    ) {
      self.path = path
      self.line = line
      self.comment = comment
      self.class = `class`
      self.rules = rules
    }

    package var json: JSONValue {
      .object([
        "path": path.json, "line": line?.json, "comment": comment.json, "class": `class`.json,
        "rules": rules.json,
      ])
    }
  }

  /// The translation compared with its spec in one container.
  package struct Check: Decodable, Sendable, Equatable, JSONRepresentable {
    /// The container, as a scenario file writes it.
    package var container: String
    /// `agrees`, `differsByRounding`, `conflictsAsSaid`, `differsAsSaid`, `conflicts` or `differs`.
    package var verdict: String
    /// Whether required constraints conflict.
    package var hasConflict: Bool
    /// The largest difference before rounding, in points; infinite where a frame is missing.
    package var difference: Double
    /// The largest difference on pixels, in points; infinite where a frame is missing.
    package var roundedDifference: Double
    /// The element with the largest difference before rounding.
    package var element: String
    /// The edge with the largest difference on pixels: `title.right`.
    package var roundedElement: String

    package init(
      container: String, verdict: String, hasConflict: Bool = false, difference: Double,
      roundedDifference: Double, element: String, roundedElement: String
    ) {
      self.container = container
      self.verdict = verdict
      self.hasConflict = hasConflict
      self.difference = difference
      self.roundedDifference = roundedDifference
      self.element = element
      self.roundedElement = roundedElement
    }

    package var json: JSONValue {
      .object([
        "container": container.json, "verdict": verdict.json, "hasConflict": hasConflict.json,
        "difference": difference.json, "roundedDifference": roundedDifference.json,
        "element": element.json, "roundedElement": roundedElement.json,
      ])
    }
  }

  /// The translation in one notation.
  package struct Text: Decodable, Sendable, Equatable, JSONRepresentable {
    /// The notation, as `translate --to` names it.
    package var notation: String
    package var text: String

    package init(notation: String, text: String) {
      self.notation = notation
      self.text = text
    }

    package var json: JSONValue { .object(["notation": notation.json, "text": text.json]) }
  }

  package var json: JSONValue {
    .object([
      "class": `class`.json, "reason": reason?.json, "validity": validity?.json,
      "strengths": strengths.json, "guides": guides.json, "groups": groups.json,
      "deviations": deviations.json, "checks": checks.json, "notations": notations.json,
    ])
  }
}
