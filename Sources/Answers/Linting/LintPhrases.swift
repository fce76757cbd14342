import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
package import Phrases

extension LintFinding {
  /// The problem, as a sentence without a full stop.
  package var problem: Phrase { phrases.problem }

  /// The next step.
  package var fix: Phrase { phrases.fix }

  private var phrases: (problem: Phrase, fix: Phrase) {
    switch kind {
    case .spec(let warning, let node):
      return warning.phrases(of: node.map { "the spec of \($0)" } ?? "the layout spec")
    case .style(let ignored, let keys, let node):
      let phrases = StylePhrases(ignored: ignored, keys: keys, owner: node)
      return (phrases.problem, phrases.fix)
    case .neverActivated(let constraints):
      let (was, it) = constraints.count == 1 ? ("was", "it has") : ("were", "they have")
      return (
        """
        \(constraints.map { "'\($0)'" }.named) \(was) created but never activated, so \(it) no effect
        """,
        """
        pass them to NSLayoutConstraint.activate([…]), or set isActive; a view that nothing else \
        places keeps its frame
        """
      )
    case .unusedElement(let name):
      return (
        "\(name) is in neither notation, so nothing of it is compared",
        "write \(name) into the layout spec and the constraints, or remove it"
      )
    case .rule(let warning): return (warning.problemPhrase, warning.fix)
    case .tooManyConstraints(let limit):
      return (
        """
        there are more than \(limit) constraints, so constraints without effect were not searched for
        """,
        "split the scenario to check its parts"
      )
    case .unfinishedSearch:
      return (
        "the solver could not finish the search for constraints without effect",
        "a common reason is numbers of very different magnitude in one scenario"
      )
    case .moreWork(let work, let repeating):
      let lines = Phrase(lines: repeating.compactMap { $0 })
      let place: Phrase = lines.parts.isEmpty ? "" : ": \(lines)"
      let rules: Phrase =
        switch repeating.count {
        case 0: ""
        case 1: "; 1 rule repeats another\(place)"
        default: "; \(repeating.count) rules repeat others\(place)"
        }
      return (
        "\(work)\(rules)",
        "accept the baseline if that is intended, or make it fail with --strict-work"
      )
    }
  }
}

extension SpecWarning {
  /// The habit of a spec, and the next step.
  fileprivate func phrases(of spec: String) -> (problem: Phrase, fix: Phrase) {
    switch self {
    case .everythingFixed(let elements):
      (
        """
        \(spec) fixes the width and height of every element with content, \(elements.named): a longer \
        text, another language or a larger font is cut off
        """,
        """
        leave out the sizes of texts, so that they follow their content; where space may be short, \
        let them shrink: flexShrink: 1
        """
      )
    case .everythingAbsolute(let elements):
      (
        """
        \(spec) gives a position to every element, \(elements.named), although they are beside each \
        other: none moves when another grows, or when the available size changes
        """,
        """
        arrange rows and columns with a stack and spacing; use positions only for elements on top \
        of others
        """
      )
    case .largeSpec(let specs):
      (
        """
        \(spec) consists of \(specs) specs (similar neighbours counted once): to change a part, one \
        has to read all of it
        """,
        """
        return its parts from methods with descriptive names, and move independent parts to nodes of \
        their own
        """
      )
    }
  }
}

extension RuleWarning {
  fileprivate var problemPhrase: Phrase {
    let (rule, others) = (rule.words, places)
    switch problem {
    case .mixedSides:
      return """
        \(rule) mixes left/right with the leading/trailing of \(others); they diverge in right-to-left \
        layouts
        """
    case .repetition:
      return
        "\(rule) says the same as \(others)\(self.rule.isRequired ? "" : ", so it counts twice")"
    case .weakerRepetition where related[0].isRequired:
      return "\(rule) has no effect: \(others) says the same and is required"
    case .weakerRepetition:
      return """
        \(rule) says the same as \(others) with a lower priority: it matters only where that one is in \
        a tie
        """
    case .alwaysHolds where related.isEmpty:
      return "\(rule) has no effect: every layout satisfies it, since no size is negative"
    case .alwaysHolds:
      return "\(rule) has no effect: it follows from \(others)"
    case .alwaysMissed(let points):
      let reason: Phrase = related.isEmpty ? "" : "because of \(others) "
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
    case .proportionOfOneView(let stack, let view):
      return """
        \(stack) fills proportionally with \(view) alone, which then has to be as long as \(stack), \
        in spite of its margins
        """
    case .boundFromOutside(let item, let edge):
      let (here, there) = edge.isFarEdge ? ("at most", "at least") : ("at least", "at most")
      return """
        \(rule) lets \(item) extend beyond it: a margin is '\(here)' at this edge and '\(there)' at \
        the opposite one, as in \(others)
        """
    case .overlappingInset(let points):
      return """
        \(rule) comes from an inset from a neighbour, whose sign depends on the neighbour's edge: \
        the two overlap by \(points: points) instead of a gap of \(points: points)
        """
    case .factorOfZero(let item, let edge):
      return "the factor in \(rule) has no effect: \(item).\(edge.rawValue) is 0"
    case .needlessWords(let words):
      return "'\(words)' has no effect in \(rule)"
    }
  }

  fileprivate var fix: Phrase {
    if let betterForm {
      switch problem {
      case .overlappingInset:
        return "write an offset, offset(\((-rule.constant).points)), for: \(betterForm)"
      case .factorOfZero(let item, let edge):
        let length = edge == .top ? "height" : "width"
        return "for a factor of the \(length) of \(item), write instead: \(betterForm)"
      default: return "write instead: \(betterForm)"
      }
    }
    switch problem {
    case .mixedSides: return "write it with leading and trailing"
    case .repetition, .weakerRepetition: return "keep one of the two\(restPhrase)"
    case .alwaysHolds, .alwaysMissed:
      return rest.isEmpty ? "remove it" : "remove only that part\(restPhrase)"
    case .autoresizingLeftOn:
      return "set translatesAutoresizingMaskIntoConstraints to false, or remove the rule"
    case .proportionsWithGaps:
      return "remove the gaps, write the lengths as rules, or set correctsProportions"
    case .proportionOfOneView:
      return "fill is enough for one view: write distribution: fill, or in code .fill"
    case .boundFromOutside: return "reverse the relation"
    case .overlappingInset: return "write an offset with the intended sign"
    case .factorOfZero: return "write a factor of the opposite edge"
    case .needlessWords: return "remove them"
    }
  }

  private var restPhrase: Phrase {
    guard let other = rest.first else { return "" }
    let more: Phrase = rest.count > 1 ? " and \(rest.count - 1) more" : ""
    return "; the rule also says '\(other)'\(more)"
  }

  /// The related rules: by their lines, or in full where the line alone is not clear.
  private var places: Phrase {
    let numbered = Phrase(lines: related.compactMap { $0.line }.filter { $0 != rule.line })
    let others = related.filter { $0.line == nil || $0.line == rule.line }.map { Phrase($0.words) }
    return ((numbered.parts.isEmpty ? [] : [numbered]) + others).listed
  }
}

extension LintedRule {
  /// The rule in quotes; one from code, which has no line, with the place where it was made.
  fileprivate var words: String {
    guard line == nil, let origin, origin != text else { return "'\(text)'" }
    return origin.hasPrefix(text) ? "'\(origin)'" : "'\(text)' of '\(origin)'"
  }
}

extension [String] {
  /// The names as a list; of more than five the first four, with the number of others.
  fileprivate var named: String {
    let most = 4
    guard count > most + 1 else { return listed }
    return prefix(most).joined(separator: ", ") + " and \(count - most) more"
  }
}
