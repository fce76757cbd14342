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
    let items = scenario.constraints?.items ?? []
    let indices = Dictionary(items.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let hidden = scenario.hiddenElements
    let visible = scenario.elements.filter { !hidden.contains($0.name) }
    let names = Set(visible.map(\.name))
    let fixed = Set(
      (scenario.constraints?.constraints ?? []).filter {
        $0.source == .autoresizingMask && $0.places.count == 1 && $0.places[0].attribute == .width
      }.map { $0.places[0].item })
    var (parents, scrolled, drawn): ([String: String], Set<String>, Set<String>) = ([:], [], [])
    for element in visible {
      var around = indices[element.name] ?? ConstraintSystem.container
      while around != ConstraintSystem.container {
        if fixed.contains(around) { drawn.insert(element.name) }
        around = items[around].parent
      }
      var parent = indices[element.name].map { items[$0].parent } ?? ConstraintSystem.container
      while parent != ConstraintSystem.container, !names.contains(items[parent].name) {
        if items[parent].contentLayoutGuide != nil { scrolled.insert(element.name) }
        parent = items[parent].parent
      }
      if parent != ConstraintSystem.container { parents[element.name] = items[parent].name }
      if items.indices.contains(parent), items[parent].contentLayoutGuide != nil {
        scrolled.insert(element.name)
      }
    }
    let around = Set(parents.values)
    let leaves = visible.map(\.name).filter { !around.contains($0) && !scrolled.contains($0) }
    let placed = visible.map(\.name).filter { !scrolled.contains($0) }
    let texts = visible.filter { if case .text = $0.kind { true } else { false } }.map(\.name)
    let widths = Self.widths(of: scenario)
    var promises: [Promise] = []
    if leaves.count > 1 { promises.append(Promise(.apart(leaves), widths: widths)) }
    for (parent, children) in Dictionary(
      grouping: placed, by: { parents[$0] ?? ConstraintSystem.containerName }
    ).sorted(by: { $0.key < $1.key }) {
      promises.append(Promise(.inside(children, of: parent), widths: widths))
    }
    if !texts.isEmpty { promises.append(Promise(.whole(texts), widths: widths)) }
    if !placed.isEmpty { promises.append(Promise(.visible(placed), widths: widths)) }
    if scenario.caseName == nil, scenario.cases.isEmpty || !scenario.mirrorsSpec {
      promises.append(Promise(.mirrored, widths: widths))
    }
    self.promises = promises
    self.drawn = drawn
    let constraints = scenario.constraints?.constraints ?? []
    let pins = constraints.filter { $0.relation == .equal && $0.priority >= Priority.required }
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
