import Foundation
import Testing
import UIKitNames
import UIKitValues

/// Requests a layout whenever it is called, up to a number of calls that would be a hang.
private final class Eager: UIView {
  var asks: Asks
  private(set) var calls = 0
  private static let most = 50

  enum Asks: CaseIterable {
    case whenUpdated, whenMeasured, whenMeasuredForFitting, whenToldOfLayout
  }

  init(_ asks: Asks) {
    self.asks = asks
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    ask(.whenUpdated) { layoutIfNeeded() }
    super.updateConstraints()
  }

  override var intrinsicContentSize: CGSize {
    ask(.whenMeasured) { layoutIfNeeded() }
    ask(.whenMeasuredForFitting) { _ = systemLayoutSizeFitting(.zero) }
    return CGSize(width: 30, height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ask(.whenToldOfLayout) {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private func ask(_ moment: Asks, _ body: () -> Void) {
    guard asks == moment else { return }
    calls += 1
    if calls < Self.most { body() }
  }
}

/// A view that adds another view to itself when it is about to move.
private final class Swallowing: UIView {
  var prey: UIView?

  override func willMove(toSuperview newSuperview: UIView?) {
    guard let prey else { return }
    self.prey = nil
    addSubview(prey)
  }
}

@MainActor
@Suite("Views that act while they are laid out or moved")
struct ReentrancyTests {
  @Test("a view that requests a layout during a layout is laid out, and called a few times only")
  func asking() {
    for moment in Eager.Asks.allCases {
      let root = emptyView(100, 100)
      let eager = Eager(moment)
      root.add(eager)
      eager.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
      eager.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(eager.frame == rect(5, 0, 30, 20), "\(moment)")
      #expect(eager.calls <= 12, "\(moment)")
      #expect(root.layoutProblems.isEmpty)
    }
  }

  @Test("a layout inside layoutSubviews() includes the changes made there")
  func changing() {
    final class Widening: UIView {
      let box = Box(10, 10)
      lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
      private(set) var seen: CGFloat = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = frame.width / 2
        layoutIfNeeded()
        seen = box.frame.width
      }
    }
    let view = Widening(frame: rect(0, 0, 100, 50))
    view.add(view.box)
    view.width.isActive = true
    view.layoutIfNeeded()
    #expect(view.seen == 50)
    #expect(view.box.frame.width == 50)
  }

  @Test("a view that adds its new superview to itself while it moves makes no cycle")
  func circle() {
    let host = emptyView(10, 10)
    let view = Swallowing()
    view.prey = host
    host.addSubview(view)
    #expect(host.superview === view)
    #expect(view.superview == nil)
    #expect(view.subviews == [host] && host.subviews.isEmpty)
  }
}
