import Geometry
package import Layouts
package import RunRecords
package import Scenarios

extension SingleNotation {
  /// The layouts of a scenario's only notation; `nil` where it has both, or no layout at all.
  init?(_ layouts: [ContainerLayouts], of scenario: Scenario) {
    guard !scenario.hasBothNotations else { return nil }
    let usual = layouts.filter { $0.container.caseName == nil }
    let containers = usual.compactMap { SingleLayout($0, of: scenario) }
    guard !containers.isEmpty else { return nil }
    self.init(engine: scenario.singleEngine, containers: containers)
  }

  var widths: [String: [Double]] {
    Dictionary(grouping: containers.flatMap { $0.elements }, by: { $0.element }).mapValues {
      $0.map { $0.frame.width }
    }
  }
}

extension SingleLayout {
  /// The layout of a scenario's only notation, or of its spec where it has both; `nil` where that has
  /// none.
  ///
  /// - Parameter withOtherViews: whether views that are no elements come after these.
  package init?(
    _ layouts: ContainerLayouts, of scenario: Scenario, withOtherViews: Bool = false
  ) {
    let layout = scenario.singleEngine == .spec ? layouts.spec : layouts.constraints
    guard let frames = layout?.frames else { return nil }
    let elements = ["superview"] + scenario.elements.map { $0.name }
    let others = withOtherViews ? frames.keys.filter { !elements.contains($0) }.sorted() : []
    self.init(
      container: layouts.container,
      elements: (elements + others).compactMap { name in
        frames[name].map { SingleFrame(element: name, frame: $0) }
      })
  }
}

extension Scenario {
  package var singleEngine: Engine { hasSpec ? .spec : .constraints }
}
