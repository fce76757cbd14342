import ConsoleLogs
import Geometry
import LayoutConstraints
import LinearProgramming
package import Phrases

extension LogDiagnosis {
  /// The answer in a few words: `4 of 6 constraints conflict by 36 pt`.
  package var headline: Phrase {
    let count = lines.count
    if count == 0 {
      return log.isRedacted
        ? "undecided: the system hid its constraints"
        : "undecided: it has no constraint that can be read"
    }
    let all: Phrase = count == 1 ? "the constraint" : "all \(count) constraints"
    switch status {
    case .conflict:
      let amount: Phrase = points.map { " by \(points: $0, besides: 0)" } ?? ""
      return """
        \(conflict.count) of \(count) constraints \
        \(conflict.count == 1 ? "cannot be met" : "conflict")\(amount)
        """
    case .undecided:
      return isSearched
        ? "undecided: as printed, \(all) can be satisfied"
        : "undecided: the search for a conflict was not finished"
    case .noConflict: return "no conflict: \(all) can be satisfied"
    }
  }
}

extension Remark {
  /// The remark with a capital letter and a full stop; the name of a view stays as it is.
  package var sentence: Phrase {
    switch self {
    case .note, .fix: phrase.capitalizedFirst
    default: phrase.capitalizedFirst + "."
    }
  }

  /// The remark in a list: notes and the fix end with a full stop, others are clauses.
  package var phrase: Phrase {
    switch self {
    case .condition(let condition): return "it conflicts only if \(condition.clause)"
    case .negative(let fact):
      return """
        \(code: "\(fact.name).\(fact.size)") would have to be \(points: fact.wouldBe, besides: 0)\
        \(fact.isExact ? "" : " or less"), and no size is negative
        """
    case .inner(let lines):
      return """
        \(Phrase(constraints: lines)) \
        \(lines.count == 1 ? "cannot be met even alone" : "conflict even without the others"), \
        as no size is negative
        """
    case .relaxing(let lines, let all):
      let amounts = lines.compactMap { $0.shortfall }.map { points -> Phrase in
        "\(points: points, besides: 0)"
      }
      if all, amounts.distinct.count == 1 {
        return "relaxing any one of them by \(amounts[0]) resolves this conflict"
      }
      let each = zip(lines, amounts).map { line, amount -> Phrase in
        "\(line.index + 1) by \(amount)"
      }
      return lines.count == 1
        ? "only relaxing \(each[0]) resolves this conflict"
        : "relaxing one of them resolves this conflict: \(each.listed)"
    case .fix(let fix): return "fix: \(fix.phrase)"
    case .further(let lines, let gone):
      let after: Phrase = gone.map { "without constraint \($0 + 1), " } ?? "then "
      return lines.count == 1
        ? "\(after)\(Phrase(constraints: lines)) cannot be met either"
        : "\(after)another conflict remains: \(Phrase(constraints: lines))"
    case .note(let note): return note.sentence
    case .end(let end): return end.phrase
    }
  }
}

extension Phrase {
  /// Constraints as they are counted in a list, from 1: `constraint 2`, `constraints 2 and 5`.
  fileprivate init(constraints indices: [Int]) {
    let numbers = indices.map { index -> Phrase in "\(index + 1)" }
    self = "\(indices.count == 1 ? "constraint" : "constraints") \(numbers.listed)"
  }
}

extension SizeFact {
  /// The fact in words: `width of 0x1a is not negative`.
  package var phrase: Phrase { "\(size) of \(item) is not negative" }
}

extension LogFix {
  /// The next step and its result, in sentences.
  package var phrase: Phrase { "\(advice) \(consequence)" }

  package var advice: Phrase {
    "Give constraint \(line + 1), '\(code: text)'\(place.inBrackets), the priority 999."
  }

  /// The result, in sentences; no words where nothing can be said.
  package var consequence: Phrase {
    var sentences: [Phrase] = []
    if let missedBy {
      let size: Phrase =
        size.map {
          ": \($0.view) is \(points: $0.points, besides: $0.limit) \($0.axis.adjective)"
        } ?? ""
      sentences.append("Then it is missed by \(points: missedBy, besides: 0)\(size).")
    }
    if others > 0 {
      let rest: Phrase = others == 1 ? "The other one" : "The other \(others)"
      let verb: Phrase = others == 1 ? "is" : "are"
      sentences.append(
        leavesConflict ? "\(rest) can then be satisfied." : "\(rest) \(verb) then satisfied.")
    }
    return sentences.joined(separator: " ")
  }
}

