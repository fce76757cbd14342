import Scenarios

/// A chain of SnapKit, such as `make.left.equalTo(icon.snp.right).offset(8).priority(.high)`, as rules.
///
/// Source: SnapKit's `ConstraintMaker` and `ConstraintConstantTarget`: a number that is related to a position
/// counts from the superview, and the sign of an inset depends on the attribute of the other side.
struct SnapKitChain {
  typealias Unread = SwiftConstraints.Unread

  private let item: String
  private let superview: String
  private var attributes: [String] = []
  private var relation = "=="
  private var target = Target.superview
  private var constant = Constant.number(.value(0))
  private var multiplier: SwiftNumber?
  private var priority: String?

  private enum Target {
    case superview
    case number
    /// Another item, and the attributes that are named there; none for the same ones.
    case item(String, [String])
  }

  private enum Constant {
    case number(SwiftNumber)
    case inset(SwiftNumber)
    /// The lengths of a `CGSize`, a `CGPoint`, `UIEdgeInsets` or `NSDirectionalEdgeInsets`, by label.
    case parts([String: SwiftNumber])
  }

  /// Whether a member relates the attributes before it.
  static func isRelation(_ name: String) -> Bool { relations[name] != nil }

  private static let relations: [String: String] = {
    var relations: [String: String] = [:]
    for (word, sign) in [
      ("equalTo", "=="), ("lessThanOrEqualTo", "<="), ("greaterThanOrEqualTo", ">="),
    ] {
      relations[word] = sign
      relations[word + "Superview"] = sign
    }
    return relations
  }()

  /// Reads the members and calls after `make`.
  init(
    _ steps: [SwiftExpression.Step], of item: String, in superview: String
  ) throws(Unread) {
    self.item = item
    self.superview = superview
    var isRelated = false
    for step in steps {
      if let sign = Self.relations[step.name] {
        relation = sign
        isRelated = true
        if !step.name.hasSuffix("Superview") {
          try relate(to: Self.argument(of: step))
        } else if let guide = try Self.guide(of: step) {
          target = .item("\(superview).\(guide)", [])
        }
      } else if isRelated {
        try modify(step)
      } else {
        attributes += try Self.attributes(step.name)
      }
    }
    guard isRelated, !attributes.isEmpty else { throw .reason("it relates nothing") }
  }

  private static func argument(
    of step: SwiftExpression.Step
  ) throws(Unread) -> SwiftExpression {
    guard let argument = step.arguments?.first?.value else {
      throw .reason("'\(step.name)' has no argument")
    }
    return argument
  }

  /// The guide in `equalToSuperview(\.safeAreaLayoutGuide)`; `nil` where the superview itself is related to.
  private static func guide(of step: SwiftExpression.Step) throws(Unread) -> String? {
    var path = step.arguments?.first?.value
    if let statement = step.closure?.statements.first {
      guard case .expression(let expression) = statement.kind else {
        throw .reason("'\(statement.source)' is no guide")
      }
      path = expression
    }
    guard let path else { return nil }
    guard path.steps.count == 1, path.steps[0].arguments == nil else {
      throw .reason("'\(path.source)' is no guide")
    }
    return path.steps[0].name
  }

  private static func attributes(_ name: String) throws(Unread) -> [String] {
    if let parts = CompositeAttribute.parts(of: name) { return parts }
    let known = [
      "left", "top", "right", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "firstBaseline", "lastBaseline",
    ]
    switch name {
    case _ where known.contains(name): return [name]
    case "baseline": return ["lastBaseline"]
    case _ where name.hasSuffix("Margin") && known.contains(String(name.dropLast(6))):
      return ["layoutMarginsGuide.\(name.dropLast(6))"]
    case "margins", "directionalMargins":
      let edges = name == "margins" ? "edges" : "directionalEdges"
      return try attributes(edges).map { "layoutMarginsGuide.\($0)" }
    case "centerXWithinMargins", "centerYWithinMargins":
      return ["layoutMarginsGuide.\(name.prefix(7))"]
    case "centerWithinMargins":
      return ["layoutMarginsGuide.centerX", "layoutMarginsGuide.centerY"]
    default: throw .reason("there is no attribute '\(name)'")
    }
  }

  private mutating func relate(to target: SwiftExpression) throws(Unread) {
    if let parts = try Self.parts(of: target) {
      self.target = .number
      constant = .parts(parts)
      return
    }
    if let path = target.path, let index = path.lastIndex(of: "snp") {
      guard let item = target.item(droppingLast: path.count - 1 - index) else {
        throw .reason("'\(target.source)' is no item")
      }
      var attributes: [String] = []
      for name in path[(index + 1)...] { attributes += try Self.attributes(name) }
      self.target = .item(item, attributes)
      return
    }
    let number = try? SwiftNumber(target)
    switch number {
    case .value?:
      self.target = .number
      constant = .number(number ?? .value(0))
    case .name?: self.target = .item(target.item(droppingLast: 0) ?? target.source, [])
    case nil: throw .reason("'\(target.source)' is neither a number nor an item")
    }
  }

