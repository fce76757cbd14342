import Foundation
import LayoutDiffTesting
import Testing
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

#if os(Linux)
  @Suite("Layouts in XCTest")
  struct XCTestTests {
    @Test("a difference fails a test of XCTest, with its reasons and its line")
    func failure() throws {
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = ["LayoutDiffTestingTests.DifferentLayouts/testDifferentLayouts"]
      process.environment = ProcessInfo.processInfo.environment
        .merging([DifferentLayouts.variable: "1"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 1)
      #expect(text.contains("LayoutDiffTestingTests/XCTestTests.swift:15: "), "\(text)")
      #expect(
        text.contains("box.right is 20 pt in the spec and 30 pt in the constraints"), "\(text)")
      #expect(text.contains("with 1 failure"), "\(text)")
    }
  }
#endif
