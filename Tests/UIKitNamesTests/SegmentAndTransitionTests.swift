import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Segments, presentations, transitions and attachments")
struct SegmentAndTransitionTests {
  @Test("segments have the titles and images of actions, and are found by their names")
  func segmentActions() {
    let actions = [
      UIAction(title: "One", identifier: .init("one")) { _ in },
      UIAction(title: "Two", image: UIImage(size: CGSize(width: 60, height: 9))) { _ in },
    ]
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.titleForSegment(at: 0) == "One" && control.titleForSegment(at: 1) == nil)
    #expect(control.segmentIndex(identifiedBy: .init("one")) == 0)
    #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
    #expect(control.intrinsicContentSize == CGSize(width: 160, height: 32))
    control.insertSegment(action: actions[0], at: 9, animated: false)
    #expect(control.numberOfSegments == 3 && control.actionForSegment(at: 2) === actions[0])
    control.setWidth(100, forSegmentAt: 0)
    control.setContentOffset(CGSize(width: 1, height: 0), forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 100 && control.imageForSegment(at: 1) != nil)
    #expect(control.contentOffsetForSegment(at: 0).width == 1)
    #expect(UISegmentedControl(items: [actions[0], "Two"]).numberOfSegments == 2)
  }

  @Test("a presentation always has a controller that presents")
  func presentation() {
    let shown = UIViewController()
    let presentation = UIPresentationController(presentedViewController: shown, presenting: nil)
    #expect(presentation.presentingViewController !== shown)
    #expect(presentation.presentingViewController.view.frame.width > 0)
    let other = UIViewController()
    #expect(
      UIPresentationController(presentedViewController: shown, presenting: other)
        .presentingViewController === other)
  }

  @Test("elements for assistive technologies are found by their index")
  func accessibilityElements() {
    let view = UIView()
    let label = UILabel()
    view.accessibilityElements = [UIView(), label]
    #expect(view.index(ofAccessibilityElement: label) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test("a transition between layouts shows the first one, and a collection takes the second one")
  func transitionLayout() {
    let first = UICollectionViewFlowLayout()
    first.headerReferenceSize = CGSize(width: 0, height: 30)
    let second = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: first)
    let transition = view.startInteractiveTransition(to: second)
    transition.updateValue(0.5, forAnimatedKey: "share")
    #expect(transition.currentLayout === first && transition.value(forAnimatedKey: "share") == 0.5)
    #expect(view.collectionViewLayout === second)
    #expect(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        == nil)
  }

  @Test("an attachment keeps its items and its place")
  func attachments() {
    let view = UIView()
    let attachment = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: 1, vertical: 2),
      attachedToAnchor: CGPoint(x: 3, y: 4))
    #expect(attachment.anchorPoint == CGPoint(x: 3, y: 4) && attachment.items.count == 1)
    #expect(attachment.attachedBehaviorType == .anchor)
    #expect(UIAttachmentBehavior(item: view, attachedTo: UIView()).items.count == 2)
  }

  @Test("colours of symbols, and larger images, have no influence on sizes")
  func symbols() {
    let image = UIImage(size: CGSize(width: 20, height: 18))
    let symbol = UIImage.SymbolConfiguration(pointSize: 40)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.white, .secondaryLabel]))
      .applying(UIImage.SymbolConfiguration.preferringMulticolor())
    let view = UIImageView(image: image.withConfiguration(symbol))
    var configuration = UIButton.Configuration.plain()
    configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    let views: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [
      view, UIButton(configuration: configuration),
    ]
    for view in views { view.adjustsImageSizeForAccessibilityContentSizeCategory = true }
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 18))
    #expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(UIScrollView().touchesShouldBegin([], with: nil, in: view))
  }
}
