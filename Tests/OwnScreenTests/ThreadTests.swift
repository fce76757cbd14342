import AsyncDisplayKit
import LayoutDiffTesting
import SnapKit
import Testing
import UIKit

/// A view whose closures check that they are on the main thread, as the compiler has them do under
/// Swift 6.
private final class ListView: UIView {
  let firstLabel = UILabel()
  let secondLabel = UILabel()

  init(_ texts: [String]) {
    super.init(frame: .zero)
    let labels = [firstLabel, secondLabel]
    zip(labels, texts).forEach { $0.text = $1 }
    let column = UIStackView(arrangedSubviews: labels.map { $0 })
    column.axis = .vertical
    addSubview(column)
    column.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(texts.map { _ in 4 }.max() ?? 0)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class ListNode: ASDisplayNode {
  let firstNode = ASTextNode()
  let secondNode = ASTextNode()

  init(_ texts: [String]) {
    super.init()
    automaticallyManagesSubnodes = true
    for (node, text) in zip([firstNode, secondNode], texts) {
      node.attributedText = NSAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let column = ASStackLayoutSpec.vertical()
    column.children = [firstNode, secondNode]
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), child: column)
  }
}

/// A node inside others, whose view is made while they are measured.
private final class NestedNode: ASDisplayNode {
  let inner: ASDisplayNode

  init(levels: Int) {
    inner =
      levels > 0
      ? NestedNode(levels: levels - 1) : ASDisplayNode(viewBlock: { ListView(["a", "b"]) })
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    inner.style.preferredSize = CGSize(width: 50, height: 20)
    _ = inner.view
    return ASCenterLayoutSpec(
      centeringOptions: .XY, sizingOptions: .minimumXY, child: inner)
  }
}

@MainActor
private func madeNode() -> ASDisplayNode { ListNode(["a", "b"]) }

@Suite("Threads of screens")
struct ThreadTests {
  @Test("a test on any thread compares a view, which is made on the main one")
  func anyThread() {
    expectSameLayout(ListNode(["a", "b"]), ListView(["a", "b"]), at: [100, 320])
  }

  @Test("a node of a function on the main actor needs no annotation, and neither does a made one")
  func madeNodes() {
    expectSameLayout(madeNode(), ListView(["a", "b"]), at: [320])
    let node = ListNode(["a", "b"])
    node.firstNode.attributedText = node.secondNode.attributedText
    expectSameLayout(node, ListView(["b", "b"]), at: [320])
  }

  @Test("a test on the main thread compares a view that it has already")
  @MainActor
  func mainThread() {
    let view = ListView(["a", "b"])
    expectSameLayout(ListNode(["a", "b"]), view, at: [100])
  }

  @Test("a view deep inside nodes is made on the main thread", .timeLimit(.minutes(10)))
  func deepView() {
    let node = NestedNode(levels: 9)
    let layout = node.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 200, height: 90)))
    #expect(layout.size == CGSize(width: 50, height: 20))
  }

  @Test("so is one where the main thread itself lays the nodes out", .timeLimit(.minutes(10)))
  @MainActor
  func deepViewOnMainThread() { deepView() }
}
