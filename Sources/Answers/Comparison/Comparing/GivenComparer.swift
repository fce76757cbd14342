import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// Compares the layouts of a scenario in one container with the given frames, and with those of a browser.
struct GivenComparer {
  let scenario: Scenario
  let layouts: ScenarioLayouts
  let container: Container
  /// The layout of the spec; `nil` where there is no spec.
  let spec: Layout?
  /// The layout of the constraints; `nil` where there are none.
  let constraints: ConstraintLayout?
  /// How both layouts are rounded.
  private let rounding: Rounding
  /// How far from the given length one may be, in points.
  private let tolerance: Double

  private let frames: (spec: NamedFrames?, constraints: NamedFrames?)

  init(
    scenario: Scenario, layouts: ScenarioLayouts, container: Container, spec: Layout?,
    constraints: ConstraintLayout?, rounding: Rounding? = nil, tolerance: Double? = nil
  ) {
    self.rounding = rounding ?? .pixels(scale: scenario.scale)
    self.tolerance = (tolerance ?? scenario.frameTolerance) + Tolerance.equal
    self.scenario = scenario
    self.layouts = layouts
    self.container = container
    self.spec = spec
    self.constraints = constraints
    frames = (spec.map { NamedFrames($0) }, constraints.map { NamedFrames($0.layout) })
  }

  /// Compares the given frames, then those of the browser; `nil` where the container has none.
  func compareAll() throws(LayoutFailure) -> GivenComparison? {
    var browser = try ofBrowser?.compare(scenario.browserFrames(in: container), .browser) ?? []
    admitWholePoints(&browser)
    let given = try compare(scenario.givenFrames(in: container))
    guard !given.isEmpty || !browser.isEmpty else { return nil }
    return GivenComparison(tolerance: scenario.frameTolerance, elements: given + browser)
  }

  /// Adds lengths of the spec that differ from the browser's only because a stack distributes whole points.
  ///
  /// Texture does so however many pixels a point has, and so it is no rounding to pixels.
  private func admitWholePoints(_ elements: inout [GivenElement]) {
    guard spec != nil else { return }
    var trace: LayoutTrace?
    for (index, element) in elements.enumerated() where !element.engines.contains(.spec) {
      guard let frame = frames.spec?[element.element].map(Frame.init) else { continue }
      let differences = FrameLength.allCases.map { length in
        GivenDifference(
          engine: .spec, length: length, given: length.value(in: element.frame),
          found: length.value(in: frame), reason: .wholePoints)
      }.filter { abs($0.difference) > pixel }
      guard !differences.isEmpty else { continue }
      if trace == nil { trace = try? layouts.specTrace(in: container, rounding: rounding) }
      guard trace?.nodeWithWholePoints(deciding: element.element) != nil else { continue }
      elements[index].spec = frame
      elements[index].differences.insert(contentsOf: differences, at: 0)
    }
  }

  /// The comparer of frames that are not rounded; `nil` where the browser gave none here.
  private var ofBrowser: GivenComparer? {
    get throws(LayoutFailure) {
      guard !scenario.browserFrames(in: container).isEmpty else { return nil }
      return GivenComparer(
        scenario: scenario, layouts: layouts, container: container,
        spec: scenario.hasSpec ? try layouts.spec(in: container, rounding: .exact) : nil,
        constraints: scenario.constraints == nil
          ? nil : try layouts.constraints(in: container, rounding: .exact),
        rounding: .exact, tolerance: BrowserLayout.tolerance)
    }
  }

  /// Compares every given frame.
  ///
  /// A length agrees if it is at most the scenario's tolerance away, on pixels or before rounding:
  /// given numbers may be on other pixels, or on none. Takes a layout more for each notation in which
  /// a length differs on pixels.
  private func compare(
    _ given: [GivenFrame], _ source: GivenSource? = nil
  ) throws(LayoutFailure) -> [GivenElement] {
    var elements = given.map { compare($0, source) }
    if rounding != .exact, elements.contains(where: { !$0.differences.isEmpty }) {
      try admitExact(&elements)
    }
    try admitAmbiguous(&elements)
    if elements.contains(where: { !$0.agrees }) { explain(&elements, given) }
    return elements
  }

  private func compare(_ given: GivenFrame, _ source: GivenSource?) -> GivenElement {
    let name = given.element
    var element = GivenElement(
      element: name, frame: Frame(given.frame), line: given.place?.position.line, source: source)
    if let spec, name == ConstraintSystem.containerName || layouts.specPlaces(name, in: spec) {
      // Texture leaves a node that it never measures where every view starts: at zero.
      element.spec = Frame(frames.spec?[name] ?? .zero)
    }
    element.constraints = frames.constraints?[name].map(Frame.init)
    for engine in Engine.allCases {
      guard let frame = engine == .spec ? element.spec : element.constraints else { continue }
      element.differences += FrameLength.allCases.compactMap { length in
        let difference = GivenDifference(
          engine: engine, length: length, given: length.value(in: element.frame),
          found: length.value(in: frame))
        return abs(difference.difference) > tolerance ? difference : nil
      }
    }
    return element
  }

