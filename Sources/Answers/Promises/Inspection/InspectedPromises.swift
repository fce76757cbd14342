import Comparison
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// What every screen promises without saying so, and what of it counts.
struct InspectedPromises {
  let promises: [Promise]
  /// The pairs of elements that rules put at each other along both axes.
  private let ruled: Set<Set<String>>
  private let places: PlacesInViews
  /// The elements that nobody sees, or whose frames say nothing.
  private let leftOut: Set<String>
  private let document: DocumentFacts
  private let isDocument: Bool
  private let containers: [Container]
  private let widths: ClosedRange<Double>
  /// The elements that a rule of their own makes 0.
  private let collapsed: Set<String>
  /// The elements whose font code sets, and those around them.
  private let styled: Set<String>
  /// The constraints of a document that code has a name for: it changes their numbers.
  private let named: [Int: DeterminingRule]
  /// The rules that relate something to the height of the screen.
  private let ofHeight: [Int: DeterminingRule]
  /// The elements that code moves along x by a named constraint, or that rules keep beside such a one.
  private let placedByCode: Set<String>

  init(of scenario: Scenario) {
    document = scenario.document ?? DocumentFacts()
    isDocument = scenario.document != nil
    containers = scenario.containers
    widths = Self.widths(of: scenario)
    leftOut = scenario.hiddenElements.union(document.leftOut)
    let visible = scenario.elements.filter { [leftOut] in !leftOut.contains($0.name) }
    places = PlacesInViews(of: visible.map { $0.name }, in: scenario.constraints)
    styled = places.around(document.styledByCode)
    promises = Self.promises(of: visible, places, scenario, widths)
    let items = scenario.constraints?.items ?? []
    let constraints = scenario.constraints?.constraints ?? []
    func rule(_ index: Int) -> DeterminingRule {
      let line = scenario.line(ofConstraint: index)
      return DeterminingRule(
        line: line,
        rule: line == nil
          ? constraints[index].origin : scenario.constraints?.text(ofConstraint: index))
    }
    let byName = constraints.indices.filter { [isDocument] in
      isDocument && constraints[$0].source == .author && constraints[$0].identifier != nil
    }
    named = Dictionary(uniqueKeysWithValues: byName.map { ($0, rule($0)) })
    let byHeight = constraints.indices.filter { [document, isDocument] index in
      isDocument && constraints[index].origin != nil
        && constraints[index].places.contains { place in
          place.isOfHeight
            && (items[place.item].parent == ConstraintSystem.container
              && items[place.item].kind != .view
              || place.item == ConstraintSystem.container
              || document.screens.contains(items[place.item].name))
        }
    }
    ofHeight = Dictionary(uniqueKeysWithValues: byHeight.map { ($0, rule($0)) })
    placedByCode = Self.linked(
      to: byName.map { constraints[$0] }.filter { $0.isAlongX },
      constraints.filter { $0.isAlongX }, items)
    let pins = constraints.filter {
      $0.relation == .equal && $0.priority >= Priority.required
    }
    let pairs = Dictionary(grouping: pins.filter { $0.places.count == 2 }) { rule in
      Set(rule.places.map { items[$0.item].name })
    }
    ruled = Set(
      pairs.filter { _, rules in
        Set(rules.map { $0.places[0].attribute.axis }).count == Axis.allCases.count
      }.keys)
    collapsed = Set(
      pins.filter { $0.places.count == 1 && $0.constant == 0 }.map { items[$0.places[0].item].name }
    )
  }

