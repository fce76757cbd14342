import Foundation
import Geometry
package import LayoutConstraints
package import LayoutSpecs
package import Scenarios
import TextMeasuring

/// Parts of a scenario file, for texts that contain more than ``Scenarios/Scenario``.
package enum WrittenText {
  /// The lines before `elements`.
  package static func head(of scenario: Scenario) -> [String] {
    WrittenYAML.mapping(scenario.head).lines
  }

  /// The lines of `spec`.
  package static func spec(_ spec: LayoutSpec) -> [String] {
    WrittenYAML.mapping([("spec", WrittenSpec.yaml(spec))]).lines
  }

  /// The lines of `constraints` before `rules`, without indentation: guides, views and stack views.
  package static func settings(of constraints: ConstraintSystem) -> [String] {
    let settings = WrittenConstraints(constraints).settings
    return settings.isEmpty ? [] : WrittenYAML.mapping(settings).lines
  }

  /// The content of an element, as keys: `box: 80x31, baseline: 21`.
  package static func content(of element: Element) -> String {
    WrittenYAML.keys(element.content) ?? ""
  }

  /// The lines of `frames`, with those of all cases.
  package static func frames(of scenario: Scenario) -> [String] {
    let frames = scenario.everyCase.flatMap { $0.givenFrames }
    return WrittenYAML.mapping([("frames", scenario.written(frames))]).lines
  }

  /// The lines of `expect`.
  package static func expectation(_ expectation: Scenario.Expectation) -> [String] {
    WrittenYAML.mapping([("expect", .mapping(expectation.properties))]).lines
  }
}

extension Scenario {
  /// The scenario as the text of a file, with `notes` as comments at its top.
  ///
  /// The layout spec and the constraints are written from their values, so a scenario in code has
  /// only those that the caller sets. Names must be those of elements in files. Reading the text
  /// again gives the same elements, specs and constraints; constraints of autoresizing masks and of
  /// cells become rules.
  package func fileText(notes: [String]) -> String {
    var pairs = head
    pairs.append(("elements", .mapping(elements.map { ($0.name, .flow($0.properties)) })))
    if let spec { pairs.append(("spec", WrittenSpec.yaml(spec))) }
    if let constraints { pairs.append(("constraints", WrittenConstraints(constraints).yaml)) }
    if let page {
      let parts = [("html", page.html), ("style", page.style)].filter { !$0.1.isEmpty }
      pairs.append(
        ("css", .mapping(parts.map { ($0.0, .scalar(QuotedText.yaml($0.1))) })))
    }
    if !givenFrames.isEmpty { pairs.append(("frames", written(givenFrames))) }
    if !promises.isEmpty {
      pairs.append(("promises", .list(promises.map { WrittenItem(value: $0.yaml) })))
    }
    if let expectation { pairs.append(("expect", .flow(expectation.properties))) }
    if let changes { pairs.append(("changes", .scalar(changes))) }
    if let trusted { pairs.append(("trust", .scalar(trusted.rawValue))) }
    let comments = notes.flatMap { note in
      note.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "#" : "# \(String($0).printable)"
      }
    }
    return (comments + WrittenYAML.mapping(pairs).lines).joined(separator: "\n") + "\n"
  }

  fileprivate var head: WrittenYAML.Pairs {
    var pairs: WrittenYAML.Pairs = [
      ("layoutdiff", .number(Double(ScenarioReader.version))),
      ("title", .scalar(QuotedText.yaml(title))),
    ]
    if !summary.isEmpty { pairs.append(("summary", .scalar(QuotedText.yaml(summary)))) }
    if !tags.isEmpty { pairs.append(("tags", .words(tags.map(QuotedText.yaml)))) }
    pairs.append(("scale", .number(scale)))
    pairs.append(("containers", .words(containers.map { $0.text })))
    return pairs
  }

  fileprivate func written(_ givenFrames: [GivenFrames]) -> WrittenYAML {
    var pairs: WrittenYAML.Pairs = []
    if frameTolerance != 0 { pairs.append((FrameReader.toleranceKey, .number(frameTolerance))) }
    pairs += givenFrames.map { given in
      let frames = given.frames.map { given in
        let numbers = [given.frame.minX, given.frame.minY, given.frame.width, given.frame.height]
        return (key: given.element, value: WrittenYAML.numbers(numbers.map { Double($0) }))
      }
      let text = given.container.text
      return (given.container.caseName == nil ? text : QuotedText.yaml(text), .mapping(frames))
    }
    return .mapping(pairs)
  }
}

extension Element {
  /// The keys of the element's content in a file.
  fileprivate var content: WrittenYAML.Pairs {
    switch kind {
    case .image(let size): return [("image", .scalar(BoxContent(size).text))]
    case .text(let text):
      return [
        ("text", .scalar(QuotedText.yaml(text.text))),
        (
          "font",
          .flow([
            ("size", .number(text.font.size)), ("weight", .scalar(text.font.weight.rawValue)),
          ])
        ),
        ("lines", .number(Double(text.maximumLines))),
      ]
    case .box(let box):
      let size = (key: "box", value: WrittenYAML.scalar(box?.text ?? "none"))
      guard let baselines = box?.baselines else { return [size] }
      let isOne = baselines.first == baselines.last
      let numbers = [baselines.first, baselines.last]
      return [size, ("baseline", isOne ? .number(numbers[0]) : .numbers(numbers))]
    }
  }

  /// The keys of the element in a file.
  fileprivate var properties: WrittenYAML.Pairs {
    var pairs = content
    for (key, priorities, usual) in [
      ("hugging", hugging, Priority.defaultLow),
      ("compressionResistance", compressionResistance, Priority.defaultHigh),
    ] where priorities != AxisPriorities(usual) {
      pairs.append(
        (
          key,
          priorities.horizontal == priorities.vertical
            ? .number(priorities.horizontal)
            : .numbers([priorities.horizontal, priorities.vertical])
        ))
    }
    return pairs
  }
}

extension Scenario.Expectation {
  /// The keys of `expect` in a file.
  fileprivate var properties: WrittenYAML.Pairs {
    let reason = WrittenYAML.scalar(QuotedText.yaml(reason))
    return isConflict
      ? [("conflict", reason)] : [("differs", reason), ("elements", .words(elements))]
  }
}