  /// Drops the differences that are none before rounding.
  private func admitExact(_ elements: inout [GivenElement]) throws(LayoutFailure) {
    for engine in Engine.allCases
    where elements.contains(where: { $0.differences.contains { $0.engine == engine } }) {
      let exact: NamedFrames
      switch engine {
      case .spec: exact = NamedFrames(try layouts.spec(in: container, rounding: .exact))
      case .constraints:
        exact = NamedFrames(try layouts.constraints(in: container, rounding: .exact).layout)
      }
      for index in elements.indices {
        guard let frame = exact[elements[index].element].map(Frame.init) else { continue }
        elements[index].differences.removeAll {
          $0.engine == engine && abs($0.length.value(in: frame) - $0.given) <= tolerance
        }
      }
    }
  }

  /// Marks elements that are ambiguous in the constraints where the given frames of all of them
  /// together are one valid solution.
  private func admitAmbiguous(_ elements: inout [GivenElement]) throws(LayoutFailure) {
    guard let constraints else { return }
    let ambiguous = elements.indices.filter { constraints.isAmbiguous(elements[$0].element) }
    guard ambiguous.contains(where: { !elements[$0].differences.isEmpty }) else { return }
    let frames = Dictionary(
      ambiguous.map { (elements[$0].element, CGRect(elements[$0].frame)) }
    ) { first, _ in first }
    do {
      guard try constraints.admits(frames, within: pixel) else { return }
    } catch {
      throw LayoutFailure(error)
    }
    for index in ambiguous { elements[index].isAmbiguous = true }
  }

  /// Notes what follows from the layouts about the differences.
  ///
  /// Takes a layout more for each notation that differs where a text has a given frame.
  private func explain(_ elements: inout [GivenElement], _ given: [GivenFrame]) {
    for (engine, frames) in [(Engine.spec, frames.spec), (.constraints, frames.constraints)]
    where elements.contains(where: { $0.engines.contains(engine) }) {
      let measured = frames.flatMap { scenario.withTexts(asLargeAs: given, near: $0) }.map {
        ScenarioLayouts($0, solver: layouts.solver, work: layouts.work)
      }
      let others: NamedFrames? = measured.flatMap { named(engine, in: $0) }
      for index in elements.indices {
        let name = elements[index].element
        let other = others?[name].map(Frame.init)
        let isTie = engine == .constraints && constraints?.isAmbiguous(name) == true
        elements[index].explain(engine, with: other, isTie: isTie, pixel: pixel)
      }
    }
    for index in elements.indices { elements[index].noteShared(within: tolerance) }
  }

  /// How far a length may be for its rounding to pixels alone; nothing is rounded beside a browser's frames.
  private var pixel: Double { rounding == .exact ? tolerance : 1 / scenario.scale + tolerance }

  private func named(_ engine: Engine, in layouts: ScenarioLayouts) -> NamedFrames? {
    let layout =
      engine == .spec
      ? try? layouts.spec(in: container, rounding: rounding)
      : try? layouts.constraints(in: container, rounding: rounding).layout
    return layout.map { NamedFrames($0) }
  }
}

extension GivenElement {
  /// Notes why lengths of a notation differ; `other` is its frame with texts of the given sizes.
  fileprivate mutating func explain(
    _ engine: Engine, with other: Frame?, isTie: Bool, pixel: Double
  ) {
    for index in differences.indices where differences[index].engine == engine {
      let difference = differences[index]
      let left = other.map { abs(difference.length.value(in: $0) - difference.given) }
      if isTie {
        differences[index].reason = .tie
      } else if let left, left <= pixel, left < abs(difference.difference) - Tolerance.equal {
        differences[index].reason = .font
      } else if abs(difference.difference) <= pixel {
        differences[index].reason = .pixel
      }
    }
  }

  /// Marks lengths that both notations have, without another reason.
  fileprivate mutating func noteShared(within tolerance: Double) {
    for length in FrameLength.allCases {
      let both = differences.indices.filter { differences[$0].length == length }
      guard both.count == 2, both.allSatisfy({ differences[$0].reason == nil }),
        abs(differences[both[0]].found - differences[both[1]].found) <= tolerance
      else { continue }
      for index in both { differences[index].reason = .shared }
    }
  }
}
