import Geometry
import LayoutConstraints
import Scenarios

/// Finds the cause of every difference in one container, by asking the constraints' layout why.
struct DifferenceClassifier {
  let search: PartingSearch
  private let rounded: ConditionWords

  /// More elements than this are not asked about: their causes would hide the others, and each costs
  /// as much as a part of a layout.
  ///
  /// Ours: what is asked grows faster than the elements; 24 of a list of 100 rows are asked about in
  /// a thirtieth of the time that all take.
  static let mostElements = 24

  /// The causes of what is not equal, of elements that do not agree first.
  ///
  /// Then of those that agree all the same; each in the order of the elements, horizontal before
  /// vertical. Of a conflict nothing else is told, since any frame may follow from it.
  static func causes(
    of comparison: ContainerComparison, scenario: Scenario, layouts: ScenarioLayouts,
    layout: ConstraintLayout
  ) -> [DifferenceCause] {
    if !comparison.conflicts.isEmpty {
      return comparison.conflictSets.map { conflict in
        let member = conflict.members.first(where: \.isBroken) ?? conflict.members.first
        return DifferenceCause(kind: .conflict, sentence: conflict.sentence, line: member?.line)
      }
    }
    let unequal = comparison.elements.filter { !$0.edges.isEmpty }
    guard !unequal.isEmpty, let system = scenario.constraints else { return [] }
    let rounding = Rounding.pixels(scale: scenario.scale)
    do {
      guard
        var search = try PartingSearch(
          scenario, layouts, comparison.container, rounding: rounding)
      else { return [] }
      search.tellsRounding = true
      let words = ConditionWords(scenario: scenario, system: system, layout: layout)
      return Self(search: search, rounded: words).causes(of: unequal)
    } catch {
      return [giveUp(error.description)]
    }
  }

  /// What an engine that gave no layout is a cause of.
  static func cause(of failure: FailureFinding) -> DifferenceCause {
    DifferenceCause(kind: failure.isInternal ? .engineError : .noLayout, sentence: failure.sentence)
  }

  private static func giveUp(_ reason: String, element: String? = nil) -> DifferenceCause {
    DifferenceCause(
      element: element, kind: .engineError,
      sentence: "the solver gave up when it was asked why: \(reason)")
  }

  private func causes(of elements: [ElementComparison]) -> [DifferenceCause] {
    let differing = elements.filter { !$0.agrees }.prefix(Self.mostElements)
    let agreeing = elements.filter(\.agrees).prefix(Self.mostElements - differing.count)
    let open = agreeing.filter(\.isAmbiguous)
    let rounded = agreeing.filter { !$0.isAmbiguous }
    do {
      return try RootedCauses(differing, in: search).causes
        + open.flatMap(openCauses) + rounded.map(roundingCause)
    } catch {
      return [Self.giveUp("\(error)", element: differing.first?.element)]
    }
  }

  private func roundingCause(_ element: ElementComparison) -> DifferenceCause {
    let axes = Axis.allCases.filter { axis in element.edges.contains { $0.edge.axis == axis } }
    return DifferenceCause(
      element: element.element, axis: axes.count == 1 ? axes.first : nil, kind: .rounding,
      sentence: "\(element.element) is in the same place before either engine rounds")
  }

  /// Why an element is open whose frame in the spec is one of those allowed.
  private func openCauses(_ element: ElementComparison) -> [DifferenceCause] {
    let name = element.element
    do {
      return try Axis.allCases.compactMap { axis in
        guard element.edges.contains(where: { $0.edge.axis == axis }),
          let open = try OpenReason(of: name, along: axis, rounded)
        else { return nil }
        return DifferenceCause(
          element: name, axis: axis, kind: open.isTie ? .tie : .ambiguity,
          sentence: open.sentence, line: open.line)
      }
    } catch {
      return [Self.giveUp("\(error)", element: name)]
    }
  }
}
