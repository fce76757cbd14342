package import Comparison
import Geometry
import LayoutConstraints
package import Layouts
package import Phrases
package import Proving
import ScenarioFiles
import Scenarios
package import SpecTranslation

/// A recovered layout spec as nested stack views, with rules for what no stack view expresses.
package struct StackViewRecovery {
  /// The stack views as the constraints of the scenario.
  package let translated: TranslatedScenario
  /// The proof that compares them with the spec, which is compared with the author's constraints.
  package let proof: ScenarioProof

  /// Writes a recovered spec as stack views, with few rules if these suffice.
  ///
  /// Throws where an engine fails; `nil` where the spec has lengths that no system of constraints has.
  package init?(_ recovery: SpecRecovery, work: LayoutWork = LayoutWork()) throws(ProofError) {
    var best: (translated: TranslatedScenario, proof: ScenarioProof)?
    for form in SpecTranslator.Form.allCases where form != .rules {
      guard let translated = try? TranslatedScenario(recovery.scenario, as: form) else { continue }
      let proof = try ScenarioProver.prove(
        recovery.scenario.with(translated),
        on: recovery.proof?.sweeps.map { $0.sweep }
          ?? Sweep.all(of: recovery.scenario, widths: Sweep.usualWidths), work: work)
      best = (translated, proof)
      if proof.outcome == .equal, !proof.isAmbiguous { break }
    }
    guard let best else { return nil }
    (translated, proof) = best
  }
}

extension StackViewRecovery {
  /// Whether they are proven equal at every width at which the author's constraints do not conflict.
  package var isProven: Bool {
    proof.segments.allSatisfy { $0.verdict.agrees }
  }

  /// Sentences for the comment above the stack views: their proof, and what no stack view expresses.
  package var lines: [Phrase] {
    var lines: [Phrase] = [
      "As stack views: \(isProven ? "proven" : "not proven at every width"): \(proof.sentence)."
    ]
    if !proof.ambiguousElements.isEmpty {
      lines.append(
        "They are ambiguous: the spec has one valid solution for \(proof.ambiguousElements.listed)."
      )
    }
    let rules = translated.translation.groups.map { $0.comment.text }
    if !rules.isEmpty {
      lines.append("Rules express what no stack view does: \(rules.joined(separator: "; ")).")
    }
    return lines
  }
}

extension ScenarioProof {
  /// The elements of which constraints allow several frames, one of them the spec's.
  var ambiguousElements: [String] {
    Set(segments.flatMap { $0.admittedElements }).sorted()
  }

  var segments: [ProofSegment] { sweeps.flatMap { $0.segments } }

  fileprivate var isAmbiguous: Bool { !ambiguousElements.isEmpty }
}

extension Scenario {
  /// The scenario with a translation as its constraints, in every case where there is a file.
  fileprivate func with(_ translated: TranslatedScenario) -> Scenario {
    var scenario = self
    let names = Dictionary(
      translated.scenario.elements.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    scenario.takePriorities(of: names)
    for index in scenario.cases.indices { scenario.cases[index].takePriorities(of: names) }
    let text = translated.constraintLines.joined(separator: "\n") + "\n"
    if let edit = sections.constraints?.edit(text), let edited = scenario.edited([edit]) {
      return edited
    }
    scenario.constraints = translated.scenario.constraints
    scenario.cases = []
    return scenario
  }

  private mutating func takePriorities(of names: [String: Element]) {
    for index in elements.indices {
      guard let element = names[elements[index].name] else { continue }
      elements[index].hugging = element.hugging
      elements[index].compressionResistance = element.compressionResistance
    }
  }
}
