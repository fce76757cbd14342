import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Events: actions, targets and gestures")
struct EventTests {
  final class Row: UIView {
    var taps = 0
    var senders: [String] = []

    func tapped() { taps += 1 }
    func tapped(by sender: UIControl) { senders.append("\(type(of: sender))") }
    func recognized(_ recognizer: UIGestureRecognizer) { taps += 1 }
    func noticed(_ note: Notification) { taps += 1 }
  }

  @Test("a method that is a target is called with the sender it asks for")
  func targets() {
    let row = Row()
    let button = UIButton()
    button.addTarget(row, action: Selector(Row.tapped as (Row) -> () -> Void), for: .touchUpInside)
    button.addTarget(row, action: Selector(Row.tapped(by:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(row.taps == 1)
    #expect(row.senders == ["UIButton"])
  }

  @Test("a target that was removed is not called")
  func removedTarget() {
    let row = Row()
    let button = UIButton()
    let action = Selector(Row.tapped as (Row) -> () -> Void, name: "tapped")
    button.addTarget(row, action: action, for: .touchUpInside)
    button.removeTarget(row, action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(row.taps == 0)
  }

  @Test("a target that no longer exists is not called, and a selector of a name calls nothing")
  func goneTarget() {
    let button = UIButton()
    do {
      let row = Row()
      button.addTarget(row, action: Selector(Row.tapped(by:)), for: .touchUpInside)
    }
    button.addTarget(button, action: "missing", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.allTargets.count == 1)
  }

  @Test("a method without a target is found in the views around the control")
  func responderChain() {
    let row = Row()
    let button = UIButton()
    row.addSubview(button)
    button.addTarget(nil, action: Selector(Row.tapped(by:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(row.senders == ["UIButton"])
  }

  @Test("an action is called with its sender")
  func action() {
    let button = UIButton()
    var sender: UIButton?
    button.addAction(UIAction { sender = $0.sender as? UIButton }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
  }

  @Test("a recogniser belongs to the view it was added to last")
  func gestures() {
    let (first, second) = (Row(), Row())
    let tap = UITapGestureRecognizer(target: first, action: Selector(Row.recognized(_:)))
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(tap.view === second)
    tap.recognize()
    #expect(first.taps == 1)
  }

  @Test("a notification calls the method of its observer")
  func notification() {
    let row = Row()
    let name = Notification.Name("EventTests.\(UUID())")
    NotificationCenter.default.addObserver(
      row, selector: Selector(Row.noticed(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(row.taps == 1)
  }
}
