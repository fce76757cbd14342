import AsyncDisplayKit
import Testing
import UIKit

/// The file compiles in the language mode of Swift 5, too.
@Suite("Recording in apps of Swift 5")
@MainActor
struct EarlierRecorderTests {
  @Test("a label and a text node are recorded")
  func records() {
    let view = UIView()
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let text = LayoutRecorder.record(view, named: "a \"b\"", at: [100])
    #expect(text.contains("title: \"a \\\"b\\\"\"\n"))
    #expect(text.contains("    - UILabel.top == superview.top\n"))
    let node = ASTextNode()
    node.attributedText = NSAttributedString(string: "Hello")
    #expect(LayoutRecorder.record(node, at: [100]).contains("elements: {}"))
  }
}
