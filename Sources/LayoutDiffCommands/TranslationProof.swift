import Comparison
import Geometry
import Proving
import Scenarios
import SpecTranslation

/// What is proven of a translation beside its layout spec, over a range of widths.
struct TranslationProof {
  /// The proof.
  let proof: ScenarioProof
  /// Whether every difference in it is one that the translation has said.
  let isSaid: Bool

  /// Proves it; where both part, asks in the middle of the piece whether that was said.
  init(
    of translated: TranslatedScenario, widths: ClosedRange<Double>
  ) throws(ProofError) {
    let scenario = translated.scenario
    proof = try ScenarioProver.prove(
      scenario, on: ScenarioProver.sweeps(of: scenario, widths: widths),
      rounding: .pixels(scale: scenario.scale))
    isSaid = proof.sweeps.allSatisfy { sweep in
      (sweep.pieces + sweep.isolatedDifferences).allSatisfy { piece in
        switch piece.verdict {
        case .equal, .nearlyEqual, .unproven: return true
        case .differs, .conflict: break
        }
        let middle = (piece.lengths.lowerBound + piece.lengths.upperBound) / 2
        let container = Container(width: middle, height: sweep.sweep.across)
        let check = try? TranslationCheck(
          translated.translation, of: translated.spec, in: container, scale: scenario.scale)
        return check?.verdict.passes == true
      }
    }
  }

  /// What is proven, as sentences.
  var sentences: [String] {
    ["By proof, \(proof.sentence)."] + proof.sweeps.flatMap(\.roundedSentences)
  }
}
