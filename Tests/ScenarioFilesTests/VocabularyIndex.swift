import LayoutConstraints
import LayoutSpecs

@testable import ScenarioFiles
@testable import Scenarios

/// All words of other toolkits that messages explain.
enum VocabularyIndex {
  /// The advice about a word of a toolkit, once for each place that knows it; empty for an unknown
  /// word.
  static func answers(for word: String, of toolkit: String) -> [String] {
    let tables =
      [
        SpecVocabulary.kinds, SpecVocabulary.elementKeys, SpecVocabulary.styleKeys,
        SpecVocabulary.dimensions, ScenarioVocabulary.keys, ScenarioVocabulary.elementKeys,
        ScenarioVocabulary.promiseWords,
        ScenarioVocabulary.fontKeys, ScenarioVocabulary.fontWeights, ScenarioVocabulary.priorities,
        ConstraintVocabulary.keys, ConstraintVocabulary.stackKeys, ConstraintVocabulary.axes,
        ConstraintVocabulary.alignments, ConstraintVocabulary.distributions,
        ConstraintVocabulary.viewKeys, ConstraintVocabulary.ruleKeys, RuleVocabulary.attributes,
        RuleVocabulary.items,
      ] + SpecKind.blocks.map(SpecVocabulary.keys(of:))
      + SpecVocabulary.values.values
    let candidates = tables.flatMap(\.names) + Constraint.Attribute.allCases.map(\.rawValue)
    return tables.compactMap { table in
      guard let found = table.word(word, among: candidates),
        found.toolkits.contains(where: { $0.rawValue == toolkit })
      else { return nil }
      return found.sentence(for: word) + (found.template(for: nil).map { "; write " + $0 } ?? "")
    }
  }

  /// The container that a device's name stands for; `nil` for an unknown device.
  static func size(ofDevice name: String) -> String? { DeviceSize.named(name)?.size }
}
