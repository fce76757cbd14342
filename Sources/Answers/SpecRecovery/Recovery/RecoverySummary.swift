import Comparison
import Layouts
package import Phrases
import Proving
import Scenarios

/// The comment above a recovered spec: its grade, its proof, and what it leaves out.
package struct RecoverySummary {
  /// The lines, without the mark of a comment.
  package let lines: [Phrase]

  /// Summarises a recovery.
  package init(_ recovery: SpecRecovery) {
    var lines: [Phrase] = [
      "\(recovery.scenario.id): its \(recovery.proof == nil ? "frames" : "constraints") as a layout spec (\(recovery.grade.rawValue))."
    ]
    if let proof = recovery.proof {
      lines.append(
        "\(recovery.isProven ? "Proven" : "Not proven at every width"): \(proof.sentence).")
    } else {
      let widths = recovery.scenario.framedWidths.map { "\(points: $0)" as Phrase }
      lines.append(
        """
        It has the frames at \(widths.map { $0.text }.joined(separator: ", "))\
        \(recovery.rounding == 0 ? "" : ", which are rounded, to \(points: recovery.rounding)"); of other \
        widths, nothing is known.
        """)
    }
    if !recovery.apart.isEmpty {
      lines.append(
        "No common spec was found, so these are placed by themselves: \(Self.few(recovery.apart)).")
    }
    if !recovery.hidden.isEmpty {
      lines.append("Hidden, so that a spec does not have them: \(Self.few(recovery.hidden)).")
    }
    if !recovery.leftOut.isEmpty {
      lines.append(
        """
        Left out, because no spec was found that has their frames too: \(Self.few(recovery.leftOut)).
        """)
    }
    if !recovery.obstacles.isEmpty {
      lines.append("Rules that probably stand in the way: \(Self.few(recovery.obstacles)).")
    }
    let areConflicts = Set((recovery.proof?.segments ?? []).map { $0.verdict.isConflict })
    if areConflicts.contains(true) {
      lines.append(
        areConflicts.contains(false)
          ? "Where constraints conflict, nothing is proven."
          : "Where constraints conflict, the spec is one for the layout that is shown, and nothing is proven."
      )
    }
    let ambiguous = recovery.proof?.ambiguousElements ?? []
    if !ambiguous.isEmpty {
      lines.append(
        "The constraints are ambiguous: the spec has one valid solution for \(Self.few(ambiguous))."
      )
    }
    self.lines = lines
  }

  /// The most names that are listed whole.
  private static let mostNames = 12

  /// Names as a list, of many the first ones.
  private static func few(_ names: [String]) -> Phrase {
    guard names.count > mostNames else { return "\(names.listed)" }
    let first = names.prefix(mostNames / 2).joined(separator: ", ")
    return "\(first) and \(names.count - mostNames / 2) others"
  }

  package var text: String { lines.map { $0.text }.joined(separator: "\n") }
}
