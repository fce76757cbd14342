package import JSONText
package import LayoutConstraints
package import LayoutSpecs
import Layouts
import Phrases
package import Scenarios

/// A warning about a rule, the layout spec or the work of a scenario.
package struct LintFinding: Sendable, Equatable, JSONRepresentable {
  /// What was found.
  package var kind: Kind
  /// The line of the file on which the rule or the layout spec starts, from 1; `nil` where the warning
  /// concerns all rules, or there is no file.
  package var line: Int?
  /// The column at which it starts, from 1.
  package var column: Int?

  /// What was found.
  package enum Kind: Sendable, Equatable, Decodable, JSONRepresentable {
    /// A habit in the layout spec; in that of a node for code.
    case spec(habit: SpecWarning, node: String?)
    /// Properties of a style have no effect: the keys in the file, or the properties in code, each once;
    /// the node whose spec it is for code.
    case style(ignored: IgnoredStyle, keys: [String], node: String?)
    /// Constraints, at least one, were created in code and never activated.
    case neverActivated(constraints: [String])
    /// An element is in neither notation.
    case unusedElement(name: String)
    /// A constraint says less, or something else, than its author probably means.
    case rule(warning: RuleWarning)
    /// Constraints without effect were not searched for: there are more constraints than this.
    case tooManyConstraints(limit: Int)
    /// The solver gave up the search for constraints without effect.
    case unfinishedSearch
    /// Layouts take more work than the baseline; with the lines of rules that repeat others, `nil` for a
    /// rule without a line.
    case moreWork(work: String, repeating: [Int?])

    package var json: JSONValue {
      switch self {
      case .spec(let habit, let node): .enumCase("spec", ["habit": habit.json, "node": node?.json])
      case .style(let ignored, let keys, let node):
        .enumCase("style", ["ignored": ignored.json, "keys": keys.json, "node": node?.json])
      case .neverActivated(let constraints):
        .enumCase("neverActivated", ["constraints": constraints.json])
      case .unusedElement(let name): .enumCase("unusedElement", ["name": name.json])
      case .rule(let warning): .enumCase("rule", ["warning": warning.json])
      case .tooManyConstraints(let limit): .enumCase("tooManyConstraints", ["limit": limit.json])
      case .unfinishedSearch: .enumCase("unfinishedSearch")
      case .moreWork(let work, let repeating):
        .enumCase(
          "moreWork", ["work": work.json, "repeating": .array(repeating.map { JSONValue($0) })])
      }
    }
  }

  /// Makes a finding, at a place in the file.
  package init(_ kind: Kind, at place: RulePlace? = nil) {
    self.kind = kind
    (line, column) = (place?.position.line, place?.position.column)
  }

  /// The problem, as a sentence without a full stop.
  package var message: String { problem.text }

  /// The next step: `write instead: title.leading == photo.trailing + 8`.
  package var advice: String { fix.text }

  /// Whether the rule says only what other rules say.
  package var repeatsOthers: Bool {
    guard case .rule(let warning) = kind else { return false }
    switch warning.problem {
    case .repetition, .weakerRepetition: return true
    case .alwaysHolds: return !warning.related.isEmpty
    default: return false
    }
  }

  /// The facts, with the words for programs that show them to people.
  package var json: JSONValue {
    kind.json.adding([
      "line": line?.json, "column": column?.json, "message": problem.json, "advice": fix.json,
      "repeatsOthers": repeatsOthers.json,
    ])
  }
}

/// A warning about a constraint, with the rules that it names.
package struct RuleWarning: Sendable, Equatable, Decodable, JSONRepresentable {
  package let problem: LintWarning.Problem
  package let rule: LintedRule
  /// The rules that the warning refers to.
  package let related: [LintedRule]
  /// The rule to write instead; `nil` where there is none.
  package let betterForm: String?
  /// What else the author's rule says: removing all of it would break the layout.
  package let rest: [String]

  package var json: JSONValue {
    .object([
      "problem": problem.json, "rule": rule.json, "related": related.json,
      "betterForm": betterForm?.json, "rest": rest.json,
    ])
  }
}

/// A constraint that a warning is about.
package struct LintedRule: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The line of the file, from 1; `nil` for code.
  package let line: Int?
  /// The constraint as a rule.
  package let text: String
  /// The rule as its author wrote it, for code with its place; `nil` where that is not known.
  package let origin: String?
  /// Whether it is required.
  package let isRequired: Bool
  /// Its constant, in points.
  package let constant: Double

  package var json: JSONValue {
    .object([
      "line": line?.json, "text": text.json, "origin": origin?.json, "isRequired": isRequired.json,
      "constant": constant.json,
    ])
  }
}

extension RuleWarning {
  /// Gives a warning the rules of its system, with the line of each constraint, if there is a file.
  init(_ warning: LintWarning, in system: ConstraintSystem, lines: [Int]) {
    func line(_ index: Int) -> Int? { lines.indices.contains(index) ? lines[index] : nil }
    func rule(_ index: Int) -> LintedRule {
      let constraint = system.constraints[index]
      return LintedRule(
        line: line(index), text: system.text(ofConstraint: index), origin: constraint.origin,
        isRequired: constraint.priority == Priority.required, constant: constraint.constant)
    }
    let own = rule(warning.index)
    let rest = system.constraints.indices.filter { other in
      other != warning.index && own.origin != nil && own.line != nil
        && system.constraints[other].origin == own.origin && line(other) == own.line
    }
    self.init(
      problem: warning.problem, rule: own, related: warning.related.map(rule),
      betterForm: warning.betterForm, rest: rest.map(system.text))
  }
}
