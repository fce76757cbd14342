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
      "\(recovery.scenario.id): its constraints as a layout spec (\(recovery.grade.rawValue))."
    ]
    lines.append(
      "\(recovery.isProven ? "Proven" : "Not proven at every width"): \(recovery.proof.sentence).")
    if !recovery.apart.isEmpty {
      lines.append(
        "No common spec was found, so these are placed by themselves: \(recovery.apart.listed).")
    }
    if !recovery.hidden.isEmpty {
      lines.append("Hidden, so that a spec does not have them: \(recovery.hidden.listed).")
    }
    if !recovery.leftOut.isEmpty {
      lines.append(
        """
        Left out, because no spec was found that has their frames too: \(recovery.leftOut.listed).
        """)
    }
    if recovery.proof.sweeps.contains(where: { $0.segments.contains(where: \.verdict.isConflict) })
    {
      lines.append(
        "Where constraints conflict, the spec is one for the layout that is shown, and nothing is proven."
      )
    }
    let ambiguous = Set(recovery.proof.sweeps.flatMap { $0.segments.flatMap(\.admittedElements) })
    if !ambiguous.isEmpty {
      lines.append(
        "The constraints are ambiguous: the spec has one valid solution for \(ambiguous.sorted().listed)."
      )
    }
    self.lines = lines
  }

  package var text: String { lines.map(\.text).joined(separator: "\n") }
}
