import Comparison
import Geometry
import LayoutConstraints
import Proving
import Scenarios

/// A translation as JSON, with exact numbers: the output of `translate --json`.
///
/// The keys are the names of the properties; they are a contract.
public struct TranslationDocument: Encodable, Sendable {
  let schemaVersion: Int
  let scenario: String
  let translationClass: TranslationClass
  let guides: [String]
  let rules: [Rule]
  let deviations: [Deviation]
  let containers: [Check]
  /// The proof; absent without `--prove`.
  let proof: ProofDocument?

  /// One rule as JSON.
  struct Rule: Encodable, Sendable {
    let rule: String
    let path: String
    let comment: String
    let translationClass: TranslationClass

    enum CodingKeys: String, CodingKey {
      case rule, path, comment
      case translationClass = "class"
    }
  }

  /// One deviation as JSON.
  struct Deviation: Encodable, Sendable {
    let path: String
    let translationClass: TranslationClass
    let reason: String
    let effect: String
    let shows: String
    /// The largest difference of frames by it, in points or in device pixels.
    let mostPoints: Double?
    let mostPixels: Double?

    enum CodingKeys: String, CodingKey {
      case path, reason, effect, shows, mostPoints, mostPixels
      case translationClass = "class"
    }
  }

  /// The check of one container as JSON.
  struct Check: Encodable, Sendable {
    let container: String
    let verdict: TranslationCheck.Verdict
    /// Whether required constraints conflict.
    let hasConflict: Bool
    let difference: Double
    let roundedDifference: Double
    /// The announced limit of the difference on pixels, in points; -1 without a limit.
    let roundingBound: Double
    let element: String
  }

  enum CodingKeys: String, CodingKey {
    case schemaVersion, scenario, guides, rules, deviations, containers, proof
    case translationClass = "class"
  }

  /// Makes the document of a translation, with its checks and its proof.
  public init(
    _ translated: TranslatedScenario, _ checks: [TranslationCheck], _ proof: TranslationProof?,
    schemaVersion: Int
  ) {
    self.schemaVersion = schemaVersion
    self.proof = proof.map { ProofDocument($0.proof, schemaVersion: schemaVersion) }
    let translation = translated.translation
    scenario = translated.scenario.id
    translationClass = translation.translationClass
    guides = translation.guides
    rules = translation.rules.enumerated().map { index, rule in
      let group = translation.groups[rule.group]
      return Rule(
        rule: translation.system.text(ofConstraint: index), path: group.path,
        comment: group.comment, translationClass: rule.translationClass)
    }
    deviations = translation.deviations.map {
      Deviation(
        path: $0.path, translationClass: $0.translationClass, reason: $0.reason, effect: $0.effect,
        shows: $0.condition.words, mostPoints: $0.bound?.mostPoints,
        mostPixels: $0.bound?.mostPixels)
    }
    containers = checks.map {
      Check(
        container: $0.container.text, verdict: $0.verdict,
        hasConflict: $0.hasConflict,
        difference: $0.difference.isFinite ? $0.difference : -1,
        roundedDifference: $0.roundedDifference.isFinite ? $0.roundedDifference : -1,
        roundingBound: $0.roundingBound ?? -1, element: $0.element)
    }
  }
}

extension Deviation.Bound {
  fileprivate var mostPoints: Double? { if case .points(let points) = self { points } else { nil } }
  fileprivate var mostPixels: Double? { if case .pixels(let pixels) = self { pixels } else { nil } }
}
