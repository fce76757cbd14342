import Comparison
import Geometry
import LayoutConstraints
import RunRecords
import Scenarios
import SpecTranslation

extension TranslationRecord {
  /// Translates the layout spec of a scenario; `nil` where it has none that is a value.
  ///
  /// Where `work` ends, the containers that are left are not compared.
  init?(translating scenario: Scenario, work: LayoutWork = LayoutWork()) {
    guard scenario.spec != nil else { return nil }
    guard scenario.elements.count <= ProofRecord.mostElements else {
      self.init(
        reason: "\(scenario.elements.count) elements are more than the "
          + "\(ProofRecord.mostElements) that a report translates")
      return
    }
    do {
      guard let translated = try TranslatedScenario(scenario) else { return nil }
      self.init(translated, work)
    } catch {
      self.init(reason: error.description)
    }
  }

  private init(_ translated: TranslatedScenario, _ work: LayoutWork) {
    let translation = translated.translation
    self.init(
      translationClass: translation.translationClass.words, strengths: translated.strengths,
      guides: translation.guides, groups: Self.groups(of: translation),
      deviations: translation.deviations.map {
        Deviation(
          path: $0.path, translationClass: $0.translationClass.words, reason: $0.reason,
          effect: $0.effect, shows: $0.condition.words)
      })
    work.begin("comparing the translation of \(translated.scenario.id)")
    for container in translated.scenario.containers {
      guard work.takes(TranslationCheck.layouts) else {
        reason = "at \(container.words) pt: not compared: \(work.reason)"
        break
      }
      do {
        let check = try TranslationCheck(
          translation, of: translated.spec, in: container, scale: translated.scenario.scale)
        checks.append(
          Check(
            container: container.text, verdict: check.verdict.rawValue,
            difference: check.difference, roundedDifference: check.roundedDifference,
            element: check.element,
            roundedElement: "\(check.roundedElement).\(check.roundedEdge.rawValue)"))
      } catch {
        reason = reason ?? "at \(container.words) pt: \(error)"
      }
    }
    let header = "\(translated.scenario.id): its layout spec as constraints."
    anchors = translated.text(in: .anchors, header: header)
    snapkit = translated.text(in: .snapkit, header: header)
  }

  private static func groups(of translation: SpecTranslation) -> [Group] {
    translation.groups.enumerated().compactMap { index, group in
      let members = translation.rules.indices.filter { translation.rules[$0].group == index }
      guard let worst = members.map({ translation.rules[$0].translationClass }).max() else {
        return nil
      }
      return Group(
        path: group.path, comment: group.comment, translationClass: worst.words,
        rules: members.map { translation.system.text(ofConstraint: $0) })
    }
  }
}
