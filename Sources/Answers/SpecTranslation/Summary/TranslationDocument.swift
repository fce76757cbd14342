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
  /// The containers that the translation is for, in words.
  let validity: String
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

    enum CodingKeys: String, CodingKey {
      case path, reason, effect, shows
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
    let element: String
  }

  enum CodingKeys: String, CodingKey {
    case schemaVersion, scenario, validity, guides, rules, deviations, containers, proof
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
    validity = SpecTranslator.ContainerHeight(of: translated.scenario.containers).words
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
        shows: $0.condition.words)
    }
    containers = checks.map {
      Check(
        container: $0.container.text, verdict: $0.verdict,
        hasConflict: $0.hasConflict,
        difference: $0.difference.isFinite ? $0.difference : -1,
        roundedDifference: $0.roundedDifference.isFinite ? $0.roundedDifference : -1,
        element: $0.element)
    }
  }
}
