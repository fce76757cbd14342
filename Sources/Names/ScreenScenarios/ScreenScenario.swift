import Geometry
import LayoutConstraints
public import Scenarios
public import TextMeasuring
public import TextureNames
import Threads
public import UIKitNames

extension Screen {
  /// Creates the node and the view, and makes a scenario whose notations are this code.
  ///
  /// The node is laid out once in every container, since its names are known only then.
  ///
  /// - Parameter measurer: the measurer of texts, in place of the device's own.
  /// - Throws: `ScenarioError` where a setting is invalid, constraints cannot be collected, or no
  ///   element has a node and a view.
  public func scenario(measurer: TextMeasurer? = nil) throws(ScenarioError) -> Scenario {
    var scenario = try withSides(measurer) { settings, node, view throws(ScenarioError) in
      try settings.scenario(of: node, view)
    }
    for shown in cases {
      scenario.cases.append(
        try withSides(measurer) { settings, node, view throws(ScenarioError) in
          try settings.scenario(of: node, view, in: shown)
        })
    }
    return scenario
  }

  /// Makes both on the main thread, and passes them on with the settings that they were made on.
  func withSides<Value>(
    _ measurer: TextMeasurer?,
    _ body: @MainActor (ScreenSettings, ASDisplayNode, UIView) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value {
    var settings = settings
    if let measurer { settings.device.textMeasurer = measurer }
    return try MainThread.run { [settings] () throws(ScenarioError) in
      let (node, view) = settings.device.run { (self.node(), self.view()) }
      return try body(settings, node, view)
    }
  }
}

extension ScreenSettings {
  /// Makes a scenario of a node and a view, which the caller must not use any more.
  ///
  /// Both should be created on the device of these settings, because images read it then.
  ///
  /// - Throws: as ``Screen/scenario(measurer:)`` does.
  @preconcurrency @MainActor public func scenario(
    of node: ASDisplayNode, _ view: UIView
  ) throws(ScenarioError) -> Scenario { try scenarioAndSides(of: node, view).scenario }

  /// Makes the scenario of one case, which fills the node and the view first.
  @MainActor package func scenario(
    of node: ASDisplayNode, _ view: UIView, in shown: ScreenCase
  ) throws(ScenarioError) -> Scenario {
    guard !shown.name.isEmpty, shown.name == ScenarioName.printable(shown.name),
      !shown.name.contains(",")
    else {
      let message = "'\(shown.name.printable)' cannot be the name of a case: write a word"
      throw ScenarioError(diagnostics: [Diagnostic(file: place, message)])
    }
    device.run { shown.fill(node, view) }
    var settings = self
    let own = frames.filter { $0.key.caseName == shown.name }
    settings.frames = Dictionary(uniqueKeysWithValues: own.map { ($0.inCase(nil), $1) })
    var scenario = try settings.scenario(of: node, view)
    scenario.caseName = shown.name
    scenario.containers = scenario.containers.map { $0.inCase(shown.name) }
    for index in scenario.givenFrames.indices {
      scenario.givenFrames[index].container.caseName = shown.name
    }
    return scenario
  }

  /// Makes a scenario of a node and a view, with both sides, which give it everything.
  @MainActor func scenarioAndSides(
    of node: ASDisplayNode, _ view: UIView
  ) throws(ScenarioError) -> (scenario: Scenario, sides: (node: LaidOutNode, view: CollectedView)) {
    var all = self
    all.frames = frames.filter { $0.key.caseName == nil }
    all.containers += all.frames.keys.filter { !containers.contains($0) }
      .sorted { ($0.width, $0.height ?? 0) < ($1.width, $1.height ?? 0) }
    return try all.scenarioAndSidesInAllContainers(of: node, view)
  }

  @MainActor private func scenarioAndSidesInAllContainers(
    of node: ASDisplayNode, _ view: UIView
  ) throws(ScenarioError) -> (scenario: Scenario, sides: (node: LaidOutNode, view: CollectedView)) {
    do throws(CodeFailure) {
      try check()
      let classes = ("\(type(of: node))", "\(type(of: view))")
      let node = LaidOutNode(node, on: device)
      let view = CollectedView(view, on: device)
      let elements = try match(node, view, classes)
      var scenario = Scenario(
        id: name, file: place, title: title, summary: summary, tags: tags, scale: device.scale,
        containers: containers, elements: elements.map(Element.init(codedAs:)))
      let system = try view.collect()
      let controls = view.controls()
      for index in scenario.elements.indices {
        scenario.elements[index].control = controls[scenario.elements[index].name]
      }
      scenario.constraints = system
      scenario.origin = .code(
        CodedNotations(
          spec: CodedSpec { container, rounding throws(CodeFailure) in
            try MainThread.run { () throws(CodeFailure) in try node.layout(in: container, rounding)
            }
          },
          constraints: CodedConstraints { () throws(CodeFailure) in
            try MainThread.run { () throws(CodeFailure) in try view.collect() }
          },
          habits: { [containers] in
            MainThread.run {
              CodedHabits(
                specs: node.habits(in: containers), styles: node.ignoredStyles(in: containers),
                neverActivated: view.neverActivated())
            }
          }))
      scenario.expectation = try expectation(among: elements)
      scenario.givenFrames = try givenFrames(among: elements)
      scenario.frameTolerance = frameTolerance
      scenario.sections = Sections(
        spec: Section("\(classes.0), in Swift; registered in \(place)"),
        constraints: Section(Self.source(of: system, classes.1)))
      return (scenario, (node, view))
    } catch {
      throw ScenarioError(diagnostics: [Diagnostic(file: place, error.description)])
    }
  }

