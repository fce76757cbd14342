import Testing
import UIKit

/// A label that never gives way, whatever is set.
private final class FirmLabel: UILabel {
  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .required }
}

/// A row of a label that may not be cut off and one that may.
private final class PairView: UIView {
  let firm = FirmLabel()
  let soft = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [firm, soft] {
      label.text = "a text that is too long"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    firm.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      soft.leadingAnchor.constraint(equalTo: leadingAnchor),
      firm.leadingAnchor.constraint(equalTo: soft.trailingAnchor),
      firm.trailingAnchor.constraint(equalTo: trailingAnchor),
      soft.topAnchor.constraint(equalTo: topAnchor),
      firm.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A segmented control whose titles come from its own initialiser.
private final class RangeControl: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: (items ?? []) + ["all"])
    selectedSegmentIndex = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A table that overrides what the controller already answers.
private final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row > 0 }
}

/// A table that decides about headers, focus, menus, editing and scrolling, as apps do.
private final class BusyListController: UITableViewController {
  private(set) var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { "Repositories" }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { "All of them" }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["R"] }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    log.append("header \(section)")
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.textLabel?.font = .systemFont(ofSize: 40)
  }
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { log.append("footer \(section)") }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 20 }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("accessory \(indexPath.row)") }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { sourceIndexPath }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { coordinator.addCoordinatedAnimations({ self.log.append("focus") }) }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee = .zero }
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

/// A collection that decides about headers and moves of items, as apps do.
private final class BusyCollectionController: UICollectionViewController {
  private(set) var log: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("item \(indexPath.item)") }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.append(elementKind) }
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { false }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

@MainActor
@Suite("Members that apps override")
struct OverridableTests {
  @Test("a layout asks a view for its priorities, as overridden")
  func priorities() {
    let view = PairView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.layoutIfNeeded()
    #expect(view.firm.frame.width == view.firm.intrinsicContentSize.width)
    #expect(view.soft.frame.width == 200 - view.firm.frame.width)
  }

  @Test("a segmented control can be made with its own items")
  func segments() {
    let control = RangeControl(items: ["day", "week"])
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 2) == "all")
  }

  @Test("answers of a table's controller can be overridden, and asked by its delegate")
  func table() {
    let controller = ListController(style: .plain)
    let delegate: any UITableViewDelegate = controller
    let source: any UITableViewDataSource = controller
    let path = IndexPath(row: 0, section: 0)
    #expect(delegate.tableView(controller.tableView, estimatedHeightForRowAt: path) == 60)
    #expect(!source.tableView(controller.tableView, canEditRowAt: path))
  }

  @Test("headers and footers can be changed before they are shown, and the layout follows")
  func headers() throws {
    let plain = ListController(style: .plain)
    let busy = BusyListController(style: .plain)
    for controller in [plain, busy] {
      controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.loadViewIfNeeded()
      controller.tableView.layoutIfNeeded()
    }
    #expect(busy.log == ["header 0", "footer 0"])
    let header = try #require(busy.tableView.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(label.text == "Repositories" && label.intrinsicContentSize.height > 40)
    #expect(header.frame.height == label.intrinsicContentSize.height + 12)
    #expect(plain.tableView.headerView(forSection: 0) == nil)
    busy.tableView(busy.tableView, accessoryButtonTappedForRowWith: [0, 3])
    #expect(busy.log.last == "accessory 3")
    #expect(busy.tableView(busy.tableView, willDeselectRowAt: [0, 0]) == nil)
    #expect(busy.tableView(busy.tableView, shouldIndentWhileEditingRowAt: [0, 0]))
  }

  @Test("items and headers of a collection can be changed before they are shown")
  func supplementaryViews() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let controller = BusyCollectionController(collectionViewLayout: layout)
    controller.collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.loadViewIfNeeded()
    controller.collectionView.layoutIfNeeded()
    #expect(controller.log == ["item 0", UICollectionView.elementKindSectionHeader])
    #expect(!controller.collectionView(controller.collectionView, shouldDeselectItemAt: [0, 0]))
    #expect(!controller.collectionView(controller.collectionView, shouldShowMenuForItemAt: [0, 0]))
  }

  @Test("a class names itself for a bundle")
  func classForCoder() {
    #expect(PairView.classForCoder() == PairView.self)
    #expect(Bundle(for: PairView.classForCoder()) == Bundle.main)
  }

  @Test("an app cannot choose pictures here, and asks before it tries")
  func pictures() {
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    picker.allowsEditing = true
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(picker.sourceType == .camera && picker.allowsEditing)
  }

  @Test("lines of a text have their rectangles, with the container's space at both ends")
  func lines() throws {
    let storage = NSTextStorage(
      string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 90, height: 500))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var used: [CGRect] = []
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { whole, inside, _, range, _ in
      #expect(whole.width == 90 && whole.minY == inside.minY)
      used.append(inside)
      ranges.append(range)
    }
    try #require(used.count > 1)
    #expect(ranges.map(\.length).reduce(0, +) == manager.numberOfGlyphs)
    #expect(used[0].minX == 0 && used[1].minY == used[0].maxY)
    let second = ranges[1].location
    #expect(manager.lineFragmentUsedRect(forGlyphAt: second, effectiveRange: nil) == used[1])
    #expect(manager.usedRect(for: container).width == used.map(\.width).max())

    let first = NSRange(location: 0, length: 1)
    #expect(manager.boundingRect(forGlyphRange: first, in: container).minX == 5)
    container.lineFragmentPadding = 0
    #expect(manager.boundingRect(forGlyphRange: first, in: container).minX == 0)

    // As narrow as its padding: a character in each line, for both questions.
    container.lineFragmentPadding = 5
    container.size.width = 8
    let narrow = manager.usedRect(for: container)
    #expect(narrow.width < 40 && narrow.height > 200)
    // Without a limit, a line is as wide as its text.
    container.size.width = 0
    let whole = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(whole == manager.usedRect(for: container))
  }
}

@MainActor
@Suite("More members that apps override or set")
struct MoreOverridableTests {
  private final class Badge: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }
  }

  private final class Secret: UITextField {
    override var isSecureTextEntry: Bool { didSet { placeholder = "secret" } }
  }

  @Test("rectangles for constraints, hidden texts, and images of attachments")
  func overridden() {
    #expect(Badge().alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 4, height: 4)).width == 2)
    let field = Secret()
    field.isSecureTextEntry = true
    #expect(field.placeholder == "secret" && field.isSecureTextEntry)
    let attachment = NSTextAttachment(image: UIImage(imageLiteralResourceName: "missing"))
    #expect(
      attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.size == .zero)
  }

  @Test("paths, insets in values, and animators keep what is set")
  func stored() {
    let path = UIBezierPath()
    path.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1)
    animator.isInterruptible = false
    #expect(!animator.isInterruptible)
  }
}
