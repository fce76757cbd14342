import Scenarios

/// A constraint in UIKit's code: one of anchors, an `NSLayoutConstraint(item:…)`, or a format.
enum UIKitConstraint {
  typealias Unread = SwiftConstraints.Unread

  /// The rules that an expression says; throws where it is no constraint, or says more.
  static func rules(of expression: SwiftExpression) throws(Unread) -> [String] {
    guard let step = expression.steps.last, let arguments = step.arguments else {
      throw .reason("it is no constraint")
    }
    if step.name == "constraint", expression.steps.count > 1 {
      return [try rule(of: expression, arguments)]
    }
    guard expression.rootName == "NSLayoutConstraint" else { throw .reason("it is no constraint") }
    if step.name.isEmpty { return [try rule(ofItems: arguments)] }
    guard step.name == "constraints", case .text(let format)? = arguments.first?.value.base else {
      throw .reason("it is no constraint")
    }
    let options = arguments.first { $0.label == "options" }?.value
    if let options, !options.isEmptyList { throw .reason("options are a key beside its rule") }
    return [format]
  }

  /// `icon.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 8)`.
  private static func rule(
    of expression: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) throws(Unread) -> String {
    var receiver = expression
    receiver.steps.removeLast()
    let left = try anchor(receiver)
    guard let first = arguments.first, let label = first.label else {
      throw .reason("it is no constraint")
    }
    var multiplier: SwiftNumber?
    var constant: SwiftNumber?
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "multiplier": multiplier = try SwiftNumber(argument.value)
      case "constant": constant = try SwiftNumber(argument.value)
      default: throw .reason("'\(argument.value.source)' has an unknown label")
      }
    }
    let start = "\(left) \(relation(label)) "
    if label.hasSuffix("Constant") { return start + (try SwiftNumber(first.value)).text }
    let right = try anchor(first.value)
    if label.hasSuffix("SystemSpacingAfter") || label.hasSuffix("SystemSpacingBelow") {
      guard case .value(let count)? = multiplier ?? .value(1) else {
        throw .reason("the multiplier of the system's spacing is no number")
      }
      return start + right + SwiftNumber.value(systemSpacing * count).sum()
    }
    return start + factor(multiplier) + right + (constant?.sum() ?? "")
  }

  /// The distance between neighbours that UIKit calls system spacing, in points.
  private static var systemSpacing: Double { 8 }

  /// `view.safeAreaLayoutGuide.topAnchor` as item and attribute.
  private static func anchor(_ expression: SwiftExpression) throws(Unread) -> String {
    guard let last = expression.steps.last, last.name.hasSuffix("Anchor"),
      last.arguments == nil, let item = expression.item(droppingLast: 1)
    else { throw .reason("'\(expression.source)' is no anchor") }
    return "\(item).\(last.name.dropLast(6))"
  }

  private static func relation(_ label: String) -> String {
    label.hasPrefix("less") ? "<=" : label.hasPrefix("greater") ? ">=" : "=="
  }

  /// A factor before an anchor; empty for 1.
  static func factor(_ multiplier: SwiftNumber?) -> String {
    switch multiplier {
    case nil, .value(1): ""
    case .some(let number): number.text + " * "
    }
  }

  /// `NSLayoutConstraint(item: icon, attribute: .top, relatedBy: .equal, toItem: view, …)`.
  private static func rule(
    ofItems arguments: [SwiftExpression.Argument]
  ) throws(Unread) -> String {
    func argument(_ label: String, _ number: Int = 0) -> SwiftExpression? {
      let values = arguments.filter { $0.label == label }.map { $0.value }
      return number < values.count ? values[number] : nil
    }
    guard let item = argument("item")?.item(droppingLast: 0),
      let attribute = argument("attribute")?.steps.last?.name
    else { throw .reason("it names no item with an attribute") }
    return rule(
      item: item, attribute, argument("relatedBy")?.steps.last?.name ?? "equal",
      to: argument("toItem")?.item(droppingLast: 0) ?? "nil",
      argument("attribute", 1)?.steps.last?.name ?? attribute,
      multiplier: try argument("multiplier").map { value throws(Unread) in try SwiftNumber(value) },
      constant: try argument("constant").map { value throws(Unread) in try SwiftNumber(value) })
  }

  /// The rule that the arguments of `NSLayoutConstraint(item:…)` say.
  static func rule(
    item: String, _ attribute: String, _ relation: String, to other: String,
    _ otherAttribute: String, multiplier: SwiftNumber?, constant: SwiftNumber?
  ) -> String {
    let left = "\(item).\(attribute) \(Self.relation(relation)) "
    guard other != "nil", otherAttribute != "notAnAttribute" else {
      return left + (constant?.text ?? "0")
    }
    return left + factor(multiplier) + "\(other).\(otherAttribute)" + (constant?.sum() ?? "")
  }
}

extension SwiftExpression {
  /// Whether it is `[]`.
  fileprivate var isEmptyList: Bool {
    guard case .list(let items) = base else { return false }
    return items.isEmpty && steps.isEmpty
  }
}
