import Foundation
import LayoutDiffCommands
import TextureNames
import UIKitNames

/// A program with its own screens, for the tests of the command line.
///
/// `TWICE` in the environment registers one screen a second time, `ALONE` registers screens of one side.
@main
struct Main {
  static func main() {
    let twice = ProcessInfo.processInfo.environment["TWICE"] == nil ? [] : [badge]
    let alone = ProcessInfo.processInfo.environment["ALONE"] == nil ? [] : Self.alone
    LayoutDiff.main(screens: [badge, shifted] + twice + alone)
  }

  static let alone = [
    Screen(
      "view-alone", at: [15, 100], cases: ["far": { $0.markView.isHidden = true }],
      promises: { badge in [.visible(badge.markView), .inside(badge.markView, widths: 20...100)] },
      view: { BadgeView(shift: 0) }),
    Screen(
      "broken-view", at: [15, 100], promises: { badge in [.inside(badge.markView)] },
      view: { BadgeView(shift: 1) }),
    Screen(
      "node-alone", at: [15, 100], promises: { [.tappable($0.markNode, size: 20)] },
      node: { BadgeNode() }),
    Screen("unchecked-node", at: [100], node: { BadgeNode() }),
  ]

  static let badge = Screen(
    "badge", at: [100, Container(width: 120.5, height: 40)], title: "A badge", tags: ["small"],
    node: { BadgeNode() }, view: { BadgeView(shift: 0) })

  static let shifted = Screen(
    "shifted-badge", at: [100], tags: ["small", "wrong"],
    node: { BadgeNode() }, view: { BadgeView(shift: 1) })
}

/// A mark in the upper left corner.
final class BadgeNode: ASDisplayNode {
  let markNode = ASDisplayNode()

  override init() {
    super.init()
    markNode.style.preferredSize = CGSize(width: 20, height: 20)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASAbsoluteLayoutSpec(sizing: .default, children: [markNode])
  }
}

/// The same badge as a view, with its mark moved to the right.
final class BadgeView: UIView {
  let markView = UIView()

  init(shift: CGFloat) {
    super.init(frame: .zero)
    markView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(markView)
    NSLayoutConstraint.activate([
      markView.topAnchor.constraint(equalTo: topAnchor),
      markView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: shift),
      markView.widthAnchor.constraint(equalToConstant: 20),
      markView.heightAnchor.constraint(equalToConstant: 20),
      bottomAnchor.constraint(greaterThanOrEqualTo: markView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