extension LogNote {
  package var sentence: Phrase {
    switch self {
    case .brokenElsewhere(let line):
      return "Constraint \(line + 1), which was broken, is not part of this conflict."
    case .brokenNotListed: return "The constraint that was broken is not in the list."
    case .direction(let direction):
      let words = direction == .leftToRight ? "left to right" : "right to left"
      return "It conflicts only where text is read from \(words)."
    case .printedTwice: return "AppKit printed this conflict twice."
    case .allMade: return "None of these constraints is your own: a framework made each of them."
    case .made(let line, let origin):
      let advice: Phrase = origin.advice.map { " \($0)" } ?? ""
      return "Constraint \(line + 1) was made by \(origin.maker).\(advice)"
    case .measuredFromBelow:
      return "minY is the lower edge, since a view of AppKit begins at the bottom."
    case .redacted(let toolkit):
      // Sources: Apple's engineers in its developer forums, threads 741284 and 705810; the payload
      // SystemLogging, which only macOS has.
      let profile =
        toolkit == .appKit
        ? " On a Mac, a configuration profile with Enable-Private-Data for com.apple.system.logging shows "
          + "it as well." : ""
      return """
        The system's log hides text as <private> unless Xcode started the app. Run it from Xcode, and \
        copy this log from its console.\(profile)
        """
    }
  }
}

extension DiagnosisEnd {
  /// Where the work ended and why, as a sentence without a full stop.
  package var phrase: Phrase {
    let words =
      switch reason {
      case .allowance(let end): end.words
      case .roundingErrors: "since rounding errors prevent a reliable answer"
      }
    return "the search for \(search.rawValue) ended \(words)"
  }
}

extension LogCondition {
  /// The condition, as a clause that follows "it conflicts only if".
  package var clause: Phrase {
    switch fact {
    case .moreThanRounding(let points):
      return """
        the rounding of printed numbers does not account for \(digits: points) pt in \
        \(Phrase(constraints: lines))
        """
    case .hiddenDigits:
      return """
        digits that are not printed differ: as printed, \(Phrase(constraints: lines)) just hold
        """
    case .sum(let lengths, let lower, let upper):
      return "\(Self.sum(of: lengths)) \(Self.outside(lower, upper))"
    case .difference(let first, let second, let lower, let upper):
      return "\(first.phrase) minus \(second.phrase) is \(Self.outside(lower, upper))"
    case .otherValues(let lengths):
      return "\(lengths.map { $0.phrase }.listed) have other values than these constraints need"
    case .flippedSuperview: return "the superview of a view with an autoresizing mask is flipped"
    case .superview(let view, let other):
      return "the superview of \(view), which is not printed, is \(other)"
    case .sameView(let first, let second): return "\(first) and \(second) are the same view"
    case .ambiguousName(let name, let line, let addresses):
      return """
        '\(code: name)' in constraint \(line + 1) means \(addresses.joined(separator: " and ")) in \
        this order
        """
    case .missingList:
      return "constraints that were not pasted take part: the list is missing"
    case .unread(let count):
      return count == 1
        ? "a constraint that cannot be read takes part"
        : "constraints that cannot be read take part"
    case .unusableNumbers:
      return "a constraint with a number too large or too small to decide anything takes part"
    case .leftOut(let count, let read):
      return count == 1
        ? "the constraint after the first \(read) takes part"
        : "some of the \(count) constraints after the first \(read) take part"
    case .gap: return "constraints that were left out of the list take part"
    case .redacted: return "what the system replaced by <private> conflicts"
    }
  }

  /// A sum with its verb; two margins of one view are named together.
  private static func sum(of lengths: [UnknownLength]) -> Phrase {
    if lengths.count == 1 { return "\(lengths[0].phrase) is" }
    if lengths.count == 2, case .margin(let edge, let view) = lengths[0],
      case .margin(let other, view) = lengths[1], edge.axis == other.axis
    {
      let edges = [edge, other].map { $0.withoutMargin }
      let (near, far) = edges[0].isFarEdge ? (edges[1], edges[0]) : (edges[0], edges[1])
      return "the \(near.rawValue) and \(far.rawValue) margins of \(view) together are"
    }
    return "\(lengths.map { $0.phrase }.listed) together are"
  }

  private static func outside(_ lower: Double, _ upper: Double) -> Phrase {
    if lower == upper { return "not \(digits: upper) pt" }
    if !upper.isFinite { return "less than \(digits: lower) pt" }
    return lower.isFinite
      ? "not between \(digits: lower) and \(digits: upper) pt" : "more than \(digits: upper) pt"
  }
}

extension UnknownLength {
  fileprivate var phrase: Phrase {
    switch self {
    case .margin(let edge, let view): "the \(edge.withoutMargin.rawValue) margin of \(view)"
    case .firstBaseline(let view): "the distance from the top of \(view) to its first baseline"
    case .lastBaseline(let view): "the distance from the last baseline of \(view) to its bottom"
    case .variable(let name, let view): "\(view).\(name)"
    case .origin(let view, let other): "the place from which \(view) and \(other) are measured"
    }
  }
}
