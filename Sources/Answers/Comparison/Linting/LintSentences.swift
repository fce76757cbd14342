import Geometry
import LayoutConstraints

/// Warnings about constraints as sentences.
struct LintSentences {
  let system: ConstraintSystem
  /// The line of the file for each constraint; may be empty.
  let lines: [Int]

  /// What is wrong, in one sentence without a full stop.
  func message(_ warning: LintWarning) -> String {
    let rule = words(ofConstraint: warning.index)
    let others = places(of: warning)
    switch warning.problem {
    case .mixedSides:
      return """
        \(rule) goes by left and right, and \(others) by leading and trailing: in a right-to-left \
        layout the two part
        """
    case .repetition:
      let twice = isRequired(warning.index) ? "" : ", so that it counts twice"
      return "\(rule) says the same as \(others)\(twice)"
    case .weakerRepetition: return weakerRepetition(of: warning, rule, others)
    case .alwaysHolds where warning.related.isEmpty:
      return "\(rule) can never matter: it holds in every layout, as no size is below 0"
    case .alwaysHolds:
      return "\(rule) can never matter: it follows from \(others)"
    case .alwaysMissed(let points):
      let reason = warning.related.isEmpty ? "" : "because of \(others) "
      return "\(rule) can never matter: \(reason)every layout misses it by \(points.withUnit)"
    case .autoresizingLeftOn(let item, let axis):
      let size = axis == .horizontal ? "x and width" : "y and height"
      return "\(rule) is about \(item), whose autoresizing mask already says its \(size)"
    case .proportionsWithGaps(let stack):
      return """
        \(stack) fills proportionally with gaps or margins, with which its proportions do not add \
        up: the last view gets what is left, more or less than its part
        """
    case .boundFromOutside(let item, let edge): return wrongWay(rule, item, edge, others)
    case .overlappingInset(let points):
      return """
        \(rule) comes from an inset toward a neighbour, whose sign goes by the neighbour's edge: \
        the two overlap by \(points.withUnit) where a gap of \(points.points) is meant
        """
    case .needlessWords(let words):
      return "'\(words)' changes nothing in \(rule)"
    }
  }

  private func weakerRepetition(
    of warning: LintWarning, _ rule: String, _ others: String
  ) -> String {
    isRequired(warning.related[0])
      ? "\(rule) can never matter: \(others) says the same, and must hold"
      : """
      \(rule) says the same as \(others), which is stronger: it only decides where that one is \
      torn between others
      """
  }

  private func wrongWay(
    _ rule: String, _ item: String, _ edge: Constraint.Attribute, _ others: String
  ) -> String {
    let (here, there) = edge.isFarEdge ? ("at most", "at least") : ("at least", "at most")
    return """
      \(rule) lets \(item) reach out of it: a margin is '\(here)' at this edge, and '\(there)' \
      at the opposite one, as \(others) says
      """
  }

  /// What to do about it.
  func advice(_ warning: LintWarning) -> String {
    if let form = warning.betterForm {
      guard case .overlappingInset = warning.problem else { return "write instead: \(form)" }
      let offset = -system.constraints[warning.index].constant
      return "write an offset, offset(\(offset.points)), for: \(form)"
    }
    switch warning.problem {
    case .mixedSides: return "write it with leading and trailing"
    case .repetition, .weakerRepetition: return "keep one of the two\(rest(of: warning.index))"
    case .alwaysHolds, .alwaysMissed:
      let rest = rest(of: warning.index)
      return rest.isEmpty ? "leave it out" : "leave out that part alone\(rest)"
    case .autoresizingLeftOn:
      return "set translatesAutoresizingMaskIntoConstraints to false, or leave the rule out"
    case .proportionsWithGaps:
      return "leave the gaps out, write the lengths as rules, or set correctsProportions"
    case .boundFromOutside: return "turn the relation round"
    case .overlappingInset: return "write an offset with the sign that is meant"
    case .needlessWords: return "leave them out"
    }
  }

  /// That the rule says more than this constraint, where it does: to leave all of it out would break
  /// the layout.
  private func rest(of index: Int) -> String {
    let own = system.constraints[index]
    let place = lines.indices.contains(index) ? lines[index] : nil
    let others = system.constraints.indices.filter { other in
      other != index && own.origin != nil && system.constraints[other].origin == own.origin
        && place != nil && lines.indices.contains(other) && lines[other] == place
    }
    guard let other = others.first else { return "" }
    return "; the rule also says '\(system.text(ofConstraint: other))'"
      + (others.count > 1 ? " and \(others.count - 1) more" : "")
  }

  /// What was not looked for, if anything, and what to do about it.
  func gap(_ search: LintReport.Search) -> (message: String, advice: String)? {
    switch search {
    case .complete, .contradiction: nil
    case .tooLarge(let limit):
      (
        """
        there are more than \(limit) constraints: which of them can never matter was not looked for
        """,
        "split the scenario to have its parts looked at"
      )
    case .failed:
      (
        "the solver gave up looking for constraints that can never matter",
        "numbers of very different size in one scenario are a usual reason"
      )
    }
  }

  /// A constraint as a rule; one of code, which has no line, also with where it was made.
  private func words(ofConstraint index: Int) -> String {
    let text = system.text(ofConstraint: index)
    guard !lines.indices.contains(index), let origin = system.constraints[index].origin,
      origin != text
    else { return "'\(text)'" }
    return origin.hasPrefix(text) ? "'\(origin)'" : "'\(text)' of '\(origin)'"
  }

  private func isRequired(_ index: Int) -> Bool {
    system.constraints[index].priority == Priority.required
  }

  /// The related constraints: by their lines, or as rules where the line alone would not say which.
  private func places(of warning: LintWarning) -> String {
    let places = warning.related.map { index -> (line: Int?, rule: String) in
      let line = lines.indices.contains(index) ? lines[index] : nil
      let isOwnLine = lines.indices.contains(warning.index) && line == lines[warning.index]
      return (isOwnLine ? nil : line, words(ofConstraint: index))
    }
    let numbers = Set(places.compactMap(\.line)).sorted().map(String.init)
    let rules = places.filter { $0.line == nil }.map(\.rule)
    let named = numbers.isEmpty ? [] : [(numbers.count == 1 ? "line " : "lines ") + numbers.listed]
    return (named + rules).listed
  }
}
