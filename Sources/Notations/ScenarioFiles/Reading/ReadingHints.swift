import Geometry
import Scenarios

extension FieldReader {
  /// The hints about a word for a priority, such as UIKit's `defaultHigh`; `nil` for other text.
  func hints(forPriority value: YAMLValue, _ text: String) -> [String]? {
    let words = ScenarioVocabulary.priorities
    guard words.word(text, among: words.names) != nil else { return nil }
    return hints(forWord: value, text, among: words.names, words)
  }

  /// The hints about a container that is none: the size of a device, a size in other signs, or how to
  /// write one.
  func hints(forSize value: YAMLValue, _ text: String) -> [String] {
    guard let (sentence, size) = Container.correction(of: text) else {
      return Container.hints(for: text)
    }
    return [sentence] + fixed(value, text, by: size, else: size)
  }
}
