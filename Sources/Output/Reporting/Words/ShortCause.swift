import Comparison
import Layouts
import Phrases
import Reasons
import RecordWords
import RunRecords
import Scenarios

extension ScenarioRecord {
  /// Why it has its standing, in one sentence: the cause with both values and their lines, the author's
  /// reason for what is expected, or the first finding.
  var shortCause: Phrase {
    let found: Phrase? =
      switch standing {
      case .differsAsExpected, .conflictAsExpected: expectedDifference.map { Phrase($0) }
      case .agreesAmbiguously, .ambiguous: comparison.groupedAmbiguities.first?.cause.withLine
      case .differs, .unexpected: causes.first
      case .conflict:
        comparison.containers.lazy.flatMap(\.conflictSets).first.map { conflict in
          "\(conflict.headline) \(conflict.members.map(\.phrase).listed(first: 3))"
        }
      case .moved, .unreadableBaseline, .moreWork, .notAccepted:
        baseline?.sentences.first.map { Phrase($0) }
      case .brokenPromise: promises?.lazy.flatMap(\.failurePhrases).first
      case .found: inspection?.findings.first?.phrase
      case .failed, .invalid, .unfinished, .nothingToCheck, .skipped, .nothingFound, .kept,
        .asAccepted, .agrees:
        nil
      }
    let sentence =
      found ?? comparison.failures.first?.first.map { Phrase(String($0.trimmingPrefix(" "))) }
      ?? Phrase(beginningSentence)
    return "\(beginning(sentence.withoutFullStop))."
  }

  /// How many causes it has besides; `nil` without any.
  var moreCauses: String? {
    let more = standing == .differs || standing == .unexpected ? causes.count - 1 : 0
    return more > 0 ? "\(ListText.count(more, "more cause"))." : nil
  }

  private var causes: [Phrase] {
    comparison.explainedDifferences.compactMap { difference in
      guard let cause = difference.cause?.cause, difference.isOfElement else { return nil }
      let sides = difference.blame?.sides ?? []
      let specLine = sides.first { $0.notation == .spec }?.line
      let phrase = cause.phrase(withSpecLine: specLine)
      let other = sides.first { $0.notation == .constraints }?.line ?? cause.line
      guard let other, !phrase.lines.contains(other) else { return phrase }
      return "\(phrase) (\(line: other))"
    }
  }
}

extension Cause {
  /// The cause, with its line where the words do not name it.
  fileprivate var withLine: Phrase {
    guard let line, !phrase.lines.contains(line) else { return phrase }
    return "\(phrase) (\(line: line))"
  }
}

extension Phrase {
  /// The same with rules that need no quotes, since the page sets them in another type.
  var withoutQuotes: Phrase {
    var parts = parts
    for index in parts.indices.dropFirst().dropLast() {
      guard case .code = parts[index], case .words(let before) = parts[index - 1],
        case .words(let after) = parts[index + 1], before.hasSuffix("'"), after.hasPrefix("'")
      else { continue }
      parts[index - 1] = .words(String(before.dropLast()))
      parts[index + 1] = .words(String(after.dropFirst()))
    }
    return Phrase(parts: parts)
  }
}
