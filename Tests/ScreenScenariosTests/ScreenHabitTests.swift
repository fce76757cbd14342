import Foundation
import Geometry
import Linting
import Scenarios
import ScreenScenarios
import SnapKitNames
import Testing
import TextureNames
import UIKitNames
import UIKitValues

@MainActor
@Suite("Habits in screens in Swift")
struct ScreenHabitTests {
  private func findings(
    node: @escaping @MainActor @Sendable () -> ASDisplayNode,
    view: @escaping @MainActor @Sendable () -> UIView
  ) throws -> [LintFinding] {
    let screen = Screen("card", at: [Container(width: 320)], node: node, view: view)
    return ScenarioLint(try screen.scenario()).findings
  }

  @Test("a correct node and view have no warnings")
  func none() throws {
    #expect(try findings(node: { CardNode(isFixed: false) }, view: { CardView() }) == [])
    #expect(try findings(node: { RowNode() }, view: { RowView() }) == [])
  }

  @Test("fixed sizes of a node are reported with the names of its properties")
  func fixedSizes() throws {
    let found = try findings(node: { CardNode(isFixed: true) }, view: { CardView() })
    #expect(found.map(\.line) == [nil])
    #expect(
      found.first?.message.hasPrefix(
        "the spec of CardNode fixes the width and height of every element with content, "
          + "photo, title and date: ") == true, "\(found)")
  }

  @Test("a style that the spec of a node ignores is reported with the fix in Swift")
  func ignoredStyle() throws {
    let found = try findings(node: { GrowingNode() }, view: { CardView() })
    #expect(
      found.map(\.message) == [
        "'style.flexGrow' of title in the spec of GrowingNode has no effect: only a stack reads it, and "
          + "title is in an inset spec"
      ])
    #expect(
      found.map(\.advice) == ["remove it, or give it to the inset spec if that is in a stack"])
  }

  @Test("constraints that were never activated are reported with their lines, each once")
  func neverActivated() throws {
    let found = try findings(
      node: { CardNode(isFixed: false) },
      view: {
        let view = CardView()
        for _ in 0..<2 {
          _ = view.titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 9)
        }
        return view
      })
    let line = #line - 4
    #expect(
      found.map(\.message) == [
        "'UILabel.top == CardView.top + 9.0 (ScreenHabitTests.swift:\(line))' was created but never "
          + "activated, so it has no effect"
      ])
  }

  @Test("SnapKit's insets are reported where they overlap, and where they limit from outside")
  func insets() throws {
    let found = try findings(
      node: { CardNode(isFixed: false) },
      view: {
        let view = CardView()
        view.photoView.snp.makeConstraints {
          $0.trailing.equalTo(view.titleLabel.snp.leading).inset(5).priority(500)
        }
        view.addSubview(view.backdrop)
        view.backdrop.snp.makeConstraints {
          $0.edges.lessThanOrEqualToSuperview().inset(8)
        }
        return view
      })
    let line = #line - 8
    let starts = [
      "'photo.trailing == title.leading + 5 @500 (ScreenHabitTests.swift:\(line))' comes from",
      "'backdrop.left <= superview.left + 8 (ScreenHabitTests.swift:\(line + 4))' lets backdrop",
      "'backdrop.top <= superview.top + 8 (ScreenHabitTests.swift:\(line + 4))' lets backdrop",
    ]
    for start in starts {
      #expect(found.contains { $0.message.hasPrefix(start) }, "\(found.map(\.message))")
    }
  }
}

/// A picture and two texts, with natural or fixed sizes.
private final class CardNode: ASDisplayNode {
  let photoNode = ASImageNode()
  let titleNode = ASTextNode()
  let dateNode = ASTextNode()

  init(isFixed: Bool) {
    super.init()
    automaticallyManagesSubnodes = true
    photoNode.style.preferredSize = CGSize(width: 40, height: 40)
    for (node, text) in [(titleNode, "Title"), (dateNode, "Today")] {
      node.attributedText = NSAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
      if isFixed { node.style.preferredSize = CGSize(width: 80, height: 20) }
    }
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .start,
      children: [photoNode, titleNode, dateNode])
  }
}

/// A text that is to grow, where nothing lets it.
private final class GrowingNode: ASDisplayNode {
  let titleNode = ASTextNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    titleNode.attributedText = NSAttributedString(
      string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    titleNode.style.flexGrow = 1
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: .zero, child: titleNode)
  }
}

/// The same as a view.
private final class CardView: UIView {
  let photoView = UIImageView()
  let titleLabel = UILabel()
  let dateLabel = UILabel()
  let backdrop = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Title"
    dateLabel.text = "Today"
    for view in [photoView, titleLabel, dateLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      photoView.leadingAnchor.constraint(equalTo: leadingAnchor),
      photoView.widthAnchor.constraint(equalToConstant: 40),
      photoView.heightAnchor.constraint(equalToConstant: 40),
      titleLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 8),
      dateLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