  private static func promises(
    of visible: [Element], _ places: PlacesInViews, _ scenario: Scenario,
    _ widths: ClosedRange<Double>
  ) -> [Promise] {
    let placed = visible.map { $0.name }.filter { !places.scrolled.contains($0) }
    let around = Set(places.parents.values)
    let leaves = placed.filter { !around.contains($0) }
    let shortened = (scenario.document?.shortened ?? []).union(
      scenario.document?.styledByCode ?? [])
    let texts = visible.map { $0.name }.filter {
      !shortened.contains($0) && scenario.text(of: $0) != nil
    }
    var kinds: [Promise.Kind] = []
    // What scrolls passes everything else.
    let moving = Dictionary(grouping: leaves) { places.scrollViews[$0] ?? "" }
    for (_, leaves) in moving.sorted(by: { $0.key < $1.key }) where leaves.count > 1 {
      kinds.append(.apart(leaves))
    }
    let transparent = scenario.document?.transparent ?? []
    // Of what paints nothing, only what is in it can be seen to leave.
    let families = Dictionary(grouping: placed.filter { !transparent.contains($0) }) { name in
      places.ancestors(of: name).first { !transparent.contains($0) }
        ?? ConstraintSystem.containerName
    }
    for (parent, children) in families.sorted(by: { $0.key < $1.key }) {
      kinds.append(.inside(children, of: parent))
    }
    if !texts.isEmpty { kinds.append(.whole(texts)) }
    if !placed.isEmpty { kinds.append(.visible(placed)) }
    let readsLeftToRight = scenario.document?.readsLeftToRight == true
    if scenario.caseName == nil, !readsLeftToRight, !isPhysical(scenario) {
      kinds.append(.mirrored)
    }
    return kinds.map { Promise($0, widths: widths) }
  }

  /// Whether a document keeps distances from the left and the right alone, and none from leading and trailing
  /// edges: its author wants no mirror image.
  private static func isPhysical(_ scenario: Scenario) -> Bool {
    guard let document = scenario.document, let system = scenario.constraints else { return false }
    let distances = system.constraints.filter { constraint in
      constraint.source == .author && constraint.constant != 0
        && !document.screens.contains(system.items[constraint.places[0].item].name)
    }.map { $0.places[0].attribute }
    return distances.contains { $0 == .left || $0 == .right }
      && !distances.contains { $0 == .leading || $0 == .trailing }
  }

  /// The elements of some constraints, and those that others relate to them, but for the screen.
  private static func linked(
    to first: [Constraint], _ constraints: [Constraint], _ items: [ConstraintItem]
  ) -> Set<String> {
    func found(_ constraint: Constraint) -> Set<Int> {
      Set(constraint.places.map { $0.item }.filter { items[$0].kind == .view })
        .subtracting([ConstraintSystem.container])
    }
    var linked = first.reduce(into: Set<Int>()) { $0.formUnion(found($1)) }
    guard !linked.isEmpty else { return [] }
    let pairs = constraints.map(found).filter { $0.count > 1 }
    var count = 0
    while count < linked.count {
      count = linked.count
      for pair in pairs where !pair.isDisjoint(with: linked) { linked.formUnion(pair) }
    }
    return Set(linked.map { items[$0].name })
  }

  /// The widths to inspect: those of the containers and of phones.
  ///
  /// A part of a screen is inspected a tenth narrower and wider than it was drawn, and what is meant for a tablet
  /// or for landscape up to a tenth wider: nobody says which devices are narrower.
  ///
  /// What sizes itself is never wider than its required constraints allow, and has one width where they allow no
  /// other.
  static func widths(of scenario: Scenario) -> ClosedRange<Double> {
    let usual = usualWidths(of: scenario)
    guard scenario.document?.sizesItself == true, let allowed = allowedWidths(of: scenario) else {
      return usual
    }
    let own = scenario.containerWidths
    // Where it was drawn wider, the constraints do not decide.
    guard own.upperBound <= allowed.upperBound + 1 else { return usual }
    if allowed.upperBound - allowed.lowerBound <= 1 { return own }
    return usual.lowerBound...max(own.upperBound, min(usual.upperBound, allowed.upperBound))
  }

