import Testing
import UIKit

/// Uses names of Swift 3 and 4, in a way that gives no warning here.
@MainActor
private protocol EarlierCode {
  func attributes() -> [NSAttributedString.Key: Any]
  func cell() -> UITableViewCell
  func insets() -> UIEdgeInsets
  func traits(of view: UIView)
  func transition() -> CATransition
  func notification() -> Notification.Name
}

private struct Code: EarlierCode {
  @available(*, deprecated)
  func attributes() -> [NSAttributedString.Key: Any] {
    [
      NSFontAttributeName: UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold),
      NSForegroundColorAttributeName: UIColor.red,
    ]
  }

  @available(*, deprecated)
  func cell() -> UITableViewCell {
    let style: UITableViewCellStyle = .subtitle
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let label = UILabel()
    cell.contentView.addSubview(label)
    cell.contentView.sendSubview(toBack: label)
    return cell
  }

  @available(*, deprecated)
  func insets() -> UIEdgeInsets { UIEdgeInsetsMake(1, 2, 3, 4) }

  @available(*, deprecated)
  func traits(of view: UIView) {
    view.accessibilityTraits |= UIAccessibilityTraitButton | UIAccessibilityTraitLink
    view.accessibilityTraits &= ~UIAccessibilityTraitLink
  }

  @available(*, deprecated)
  func transition() -> CATransition {
    let transition = CATransition()
    transition.type = kCATransitionPush
    transition.subtype = kCATransitionFromBottom
    return transition
  }

  @available(*, deprecated)
  func notification() -> Notification.Name { .UIApplicationWillEnterForeground }
}

@MainActor
@Suite("Names of Swift 3 and 4")
struct EarlierNameTests {
  @Test("they mean what today's names mean")
  func meaning() {
    let code: any EarlierCode = Code()
    #expect(code.attributes()[.font] as? UIFont == .systemFont(ofSize: 12, weight: .bold))
    #expect(code.attributes()[.foregroundColor] as? UIColor == .red)
    #expect(code.cell().detailTextLabel != nil)
    #expect(code.insets() == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(code.transition().type == .push && code.transition().subtype == .fromBottom)
    #expect(code.notification() == UIApplication.willEnterForegroundNotification)
    let view = UIView()
    view.accessibilityTraits = .selected
    code.traits(of: view)
    #expect(view.accessibilityTraits == [.selected, .button])
  }
}
