public import LayoutConstraints
public import Scenarios

/// How constraints came to the frames of a layout, in sentences.
public struct ConstraintExplanation: Sendable, Encodable {
  /// What the constraints leave open or cannot fulfil; `nil` where one element is explained.
  public private(set) var findings: ExplainedFindings?
  /// What is open about the elements that are explained, in the order of the system.
  public private(set) var ambiguities: [ExplainedAmbiguity] = []
  /// The elements that are explained.
  public private(set) var elements: [ExplainedElement] = []

  /// What is to be explained.
  public enum Subject: Sendable, Equatable {
    /// All findings, and every element in one line.
    case everything
    /// The four edges of an element.
    case element(String)
    /// The four edges of each of these elements, without what happens to them when constants change;
    /// what is no element is left out.
    case elements([String])
    /// One edge, centre, baseline or size of an element, with what happens to it when the constants
    /// change.
    case anchor(String, Constraint.Attribute, guide: Constraint.Guide? = nil)
  }

  /// The names of all that can be explained: the container, the views and the guides that authors
  /// can name; nothing without constraints.
  public static func items(of scenario: Scenario) -> [String] {
    scenario.constraints?.explainableItems ?? []
  }

  /// Explains a layout of the constraints of `scenario`.
  ///
  /// Gives `nil` where the scenario has no constraints, or these have no such element. Takes two
  /// layouts for each cause of an edge, and a few programs for each open value; `everything` and
  /// `elements` do not solve again for causes. Throws where the solver gives up.
  public init?(
    of layout: ConstraintLayout, scenario: Scenario, subject: Subject
  ) throws(LayoutFailure) {
    guard let system = scenario.constraints else { return nil }
    let explainer = ConstraintExplainer(
      words: ConditionWords(scenario: scenario, system: system, layout: layout))
    do {
      switch subject {
      case .everything:
        findings = ExplainedFindings(explainer.words)
        for element in explainer.elements {
          if let open = try explainer.ambiguity(of: element), explainer.isFinding(open) {
            ambiguities.append(open)
          }
        }
        elements = try explainer.lines(for: explainer.elements)
      case .element(let element):
        guard explainer.elements.contains(element) else { return nil }
        if let open = try explainer.ambiguity(of: element) { ambiguities = [open] }
        elements = [try explainer.element(element, [.left, .top, .right, .bottom])]
      case .elements(let names):
        let known = Set(explainer.elements)
        let asked = names.filter(known.contains)
        for element in asked {
          if let open = try explainer.ambiguity(of: element) { ambiguities.append(open) }
        }
        elements = try explainer.elements(asked)
      case .anchor(let element, let attribute, let guide):
        guard explainer.elements.contains(element) else { return nil }
        if let open = try explainer.ambiguity(of: element) { ambiguities = [open] }
        elements = [try explainer.element(element, [attribute], guide: guide)]
      }
    } catch {
      throw LayoutFailure(error)
    }
  }
}

/// What constraints cannot fulfil.
public struct ExplainedFindings: Sendable, Encodable {
  /// The required constraints that cannot hold together; empty where all can.
  public let conflicts: [ConflictExplanation]
  /// How well each optional priority is met, highest first.
  public let priorities: [ExplainedPriority]
  /// Everything else that was found, as sentences.
  public let warnings: [String]

  init(_ words: ConditionWords) {
    conflicts = ConflictExplanation.all(in: words.layout, of: words.scenario)
    warnings = ContainerFindings(of: words.layout, scenario: words.scenario).warnings
    let sentences = FindingSentences(words: words)
    priorities = words.layout.priorityLevels.map {
      ExplainedPriority(
        priority: $0.priority, missedBy: $0.missedPoints, sentence: sentences.sentence($0))
    }
  }
}

/// How well the wishes of one priority are met.
public struct ExplainedPriority: Sendable, Encodable {
  /// The priority.
  public let priority: Double
  /// What is missed in total, in points.
  public let missedBy: Double
  /// The same in words.
  public let sentence: String
}

/// What is open about an element.
public struct ExplainedAmbiguity: Sendable, Encodable {
  /// The element's name.
  public let element: String
  /// The element around it whose place is open, where that is all.
  public let movesWith: String?
  /// The values that are open, in the coordinates of the element's parent.
  public let values: [ExplainedOpenValue]
  /// The same in words, where it only moves with another element.
  public let sentence: String?
}

/// A value that is open, and why.
public struct ExplainedOpenValue: Sendable, Encodable {
  /// `x`, `y`, `width` or `height`.
  public let value: String
  /// What was chosen, in points.
  public let chosen: Double
  /// What leaves it open, in words.
  public let cause: String
  /// What leaves it open; empty where nothing holds it.
  public let ties: [ExplainedTie]
  /// The layouts with the smallest and the largest value, in this order.
  public let witnesses: [ExplainedWitness]
  /// What is possible, and what was chosen, in words.
  public let sentence: String
}

/// Conditions of one priority that cannot all be met.
public struct ExplainedTie: Sendable, Encodable {
  /// The priority.
  public let priority: Double
  /// The conditions in words.
  public let between: [String]
}

/// A layout that is as good as the chosen one.
public struct ExplainedWitness: Sendable, Encodable {
  /// The value that it is a witness for, in points.
  public let value: Double
  /// Whether the value could go further without end.
  public let isUnbounded: Bool
  /// Every element's frame, exact.
  public let frames: [String: Frame]
  /// What is different from the chosen layout, in words; `nil` where it is the chosen one.
  public let sentence: String?
}

/// How one element came to its frame.
public struct ExplainedElement: Sendable, Encodable {
  /// The element's name.
  public let element: String
  /// Its frame, rounded as the layout is; that of a guide is exact.
  public let frame: Frame
  /// The frame in words, and where only one line is asked for also what holds its edges.
  public let sentence: String
  /// The edges that are explained.
  public let edges: [ExplainedEdge]
}

/// Why an edge, a centre, a baseline or a size is where it is.
public struct ExplainedEdge: Sendable, Encodable {
  /// Which it is, in Auto Layout's words: `left`, `safeAreaLayoutGuide.top`.
  public let edge: String
  /// Its exact value in points, in the container.
  public let value: Double
  /// Whether the constraints leave it open.
  public let isOpen: Bool
  /// The value as a sum, in words.
  public let sentence: String
  /// The part that no cause has, in words.
  public let offset: String?
  /// What holds it.
  public let causes: [ExplainedCause]
  /// Constraints that would hold it there too, in words.
  public let alsoSaid: [String]
}

/// One of the things that hold a value.
public struct ExplainedCause: Sendable, Encodable {
  /// The line of the file, where it is a constraint of one.
  public let line: Int?
  /// The constraint as a rule, where it is one.
  public let rule: String?
  /// Its part of the value, in points.
  public let contribution: Double
  /// How far the value moves per point of its constant.
  public let pointsPerPoint: Double
  /// Whether the value follows its constant both ways.
  public let holdsBothWays: Bool
  /// The part and the cause in words.
  public let sentence: String
  /// What a change of its constant does, in words.
  public let effect: String?
}
