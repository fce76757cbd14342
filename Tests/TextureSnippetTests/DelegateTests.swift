import AsyncDisplayKit
import Testing
import UIKit

/// An owner of nodes that respond to it.
private final class Owner: NSObject, ASTextNodeDelegate, ASNetworkImageNodeDelegate,
  ASVideoNodeDelegate, ASEditableTextNodeDelegate, ASVideoPlayerNodeDelegate
{
  var links: [String] = []

  func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {
    links.append(attribute)
  }

  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {}
  func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState,
    to toState: ASVideoNodePlayerState
  ) {}
  func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode) {}
}

/// A node that moves to another layout.
private final class MovingNode: ASDisplayNode {
  override func animateLayoutTransition(_ context: any ASContextTransitioning) {
    guard let from = context.layout(forKey: ASTransitionContextFromLayoutKey),
      let to = context.layout(forKey: ASTransitionContextToLayoutKey), from.size != to.size
    else { return super.animateLayoutTransition(context) }
    UIView.animate(
      withDuration: defaultLayoutTransitionDuration, delay: defaultLayoutTransitionDelay,
      options: defaultLayoutTransitionOptions, animations: { self.alpha = 1 }
    ) { context.completeTransition($0) }
  }
}

/// A table that is always grouped.
private final class GroupedNode: ASTableNode {
  convenience init(title: String) {
    self.init(style: .grouped)
    accessibilityLabel = title
  }
}

@Suite("Delegates of nodes, videos and controllers")
struct DelegateTests {
  @Test("each kind of node has a delegate of its own kind")
  func delegates() {
    let owner = Owner()
    let text = ASTextNode()
    text.delegate = owner
    text.passthroughNonlinkTouches = true
    text.delegate?.textNode(
      text, tappedLinkAttribute: "link", value: 1, at: .zero, textRange: NSRange())
    #expect(owner.links == ["link"])
    let editable = ASEditableTextNode()
    editable.delegate = owner
    editable.typingAttributes = [NSAttributedString.Key.kern.rawValue: 1]
    #expect(editable.delegate === owner && editable.isDisplayingPlaceholder())
    let image = ASNetworkImageNode()
    image.delegate = owner
    let video = ASVideoNode()
    video.delegate = owner
    #expect(image.delegate === owner && video.delegate === owner)
    #expect(video.playerState == .unknown && !video.isPlaying())
  }

  @Test("a video with controls takes all of the available size")
  func videoPlayer() {
    let node = ASVideoPlayerNode(url: URL(fileURLWithPath: "/video.mp4"))
    node.muted = true
    #expect(node.videoNode.muted && node.assetURL?.path == "/video.mp4")
    let size = CGSize(width: 320, height: 180)
    let layout = node.layoutThatFits(ASSizeRange(min: .zero, max: size))
    #expect(layout.size == size)
    #expect(
      node.layoutThatFits(
        ASSizeRange(min: .zero, max: CGSize(width: 320, height: CGFloat.infinity))
      ).size.height == 0)
  }

  @Test("a movement between layouts has its times, and placeholders their colour")
  func movements() {
    let node = MovingNode()
    #expect(node.defaultLayoutTransitionDuration == 0.2)
    node.defaultLayoutTransitionOptions = .curveEaseOut
    node.autoresizingMask = [.flexibleWidth]
    #expect(node.defaultLayoutTransitionOptions == .curveEaseOut)
    #expect(node.autoresizingMask == .flexibleWidth)
    node.placeholderColor = ASDisplayNodeDefaultPlaceholderColor()
    #expect(NSAttributedString.Key(ASTextNodeWordKerningAttributeName).rawValue.isEmpty == false)
  }

  @Test("the layout of a spec that is in no node has the nodes inside, in their places")
  func rootLayout() {
    let node = ASDisplayNode()
    node.style.preferredSize = CGSize(width: 20, height: 10)
    let spec = ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), child: node)
    let layout = ASCalculateRootLayout(spec, ASSizeRangeUnconstrained)
    #expect(layout.size == CGSize(width: 26, height: 14) && layout.position == .zero)
    #expect(layout.sublayouts.map(\.position) == [CGPoint(x: 2, y: 1)])
    node.layer.as_allowsHighlightDrawing = true
  }

  @Test("a pager has the layout that it is given")
  func pagers() {
    let layout = UICollectionViewFlowLayout()
    let pager = ASPagerNode(frame: .zero, collectionViewLayout: layout, layoutFacilitator: nil)
    #expect(pager.collectionViewLayout === layout && pager.isPagingEnabled)
  }

  @Test("a plain table is made of nothing, and a cell around the view of a controller")
  func lists() {
    let table = GroupedNode(title: "settings")
    #expect(table.view.style == .grouped && ASTableNode().view.style == .plain)
    let controller = UIViewController()
    let cell = ASCellNode(viewControllerBlock: { controller })
    #expect(cell.view === controller.view)
    let navigation = ASDKNavigationController(rootViewController: controller)
    #expect(navigation.viewControllers.first === controller)
    #expect(ASTabBarController().viewControllers?.isEmpty != false)
    let images = ASMultiplexImageNode(cache: nil, downloader: nil)
    images.imageIdentifiers = ["large", "small"]
    #expect(images.displayedImageIdentifier == nil && images.imageIdentifiers.count == 2)
  }
}
