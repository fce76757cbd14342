package import JSONText
package import LayoutConstraints
package import Layouts
package import Phrases
package import Reasons
package import Scenarios

/// How constraints determine the frames of a layout, in sentences.
package struct ConstraintExplanation: Sendable, JSONRepresentable {
  /// Conflicts, missed priorities and warnings; `nil` unless the subject is everything.
  package private(set) var findings: ExplainedFindings?
  /// The ambiguities of the explained elements, in the order of the system.
  package private(set) var ambiguities: [ExplainedAmbiguity] = []
  package private(set) var elements: [ExplainedElement] = []

  /// The subject of an explanation.
  package enum Subject: Sendable, Equatable {
    /// All findings, and every element in one line.
    case everything
    /// The four edges of an element.
    case element(String)
    /// The four edges of each of these elements, without the effect of other constants; unknown names
    /// are ignored.
    case elements([String])
    /// One edge, centre, baseline or size of an element, with the effect of other constants.
    case anchor(String, Constraint.Attribute, guide: Constraint.Guide? = nil)
  }

  /// The names that can be explained: the container, the views and the guides that authors can name;
  /// empty without constraints.
  package static func items(of scenario: Scenario) -> [String] {
    scenario.constraints?.explainableItems ?? []
  }

  /// Explains a layout of the constraints of `scenario`.
  ///
  /// Returns `nil` where the scenario has no constraints, or these have no such element. Takes two
  /// layouts for each cause of an edge, and a few programs for each ambiguous value; `everything` and
  /// `elements` do not solve again for causes. Throws where the solver gives up. Where `work` ends, the
  /// effects of other constants, ambiguities and repetitions that are left are not searched for.
  package init?(
    of layout: ConstraintLayout, scenario: Scenario, subject: Subject, work: LayoutWork? = nil
  ) throws(LayoutFailure) {
    try self.init(of: layout, scenario: scenario, subject: subject, work: work, register: .exact)
  }

  /// Explains a layout, as above, in the words of a register.
  package init?(
    of layout: ConstraintLayout, scenario: Scenario, subject: Subject, work: LayoutWork? = nil,
    register: Register
  ) throws(LayoutFailure) {
    guard let system = scenario.constraints else { return nil }
    let names = ConditionNames(
      scenario: scenario, system: system, layout: layout, register: register)
    let explainer = ConstraintExplainer(names: names, work: work)
    do {
      switch subject {
      case .everything:
        findings = ExplainedFindings(explainer.names)
        for element in explainer.elements {
          if let ambiguity = try explainer.ambiguity(of: element), explainer.isFinding(ambiguity) {
            ambiguities.append(ambiguity)
          }
        }
        elements = try explainer.lines(for: explainer.elements)
      case .element(let element):
        guard explainer.elements.contains(element) else { return nil }
        if let ambiguity = try explainer.ambiguity(of: element) { ambiguities = [ambiguity] }
        elements = [try explainer.element(element, [.left, .top, .right, .bottom])]
      case .elements(let names):
        let known = Set(explainer.elements)
        let asked = names.filter(known.contains)
        for element in asked {
          if let ambiguity = try explainer.ambiguity(of: element) { ambiguities.append(ambiguity) }
        }
        elements = try explainer.elements(asked)
      case .anchor(let element, let attribute, let guide):
        guard explainer.elements.contains(element) else { return nil }
        if let ambiguity = try explainer.ambiguity(of: element) { ambiguities = [ambiguity] }
        elements = [try explainer.element(element, [attribute], guide: guide)]
      }
    } catch {
      throw LayoutFailure(error)
    }
  }

  package var json: JSONValue {
    .object([
      "findings": findings?.json, "ambiguities": ambiguities.json, "elements": elements.json,
    ])
  }
}

/// The constraints that a layout does not satisfy.
package struct ExplainedFindings: Sendable, JSONRepresentable {
  /// The conflicts between required constraints.
  package let conflicts: [ConflictExplanation]
  /// How well each optional priority is met, highest first.
  package let priorities: [ExplainedPriority]
  /// Other findings, in words.
  package let warnings: [Phrase]

  init(_ names: ConditionNames) {
    conflicts = ConflictExplanation.all(in: names.layout, of: names.scenario)
    warnings = ContainerFindings.warnings(of: names.layout, names.scenario).map { $0.phrase }
    let sentences = PriorityPhrases(names: names)
    priorities = names.layout.priorityLevels.map {
      ExplainedPriority(
        priority: $0.priority, missedBy: $0.missedPoints, sentence: sentences.sentence($0))
    }
  }

  package var json: JSONValue {
    .object([
      "conflicts": conflicts.json, "priorities": priorities.json, "warnings": warnings.json,
    ])
  }
}

/// How well the optional constraints of one priority are met.
package struct ExplainedPriority: Sendable, JSONRepresentable {
  package let priority: Double
  /// The total distance by which they are missed, in points.
  package let missedBy: Double
  /// The same in words.
  package let sentence: Phrase

  package var json: JSONValue {
    .object(["priority": priority.json, "missedBy": missedBy.json, "sentence": sentence.json])
  }
}

