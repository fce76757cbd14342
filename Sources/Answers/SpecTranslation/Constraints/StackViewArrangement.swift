import Geometry
import LayoutConstraints
import LayoutSpecs

// Stacks as stack views, with rules for what no stack view expresses.
extension StackTranslation {
  /// Adds the stack view that arranges the children, where one can.
  ///
  /// It spans the children along the stack, and all of the stack across it. Where children are aligned in
  /// different ways, those that do not fill the stack get a stack view of their own.
  mutating func arrange(with translator: inout SpecTranslator) {
    let gaps = children.indices.dropLast().map(gap)
    guard stack.flexWrap == .noWrap, stack.justifyContent != .spaceAround,
      stack.justifyContent != .spaceBetween || Set(gaps).count < 2
    else { return }
    let alignments = children.indices.map(stackViewAlignment)
    let common = Set(alignments).count == 1 ? alignments[0] : .fill
    // Baselines of a stack view count from its first view, those of a spec from the highest one.
    guard
      !alignments.contains(where: { $0.isBaseline })
        || common.isBaseline && translator.form.isOfRequiredRules
    else { return }
    var view = StackView(
      item: 0, arranged: items, axis: main, alignment: common, spacing: gaps.min() ?? 0)
    for (index, alignment) in alignments.enumerated() where alignment != common {
      let alone = StackView(item: 0, arranged: [items[index]], axis: main, alignment: alignment)
      view.arranged[index] = translator.addStackView(
        for: spec.child(index, as: items[index]), alone)
    }
    for (index, gap) in gaps.enumerated() where gap != view.spacing {
      view.customSpacing[view.arranged[index]] = .points(gap)
    }
    let item = translator.addStackView(for: spec, view)
    stackView = item
    translator.addGroup(spec.path, .placesStackView, [item])
  }

  /// How a stack view aligns a child.
  private func stackViewAlignment(of index: Int) -> StackView.Alignment {
    switch alignment(of: index) {
    case .stretch where ownLength(of: index) == .none: .fill
    case .start, .stretch, .notSet: .leading
    case .center: .center
    case .end: .trailing
    case .baselineFirst: .firstBaseline
    case .baselineLast: .lastBaseline
    }
  }
}

extension TranslationDraft {
  /// Makes views of what stack views arrange: another stack view where an item inside has a place that one
  /// gives, else a view that rules relate to what is inside.
  ///
  /// An element without content that is around a stack view becomes this stack view.
  mutating func arrangeInStackViews() {
    for item in items.indices.dropFirst().reversed() where !items[item].isGone {
      let inside = inside(of: item)
      if items[item].isArranged && items[item].isGuide {
        items[item].isGuide = false
        items[item].stack = inside?.stack ?? StackView(item: item, arranged: [])
      } else if items[item].isGuide || items[item].stack != nil || !items[item].content.isNone {
        continue
      }
      guard let inside else { continue }
      let inner = inside.stack.arranged[0]
      let other = rules.filter { $0.constraint.names(inner) && !$0.constraint.names(item) }
      let isSame =
        inside.stack.alignment == .fill && items[inner].stack != nil && !items[inner].isElement
        && other.allSatisfy { $0.constraint.isNoSize }
      guard isSame || items[item].stack != nil else { continue }
      items[item].margins = inside.margins
      rules.removeAll { $0.constraint.names(item) && $0.constraint.names(inner) }
      items[inner].isArranged = true
      if isSame { merge(inner, into: item, inside.stack.isLayoutMarginsRelativeArrangement) }
    }
    for item in items.indices where !items[item].isGone { unwrap(item) }
  }

  /// Lets a stack view align its views itself, where each of them is alone in a stack view that does.
  private mutating func unwrap(_ item: Int) {
    guard let stack = items[item].stack, stack.alignment == .fill, !stack.arranged.isEmpty else {
      return
    }
    let arranged = stack.arranged.map(replaced)
    let inner = arranged.compactMap { items[$0].stack }
    guard inner.count == arranged.count, let alignment = inner.first?.alignment,
      inner.allSatisfy({
        $0.axis == stack.axis && $0.alignment == alignment && $0.arranged.count == 1
          && !$0.isLayoutMarginsRelativeArrangement
      }),
      !rules.contains(where: { rule in arranged.contains { rule.constraint.names($0) } })
    else { return }
    var own = stack
    (own.alignment, own.arranged) = (alignment, inner.map { $0.arranged[0] })
    own.customSpacing = [:]
    for (view, spacing) in stack.customSpacing {
      guard let index = arranged.firstIndex(of: replaced(view)) else { continue }
      own.customSpacing[own.arranged[index]] = spacing
    }
    items[item].stack = own
    for wrapper in arranged {
      items[wrapper].isGone = true
      items[wrapper].stack = nil
    }
  }

