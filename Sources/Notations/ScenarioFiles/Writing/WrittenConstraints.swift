import Geometry
import LayoutConstraints
import Scenarios

/// A constraint system as the value of `constraints` in a scenario file.
struct WrittenConstraints {
  private let system: ConstraintSystem
  /// The items of stack views, by their index.
  private let stacks: [Int: StackView]

  init(_ system: ConstraintSystem) {
    self.system = system
    stacks = Dictionary(system.stackViews.map { ($0.item, $0) }) { first, _ in first }
  }

  /// The value: a list of rules where there is nothing else, or a mapping.
  ///
  /// Constraints of stack views follow from `stacks`; those of autoresizing masks and cells are
  /// rules with a comment. Rules are in the order of the system. Linear in its size.
  var yaml: WrittenYAML {
    var pairs = settings
    let rules = WrittenYAML.list(rules)
    guard !pairs.isEmpty else { return rules }
    if rules.inline == nil { pairs.append(("rules", rules)) }
    return .mapping(pairs)
  }

  /// Everything but the rules: reading direction, guides, views and stack views.
  var settings: WrittenYAML.Pairs {
    var pairs: WrittenYAML.Pairs = []
    if system.direction != .leftToRight {
      pairs.append(("direction", .scalar(system.direction.rawValue)))
    }
    if system.safeAreaInsets != EdgeInsets() {
      pairs.append(("safeArea", insets(system.safeAreaInsets)))
    }
    let guides = system.items.filter { $0.kind == .layoutGuide }.map { $0.name }
    if !guides.isEmpty { pairs.append(("guides", .words(guides))) }
    let hierarchy = hierarchy
    if !hierarchy.isEmpty { pairs.append(("hierarchy", .mapping(hierarchy))) }
    let views = views
    if !views.isEmpty { pairs.append(("views", .mapping(views))) }
    if !system.stackViews.isEmpty {
      pairs.append(("stacks", .mapping(system.stackViews.map { (name($0.item), stack($0)) })))
    }
    return pairs
  }

  private func name(_ item: Int) -> String { system.items[item].name }

  /// The subviews and guides of each item but the container, without views that a stack view
  /// arranges.
  private var hierarchy: WrittenYAML.Pairs {
    let arranged = Set(system.stackViews.flatMap { $0.arranged })
    var inside: [Int: [String]] = [:]
    for (index, item) in system.items.enumerated()
    where (item.isView || item.kind == .layoutGuide) && index != ConstraintSystem.container
      && item.parent != ConstraintSystem.container && !arranged.contains(index)
    {
      inside[item.parent, default: []].append(item.name)
    }
    return inside.sorted { $0.key < $1.key }.map { (name($0.key), .words($0.value)) }
  }

  private var views: WrittenYAML.Pairs {
    system.items.indices.compactMap { index in
      let properties = properties(of: index)
      return properties.isEmpty ? nil : (name(index), .flow(properties))
    }
  }

  private func properties(of index: Int) -> WrittenYAML.Pairs {
    let item = system.items[index]
    guard item.isView else { return [] }
    var pairs: WrittenYAML.Pairs = []
    let margins = item.layoutMargins
    if margins != DirectionalEdgeInsets(all: stacks[index] == nil ? 8 : 0) {
      let lengths = [margins.top, margins.leading, margins.bottom, margins.trailing]
      pairs.append(("layoutMargins", sides(InsetReader.directionalKeys, lengths)))
    }
    if item.alignmentRectInsets != EdgeInsets() {
      pairs.append(("alignmentRectInsets", insets(item.alignmentRectInsets)))
    }
    if item.additionalSafeAreaInsets != EdgeInsets() {
      pairs.append(("additionalSafeArea", insets(item.additionalSafeAreaInsets)))
    }
    if let direction = item.direction {
      pairs.append(("direction", .scalar(direction.rawValue)))
    }
    var (view, usual) = (item, ConstraintItem(name: item.name))
    var usualFlags: [String: Bool] = [:]
    ViewReader.flags(of: &usual) { key, flag in usualFlags[key] = flag }
    ViewReader.flags(of: &view) { key, flag in
      if flag != usualFlags[key] { pairs.append((key, .scalar("\(flag)"))) }
    }
    if item.contentLayoutGuide != nil { pairs.append(("scroll", .scalar("true"))) }
    return pairs
  }

  private func insets(_ insets: EdgeInsets) -> WrittenYAML {
    sides(InsetReader.keys, [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// One number where all sides are alike.
  private func sides(_ keys: [String], _ lengths: [Double]) -> WrittenYAML {
    Set(lengths).count > 1
      ? .flow(zip(keys, lengths).map { ($0, .number($1)) }) : .number(lengths[0])
  }

  private func stack(_ stack: StackView) -> WrittenYAML {
    let usual = StackView(item: stack.item, arranged: [])
    var pairs: WrittenYAML.Pairs = []
    func add<Value: Equatable>(_ key: String, _ value: Value, _ other: Value, _ text: String) {
      if value != other { pairs.append((key, .scalar(text))) }
    }
    add("axis", stack.axis, usual.axis, stack.axis.rawValue)
    add("distribution", stack.distribution, usual.distribution, stack.distribution.rawValue)
    add("alignment", stack.alignment, usual.alignment, stack.alignment.rawValue)
    add("spacing", stack.spacing, usual.spacing, stack.spacing.plain)
    if !stack.customSpacing.isEmpty {
      let gaps = stack.customSpacing.sorted { $0.key < $1.key }
      pairs.append(
        (
          "customSpacing",
          .flow(
            gaps.map { item, spacing in
              switch spacing {
              case .system: (name(item), .scalar("system"))
              case .points(let points): (name(item), .number(points))
              }
            })
        ))
    }
    var flagged = stack
    StackFields.flags(of: &flagged) { key, flag in
      if flag { pairs.append((key, .scalar("true"))) }
    }
    pairs.append(("arranged", .words(stack.arranged.map(name))))
    return .flow(pairs)
  }

  private var rules: [WrittenItem] {
    system.constraints.indices.compactMap { index in
      let constraint = system.constraints[index]
      guard constraint.source != .stackView, constraint.isActive else { return nil }
      let text = system.text(ofConstraint: index)
      return WrittenItem(
        value: constraint.identifier.map {
          .flow([("rule", .scalar(QuotedText.yaml(text))), ("id", .scalar(QuotedText.yaml($0)))])
        } ?? .scalar(QuotedText.rule(text)), comment: comment(on: constraint, text))
    }
  }

  /// Where a rule comes from: the place in code, or what made it.
  private func comment(on constraint: Constraint, _ text: String) -> String? {
    switch constraint.source {
    case .autoresizingMask: return "of an autoresizing mask"
    case .encapsulatedLayout: return "the size that a table or collection gives"
    case .author, .systemSpacing, .stackView: break
    }
    guard let origin = constraint.origin, origin.hasPrefix(text + " ("), origin.hasSuffix(")")
    else { return nil }
    return String(origin.dropFirst(text.count + 2).dropLast()).printable
  }
}
