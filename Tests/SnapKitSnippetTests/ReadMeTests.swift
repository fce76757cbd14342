import SnapKit
import Testing
import UIKit

/// The view of README.md, as it stands there.
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

@Suite("The view of the README")
struct ReadMeTests {
  @Test("it is laid out without a problem")
  func row() {
    let row = RowView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.layoutIfNeeded()
    #expect(row.title.frame == CGRect(x: 8, y: 8, width: 304, height: 28))
    #expect(row.layoutProblems.isEmpty, "\(row.layoutProblems)")
  }
}
