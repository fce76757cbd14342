import Layouts
package import Phrases

// The frames of a scenario with one notation, in words.
extension WidthFrames {
  /// The widths at which an edge of any element bends or jumps, in points, ascending.
  package var breakpoints: [Double] {
    let starts = elements.flatMap { $0.spec }.flatMap { $0.segments.dropFirst().map { $0.start } }
    return Set(starts.filter { span.from < $0 && $0 < span.to }).sorted()
  }

  /// Whether one layout without a conflict is known at every width.
  package var isWhole: Bool { sampled.isEmpty && missing.isEmpty && conflicts.isEmpty }

  /// How many segments there are, and from where to where: `4 segments from 280 to 1200 pt, self-sizing height`.
  package var phrase: Phrase {
    let count = breakpoints.count + 1
    let height: Phrase = height.map { "\(points: $0) high" } ?? "self-sizing height"
    let caseWords: Phrase = caseName.map { ", \($0)" } ?? ""
    return
      "\(count == 1 ? "1 segment" : "\(count) segments") \(Self.words(of: [span])), \(height)\(caseWords)"
  }

  /// What is ambiguous, conflicts, has no layout or is not proven, each with its widths; empty without any.
  package var findingPhrases: [Phrase] {
    let elements = ambiguous.map { $0.element }.distinct
    var phrases = elements.map { element -> Phrase in
      "\(element) is ambiguous \(Self.words(of: ambiguous.filter { $0.element == element }.map { $0.span }))"
    }
    if !conflicts.isEmpty {
      phrases.append("required constraints conflict \(Self.words(of: conflicts))")
    }
    if !missing.isEmpty { phrases.append("no layout \(Self.words(of: missing))") }
    if !sampled.isEmpty {
      phrases.append("laid out at some widths only, so not proven: \(Self.words(of: sampled))")
    }
    return phrases
  }

  private static func words(of spans: [WidthSpan]) -> Phrase {
    spans.map { span -> Phrase in "from \(bare: span.from) to \(points: span.to)" }.listed
  }
}
