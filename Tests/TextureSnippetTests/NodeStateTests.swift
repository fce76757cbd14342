import AsyncDisplayKit
import Testing
import UIKit

/// A node that overrides what has no influence on layout.
private final class BadgeNode: ASDisplayNode {
  var steps: [String] = []

  override var tintColor: UIColor? { didSet { steps.append("tint") } }
  override var isHidden: Bool {
    get { false }
    set { steps.append("hidden \(newValue)") }
  }

  override func didEnterHierarchy() {
    super.didEnterHierarchy()
    steps.append("shown")
  }

  override func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {
    super.interfaceStateDidChange(newState, from: oldState)
    if newState.contains(.visible) { steps.append("visible") }
  }

  override func addSubnode(_ subnode: ASDisplayNode) {
    super.addSubnode(subnode)
    steps.append("added")
  }
}

/// Three pages.
private final class Pages: NSObject, ASPagerDataSource, ASPagerDelegate {
  func numberOfPages(in pagerNode: ASPagerNode) -> Int { 3 }

  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode {
    let cell = ASTextCellNode()
    cell.text = "page \(index)"
    return cell
  }
}

/// A list whose initialiser sets its bounces.
private final class ListNode: ASCollectionNode {
  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    cellLayoutMode = [.alwaysReloadData]
    alwaysBounceVertical = true
    setTuningParameters(ASRangeTuningParameters(leadingBufferScreenfuls: 1), for: .display)
  }
}

@Suite("States of nodes, pages and content that scrolls")
struct NodeStateTests {
  @Test("appearance and states of a node can be overridden")
  func overrides() {
    let node = BadgeNode()
    node.tintColor = .red
    node.isHidden = true
    node.addSubnode(ASDisplayNode())
    #expect(node.steps == ["tint", "hidden true", "added"])
    #expect(node.interfaceState.isEmpty && !node.isVisible && !node.isHidden)
  }

  @Test("pages are beside each other, each as large as the pager")
  func pager() {
    let pager = ASPagerNode()
    let pages = Pages()
    pager.setDataSource(pages)
    pager.setDelegate(pages)
    pager.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    pager.layoutIfNeeded()
    #expect(pager.visibleNodes.count == 3)
    for (index, node) in pager.visibleNodes.enumerated() {
      #expect(node.frame.size == CGSize(width: 300, height: 200))
      #expect(pager.indexOfPage(with: node) == index)
    }
    #expect(pager.view.contentSize.width == 900)
    pager.scrollToPage(at: 2, animated: false)
    #expect(pager.currentPageIndex == 2)
    pager.allowsMultipleSelection = true
    for index in 0..<2 {
      pager.selectItem(at: IndexPath(row: index, section: 0), animated: false, scrollPosition: [])
    }
    #expect(pager.indexPathsForSelectedItems?.count == 2)
  }

  @Test("a node that scrolls has a scroll view, with the size of the content")
  func scrollView() {
    let node = ASScrollNode()
    node.automaticallyManagesSubnodes = true
    node.automaticallyManagesContentSize = true
    node.layoutSpecBlock = { _, _ in
      let tall = ASDisplayNode()
      tall.style.preferredSize = CGSize(width: 50, height: 900)
      return ASWrapperLayoutSpec(layoutElement: tall)
    }
    node.view.showsVerticalScrollIndicator = false
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    node.view.layoutIfNeeded()
    #expect(node.view.contentSize.height == 900)
    #expect(node.view.frame == node.frame)
  }

  @Test("a list keeps its settings for scrolling")
  func list() {
    let list = ListNode()
    #expect(list.alwaysBounceVertical && list.view.alwaysBounceVertical)
    #expect(list.cellLayoutMode == .alwaysReloadData)
    #expect(ASTableNode().view.style == .plain)
  }
}
