package import Geometry
package import LayoutSpecs
package import Scenarios

/// A layout spec as boxes of a web page, and the rules by which they differ from it.
package struct WebTranslation: Sendable {
  package let root: WebBox
  /// The specs with boxes, each before its children.
  package let groups: [Group]
  /// The rules by which the boxes may differ from the spec.
  package let deviations: [WebDeviation]
  package let scenario: Scenario
  let spec: LayoutSpec

  /// A spec with its box and its grade.
  package struct Group: Sendable {
    /// The path to the spec from the root: `stack[1].inset`.
    package let path: String
    /// The selector of its box.
    package let selector: String
    package let grade: WebGrade
    package let rules: [WebRule]
  }

  /// Translates the layout spec of a scenario; `nil` where it has none, or one in code.
  package init?(_ scenario: Scenario) {
    guard let spec = scenario.spec else { return nil }
    let (given, open) = scenario.containers.reduce(into: (false, false)) { found, container in
      if container.height == nil { found.1 = true } else { found.0 = true }
    }
    var translator = WebTranslator(scenario)
    let place = WebPlace(spec: spec, path: spec.kindName, steps: [])
    translator.deviate(place, .overflow)
    root = translator.box(
      place,
      in: Slot(kind: .block, width: .exact, height: given ? (open ? .either : .exact) : .open))
    deviations = translator.deviations
    let boxes = Dictionary(root.all.map { ($0.name, $0.selector) }) { first, _ in first }
    let rules = Dictionary(grouping: deviations.filter { $0.rule != .overflow }) { $0.path }
    groups = translator.places.compactMap { place, name in
      guard let selector = boxes[name] else { return nil }
      let rules = rules[place.path]?.map { $0.rule } ?? []
      return Group(
        path: place.path, selector: selector, grade: WebGrade(rules), rules: rules)
    }
    self.scenario = scenario
    self.spec = spec
  }

  /// The deviations that show in a container, before rounding to pixels.
  ///
  /// Throws where the spec gives no layout there.
  package func deviations(in container: Container) throws(SpecError) -> [WebDeviation] {
    let search = try WebDeviationSearch(
      of: scenario.shown(in: container).spec ?? spec, in: container)
    return deviations.filter { search.shows($0) }
  }
}
