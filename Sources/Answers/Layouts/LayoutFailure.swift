package import JSONText
package import LayoutConstraints
package import LayoutSpecs
package import LinearProgramming
package import Scenarios

/// Why an engine gave no layout; a message is in the words of the engine, or of the app's code.
package enum LayoutFailure: Error, Sendable, Hashable, Decodable, JSONRepresentable {
  /// The scenario does not have this notation.
  case missing(notation: Engine)
  /// The layout spec cannot be laid out.
  case invalidSpec(message: String)
  /// The constraints cannot be laid out.
  case invalidConstraints(message: String)
  /// The solver failed.
  case solver(message: String)
  /// The layout spec is code, whose steps are unknown.
  case untraceable
  /// The layout is a mirror image, whose steps are known from left to right only.
  case mirrored
  /// The work reached its limit before.
  case workEnded(limit: WorkLimit)

  package init(_ error: SpecError) {
    self = .invalidSpec(message: error.description)
  }

  package init(_ error: ConstraintError) {
    switch error {
    case .solver, .noSolution: self = .solver(message: error.description)
    default: self = .invalidConstraints(message: error.description)
    }
  }

  /// Whether the budget of work has ended.
  package var isOfWork: Bool {
    if case .workEnded = self { return true }
    return false
  }

  /// Whether the solver failed, rather than the scenario being invalid.
  package var isInternal: Bool {
    if case .solver = self { return true }
    return false
  }

  /// The place of the notation that is the reason, as a message begins; `nil` where none is, and for
  /// code.
  package func place(in scenario: Scenario) -> String? {
    switch self {
    case .invalidSpec: scenario.place(of: .spec)
    case .invalidConstraints: scenario.place(of: .constraints)
    case .missing, .solver, .untraceable, .mirrored, .workEnded: nil
    }
  }

  package var json: JSONValue {
    switch self {
    case .missing(let notation): .enumCase("missing", ["notation": notation.json])
    case .invalidSpec(let message): .enumCase("invalidSpec", ["message": message.json])
    case .invalidConstraints(let message):
      .enumCase("invalidConstraints", ["message": message.json])
    case .solver(let message): .enumCase("solver", ["message": message.json])
    case .untraceable: .enumCase("untraceable")
    case .mirrored: .enumCase("mirrored")
    case .workEnded(let limit): .enumCase("workEnded", ["limit": limit.json])
    }
  }
}

/// The limit that ends the work of a command or an answer.
package enum WorkLimit: Sendable, Hashable, Decodable, JSONRepresentable {
  /// It may take this many layouts.
  case layouts(budget: Int)
  /// Its solver may take no more steps or time.
  case allowance(end: SolverAllowance.End)

  package var json: JSONValue {
    switch self {
    case .layouts(let budget): .enumCase("layouts", ["budget": budget.json])
    case .allowance(let end): .enumCase("allowance", ["end": end.json])
    }
  }
}

extension Scenario {
  /// The file, with the line and the column where a notation begins: `row.yaml:6:3`; `nil` for code.
  package func place(of engine: Engine) -> String? {
    let position =
      switch engine {
      case .spec: places.spec?.position
      case .constraints: sections.constraints?.line.map { SourcePosition(line: $0, column: 1) }
      }
    return position.map { file + $0.suffix }
  }
}
