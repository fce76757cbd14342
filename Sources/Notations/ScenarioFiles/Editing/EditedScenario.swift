package import Scenarios

extension Scenario {
  /// The scenario after edits of its file that change the notations alone: elements and containers stay
  /// as they are.
  ///
  /// `nil` where it has no file, and where the edited text has a mistake.
  package func edited(_ edits: [TextEdit]) -> Scenario? {
    guard let source = places.source else { return nil }
    let text = source.lines.joined(separator: "\n").applying(edits)
    return ScenarioReader.withNotations(
      of: SourceText(file: source.file, text: text), otherwiseAs: self)
  }
}
