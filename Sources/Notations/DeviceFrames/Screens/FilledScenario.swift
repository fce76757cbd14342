package import Geometry
import ScenarioFiles
package import Scenarios

/// A scenario file whose `frames` are filled with those of a device.
package struct FilledScenario {
  /// The views of one tree as elements.
  package struct Container {
    package var container: Geometry.Container
    package var matching: FrameMatching
  }

  /// The containers, in the order of the trees.
  package private(set) var containers: [Container] = []
  /// The text of the file with the frames.
  package private(set) var text: String
  /// How far from a frame a length may be, in points.
  package private(set) var tolerance: Double

  /// Fills the frames of a scenario, which was read from `source`.
  ///
  /// All trees show the case with this name; without one, each shows the case with most of its texts. Frames
  /// that the file has in other containers stay, and so do those of elements that no view is. The tolerance
  /// becomes at least that of the printed numbers.
  package init(
    _ scenario: Scenario, in source: SourceText, from trees: [(dump: ViewDump, root: Int)],
    ofCase caseName: String? = nil
  ) {
    var filled = scenario
    for (dump, root) in trees {
      let shown =
        scenario.cases.first { $0.caseName == caseName }
        ?? Self.shownCase(of: scenario, in: dump, root)
      let container = Self.container(of: dump, root, for: scenario).inCase(shown.caseName)
      guard !containers.contains(where: { $0.container == container }) else { continue }
      let matching = FrameMatching(shown, dump, root: root)
      containers.append(Container(container: container, matching: matching))
      let found = matching.matches.map { GivenFrame($0.element, $0.frame) }
      guard !found.isEmpty else { continue }
      if let index = filled.cases.firstIndex(where: { $0.caseName == shown.caseName }) {
        filled.cases[index].give(found, in: container)
      } else {
        filled.give(found, in: container)
      }
      let digits = dump.views.map(\.hiddenDigits).max() ?? 0
      filled.frameTolerance = max(filled.frameTolerance, digits.roundedUp)
    }
    tolerance = filled.frameTolerance
    text = Self.text(of: filled, in: source)
  }

  /// The first case of which a tree shows more texts than of the usual contents; the usual case, where there
  /// is none.
  private static func shownCase(of scenario: Scenario, in dump: ViewDump, _ root: Int) -> Scenario {
    guard !scenario.cases.isEmpty else { return scenario }
    let texts = KeptViews(dump, root: root).views.compactMap {
      dump.views[$0.index].text ?? $0.innerText
    }
    func isShown(_ text: String?) -> Bool {
      text.map { text in texts.contains { NameMatch.isSameText($0, text) } } ?? false
    }
    return scenario.cases.first { other in
      let changed = zip(scenario.elements, other.elements).map { ($0.text, $1.text) }.filter(!=)
      return changed.count { isShown($0.1) } > changed.count { isShown($0.0) }
    } ?? scenario
  }

  /// The container of a scenario that a tree is: of its size, or of its width where heights are open.
  private static func container(
    of dump: ViewDump, _ root: Int, for scenario: Scenario
  ) -> Geometry.Container {
    let size = dump.views[root].frame?.keptDigits.size ?? .zero
    let whole = Geometry.Container(width: Double(size.width), height: Double(size.height))
    let open = Geometry.Container(width: Double(size.width))
    if scenario.containers.contains(whole) { return whole }
    let hasOpenHeights = scenario.containers.allSatisfy { $0.height == nil }
    return scenario.containers.contains(open) || hasOpenHeights ? open : whole
  }

  /// The text of the file with the lines of `frames` in the place of the old ones, or at its end.
  private static func text(of scenario: Scenario, in source: SourceText) -> String {
    var lines = source.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    let frames = WrittenText.frames(of: scenario)
    if let section = scenario.sections.frames, let line = section.line {
      let count = section.text.split(separator: "\n", omittingEmptySubsequences: false).count
      lines.replaceSubrange(line - 1..<min(lines.count, line - 1 + count), with: frames)
    } else {
      lines += frames
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scenario {
  /// Takes the frames of a container, besides those that it has of other elements.
  fileprivate mutating func give(_ found: [GivenFrame], in container: Container) {
    let names = Set(found.map(\.element))
    let kept = givenFrames(in: container).filter { !names.contains($0.element) }
    let given = GivenFrames(in: container, found + kept)
    if let index = givenFrames.firstIndex(where: { $0.container == container }) {
      givenFrames[index] = given
    } else {
      givenFrames.append(given)
    }
  }
}
