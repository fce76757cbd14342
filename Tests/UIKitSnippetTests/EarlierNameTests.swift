import Testing
import UIKit

/// Uses names of Swift 3 and 4, in a way that gives no warning here.
private protocol EarlierCode {
  func attributes() -> [NSAttributedString.Key: Any]
  func cell() -> UITableViewCell
  func insets() -> UIEdgeInsets
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
}

@Suite("Names of Swift 3 and 4")
struct EarlierNameTests {
  @Test("they mean what today's names mean")
  func meaning() {
    let code: any EarlierCode = Code()
    #expect(code.attributes()[.font] as? UIFont == .systemFont(ofSize: 12, weight: .bold))
    #expect(code.attributes()[.foregroundColor] as? UIColor == .red)
    #expect(code.cell().detailTextLabel != nil)
    #expect(code.insets() == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