  /// The widths that the required constraints of a screen allow, in points; `nil` where there are none.
  private static func allowedWidths(of scenario: Scenario) -> ClosedRange<Double>? {
    func width(nearest target: Double) -> Double? {
      let fitting = try? scenario.constraints?.fitting(
        ConstraintSystem.container,
        FittingTarget(CGSize(width: target, height: 0), horizontalPriority: belowRequired),
        rounding: .exact)
      return fitting.map { Double($0.size.width) }
    }
    guard let least = width(nearest: 0), let most = width(nearest: farthest), least <= most else {
      return nil
    }
    return least...most
  }

  /// The priority just below that of required constraints.
  private static let belowRequired = 999.9
  /// Wider than any screen, in points.
  private static let farthest = 5000.0

  private static func usualWidths(of scenario: Scenario) -> ClosedRange<Double> {
    let own = scenario.containerWidths
    let use = scenario.document?.use ?? .phones
    if use == .drawn { return own }
    let widest = own.upperBound * 1.1
    if own.upperBound < smallest {
      return min(own.lowerBound, max(own.lowerBound * 0.9, fittingWidth(of: scenario)))...widest
    }
    if use == .nearDrawn || own.lowerBound > largest { return own.lowerBound...widest }
    let phones = (scenario.document ?? DocumentFacts()).phones
    return min(own.lowerBound, phones.lowerBound)...max(own.upperBound, phones.upperBound)
  }

  /// The width that the content of a part of a document needs, in points: nobody gives it less; 0 for other
  /// scenarios.
  private static func fittingWidth(of scenario: Scenario) -> Double {
    guard scenario.document != nil, let system = scenario.constraints else { return 0 }
    let fitting = try? system.fittingSize(of: ConstraintSystem.container, rounding: .exact)
    return Double(fitting?.width ?? 0)
  }

  /// The standard space between two views, in points: nobody sees that a smaller difference is not mirrored.
  private static let standardSpacing = 8.0

  /// Below this width, in points, a view is a part of a screen.
  private static let smallest = 300.0
  /// Above this width, in points, a screen is none of a phone in portrait.
  private static let largest = 600.0

  /// Whether elements are looked at.
  func looks(at elements: [String]) -> Bool { leftOut.isDisjoint(with: elements) }

  /// Whether a breach is about something in what another one is about, outside at the same edge.
  func isInside(_ breach: PromiseBreach, _ other: PromiseBreach) -> Bool {
    breach.kind == other.kind && breach.edge == other.edge
      && breach.elements.last == other.elements.last
      && places.ancestors(of: breach.elements[0]).contains(other.elements[0])
  }

  /// Whether code changes what makes a finding, or the height of the screen does: a narrower device is lower, and
  /// none is as high as a canvas.
  func isMadeByCode(_ finding: InspectionFinding) -> Bool {
    let dependsOnHeight = finding.breach?.axis == .horizontal || document.isOnCanvas
    return (finding.breach?.cause?.edges ?? []).contains { edge in
      edge.rules.contains { rule in
        named.values.contains(rule) || dependsOnHeight && ofHeight.values.contains(rule)
      }
    }
  }

  /// Whether code changes a constraint of a conflict, or the height of the screen takes part: devices of other widths
  /// have another one.
  func isMadeByCode(_ conflict: Conflict) -> Bool {
    conflict.members.contains { named[$0.constraint] != nil || ofHeight[$0.constraint] != nil }
  }

  /// A breach as far as it counts: not what a rule does on purpose, and nothing that nobody sees.
  ///
  /// Ours, from imported documents that were read by hand: a frame that a rule of its own makes 0 is
  /// collapsed on purpose, overlaps count above 2 pt and not between two that a rule puts on each other,
  /// an edge outside above 2 pt, and lines count as cut above a sixteenth of a line.
  func counted(_ breach: PromiseBreach) -> PromiseBreach? {
    guard looks(at: breach.elements), counts(breach) else { return nil }
    if breach.axis == .vertical, document.hasHeightOfCode { return nil }
    var breach = breach
    breach.ranges.removeAll { isDocument && $0.isSampled || !counts($0.from...$0.to) }
    guard !breach.ranges.isEmpty || !breach.containers.isEmpty else { return nil }
    guard breach.axis == .vertical, let width = widest(withHeightOf: breach) else { return breach }
    // A device that is wider is also higher.
    let first = max(width - Tolerance.equal, widths.lowerBound + Tolerance.equal)
    breach.ranges.removeAll { $0.from > first }
    return breach.ranges.isEmpty && breach.containers.isEmpty ? nil : breach
  }

