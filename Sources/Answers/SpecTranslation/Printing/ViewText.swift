import Geometry
import LayoutConstraints
import Scenarios

/// Writes a translation as a `UIView`, with anchors or with SnapKit, and with its stack views.
struct ViewText {
  private let translated: TranslatedScenario
  private let usesSnapKit: Bool
  private let properties: [String: String]
  /// The properties of layout guides and stack views.
  private let areas: [String: String]

  init(_ translated: TranslatedScenario, usesSnapKit: Bool) {
    self.translated = translated
    self.usesSnapKit = usesSnapKit
    properties = PropertyWords.views.names(of: translated.scenario.elements)
    var names = GuideNames(taken: PropertyWords.inherited + properties.values)
    let system = translated.translation.system
    areas = Dictionary(
      (translated.translation.guides + system.stackViews.map { system.items[$0.item].name })
        .map { ($0, names.unique($0)) }, uniquingKeysWith: { $1 })
  }

  private var system: ConstraintSystem { translated.translation.system }
  private var elements: [Element] { translated.scenario.elements }

  func text(header: String) -> String {
    var swift = SwiftText()
    swift.add(NotationWords.comment(header, mark: "//"))
    if usesSnapKit { swift.add("import SnapKit") }
    swift.add("import UIKit", "")
    swift.block("final class \(className): UIView {") { swift in
      for element in elements where !isStackView(element) {
        swift.add("let \(property(element)) = \(PropertyWords.views.initialiser(of: element))")
      }
      for stack in system.stackViews { swift.add("let \(name(stack.item)) = UIStackView()") }
      for guide in guideNames { swift.add("let \(guide) = UILayoutGuide()") }
      swift.add("")
      swift.block("override init(frame: CGRect) {") { swift in
        swift.add("super.init(frame: frame)")
        addSetUp(to: &swift)
        addConstraints(to: &swift)
      }
      swift.add("", "required init?(coder: NSCoder) { super.init(coder: coder) }")
    }
    addHelpers(to: &swift)
    return swift.text
  }

  private var guideNames: [String] {
    translated.translation.guides.map { areas[$0] ?? $0 }
  }

  private var stackNames: Set<String> { Set(system.stackViews.map { name($0.item) }) }

  private func isStackView(_ element: Element) -> Bool {
    stackNames.contains(property(element))
  }

  /// The property of an item.
  private func name(_ item: Int) -> String {
    let name = system.items[item].name
    return properties[name] ?? areas[name] ?? name
  }

  private var className: String { SwiftText.className(of: translated.scenario) + "View" }

  private func property(_ element: Element) -> String { properties[element.name] ?? element.name }

  private func addSetUp(to swift: inout SwiftText) {
    for element in elements {
      if case .text(let text) = element.kind {
        swift.add(
          "\(property(element)).text = \(QuotedText.swift(text.text))",
          "\(property(element)).font = \(SwiftText.font(text.font))",
          "\(property(element)).numberOfLines = \(text.maximumLines)")
      }
      for axis in Axis.allCases {
        addStrength(
          element, axis, "Hugging", element.hugging[axis], Priority.defaultLow, to: &swift)
        addStrength(
          element, axis, "CompressionResistance", element.compressionResistance[axis],
          Priority.defaultHigh, to: &swift)
      }
      guard subviews.contains(property(element)), !isStackView(element) else { continue }
      if !usesSnapKit {
        swift.add("\(property(element)).translatesAutoresizingMaskIntoConstraints = false")
      }
      swift.add("addSubview(\(property(element)))")
    }
    for stack in system.stackViews { add(stack, to: &swift) }
    for (place, view) in subviews.enumerated() where stackNames.contains(view) {
      swift.add(
        "\(view).translatesAutoresizingMaskIntoConstraints = false",
        "insertSubview(\(view), at: \(place))")
    }
    for guide in guideNames { swift.add("addLayoutGuide(\(guide))") }
  }