  /// The stack view that a guide is around a single item, with its margins; `nil` where no stack view puts
  /// an item there.
  private func inside(of guide: Int) -> (stack: StackView, margins: DirectionalEdgeInsets)? {
    var places: [Int: [Constraint.Attribute: Double]] = [:]
    for rule in rules where rule.constraint.names(guide) && rule.constraint.isRequiredEquality {
      var constraint = rule.constraint
      if constraint.first.item == guide { constraint = constraint.swapped }
      guard let second = constraint.second, second.item == guide, !second.isDistance,
        !constraint.first.isDistance, constraint.first.attribute == second.attribute,
        constraint.multiplier == 1, !constraint.first.isSize
      else { continue }
      places[constraint.first.item, default: [:]][second.attribute] = constraint.constant
    }
    return places.sorted { $0.key < $1.key }.lazy.compactMap { item, edges in
      let isRequired = rules.allSatisfy {
        $0.constraint.priority == Priority.required || !$0.constraint.names(guide)
          || !$0.constraint.names(item)
      }
      return isRequired && items[item].canBeArranged && item != 0
        ? Self.stack(guide, around: item, edges) : nil
    }.first
  }

  /// A stack view around an item whose edges and centre are at these distances from its own.
  private static func stack(
    _ guide: Int, around item: Int, _ edges: [Constraint.Attribute: Double]
  ) -> (stack: StackView, margins: DirectionalEdgeInsets)? {
    func alignment(_ axis: Axis) -> StackView.Alignment? {
      func edge(_ place: Place) -> Double? { edges[place.attribute(along: axis)] }
      let (start, end) = (edge(.start), edge(.end))
      if start != nil, end != nil { return .fill }
      if start == 0 { return .leading }
      if end == 0 { return .trailing }
      return edge(.center) == 0 ? .center : nil
    }
    let margins = DirectionalEdgeInsets(
      top: edges[.top] ?? 0, leading: edges[.leading] ?? 0, bottom: 0 - (edges[.bottom] ?? 0),
      trailing: 0 - (edges[.trailing] ?? 0))
    guard min(margins.top, margins.leading, margins.bottom, margins.trailing) >= 0 else {
      return nil
    }
    var stack = StackView(item: guide, arranged: [item])
    stack.isLayoutMarginsRelativeArrangement = margins != DirectionalEdgeInsets(all: 0)
    switch (alignment(.horizontal), alignment(.vertical)) {
    case (.fill, let vertical?): stack.alignment = vertical
    case (let horizontal?, .fill): (stack.axis, stack.alignment) = (.vertical, horizontal)
    default: return nil
    }
    return (stack, margins)
  }

  /// Lets an item be the stack view inside it.
  private mutating func merge(_ inner: Int, into outer: Int, _ hasMargins: Bool) {
    let isView = items[outer].stack != nil
    for rule in rules.indices where rules[rule].constraint.names(inner) {
      rules[rule].constraint.first.item = outer
    }
    items[outer].stack = items[inner].stack
    items[outer].stack?.isLayoutMarginsRelativeArrangement = hasMargins
    if isView { (items[outer].name, items[inner].name) = (items[inner].name, items[outer].name) }
    items[inner].isGone = true
    items[inner].stack = nil
  }
}

extension TranslationDraft.DraftItem {
  fileprivate var canBeArranged: Bool { !isGuide && !isGone && !isArranged }
}

extension Content {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}

extension Constraint {
  /// Whether it makes an item as short as its content allows.
  fileprivate var isNoSize: Bool {
    first.isSize && !first.isDistance && second == nil && constant == 0 && relation == .equal
      && priority < Priority.required
  }
}