  /// Whether devices may have a width in a range.
  ///
  /// No device has one in a range below ``narrowest``, except at the ends of what is inspected and in a container.
  /// Of a document for phones, a range in which no phone is does not count.
  func counts(_ range: ClosedRange<Double>) -> Bool {
    let known = [widths.lowerBound, widths.upperBound] + containers.map { $0.width }
    let isOfPhones =
      isDocument && document.use == .phones && containers[0].width >= Self.smallest
    return !isOfPhones && range.upperBound - range.lowerBound >= Self.narrowest
      || (known + (isOfPhones ? Self.phoneWidths : [])).contains {
        range.lowerBound - Tolerance.equal <= $0 && $0 <= range.upperBound + Tolerance.equal
      }
  }

  /// The width of the narrowest range that counts anywhere, in points.
  private static let narrowest = 1.0
  /// The widths of phones in portrait, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, "Layout", table of device sizes.
  private static let phoneWidths: [Double] = [
    320, 375, 390, 393, 402, 414, 420, 428, 430, 440,
  ]

  /// The width of the widest container of the height at which something breaks; `nil` where heights follow
  /// from the content.
  private func widest(withHeightOf breach: PromiseBreach) -> Double? {
    guard let height = breach.height ?? containers[0].height else { return nil }
    return containers.filter { $0.height == height }.map { $0.width }.max()
  }

  /// Whether one of several elements is hidden where another is not.
  private func areShownInTurn(_ names: [String]) -> Bool {
    let momentary = names.map { document.momentary.intersection([$0] + places.ancestors(of: $0)) }
    return momentary.contains { $0 != momentary[0] || $0.contains(where: names.contains) }
  }

  private func counts(_ breach: PromiseBreach) -> Bool {
    let amount = breach.worst?.amount ?? 0
    let first = breach.elements.first ?? ""
    if [.overlap, .outside, .hidden, .empty].contains(breach.kind),
      !document.movable.isDisjoint(with: breach.elements)
    {
      return false
    }
    switch breach.kind {
    case .overlap:
      return amount > 2 && !ruled.contains(Set(breach.elements))
        && styled.isDisjoint(with: breach.elements) && !areShownInTurn(breach.elements)
    case .empty: return !collapsed.contains(first)
    case .cut: return breach.axis == .horizontal || amount > 1.2
    case .outside:
      return amount > 2 && !places.drawn.contains(first) && !styled.contains(first)
        && !(breach.axis == .vertical && places.scrolls(first, in: breach.elements.last ?? ""))
    case .wideLine: return amount > 0.5 && !isDocument
    case .notMirrored:
      return amount > Self.standardSpacing && !places.masked.contains(first)
        && places.scrollViews[first] == nil
        && placedByCode.isDisjoint(with: [first] + places.ancestors(of: first))
    case .hidden:
      return !places.drawn.contains(first) && places.scrollViews[first] == nil
        && !collapsed.contains(first)
    case .small, .order, .missed: return false
    }
  }
}

extension Constraint {
  /// Whether an author relates horizontal places or widths.
  fileprivate var isAlongX: Bool {
    source == .author && places.allSatisfy { $0.attribute.axis == .horizontal }
  }
}

extension Constraint.Anchor {
  /// Whether it moves with the height of its item.
  fileprivate var isOfHeight: Bool {
    attribute.axis == .vertical && ![.top, .topMargin].contains(attribute)
  }
}
