import Foundation
import Testing
import UIKitNames
import UIKitValues

@Suite("Views")
struct ViewTests {
  @Test("a label beside a picture is laid out by anchors")
  func row() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let picture = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
    let title = UILabel()
    title.text = "octocat"
    for view in [picture, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5),
      picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 5),
      title.topAnchor.constraint(equalTo: row.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -5),
    ])
    row.layoutIfNeeded()
    #expect(row.layoutProblems == [])
    #expect(picture.frame == CGRect(x: 5, y: 10, width: 40, height: 40))
    #expect(title.frame.minX == 50)
    #expect(!title.hasAmbiguousLayout)
  }
}
