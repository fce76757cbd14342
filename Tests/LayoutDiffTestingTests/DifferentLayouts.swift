// As a file of XCTest is written: without `import Testing`.
import Foundation
import LayoutDiffTesting
import TextureNames
import UIKitNames
import UIKitValues
import XCTest

/// A test of XCTest that fails, where ``XCTestTests`` asks for it.
final class DifferentLayouts: XCTestCase {
  static let variable = "LAYOUTDIFF_FAILS_ON_PURPOSE"

  func testDifferentLayouts() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment[Self.variable] != nil)
    expectSameLayout(NarrowNode(), WideView(), at: [320])
  }
}

private final class NarrowNode: ASDisplayNode {
  let boxNode = ASDisplayNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    boxNode.style.preferredSize = CGSize(width: 20, height: 10)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let row = ASStackLayoutSpec.horizontal()
    row.children = [boxNode]
    return row
  }
}

private final class WideView: UIView {
  let boxView = UIView()

  init() {
    super.init(frame: .zero)
    boxView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(boxView)
    NSLayoutConstraint.activate([
      boxView.leadingAnchor.constraint(equalTo: leadingAnchor),
      boxView.topAnchor.constraint(equalTo: topAnchor),
      boxView.bottomAnchor.constraint(equalTo: bottomAnchor),
      boxView.widthAnchor.constraint(equalToConstant: 30),
      boxView.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
