import Foundation
import SeededRandom
import SnapKitNames
import TestSupport
import Testing
import UIKitNames
import UIKitValues

@testable import ScenarioFiles

@MainActor
@Suite("SnapKit's code as rules")
struct ChainTranslationTests {
  @Test("the rules for a chain's code say what the chain's constraints say")
  func rules() throws {
    for seed in LawSeeds.of(2000, from: 1) {
      var random = SeededGenerator(seed: seed)
      let root = UIView()
      let views = (0..<3).map { _ in UIView() }
      views.forEach(root.addSubview)
      let chains = (0..<3).map { _ in RandomChain(from: &random, viewCount: 3) }
      let code =
        "v0.snp.makeConstraints { make in\n"
        + chains.map { "  make\($0.code)\n" }.joined() + "}"
      let read = try #require(SwiftConstraints(code))
      #expect(read.unread == nil, "seed \(seed): \(code)")
      let made = chains.flatMap { $0.constraints(of: views[0], views: views) }
      let expected = made.map { Self.text($0, root, views) }
      #expect(read.rules.sorted() == expected.sorted(), "seed \(seed): \(code)")
    }
  }

  private static func text(
    _ constraint: NSLayoutConstraint, _ root: UIView, _ views: [UIView]
  ) -> String {
    func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      let guide = item as? UILayoutGuide
      let view = guide?.owningView ?? item
      let name = views.firstIndex { $0 === view }.map { "v\($0)" } ?? "superview"
      var text = "\(attribute)"
      if text.hasSuffix("Margin") { text = "layoutMarginsGuide.\(text.dropLast(6))" }
      if text.hasSuffix("WithinMargins") { text = "layoutMarginsGuide.\(text.dropLast(13))" }
      return name + (guide == nil ? "" : ".safeAreaLayoutGuide") + ".\(text)"
    }
    func plain(_ number: CGFloat) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var text = "\(anchor(constraint.firstItem, constraint.firstAttribute)) \(relation) "
    if constraint.secondItem == nil {
      text += plain(constraint.constant)
    } else {
      if constraint.multiplier != 1 { text += "\(plain(constraint.multiplier)) * " }
      text += anchor(constraint.secondItem, constraint.secondAttribute)
      if constraint.constant > 0 { text += " + \(plain(constraint.constant))" }
      if constraint.constant < 0 { text += " - \(plain(-constraint.constant))" }
    }
    let priority = constraint.priority.rawValue
    return text + (priority == 1000 ? "" : " @\(plain(CGFloat(priority)))")
  }
}

extension RandomChain {
  /// The chain as source code, from the attributes on.
  fileprivate var code: String {
    let relation = ["lessThanOrEqualTo", "equalTo", "greaterThanOrEqualTo"][
      self.relation.rawValue + 1]
    var code = attributes.map { ".\($0.attribute)" }.joined() + ".\(relation)"
    switch target {
    case .number(let points): code += "(\(points))"
    case .view(let index): code += "(self.v\(index))"
    case .superview: code += "Superview()"
    case .safeArea: code += "Superview(\\.safeAreaLayoutGuide)"
    case .attribute(let index, let named): code += "(v\(index).snp.\(named.attribute))"
    }
    if multiplier != 1 { code += ".multipliedBy(\(multiplier))" }
    switch constant {
    case .none: break
    case .offset(let points): code += ".offset(\(points))"
    case .inset(let points): code += ".inset(\(points))"
    case .insets(let insets):
      code +=
        ".inset(UIEdgeInsets(top: \(insets.top), left: \(insets.left), "
        + "bottom: \(insets.bottom), right: \(insets.right)))"
    }
    return code + (priority == 1000 ? "" : ".priority(\(priority))")
  }
}
