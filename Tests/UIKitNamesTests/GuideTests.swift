import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Guides and margins of views")
struct GuideTests {
  /// Lets a view fill a guide.
  private func fill(_ guide: UILayoutGuide, with view: UIView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @Test("margins are 8 points by default, and a controller's view has the system's")
  func margins() {
    let root = emptyView(100, 100)
    let box = UIView()
    root.add(box)
    fill(root.layoutMarginsGuide, with: box)
    #expect(box.laidOut() == rect(8, 8, 84, 84))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(box.laidOut() == rect(2, 1, 94, 96))

    let controller = UIViewController()
    let content = UIView()
    controller.view.add(content)
    fill(controller.view.layoutMarginsGuide, with: content)
    #expect(content.laidOut() == rect(16, 0, 343, 812))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 30, bottom: 0, trailing: 4)
    #expect(content.laidOut() == rect(30, 10, 329, 802), "the system's are the least")
    #expect(controller.view.layoutMargins.right == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(content.laidOut() == rect(30, 10, 341, 802))
  }

  @Test("a view that a controller loads keeps the margins that were set")
  func loadedView() {
    final class Wide: UIViewController {
      override func loadView() {
        view = UIView(frame: rect(0, 0, 100, 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 5, leading: 20, bottom: 5, trailing: 20)
      }
    }
    let controller = Wide()
    let content = UIView()
    controller.view.add(content)
    fill(controller.view.layoutMarginsGuide, with: content)
    #expect(content.laidOut() == rect(20, 5, 60, 90))
  }

  @Test("the safe area is that of the device plus a controller's insets")
  func safeArea() {
    let device = SimulatedDevice(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    device.run {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.top = 3
      let content = UIView()
      controller.view.add(content)
      fill(controller.view.safeAreaLayoutGuide, with: content)
      #expect(content.laidOut() == rect(0, 50, 375, 728))
      let insets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
      #expect(controller.view.safeAreaInsets == insets)
      #expect(content.safeAreaInsets == .zero)
    }
  }

  @Test("a custom guide distributes space among views")
  func ownGuide() {
    let root = emptyView(100, 100)
    let box = Box(10, 10)
    let gap = UILayoutGuide()
    root.add(box)
    root.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      gap.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      gap.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      box.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(box.laidOut().minX == 25)
    #expect(gap.layoutFrame.minX == 0 && gap.layoutFrame.width == 25)
    root.removeLayoutGuide(gap)
    #expect(root.constraints.count == 1 && gap.owningView == nil)
  }

  @Test("constraints determine the size of a scroll view's content")
  func scrollView() {
    let root = emptyView(200, 300)
    let scroll = UIScrollView()
    let content = Box(0, 0)
    root.add(scroll)
    scroll.add(content)
    fill(root.safeAreaLayoutGuide, with: scroll)
    fill(scroll.contentLayoutGuide, with: content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    #expect(content.laidOut() == rect(0, 0, 200, 900))
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(scroll.frame == rect(0, 0, 200, 300))
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 200, 900))
    #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, 0, 200, 300))
  }

  @Test("guides have a frame in their view, wherever the view is")
  func layoutFrames() {
    let device = SimulatedDevice(
      scale: 3, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    device.run {
      let root = emptyView(100, 200)
      let card = UIView()
      root.add(card)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.5),
        card.widthAnchor.constraint(equalToConstant: 50),
        card.heightAnchor.constraint(equalToConstant: 60),
      ])
      let guides = [root.safeAreaLayoutGuide, card.safeAreaLayoutGuide, card.layoutMarginsGuide]
      root.layoutIfNeeded()
      #expect(guides[0].layoutFrame == rect(0, 47, 100, 119))
      #expect(guides[1].layoutFrame.minY == 7 && guides[1].layoutFrame.height == 53)
      #expect(guides[2].layoutFrame.minY == 15 && guides[2].layoutFrame.height == 37)
      #expect(root.safeAreaInsets.top == 47 && root.safeAreaInsets.bottom == 34)
      #expect(card.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
      let frame = guides[2].layoutFrame
      #expect(abs(frame.minX - 8) < 1 / 3.0 && abs(frame.width - 34) < 1 / 3.0)
    }
  }
}