/// The ambiguous values of an element.
package struct ExplainedAmbiguity: Sendable, JSONRepresentable {
  /// The element's name.
  package let element: String
  /// The ambiguous element around it with which it moves, where nothing else is ambiguous.
  package let movesWith: String?
  /// The ambiguous values, in the coordinates of the element's parent.
  package let values: [ExplainedAmbiguousValue]

  /// That it only moves with another element, as a sentence; `nil` where values of its own are
  /// ambiguous.
  package var moves: Phrase? { AmbiguityExplanation(self).moves }

  /// The words beside the facts.
  package var json: JSONValue {
    .object([
      "element": element.json, "movesWith": movesWith?.json, "values": values.json,
      "sentence": moves?.json,
    ])
  }
}

/// An ambiguous value and the layouts at both ends of its range.
package struct ExplainedAmbiguousValue: Sendable, JSONRepresentable {
  /// The value, its range and the reason.
  package let named: NamedAmbiguousValue
  /// The layouts with the smallest and the largest value, in this order.
  package let witnesses: [ExplainedWitness]

  /// The ties that make it ambiguous; empty where nothing constrains it.
  var ties: [NamedTie] { if case .tie(let ties) = named.cause { ties } else { [] } }

  /// The words beside the facts.
  package var json: JSONValue {
    .object([
      "value": named.value.attribute.json, "chosen": named.chosen.json,
      "cause": named.cause.phrase().text.json,
      "ties": ties.map { tie -> JSONValue in
        .object([
          "priority": tie.priority.json, "between": tie.between.map { $0.phrase().text }.json,
        ])
      }.json,
      "witnesses": witnesses.json, "sentence": named.phrase.text.json,
    ])
  }
}

/// A valid layout other than the chosen one.
package struct ExplainedWitness: Sendable, JSONRepresentable {
  /// The ambiguous value in this layout, in points.
  package let value: Double
  /// Whether the value has no limit on this side.
  package let isUnbounded: Bool
  /// Every element's frame, not rounded.
  package let frames: [String: Frame]
  /// The differences from the chosen layout; `nil` where there are none.
  package let sentence: Phrase?

  package var json: JSONValue {
    .object([
      "value": value.json, "isUnbounded": isUnbounded.json, "frames": frames.json,
      "sentence": sentence?.json,
    ])
  }
}

/// How constraints determine the frame of one element.
package struct ExplainedElement: Sendable, JSONRepresentable {
  /// The element's name.
  package let element: String
  /// Its frame, rounded like the layout; the frame of a guide is not rounded.
  package let frame: Frame
  /// The frame in words; with what determines its edges where the subject is everything.
  package let sentence: Phrase
  package let edges: [ExplainedEdge]

  package var json: JSONValue {
    .object([
      "element": element.json, "frame": frame.json, "sentence": sentence.json, "edges": edges.json,
    ])
  }
}

/// Why an edge, a centre, a baseline or a size has its value.
package struct ExplainedEdge: Sendable, JSONRepresentable {
  /// Its name in Auto Layout's words: `left`, `safeAreaLayoutGuide.top`.
  package let edge: String
  /// Its value in the container in points, not rounded.
  package let value: Double
  /// Whether it is ambiguous.
  package let isAmbiguous: Bool
  /// The value as a sum, in words.
  package let sentence: Phrase
  /// The part of the sum that no cause explains, in words.
  package let offset: Phrase?
  /// The causes of its value.
  package let causes: [ExplainedCause]
  /// Other constraints that would determine the same value, in words.
  package let alsoSaid: [Phrase]

  package var json: JSONValue {
    .object([
      "edge": edge.json, "value": value.json, "isAmbiguous": isAmbiguous.json,
      "sentence": sentence.json, "offset": offset?.json, "causes": causes.json,
      "alsoSaid": alsoSaid.json,
    ])
  }
}

/// One of the causes that determine a value.
package struct ExplainedCause: Sendable, JSONRepresentable {
  /// The line of the file, where it is a constraint from a file.
  package let line: Int?
  /// The constraint as a rule, where it is one.
  package let rule: String?
  /// The constraint as its author wrote it in code, with file and line; `nil` for everything else.
  package let origin: String?
  /// Its part of the sum, in points.
  package let contribution: Double
  /// The change of the value for each point that is added to its constant.
  package let pointsPerPoint: Double
  /// Whether the value follows both a larger and a smaller constant.
  package let followsBothWays: Bool
  /// The part and the cause in words.
  package let sentence: Phrase
  /// The cause alone, in words.
  package let source: Phrase
  /// The effect of another constant, in words; `nil` where it is unknown.
  package let effect: Phrase?

  package var json: JSONValue {
    .object([
      "line": line?.json, "rule": rule?.json, "contribution": contribution.json,
      "pointsPerPoint": pointsPerPoint.json, "followsBothWays": followsBothWays.json,
      "sentence": sentence.json, "effect": effect?.json,
    ])
  }
}
