import ScenarioFiles
import Scenarios
import TextMeasuring

/// Scenario files made of one valid text and what a test changes in it.
enum ScenarioText {
  /// A whole scenario in both notations.
  static let valid = """
    layoutdiff: 1
    title: Card
    containers: [320]
    elements:
      photo: { image: 40x40 }
      title: { text: "Hello" }
    spec:
      stack:
        spacing: 8
        children: [photo, title]
    constraints:
      - photo.leading == superview.leading
      - title.leading == photo.trailing + 8
    """

  /// The valid text with one part replaced.
  static func replacing(_ part: String, by replacement: String) -> String {
    valid.replacing(part, with: replacement)
  }

  /// Reads a text as the file `card.yaml`.
  static func read(_ text: String) throws(ScenarioError) -> Scenario {
    try ScenarioReader.scenario(
      from: SourceText(file: "card.yaml", text: text), measurer: TextMeasurer())
  }

  /// The whole text of what is wrong with a scenario, or nothing where it can be read.
  static func problems(in text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return error.description
    }
  }
}
