import Geometry
import LayoutConstraints
import Scenarios
import TextMeasuring

// Each case is read as a scenario of its own, from the same text with other contents. So stack views
// know their hidden views, and every rule has its place.
extension ScenarioReader {
  /// Reads `cases` and adds a scenario for each; mistakes are reported.
  ///
  /// Contents are checked whatever else is wrong. The cases are only made where nothing is, up to the
  /// first one with a mistake.
  func readCases(
    _ value: YAMLValue, _ fields: Fields, _ root: YAMLValue, into scenario: inout Scenario
  ) {
    let cases = CaseReader(reader: reader, elements: scenario.elements).cases(value)
    checkContents(cases, fields)
    let variants = cases.variants
    let count = (variants.count + 1) * scenario.containers.count
    guard count <= ScenarioLimits.mostCaseContainers else {
      reader.report(
        value,
        "\(scenario.containers.count) containers in \(variants.count + 1) cases are \(count) layouts: at most \(ScenarioLimits.mostCaseContainers) are compared",
        hints: ["list fewer containers, or some text sizes   textSizes: [xSmall, accessibility3]"])
      return
    }
    let direction = scenario.constraints?.direction ?? .leftToRight
    for variant in variants where reader.mistakes.isEmpty {
      var shown = scenario
      let name = variant.name(mirroring: direction)
      shown.caseName = name
      shown.containers = scenario.containers.map { $0.inCase(name) }
      shown.givenFrames = []
      if variant.contents != nil || variant.textSize != nil, let value = fields["elements"],
        let measurer
      {
        shown.elements = ElementReader(
          reader: reader, measurer: measurer, contents: variant.contents?.values ?? [:],
          hidden: Set(variant.contents?.hidden.compactMap { $0.text } ?? []),
          textSize: variant.textSize ?? .large
        ).elements(value)
      }
      shown.mirrorsSpec = variant.isMirrored
      readNotations(fields, root, into: &shown)
      if let hidden = variant.contents?.hidden { checkNeeds(hidden, of: name, in: shown) }
      scenario.cases.append(shown)
    }
  }

  /// Reports contents that the elements cannot have.
  private func checkContents(_ cases: CaseReader.Result, _ fields: Fields) {
    guard let value = fields["elements"], let measurer else { return }
    for contents in cases.contents {
      let own = value.entries.filter { contents.values[$0.key.text ?? ""] != nil }
      var changed = value
      changed.shape = .mapping(own)
      _ = ElementReader(reader: reader, measurer: measurer, contents: contents.values).elements(
        changed)
    }
  }

  /// Reports rules that place something visible by a hidden view outside a stack view, which keeps its
  /// space.
  private func checkNeeds(_ hidden: [YAMLValue], of name: String, in scenario: Scenario) {
    guard let system = scenario.constraints else { return }
    let arranged = Set(system.stackViews.flatMap { $0.arranged })
    for value in hidden {
      guard let item = system.index(of: value.text ?? ""), !arranged.contains(item),
        let rule = system.constraints.firstIndex(where: { constraint in
          constraint.places.first.map {
            $0.item != ConstraintSystem.container && !system.items[$0.item].isHidden
          } == true
            && constraint.places.dropFirst().contains { $0.item == item }
        })
      else { continue }
      let place = scenario.line(ofConstraint: rule).map { "line \($0)" } ?? "a rule"
      reader.report(
        value, "'\(value.text ?? "")' is hidden in case '\(name)', and \(place) needs it",
        hints: [
          "a hidden view keeps its space unless a stack view arranges it: put it into one, or place the other view by something visible"
        ])
    }
  }
}
