import AsyncDisplayKit
import Testing

@Suite("Printed snippets: center, relative and ratio specs")
struct PositionSnippetTests {
  let room = ASSizeRange(min: .zero, max: CGSize(width: 300, height: 400))
  let child = ASDisplayNode().styled { $0.preferredSize = CGSize(width: 40, height: 20) }

  @Test("a center spec centres by options, and is as large as the available size")
  func centre() {
    let spec = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: child)
    let layout = spec.layoutThatFits(room)
    #expect(layout.size == room.max)
    #expect(layout.frame(for: child) == CGRect(x: 130, y: 190, width: 40, height: 20))
  }

  @Test("a center spec with .minimumXY is as small as its child")
  func centreMinimum() {
    let centerLayout = ASCenterLayoutSpec(
      centeringOptions: .XY,
      sizingOptions: .minimumXY,
      child: self.child
    )
    #expect(centerLayout.layoutThatFits(room).size == CGSize(width: 40, height: 20))
  }

  @Test("options of one axis leave the other at the start")
  func oneAxis() {
    let x = ASCenterLayoutSpec(centeringOptions: .X, sizingOptions: .minimumY, child: child)
      .layoutThatFits(room)
    #expect(x.size == CGSize(width: 300, height: 20))
    #expect(x.frame(for: child).origin == CGPoint(x: 130, y: 0))
    let y = ASCenterLayoutSpec(centeringOptions: .Y, sizingOptions: .minimumX, child: child)
      .layoutThatFits(room)
    #expect(y.frame(for: child).origin == CGPoint(x: 0, y: 190))
    let none = ASCenterLayoutSpec(centeringOptions: [], sizingOptions: [], child: child)
      .layoutThatFits(room)
    #expect(none.frame(for: child).origin == .zero)
  }

  @Test("a center spec has positions, and an empty array as an option")
  func centreByPosition() {
    let centerLayout2 = ASCenterLayoutSpec(
      horizontalPosition: .start,
      verticalPosition: .end,
      sizingOption: [],
      child: self.child
    )
    let layout = centerLayout2.layoutThatFits(room)
    #expect(layout.frame(for: child) == CGRect(x: 0, y: 380, width: 40, height: 20))
  }

  @Test("a relative spec has nine positions", arguments: [(0, 0.0), (1, 0.5), (2, 1.0)])
  func relative(index: Int, share: CGFloat) {
    let positions: [ASRelativeLayoutSpecPosition] = [.start, .center, .end]
    for (row, part) in [0, 0.5, 1].enumerated() as EnumeratedSequence<[CGFloat]> {
      let spec = ASRelativeLayoutSpec(
        horizontalPosition: positions[index], verticalPosition: positions[row], sizingOption: [],
        child: child)
      let origin = spec.layoutThatFits(room).frame(for: child).origin
      #expect(origin == CGPoint(x: 260 * share, y: 380 * part))
    }
  }

  @Test("at the bottom right, with an inset that keeps a distance of 20 points")
  func relativeWithInset() {
    let insets = UIEdgeInsets(top: 0.0, left: 0.0, bottom: 20.0, right: 20.0)
    let insetLayout = ASInsetLayoutSpec(insets: insets, child: self.child)
    let rightBottomLayout = ASRelativeLayoutSpec(
      horizontalPosition: .end,
      verticalPosition: .end,
      sizingOption: .minimumSize,
      child: insetLayout
    )
    let filling = ASSizeRangeMake(CGSize(width: 300, height: 400))
    let layout = rightBottomLayout.layoutThatFits(filling).filteredNodeLayoutTree()
    #expect(layout.frame(for: child) == CGRect(x: 240, y: 360, width: 40, height: 20))
    #expect(rightBottomLayout.layoutThatFits(room).size == CGSize(width: 60, height: 40))
  }

  @Test("a ratio of 0.5 makes its child half as high as wide")
  func ratio() {
    let childNode1 = ASDisplayNode()
    let ratioLayout = ASRatioLayoutSpec.init(ratio: 0.5, child: childNode1)
    let open = ASSizeRange(min: .zero, max: CGSize(width: 300, height: CGFloat.infinity))
    #expect(ratioLayout.layoutThatFits(open).size == CGSize(width: 300, height: 150))
    ratioLayout.style.width = ASDimensionMake("50%")
    #expect(ratioLayout.layoutThatFits(open).size == CGSize(width: 150, height: 75))
  }

  @Test("the place of a video is reserved by its width and height")
  func mediaRatio() throws {
    struct Media: Decodable {
      let thumbnail_url: URL
      let video_url: URL
      let width: CGFloat
      let height: CGFloat
    }
    let json = """
      {
        "thumbnail_url": "https://mediaservice.example/0.jpg",
        "video_url": "https://mediaservice.example/0.mp4",
        "width": 100.0,
        "height": 200.0
      }
      """
    let media = try JSONDecoder().decode(Media.self, from: Data(json.utf8))
    let videoNode = ASVideoNode()
    videoNode.url = media.thumbnail_url
    videoNode.assetURL = media.video_url
    let spec = ASRatioLayoutSpec(ratio: media.height / media.width, child: videoNode)
    let open = ASSizeRange(min: .zero, max: CGSize(width: 150, height: CGFloat.infinity))
    let layout = spec.layoutThatFits(open)
    #expect(layout.frame(for: videoNode) == CGRect(x: 0, y: 0, width: 150, height: 300))
  }
}
