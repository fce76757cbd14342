import Geometry
import LayoutConstraints
import Phrases

/// Warnings about constraints as sentences.
struct LintSentences {
  let system: ConstraintSystem
  /// The line of the file for each constraint; may be empty.
  let lines: [Int]

  /// The problem in one sentence without a full stop.
  func message(_ warning: LintWarning) -> Phrase {
    let rule = words(ofConstraint: warning.index)
    let others = places(of: warning)
    switch warning.problem {
    case .mixedSides:
      return """
        \(rule) mixes left/right with the leading/trailing of \(others); they diverge in right-to-left \
        layouts
        """
    case .repetition:
      let twice = isRequired(warning.index) ? "" : ", so it counts twice"
      return "\(rule) says the same as \(others)\(twice)"
    case .weakerRepetition: return weakerRepetition(of: warning, rule, others)
    case .alwaysHolds where warning.related.isEmpty:
      return "\(rule) has no effect: every layout satisfies it, since no size is negative"
    case .alwaysHolds:
      return "\(rule) has no effect: it follows from \(others)"
    case .alwaysMissed(let points):
      let reason: Phrase = warning.related.isEmpty ? "" : "because of \(others) "
      return
        "\(rule) has no effect: \(reason)every layout misses it by \(points: points, besides: 0)"
    case .autoresizingLeftOn(let item, let axis):
      let size = axis == .horizontal ? "x and width" : "y and height"
      return "\(rule) constrains \(item), whose autoresizing mask already sets its \(size)"
    case .proportionsWithGaps(let stack):
      return """
        \(stack) fills proportionally with gaps or margins, so its proportions do not add up: the \
        last view gets the rest, which is more or less than its share
        """
    case .boundFromOutside(let item, let edge): return wrongWay(rule, item, edge, others)
    case .overlappingInset(let points):
      return """
        \(rule) comes from an inset from a neighbour, whose sign depends on the neighbour's edge: \
        the two overlap by \(points: points) instead of a gap of \(points: points)
        """
    case .needlessWords(let words):
      return "'\(words)' has no effect in \(rule)"
    }
  }

  private func weakerRepetition(
    of warning: LintWarning, _ rule: String, _ others: Phrase
  ) -> Phrase {
    isRequired(warning.related[0])
      ? "\(rule) has no effect: \(others) says the same and is required"
      : """
      \(rule) says the same as \(others) with a lower priority: it matters only where \
      that one is in a tie
      """
  }

  private func wrongWay(
    _ rule: String, _ item: String, _ edge: Constraint.Attribute, _ others: Phrase
  ) -> Phrase {
    let (here, there) = edge.isFarEdge ? ("at most", "at least") : ("at least", "at most")
    return """
      \(rule) lets \(item) extend beyond it: a margin is '\(here)' at this edge and '\(there)' at \
      the opposite one, as in \(others)
      """
  }

  /// The next step.
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
      return rest.isEmpty ? "remove it" : "remove only that part\(rest)"
    case .autoresizingLeftOn:
      return "set translatesAutoresizingMaskIntoConstraints to false, or remove the rule"
    case .proportionsWithGaps:
      return "remove the gaps, write the lengths as rules, or set correctsProportions"
    case .boundFromOutside: return "reverse the relation"
    case .overlappingInset: return "write an offset with the intended sign"
    case .needlessWords: return "remove them"
    }
  }

  /// The other constraints of the same rule, as removing the whole rule would break the layout; empty
  /// where there are none.
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

  /// The part that lint did not check, with advice; `nil` where it checked everything.
  func gap(_ search: LintReport.Search) -> (message: String, advice: String)? {
    switch search {
    case .complete, .contradiction: nil
    case .tooLarge(let limit):
      (
        """
        there are more than \(limit) constraints, so constraints without effect were not searched for
        """,
        "split the scenario to check its parts"
      )
    case .failed:
      (
        "the solver could not finish the search for constraints without effect",
        "a common reason is numbers of very different magnitude in one scenario"
      )
    }
  }

  /// A constraint as a rule; one from code, which has no line, with the place where it was made.
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

  /// The related constraints: by their lines, or as rules where the line alone is not clear.
  private func places(of warning: LintWarning) -> Phrase {
    let places = warning.related.map { index -> (line: Int?, rule: String) in
      let line = lines.indices.contains(index) ? lines[index] : nil
      let isOwnLine = lines.indices.contains(warning.index) && line == lines[warning.index]
      return (isOwnLine ? nil : line, words(ofConstraint: index))
    }
    let numbered = Phrase(lines: places.compactMap(\.line))
    let rules = places.filter { $0.line == nil }.map { Phrase($0.rule) }
    return ((numbered.parts.isEmpty ? [] : [numbered]) + rules).listed
  }
}