  /// The views that no stack view arranges, in the order of their elements: later ones are in front.
  private var subviews: [String] {
    let stacks = Dictionary(system.stackViews.map { ($0.item, $0) }, uniquingKeysWith: { $1 })
    let order = Dictionary(
      zip(elements.map { $0.name }, elements.indices), uniquingKeysWith: { first, _ in first })
    func place(_ item: Int) -> Int {
      stacks[item].map { $0.arranged.map(place).min() ?? 0 } ?? order[system.items[item].name] ?? 0
    }
    let arranged = Set(stacks.values.flatMap { $0.arranged })
    return system.items.indices.filter {
      $0 != ConstraintSystem.container && system.items[$0].isView && !arranged.contains($0)
    }.map { ($0, place($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { name($0.0) }
  }

  private func add(_ stack: StackView, to swift: inout SwiftText) {
    let (name, usual) = (name(stack.item), StackView(item: stack.item, arranged: []))
    func set<Value: Equatable>(_ property: String, _ value: Value, _ other: Value, _ text: String) {
      if value != other { swift.add("\(name).\(property) = \(text)") }
    }
    set("axis", stack.axis, usual.axis, ".\(stack.axis.rawValue)")
    set("distribution", stack.distribution, usual.distribution, ".\(stack.distribution.rawValue)")
    set("alignment", stack.alignment, usual.alignment, ".\(stack.alignment.rawValue)")
    set("spacing", stack.spacing, usual.spacing, stack.spacing.plain)
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = system.items[stack.item].layoutMargins
      swift.add("\(name).isLayoutMarginsRelativeArrangement = true")
      swift.add(
        "\(name).directionalLayoutMargins = NSDirectionalEdgeInsets(top: \(margins.top.plain), "
          + "leading: \(margins.leading.plain), bottom: \(margins.bottom.plain), "
          + "trailing: \(margins.trailing.plain))")
    }
    for item in stack.arranged { swift.add("\(name).addArrangedSubview(\(self.name(item)))") }
    for item in stack.customSpacing.keys.sorted() {
      let spacing = stack.spacing(after: item).plain
      swift.add("\(name).setCustomSpacing(\(spacing), after: \(self.name(item)))")
    }
  }

  private func addStrength(
    _ element: Element, _ axis: Axis, _ what: String, _ priority: Double, _ usual: Double,
    to swift: inout SwiftText
  ) {
    // UIKit's default for views made in code, labels included, is 250.
    guard priority != usual else { return }
    swift.add(
      "\(property(element)).setContent\(what)Priority("
        + "\(PriorityNames.swift(priority)), for: .\(axis.rawValue))")
  }

  private func addConstraints(to swift: inout SwiftText) {
    let translation = translated.translation
    for group in translation.groups {
      swift.add("")
      swift.add(translation.comments(on: group, mark: "//", inSwift: true))
      var anchored: [String] = []
      var chains: [(receiver: String, calls: [String])] = []
      for constraint in system.constraints[group.constraints] {
        if usesSnapKit, let chain = words.chain(constraint) {
          if let known = chains.firstIndex(where: { $0.receiver == chain.receiver }) {
            chains[known].calls.append(chain.call)
          } else {
            chains.append((chain.receiver, [chain.call]))
          }
        } else {
          anchored.append(words.anchors(constraint))
        }
      }
      for chain in chains {
        swift.block("\(chain.receiver).snp.makeConstraints { make in") { swift in
          for call in chain.calls { swift.add("make.\(call)") }
        }
      }
      guard !anchored.isEmpty else { continue }
      if usesSnapKit {
        // SnapKit cannot express these, or would take the view's own size from frames.
        swift.add("// With anchors: SnapKit would turn off the view's own autoresizing mask.")
      }
      swift.block("NSLayoutConstraint.activate([", closing: "])") { swift in
        for line in anchored { swift.add(line + ",") }
      }
    }
  }

  private var words: ConstraintCode {
    let names = system.items.indices.map { index in
      if index == ConstraintSystem.container { return "" }
      return name(index)
    }
    return ConstraintCode(system: system, names: names)
  }

  private func addHelpers(to swift: inout SwiftText) {
    let isUsed = system.constraints.contains {
      $0.priority < Priority.required && $0.source != .stackView
        && !(usesSnapKit && words.chain($0) != nil)
    }
    if isUsed {
      swift.add("")
      swift.block("extension NSLayoutConstraint {") { swift in
        swift.add("/// The same constraint with another priority.")
        swift.block("fileprivate func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {") {
          swift in
          swift.add("self.priority = priority", "return self")
        }
      }
    }
    guard elements.contains(where: { $0.hasFixedSize }) else { return }
    swift.addFixedSizeClass(
      "view", of: "UIView", in: className, initialiser: "super.init(frame: .zero)"
    ) { swift in
      swift.block("required init?(coder: NSCoder) {") { swift in
        swift.add("size = .zero", "super.init(coder: coder)")
      }
      swift.add("", "override var intrinsicContentSize: CGSize { size }")
    }
  }
}

/// Writes single constraints as code: with anchors, or as a SnapKit chain.
struct ConstraintCode {
  let system: ConstraintSystem
  /// The name of each item in code; empty for the view that contains the code.
  let names: [String]

  /// The expression that makes a constraint from anchors.
  func anchors(_ constraint: Constraint) -> String {
    var arguments: [String] = []
    if let second = constraint.second {
      arguments.append("\(verb(constraint.relation)): \(anchor(second))")
      if constraint.multiplier != 1 {
        arguments.append("multiplier: \(constraint.multiplier.plain)")
      }
      if constraint.constant != 0 { arguments.append("constant: \(constraint.constant.plain)") }
    } else {
      arguments.append("\(verb(constraint.relation))Constant: \(constraint.constant.plain)")
    }
    let call = "\(anchor(constraint.first)).constraint(\(arguments.joined(separator: ", ")))"
    return constraint.priority == Priority.required
      ? call : "\(call).at(\(PriorityNames.swift(constraint.priority)))"
  }

  /// The view that a chain starts at, and the chain; `nil` where SnapKit cannot express the constraint.
  func chain(_ constraint: Constraint) -> (receiver: String, call: String)? {
    let constraint =
      constraint.first.item == ConstraintSystem.container ? constraint.swapped : constraint
    let receiver = names[constraint.first.item]
    let isDistance = constraint.first.isDistance || constraint.second?.isDistance == true
    guard !isDistance, constraint.first.item != ConstraintSystem.container else { return nil }
    var call = "\(constraint.first.attribute.rawValue).\(verb(constraint.relation))"
    if let second = constraint.second {
      call += "(\(member("snp", of: second.item)).\(second.attribute.rawValue))"
      if constraint.multiplier != 1 { call += ".multipliedBy(\(constraint.multiplier.plain))" }
      if constraint.constant != 0 { call += ".offset(\(constraint.constant.plain))" }
    } else {
      call += "(\(constraint.constant.plain))"
    }
    if constraint.priority < Priority.required {
      call += ".priority(\(PriorityNames.qualifiedSwift(constraint.priority)))"
    }
    return (receiver, call)
  }

  private func anchor(_ anchor: Constraint.Anchor) -> String {
    if let start = anchor.start {
      return "\(self.anchor(start)).anchorWithOffset(to: \(self.anchor(anchor.end)))"
    }
    return member("\(anchor.attribute.rawValue)Anchor", of: anchor.item)
  }

  private func member(_ member: String, of item: Int) -> String {
    names[item].isEmpty ? (member == "snp" ? "self.snp" : member) : "\(names[item]).\(member)"
  }

  private func verb(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}
