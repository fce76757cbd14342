import SnapKit
import Testing
import UIKit

/// The view of the guide to own screens.
final class RowView: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "octocat"
    addSubview(title)
    title.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(8)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite("The view of the guide to own screens")
struct RowViewTests {
  @Test("it is laid out without problems")
  func row() {
    let row = RowView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.layoutIfNeeded()
    #expect(row.title.frame == CGRect(x: 8, y: 8, width: 304, height: 28))
    #expect(row.layoutProblems.isEmpty, "\(row.layoutProblems)")
  }
}
