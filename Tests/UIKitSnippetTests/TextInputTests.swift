import Testing
import UIKit

@MainActor
@Suite("Text input, as apps use it")
struct TextInputTests {
  @Test("fields and text views are text inputs, other controls are not")
  func inputs() {
    let views = [UITextField(), UITextView(), UISlider(), UILabel()]
    #expect(views.map { $0 is any UITextInput } == [true, true, false, false])
  }

  @Test("text is read and replaced by ranges of characters")
  func ranges() throws {
    for input in [UITextField(), UITextView()] as [any UITextInput] {
      input.insertText("caf\u{301}é🇰🇷!")
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      let end = try #require(input.position(from: start, offset: 2))
      let range = try #require(input.textRange(from: start, to: end))
      #expect(input.text(in: range) == "é🇰🇷")
      #expect(input.compare(start, to: end) == .orderedAscending)
      input.replace(range, withText: "e")
      let all = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: all) == "caf\u{301}e!")
      let backwards = try #require(input.textRange(from: end, to: start))
      #expect(input.text(in: backwards) == nil)
    }
  }

  @Test("a text layer prefers the size of its text")
  func textLayer() {
    let layer = CATextLayer()
    #expect(layer.preferredFrameSize() == .zero)
    layer.string = "octocat"
    layer.fontSize = 16
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 16)]
    let bold = NSAttributedString(string: "octocat", attributes: attributes)
    layer.font = UIFont.boldSystemFont(ofSize: 40)
    #expect(layer.preferredFrameSize() == bold.size())
    layer.string = bold
    #expect(layer.preferredFrameSize() == bold.size() && bold.size().width > 0)
    let plain = CALayer()
    plain.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(plain.preferredFrameSize() == CGSize(width: 3, height: 4))
  }
}
