import Foundation
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
    lines.append("layoutdiff: \(ScenarioReader.version)")
    lines.append("title: \(NotationWords.quoted(scenario.title))")
    if !scenario.summary.isEmpty {
      lines.append("summary: \(NotationWords.quoted(scenario.summary))")
    }
    if !scenario.tags.isEmpty {
      lines.append("tags: [\(scenario.tags.map(NotationWords.quoted).joined(separator: ", "))]")
    }
    lines.append("scale: \(scenario.scale.plain)")
    lines.append("containers: [\(scenario.containers.map(\.text).joined(separator: ", "))]")
    lines += elements
    for section in [scenario.sections.frames, scenario.sections.spec] {
      if let section { lines.append(section.text) }
    }
    return (lines + constraints + Self.lines(for: expectation)).joined(separator: "\n")
  }

  private static func lines(for expectation: Scenario.Expectation?) -> [String] {
    guard let expectation else { return [] }
    let reason = NotationWords.quoted(expectation.reason)
    guard !expectation.isConflict else { return ["expect:", "  conflict: \(reason)"] }
    return [
      "expect:", "  differs: \(reason)",
      "  elements: [\(expectation.elements.joined(separator: ", "))]",
    ]
  }

  private var elements: [String] {
    ["elements:"] + translated.scenario.elements.map { "  \($0.name): { \(Self.text(of: $0)) }" }
  }

  private var constraints: [String] {
    let translation = translated.translation
    guard !translation.system.constraints.isEmpty else { return ["constraints: []"] }
    let guides = translation.guides
    guard !guides.isEmpty else { return ["constraints:"] + rules(indent: "  ") }
    return ["constraints:", "  guides: [\(guides.joined(separator: ", "))]", "  rules:"]
      + rules(indent: "    ")
  }

  private func rules(indent: String) -> [String] {
    let translation = translated.translation
    var lines: [String] = []
    let membersOfGroup = translation.membersOfGroup
    for (index, group) in translation.groups.enumerated() {
      let members = membersOfGroup[index] ?? []
      guard let worst = members.map({ translation.rules[$0].translationClass }).max() else {
        continue
      }
      lines += NotationWords.comment("\(group.comment) (\(worst.words))", mark: "\(indent)#")
      if let sentence = PriorityNames.sentence(
        of: members.map { translation.system.constraints[$0].priority }, inSwift: false)
      {
        lines += NotationWords.comment(sentence, mark: "\(indent)#  ")
      }
      let texts =
        prefersVisualFormat
        ? VisualFormatText(translation.system).texts(of: members)
        : members.map { translation.system.text(ofConstraint: $0) }
      lines += texts.map { "\(indent)- \(Self.isPlain($0) ? $0 : NotationWords.quoted($0))" }
    }
    return lines
  }

  /// Whether YAML reads a rule without quotes; it would misread the visual format.
  private static func isPlain(_ rule: String) -> Bool {
    rule.first?.isLetter == true && !rule.contains(": ") && !rule.hasPrefix("H:")
      && !rule.hasPrefix("V:")
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

  private static func text(of element: Element) -> String {
    let strength = strength(of: element)
    return ([content(of: element)] + (strength.isEmpty ? [] : [strength])).joined(separator: ", ")
  }

  /// The content of an element, as keys of a scenario file: `box: 80x31, baseline: 21`.
  static func content(of element: Element) -> String {
    switch element.kind {
    case .image(let size): return "image: \(size.width.plain)x\(size.height.plain)"
    case .box(let box):
      guard let box else { return "box: none" }
      guard let baselines = box.baselines else { return "box: \(box.text)" }
      let baseline =
        baselines.first == baselines.last
        ? baselines.first.plain : "[\(baselines.first.plain), \(baselines.last.plain)]"
      return "box: \(box.text), baseline: \(baseline)"
    case .text(let text):
      return [
        "text: \(NotationWords.quoted(text.text))",
        "font: { size: \(text.font.size.plain), weight: \(text.font.weight.rawValue) }",
        "lines: \(text.maximumLines)",
      ].joined(separator: ", ")
    }
  }
}
