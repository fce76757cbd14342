package import Comparison
package import Layouts
import Phrases
import ScenarioFiles
import SpecTranslation

/// A notation that a recovered spec is written in.
package enum RecoveredNotation: String, Sendable, CaseIterable {
  /// The spec of a scenario file.
  case spec
  /// An `ASDisplayNode`.
  case texture
  /// The constraints of a scenario file, with stack views.
  case stackviews
  /// A `UIView` with stack views.
  case uikit
}

extension SpecRecovery {
  /// The spec in a notation, below what is known of it; `nil` where the notation has no such lengths.
  ///
  /// Throws where an engine fails.
  package func text(
    in notation: RecoveredNotation, work: LayoutWork = LayoutWork()
  ) throws(ProofError) -> String? {
    let lines = RecoverySummary(self).lines.map { $0.text }
    switch notation {
    case .spec:
      return (lines.map { "# \($0)" } + WrittenText.spec(spec)).joined(separator: "\n") + "\n"
    case .texture:
      guard let translated = try? TranslatedScenario(scenario) else { return nil }
      let node = try? translated.text(in: .texture, header: "")
      return node.map { lines.map { "// \($0)\n" }.joined() + $0 }
    case .stackviews, .uikit:
      guard let stacks = try StackViewRecovery(self, work: work) else { return nil }
      let header = (lines + stacks.lines.map { $0.text }).joined(separator: "\n")
      let text = try? stacks.translated.text(
        in: notation == .uikit ? .anchors : .rules, header: header)
      return text.map { $0 + "\n" }
    }
  }
}
