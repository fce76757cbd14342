import Comparison
import Geometry
import LayoutConstraints
import Scenarios

/// What every screen promises without saying so, and what of it counts.
struct InspectedPromises {
  let promises: [Promise]
  /// The pairs of elements that rules put at each other along both axes.
  private let ruled: Set<Set<String>>
  /// The elements of a view that keeps the width it was drawn with, as the content of a cell does until its
  /// table gives it another one.
  private let drawn: Set<String>
  /// The elements that a rule of their own makes 0.
  private let collapsed: Set<String>

  /// The widths of phones, in points.
  private static let phones = 320.0...430.0

  init(of scenario: Scenario) {
    let hidden = scenario.hiddenElements
    let visible = scenario.elements.filter { !hidden.contains($0.name) }
    let places = PlacesInViews(of: visible.map(\.name), in: scenario.constraints)
    drawn = places.drawn
    promises = Self.promises(of: visible, places, scenario)
    let items = scenario.constraints?.items ?? []
    let pins = (scenario.constraints?.constraints ?? []).filter {
      $0.relation == .equal && $0.priority >= Priority.required
    }
    let pairs = Dictionary(grouping: pins.filter { $0.places.count == 2 }) { rule in
      Set(rule.places.map { items[$0.item].name })
    }
    ruled = Set(
      pairs.filter { _, rules in
        Set(rules.map(\.places[0].attribute.axis)).count == Axis.allCases.count
      }.keys)
    collapsed = Set(
      pins.filter { $0.places.count == 1 && $0.constant == 0 }.map { items[$0.places[0].item].name }
    )
  }

  private static func promises(
    of visible: [Element], _ places: PlacesInViews, _ scenario: Scenario
  ) -> [Promise] {
    let placed = visible.map(\.name).filter { !places.scrolled.contains($0) }
    let around = Set(places.parents.values)
    let leaves = placed.filter { !around.contains($0) }
    let texts = visible.map(\.name).filter { scenario.text(of: $0) != nil }
    var kinds: [Promise.Kind] = []
    if leaves.count > 1 { kinds.append(.apart(leaves)) }
    let families = Dictionary(grouping: placed) {
      places.parents[$0] ?? ConstraintSystem.containerName
    }
    for (parent, children) in families.sorted(by: { $0.key < $1.key }) {
      kinds.append(.inside(children, of: parent))
    }
    if !texts.isEmpty { kinds.append(.whole(texts)) }
    if !placed.isEmpty { kinds.append(.visible(placed)) }
    if scenario.caseName == nil { kinds.append(.mirrored) }
    let widths = widths(of: scenario)
    return kinds.map { Promise($0, widths: widths) }
  }

  /// The widths to inspect: those of the containers and of phones; of a small container, those a tenth
  /// narrower and wider.
  static func widths(of scenario: Scenario) -> ClosedRange<Double> {
    let own = scenario.containerWidths
    guard own.upperBound >= 300 else { return own.lowerBound * 0.9...own.upperBound * 1.1 }
    return min(own.lowerBound, phones.lowerBound)...max(own.upperBound, phones.upperBound)
  }

  /// Whether a breach counts: not what a rule does on purpose, and nothing that nobody sees.
  ///
  /// Ours, from imported documents that were read by hand: a frame that a rule of its own makes 0 is
  /// collapsed on purpose, overlaps count above 2 pt and not between two that a rule puts on each other,
  /// and text counts as cut above a sixteenth of a line.
  func counts(_ breach: PromiseBreach) -> Bool {
    let amount = breach.worst?.amount ?? 0
    switch breach.kind {
    case .overlap: return amount > 2 && !ruled.contains(Set(breach.elements))
    case .empty: return !collapsed.contains(breach.elements[0])
    case .cut: return amount > 1.2
    case .outside:
      let isOfScreen = breach.elements.last == ConstraintSystem.containerName
      return amount > 0.5 && !(isOfScreen && drawn.contains(breach.elements[0]))
    case .wideLine: return amount > 0.5
    case .notMirrored: return amount > 0.5 && !drawn.contains(breach.elements[0])
    case .hidden:
      return !drawn.contains(breach.elements[0]) && !collapsed.contains(breach.elements[0])
    case .small, .order, .missed: return false
    }
  }
}
