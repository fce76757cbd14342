import Geometry
import LayoutConstraints
import ScenarioFiles
import Scenarios
import TextMeasuring

/// Writes a translation as rules of a scenario file.
struct RuleText {
  private let translated: TranslatedScenario
  private let prefersVisualFormat: Bool

  init(_ translated: TranslatedScenario, prefersVisualFormat: Bool = false) {
    self.translated = translated
    self.prefersVisualFormat = prefersVisualFormat
  }

  /// The `constraints` of a file; before them its `elements` where some need other content priorities
  /// than the default ones, or a content on both axes.
  func section(header: String) -> String {
    var lines = NotationWords.comment(header, mark: "#")
    if !translated.strengthened.isEmpty { lines += elements }
    return (lines + constraints).joined(separator: "\n")
  }

  /// A whole scenario file, which announces a difference or a conflict if there is an `expectation`.
  func file(header: String, expectation: Scenario.Expectation? = nil) -> String {
    let scenario = translated.scenario
    var lines = NotationWords.comment(header, mark: "#")
    lines += WrittenText.head(of: scenario) + elements
    lines += [scenario.sections.frames, scenario.sections.spec].compactMap { $0?.text }
    lines += constraints
    return (lines + (expectation.map(WrittenText.expectation) ?? [])).joined(separator: "\n")
  }

  private var elements: [String] {
    ["elements:"]
      + translated.scenario.elements.map { element in
        let strength = Self.strength(of: element)
        let keys = [WrittenText.content(of: element)] + (strength.isEmpty ? [] : [strength])
        return "  \(element.name): { \(keys.joined(separator: ", ")) }"
      }
  }

  /// The lines of `constraints`.
  var constraints: [String] {
    let translation = translated.translation
    guard !translation.system.constraints.isEmpty else { return ["constraints: []"] }
    let settings = WrittenText.settings(of: translation.system)
    guard !settings.isEmpty else { return ["constraints:"] + rules(indent: "  ") }
    return ["constraints:"] + settings.map { "  \($0)" }
      + (translation.groups.isEmpty ? [] : ["  rules:"] + rules(indent: "    "))
  }

  private func rules(indent: String) -> [String] {
    let translation = translated.translation
    return translation.groups.flatMap { group in
      let texts =
        prefersVisualFormat
        ? VisualFormatText(translation.system).texts(of: group.constraints)
        : group.constraints.map { translation.system.text(ofConstraint: $0) }
      return translation.comments(on: group, mark: "\(indent)#", inSwift: false)
        + texts.map { "\(indent)- \(QuotedText.rule($0))" }
    }
  }

  static func strength(of element: Element) -> String {
    func pair(_ priorities: AxisPriorities) -> String {
      "[\(priorities.horizontal.plain), \(priorities.vertical.plain)]"
    }
    var parts: [String] = []
    if element.hugging != AxisPriorities(Priority.defaultLow) {
      parts.append("hugging: \(pair(element.hugging))")
    }
    if element.compressionResistance != AxisPriorities(Priority.defaultHigh) {
      parts.append("compressionResistance: \(pair(element.compressionResistance))")
    }
    return parts.joined(separator: ", ")
  }
}
