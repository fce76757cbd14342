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
  /// - Throws: `ScenarioError` where a setting or a promise is invalid, constraints cannot be collected, or no
  ///   element has a node and a view.
  public func scenario(measurer: TextMeasurer? = nil) throws(ScenarioError) -> Scenario {
    try withSides(measurer) { settings, sides throws(ScenarioError) in
      try settings.scenario(of: sides, cases: cases, making: make, promising: promises)
    }
  }

  /// Makes both on the main thread, and passes them on with the settings that they were made on.
  func withSides<Value>(
    _ measurer: TextMeasurer?,
    _ body: @MainActor (ScreenSettings, ScreenSides) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value {
    var settings = settings
    if let measurer { settings.device.textMeasurer = measurer }
    return try MainThread.run { [settings] () throws(ScenarioError) in
      let sides = settings.device.run { make() }
      return try body(settings, sides)
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
  ) throws(ScenarioError) -> Scenario {
    try scenarioAndSides(of: ScreenSides(node: node, view: view)).scenario
  }

  /// Makes a scenario of a node and a view, or of one of both, with its cases and its promises.
  ///
  /// `make` makes other ones for each case, on the device that the case is shown on.
  ///
  /// - Throws: as ``Screen/scenario(measurer:)`` does.
  @MainActor package func scenario(
    of sides: ScreenSides, cases: [ScreenCase], making make: @MainActor () -> ScreenSides,
    promising promises: @MainActor (ScreenSides) -> [ScreenPromise]
  ) throws(ScenarioError) -> Scenario {
    var (scenario, named) = try scenarioAndSides(of: sides)
    let all = ScreenCase.all(cases, in: textSizes, directions, on: device)
    let count = scenario.containers.count * (all.count + 1)
    guard count <= ScenarioLimits.mostCaseContainers else {
      let message =
        "\(all.count + 1) cases in \(scenario.containers.count) containers are \(count) layouts: at most \(ScenarioLimits.mostCaseContainers) are made"
      throw ScenarioError(diagnostics: [Diagnostic(file: place, message)])
    }
    for shown in all {
      let own = shown.device(device).run { make() }
      scenario.cases.append(try self.scenario(of: own, in: shown))
    }
    scenario.hideWhatOnlyOtherCasesHave()
    let promised = device.run { promises(sides) }
    scenario.promises = try PromiseNames(scenario: scenario, nameOf: named.name, place: place)
      .promises(promised)
    return scenario
  }

  /// Makes the scenario of one case, which fills the node and the view first.
  @MainActor private func scenario(
    of sides: ScreenSides, in shown: ScreenCase
  ) throws(ScenarioError) -> Scenario {
    if let mistake = shown.mistake {
      throw ScenarioError(diagnostics: [Diagnostic(file: place, mistake)])
    }
    let name = shown.name(on: device)
    var settings = self
    settings.device = shown.device(device)
    settings.device.run { shown.fill(sides) }
    let own = frames.filter { $0.key.caseName == name }
    settings.frames = Dictionary(uniqueKeysWithValues: own.map { ($0.inCase(nil), $1) })
    var scenario = try settings.scenarioAndSides(of: sides).scenario
    scenario.caseName = name
    scenario.containers = scenario.containers.map { $0.inCase(name) }
    for index in scenario.givenFrames.indices {
      scenario.givenFrames[index].container.caseName = name
    }
    return scenario
  }

  /// Makes a scenario of a node and a view, with both sides, which give it everything.
  @MainActor func scenarioAndSides(
    of sides: ScreenSides
  ) throws(ScenarioError) -> (scenario: Scenario, sides: NamedSides) {
    var all = self
    all.frames = frames.filter { $0.key.caseName == nil }
    all.containers += all.frames.keys.filter { !containers.contains($0) }
      .sorted { ($0.width, $0.height ?? 0) < ($1.width, $1.height ?? 0) }
    return try all.scenarioAndSidesInAllContainers(of: sides)
  }

  @MainActor private func scenarioAndSidesInAllContainers(
    of sides: ScreenSides
  ) throws(ScenarioError) -> (scenario: Scenario, sides: NamedSides) {
    do throws(CodeFailure) {
      try check()
      let named = NamedSides(sides, on: device)
      let elements = try match(named, sides)
      var scenario = Scenario(
        id: name, file: place, title: title, summary: summary, tags: tags, scale: device.scale,
        containers: containers, elements: elements.map(Element.init(codedAs:)))
      let controls = named.view?.controls() ?? [:]
      let texts = named.node?.texts() ?? [:]
      for index in scenario.elements.indices {
        let name = scenario.elements[index].name
        scenario.elements[index].control = controls[name]
        if let text = texts[name] { scenario.elements[index].content = text }
      }
      scenario.constraints = try named.view.map { view throws(CodeFailure) in try view.collect() }
      scenario.mirrorsSpec = named.view == nil && device.isRightToLeft
      scenario.origin = .code(named.notations(in: containers))
      scenario.expectation = try expectation(among: elements)
      scenario.givenFrames = try givenFrames(among: elements)
      scenario.frameTolerance = frameTolerance
      scenario.sections = Sections(
        spec: sides.node.map {
          Section("\(type(of: $0)), in Swift; registered in \(place)")
        },
        constraints: scenario.constraints.flatMap { system in
          sides.view.map { Section(Self.source(of: system, "\(type(of: $0))")) }
        })
      return (scenario, named)
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
  /// Returns the names of all elements: pairs first, then nodes and views without a partner; those of the
  /// only side, where there is one.
  @MainActor private func match(
    _ named: NamedSides, _ sides: ScreenSides
  ) throws(CodeFailure) -> [String] {
    let views = try named.view?.findNames() ?? FoundNames()
    let nodes =
      try named.node?.findNames(in: containers, .pixels(scale: device.scale), besides: views)
      ?? FoundNames()
    guard let node = named.node, let view = named.view else {
      let found = views.properties + nodes.properties + views.classes + nodes.classes
      guard !found.isEmpty else {
        throw CodeFailure("\(sides.classes.joined()) has no element: nothing is inside")
      }
      return found
    }
    let matching = try NameMatching(
      nodes: nodes.properties, views: views.properties, explicit: matching)
    guard !matching.pairs.isEmpty else {
      let classes = sides.classes
      throw CodeFailure(matching.nothingMatches(node: classes[0], view: classes[1]))
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

extension Scenario {
  /// Hides in each case of a screen with one notation what only other cases have, so that a promise is about
  /// an element in every case.
  fileprivate mutating func hideWhatOnlyOtherCasesHave() {
    guard !hasBothNotations else { return }
    let names = everyCase.flatMap(\.elements).map(\.name)
    hide(names)
    for index in cases.indices { cases[index].hide(names) }
  }

  /// Adds the names that it lacks as hidden elements.
  private mutating func hide(_ names: [String]) {
    for name in names where !elements.contains(where: { $0.name == name }) {
      var element = Element(codedAs: name)
      element.isHidden = true
      elements.append(element)
    }
  }
}