  /// The lengths of a size, a point or insets, by label; `nil` for anything else.
  private static func parts(
    of expression: SwiftExpression
  ) throws(Unread) -> [String: SwiftNumber]? {
    let types = ["CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets"]
    guard let name = expression.rootName, types.contains(name), expression.steps.count == 1,
      let arguments = expression.steps[0].arguments
    else { return nil }
    var parts: [String: SwiftNumber] = [:]
    for argument in arguments {
      guard let label = argument.label else { return nil }
      parts[label] = try SwiftNumber(argument.value)
    }
    return parts
  }

  private mutating func modify(_ step: SwiftExpression.Step) throws(Unread) {
    switch step.name {
    case "offset", "inset":
      let amount = try Self.argument(of: step)
      if let parts = try Self.parts(of: amount) {
        constant = .parts(parts)
      } else {
        let number = try SwiftNumber(amount)
        constant = step.name == "offset" ? .number(number) : .inset(number)
      }
    case "multipliedBy": multiplier = try SwiftNumber(try Self.argument(of: step))
    case "dividedBy":
      guard case .value(let number) = try SwiftNumber(try Self.argument(of: step)), number != 0
      else { throw .reason("it is divided by no number") }
      multiplier = .value(1 / number)
    case "priority": priority = try SwiftNumber.priority(try Self.argument(of: step))
    case "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
      let words = ScenarioVocabulary.priorities
      priority = words.word(String(step.name.dropFirst(8)), among: words.names)?.other
    case "labeled", "constraint", "activate", "and", "with": return
    default: throw .reason("there is no '\(step.name)' in rules")
    }
  }
}

extension SnapKitChain {
  /// One rule for each attribute.
  var rules: [String] {
    get throws(Unread) {
      var rules: [String] = []
      for attribute in attributes { rules.append(try rule(for: attribute)) }
      return rules
    }
  }

  private func rule(for attribute: String) throws(Unread) -> String {
    let start = "\(item).\(attribute) \(relation) "
    let end = priority.map { " @\($0)" } ?? ""
    var other: (item: String, attribute: String)
    switch target {
    case .number where CompositeAttribute.isLength(attribute):
      return start + (try points(for: attribute)?.text ?? "0") + end
    // A number that is related to a centre counts from the edge.
    case .number where attribute == "centerX": other = (superview, "left")
    case .number where attribute == "centerY": other = (superview, "top")
    case .superview, .number: other = (superview, attribute)
    case .item(let name, let named):
      other = (name, try partner(of: attribute, among: named))
    }
    let constant = try sum(for: other.attribute)
    return start + UIKitConstraint.factor(multiplier) + "\(other.item).\(other.attribute)"
      + constant + end
  }

  /// The attribute of the other side for one of this side.
  private func partner(of attribute: String, among named: [String]) throws(Unread) -> String {
    if named.isEmpty || named == attributes { return attribute }
    if named.count == 1 { return named[0] }
    let guide = "layoutMarginsGuide."
    if named == attributes.map({ guide + $0 }) { return guide + attribute }
    if attributes == named.map({ guide + $0 }) { return String(attribute.dropFirst(guide.count)) }
    throw .reason("several attributes are related to several others")
  }

  private func sum(for attribute: String) throws(Unread) -> String {
    // Only a name needs its sign here: a value has it.
    if case .inset(.name(let name)) = constant,
      ["right", "bottom", "trailing", "lastBaseline"].contains(Self.lastWord(of: attribute))
    {
      return SwiftNumber.name(name).sum(isNegative: true)
    }
    return try points(for: attribute)?.sum() ?? ""
  }

  private static func lastWord(of attribute: String) -> String {
    attribute.split(separator: ".").last.map(String.init) ?? attribute
  }

  /// The constant for an attribute of the other side; `nil` for none.
  private func points(for attribute: String) throws(Unread) -> SwiftNumber? {
    let parts: [String: SwiftNumber]
    let name = Self.lastWord(of: attribute)
    switch constant {
    case .number(let number): return number
    case .inset(let number):
      if name.hasPrefix("center") { return nil }
      if case .name = number, !CompositeAttribute.isLength(name) { return number }
      parts = ["top": number, "left": number, "bottom": number, "right": number]
    case .parts(let given): parts = given
    }
    func value(_ label: String) throws(Unread) -> Double {
      switch parts[label] {
      case .value(let number)?: return number
      case nil: return 0
      case .name(let name)?: throw .reason("'\(name)' is no number")
      }
    }
    if parts["x"] != nil || parts["y"] != nil {
      let isHorizontal = ["left", "right", "leading", "trailing", "centerX"].contains(name)
      return CompositeAttribute.isLength(name) ? nil : parts[isHorizontal ? "x" : "y"]
    }
    if parts["width"] != nil || parts["height"] != nil { return parts[name] }
    // Insets with sides by reading direction have them for the others too, from left to right.
    let left = parts["left"] == nil ? "leading" : "left"
    let right = parts["right"] == nil ? "trailing" : "right"
    switch name {
    case "left", "leading": return parts[left]
    case "top", "firstBaseline": return parts["top"]
    case "right", "trailing": return .value(-(try value(right)))
    case "bottom", "lastBaseline": return .value(-(try value("bottom")))
    case "centerX": return .value((try value(left) - value(right)) / 2)
    case "centerY": return .value((try value("top") - value("bottom")) / 2)
    case "width": return .value(-(try value(left) + value(right)))
    default: return .value(-(try value("top") + value("bottom")))
    }
  }
}
