import AsyncDisplayKit
import LayoutDiffCommands
import LayoutDiffTesting
import SnapKit
import Testing
import UIKit

final class RowNode: ASDisplayNode {
  let title = ASTextNode()

  override init() {
    super.init()
    title.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: title)
  }
}

final class RowView: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "octocat"
    title.font = .boldSystemFont(ofSize: 16)
    addSubview(title)
    title.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(8)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite("Examples of the guide to own screens")
struct OwnScreenExamples {
  @Test func rowsAgree() {
    expectSameLayout(RowNode(), RowView(), at: [280, 320, Container(width: 375, height: 812)])
  }

  @Test func longNamesAgree() {
    expectSameLayout(
      RowNode(), RowView(), at: [280],
      cases: [
        "long": { node, view in
          node.title.attributedText = NSAttributedString(
            string: "octocat of the second floor",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
          view.title.text = "octocat of the second floor"
        }
      ])
  }

  @Test func rowsAgreeInAllTextSizes() {
    expectSameLayout(
      RowNode(), RowView(), at: [280], textSizes: TextSize.allCases, directions: .both)
  }

  @Test func rowKeepsItsPromises() {
    expectPromises(
      RowView(), at: [280, 320], cases: ["long": { $0.title.text = "octocat of the second floor" }]
    ) { row in
      [
        .inside(row.title),
        .whole(row.title, cases: ["usual"], widths: 280...300),
        .rule("title.height >= 16"),
        .mirrored(),
      ]
    }
  }

  @Test("a node lays itself out")
  func node() {
    let row = RowNode()
    let layout = row.layoutThatFits(
      ASSizeRange(min: .zero, max: CGSize(width: 320, height: CGFloat.infinity)))
    print(layout.size, layout.nodeFrames.map(\.frame), layout.problems)

    #expect(layout.size.width > 60)
    #expect(layout.nodeFrames.map(\.frame.origin) == [CGPoint(x: 8, y: 8)])
    #expect(layout.problems.isEmpty)
    #expect(row.specWarnings(in: ASSizeRange(min: .zero, max: layout.size)).isEmpty)
  }

  @Test("a view lays itself out")
  @MainActor
  func view() {
    let row = RowView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.layoutIfNeeded()
    print(row.title.frame, row.layoutProblems)

    #expect(row.title.frame == CGRect(x: 8, y: 8, width: 304, height: 28))
    #expect(row.layoutProblems.isEmpty)
  }

  @MainActor
  @Test func titleFits() {
    let row = RowView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.layoutIfNeeded()
    #expect(row.title.frame.width <= 304)
  }

  @Test("another device has other pixels and pictures")
  func device() {
    let device = SimulatedDevice(
      scale: 3, images: ImageCatalog(sizes: ["heart": CGSize(width: 20, height: 18)]))
    device.run {
      #expect(UIImage(named: "heart")?.size == CGSize(width: 20, height: 18))
    }
  }

  @Test("a screen may announce a difference")
  func announced() {
    let screens = [
      Screen("row", at: [280, 320], tags: ["row"], node: { RowNode() }, view: { RowView() }),
      Screen(
        "cell", at: [320], matching: ["infoNode": "detailsLabel"],
        expect: .differs("The view has another font.", elements: ["title"]),
        node: { RowNode() }, view: { RowView() }),
    ]

    #expect(screens.map(\.settings.name) == ["row", "cell"])
  }
}
