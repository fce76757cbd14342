import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Invalidating layouts")
struct InvalidationTests {
  @Test("a neighbour follows a view whose frame its author moves")
  func movedFrame() {
    let root = emptyView(100, 100)
    let placed = UIView(frame: rect(10, 10, 20, 20))
    let follower = Box(5, 5)
    root.addSubview(placed)
    root.add(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: placed.rightAnchor),
      follower.topAnchor.constraint(equalTo: placed.topAnchor),
    ])
    #expect(follower.laidOut() == rect(30, 10, 5, 5))
    placed.frame.origin = CGPoint(x: 40, y: 50)
    #expect(follower.laidOut() == rect(60, 50, 5, 5))
    placed.center = CGPoint(x: 30, y: 30)
    #expect(follower.laidOut() == rect(40, 20, 5, 5))
  }

  @Test("a button is laid out again when the font of its title changes")
  func buttonFont() {
    let root = emptyView(300, 100)
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    root.add(button)
    button.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let before = button.laidOut().width
    button.titleLabel?.font = .boldSystemFont(ofSize: 30)
    #expect(button.laidOut().width > before * 1.5)
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test("a text field has one text, with attributes or without")
  func textField() {
    let field = UITextField()
    #expect(field.text?.isEmpty == true)
    field.attributedText = NSAttributedString(
      string: "wide text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let wide = field.intrinsicContentSize.width
    #expect(field.text == "wide text")
    field.text = "text"
    #expect(field.attributedText?.string == "text")
    #expect(field.intrinsicContentSize.width < wide)
  }

  @Test("a missing fitting size is reported until there is one")
  func fittingFailure() {
    let view = emptyView(10, 10)
    let size = view.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 0))
    #expect(size == .zero)
    #expect(view.layoutProblems.count == 1)
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(view.layoutProblems == [])
  }

  @Test("reading the rectangle of a label's text does not lay it out again")
  func textRect() throws {
    final class Asking: UIView {
      let text = label("Some words that take several lines", lines: 1)
      var rounds = 0
      var heights: [CGFloat] = []
      override func layoutSubviews() {
        rounds += 1
        heights = [1, 2].map {
          text.textRect(forBounds: rect(0, 0, 60, 500), limitedToNumberOfLines: $0).height
        }
      }
    }
    let view = Asking(frame: rect(0, 0, 100, 100))
    view.add(view.text)
    SimulatedDevice(putsFramesOnPixels: false).run { view.layoutIfNeeded() }
    #expect(view.rounds == 1)
    try #require(view.heights.count > 1)
    #expect(view.heights[1] == 2 * view.heights[0])
  }

  @Test("another size of the bounds keeps the centre")
  func bounds() {
    let view = UIView(frame: rect(10, 20, 40, 60))
    view.bounds.size = CGSize(width: 20, height: 80)
    #expect(view.frame == rect(20, 10, 20, 80))
  }
}
