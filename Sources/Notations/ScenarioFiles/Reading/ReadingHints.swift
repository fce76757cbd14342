import Geometry
import Scenarios

extension FieldReader {
  /// The advice about a word for a priority, such as UIKit's `defaultHigh`; `nil` for other text.
  func advice(forPriority value: YAMLValue, _ text: String) -> Advice? {
    let words = ScenarioVocabulary.priorities
    guard words.word(text, among: words.names) != nil else { return nil }
    return advice(forWord: value, text, among: words.names, words)
  }

  /// The advice about a container that is none: the size of a device, a size in other signs, or how to
  /// write one.
  func advice(forSize value: YAMLValue, _ text: String) -> Advice {
    guard let (sentence, size) = Container.correction(of: text) else {
      return Advice(hints: Container.hints(for: text))
    }
    return Advice(hints: [sentence], fix: replacing(value, by: size))
  }
}
