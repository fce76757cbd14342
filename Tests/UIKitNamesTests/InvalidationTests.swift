import Foundation
import Testing
import UIKitNames
import UIKitValues

@Suite("What puts a layout out of date")
struct InvalidationTests {
  @Test("what is next to a view follows the frame that its author moves")
  func movedFrame() {
    let root = room(100, 100)
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

  @Test("another size of the bounds leaves the centre where it is")
  func bounds() {
    let view = UIView(frame: rect(10, 20, 40, 60))
    view.bounds.size = CGSize(width: 20, height: 80)
    #expect(view.frame == rect(20, 10, 20, 80))
  }
}