  private func check() throws(CodeFailure) {
    guard !name.isEmpty, name == ScenarioName.printable(name) else {
      throw CodeFailure("a screen's name must be text without control characters")
    }
    // Commands would read it as an option.
    guard !name.hasPrefix("-") else {
      throw CodeFailure(
        "'\(name)' cannot be the name of a screen: it starts with a hyphen, as options do")
    }
    guard !containers.isEmpty else {
      throw CodeFailure("'\(name)' has no container: give at least one width, as in at: [320]")
    }
    for container in containers where Container(container.text) == nil {
      throw CodeFailure("'\(container.text)' is not a container: \(Container.hint)")
    }
    guard ScenarioLimits.scales.contains(device.scale) else {
      throw CodeFailure("a device must have from 0.1 to 10 pixels per point, not \(device.scale)")
    }
  }

  /// Matches nodes and views, and gives each pair one name.
  ///
  /// Returns the names of all elements: pairs first, then nodes and views without a partner.
  @MainActor private func match(
    _ node: LaidOutNode, _ view: CollectedView, _ classes: (node: String, view: String)
  ) throws(CodeFailure) -> [String] {
    let views = try view.findNames()
    let nodes = try node.findNames(
      in: containers, .pixels(scale: device.scale), besides: views)
    let matching = try NameMatching(
      nodes: nodes.properties, views: views.properties, explicit: matching)
    guard !matching.pairs.isEmpty else {
      throw CodeFailure(matching.nothingMatches(node: classes.node, view: classes.view))
    }
    node.rename(matching.elementsByNode)
    view.rename(matching.elementsByView)
    return matching.pairs.map(\.element) + matching.onlyNodes + nodes.classes
      + matching.onlyViews + views.classes
  }

  private func expectation(
    among elements: [String]
  ) throws(CodeFailure) -> Scenario.Expectation? {
    switch expectation {
    case nil: return nil
    case .conflict(let reason):
      return Scenario.Expectation(reason: reason, elements: [], isConflict: true)
    case .differs(let reason, let names):
      let known = [ConstraintSystem.containerName] + elements
      if let name = names.first(where: { !known.contains($0) }) {
        throw CodeFailure(
          "'expect' names '\(name)', which is not an element: "
            + NearestWord.hint(for: name, among: known))
      }
      return Scenario.Expectation(reason: reason, elements: names)
    }
  }

  /// The given frames in the order of the elements.
  private func givenFrames(among elements: [String]) throws(CodeFailure) -> [GivenFrames] {
    guard ScenarioLimits.frameTolerances.contains(frameTolerance) else {
      throw CodeFailure("a frame tolerance must be from 0 to 100 pt, not \(frameTolerance)")
    }
    let known = [ConstraintSystem.containerName] + elements
    var given: [GivenFrames] = []
    for container in containers {
      guard let frames = frames[container] else { continue }
      for name in frames.keys.sorted() where !known.contains(name) {
        throw CodeFailure(
          "'frames' names '\(name)', which is not an element: "
            + NearestWord.hint(for: name, among: known))
      }
      var inside: [GivenFrame] = []
      for name in known {
        guard let frame = frames[name] else { continue }
        let lengths = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        guard lengths.allSatisfy({ ScenarioLimits.lengths.contains($0) }), frame.width >= 0,
          frame.height >= 0
        else {
          throw CodeFailure("the frame of '\(name)' must be finite, and not larger than any screen")
        }
        inside.append(GivenFrame(name, frame))
      }
      given.append(GivenFrames(in: container, inside))
    }
    return given
  }

  /// The active constraints of the view as text, one in a line.
  private static func source(of system: ConstraintSystem, _ name: String) -> String {
    let rules = system.constraints.enumerated().map { index, constraint in
      let rule = system.text(ofConstraint: index)
      guard let origin = constraint.origin else { return rule }
      // The origin of constraints that are not an author's says where they come from, not what they
      // are.
      return constraint.source == .author ? origin : "\(rule) (\(origin))"
    }
    return (["\(name), in Swift, created these:"] + rules).joined(separator: "\n")
  }
}
