import Comparison
import Geometry
import LayoutConstraints
package import Layouts
import Phrases
package import RunRecords
package import Scenarios
package import SpecTranslation

extension TranslationRecord {
  /// Translates the layout spec of a scenario; `nil` where it has none that is a value.
  ///
  /// Where `work` ends, the containers that are left are not compared.
  package init?(translating scenario: Scenario, work: LayoutWork = LayoutWork()) {
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
    work.begin("comparing the translation of \(translated.scenario.id)")
    var (checks, reason): ([TranslationCheck], String?) = ([], nil)
    for container in translated.scenario.containers {
      guard work.takes(TranslationCheck.layouts) else {
        reason = "at \(container.inPoints): not compared: \(work.limit.clause)"
        break
      }
      do {
        checks.append(try translated.check(in: container))
      } catch {
        reason = reason ?? "at \(container.inPoints): \(error)"
      }
    }
    self.init(translated, checks)
    self.reason = reason
    let header = "\(translated.scenario.id): its layout spec as constraints."
    notations = [.anchors, .snapkit].compactMap {
      try? Text($0, of: translated, header: header)
    }
  }

  /// The record of a translation with its checks, and without texts.
  package init(_ translated: TranslatedScenario, _ checks: [TranslationCheck]) {
    self.init()
    let translation = translated.translation
    self.class = translation.translationClass.rawValue
    validity = translated.height.rawValue
    strengths = translated.strengths
    guides = translation.guides
    groups = translation.groups.map { group in
      Group(
        path: group.path, line: translated.line(ofSpecAt: group.path), comment: group.comment.text,
        class: group.translationClass.rawValue,
        rules: group.constraints.map { translation.system.text(ofConstraint: $0) })
    }
    deviations = translation.deviations.map {
      Deviation(path: $0.path, rule: $0.rule, child: $0.child)
    }
    self.checks = checks.map {
      Check(
        container: $0.container.text, verdict: $0.verdict.rawValue, hasConflict: $0.hasConflict,
        difference: $0.exact.distance, roundedDifference: $0.rounded.distance,
        element: $0.exact.element,
        roundedElement: "\($0.rounded.element).\($0.rounded.edge.rawValue)")
    }
  }
}

extension TranslatedScenario {
  /// The line of the spec at a path; its indices are the way from the root.
  fileprivate func line(ofSpecAt path: String) -> Int? {
    let way = path.split(separator: "[").dropFirst().compactMap { Int($0.prefix { $0 != "]" }) }
    return scenario.places.styles.position(ofSpecAt: way)?.line
  }
}

extension TranslationRecord.Text {
  /// A translation in a notation, with `header` as a comment at its top; throws where it has none.
  package init(
    _ notation: Notation, of translated: TranslatedScenario, header: String
  ) throws(LayoutFailure) {
    self.init(
      notation: notation.rawValue, text: try translated.text(in: notation, header: header))
  }
}
