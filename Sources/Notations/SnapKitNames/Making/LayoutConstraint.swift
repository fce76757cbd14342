import Foundation
public import UIKitNames

/// One of the constraints that a chain makes: there is one for each attribute.
public final class LayoutConstraint: NSLayoutConstraint {
  /// The name that `labeled` gave: the identifier.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The constraint in words: `<SnapKit.LayoutConstraint:gap@Card.swift#12 UILabel.top == …>`.
  public override var description: String {
    let name = label ?? String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let place = madeAt.map { "@\($0.fileName)#\($0.line)" } ?? ""
    var text = "<SnapKit.LayoutConstraint:\(name)\(place) "
    text += "\(Self.text(firstItem, firstAttribute)) \(relation.sign) "
    if secondAttribute == .notAnAttribute {
      text += "\(constant)"
    } else {
      text += Self.text(secondItem, secondAttribute)
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    if priority != .required { text += " ^\(priority.rawValue)" }
    return text + ">"
  }

  private static func text(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "\((item as? any ConstrainedItem).nameForMessages).\(attribute)"
  }
}
