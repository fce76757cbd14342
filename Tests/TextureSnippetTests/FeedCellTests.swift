import AsyncDisplayKit
import Testing

struct Post {
  var author = "Ada Lovelace"
  var text = "The engine might compose elaborate and scientific pieces of music of any complexity."
  var imageSize = CGSize(width: 1200, height: 800)
  var likes = 42
}

/// A cell as in apps that use Texture.
final class PostCellNode: ASCellNode {
  private let avatarNode = ASNetworkImageNode()
  private let authorNode = ASTextNode()
  private let dateNode = ASTextNode()
  private let textNode = ASTextNode()
  private let photoNode = ASNetworkImageNode()
  private let likeButton = ASButtonNode()
  private let post: Post

  static let authorFont = UIFont.systemFont(ofSize: 15, weight: .semibold)

  init(post: Post) {
    self.post = post
    super.init()
    automaticallyManagesSubnodes = true
    selectionStyle = .none
    backgroundColor = .white
    avatarNode.style.preferredSize = CGSize(width: 36, height: 36)
    avatarNode.cornerRadius = 18
    avatarNode.contentMode = .scaleAspectFill
    authorNode.attributedText = NSAttributedString(
      string: post.author, attributes: [.font: Self.authorFont, .foregroundColor: UIColor.label])
    dateNode.attributedText = NSAttributedString(
      string: "3h", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    textNode.attributedText = NSAttributedString(
      string: post.text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    textNode.maximumNumberOfLines = 3
    photoNode.url = URL(string: "https://images.example/1.jpg")
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    likeButton.setTitle("\(post.likes)", with: .systemFont(ofSize: 13), with: .red, for: .normal)
    likeButton.hitTestSlop = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let spacer = ASLayoutSpec().styled { $0.flexGrow = 1 }
    let header = ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center,
      children: [avatarNode, authorNode.styled { $0.flexShrink = 1 }, spacer, dateNode])
    let photo = ASRatioLayoutSpec(
      ratio: post.imageSize.height / post.imageSize.width, child: photoNode)
    let footer = ASStackLayoutSpec.horizontal()
    footer.children = [likeButton]
    let column = ASStackLayoutSpec(
      direction: .vertical, spacing: 10, justifyContent: .start, alignItems: .stretch,
      children: [header, textNode, photo, footer])
    let insets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    return ASInsetLayoutSpec(insets: insets, child: column)
  }
}

@Suite("A cell as in apps")
struct FeedCellTests {
  let device = SimulatedDevice(
    images: ImageCatalog(sizes: ["heart": CGSize(width: 20, height: 18)]))
  let column = ASSizeRange(
    min: CGSize(width: 375, height: 0), max: CGSize(width: 375, height: CGFloat.infinity))

  @Test("a feed cell is laid out unchanged, including the inside of its button")
  func cell() throws {
    try device.run {
      let cell = PostCellNode(post: Post())
      let layout = cell.layoutThatFits(column)
      #expect(layout.problems.isEmpty, "\(layout.problems)")
      #expect(layout.size.width == 375)
      let frames = layout.nodeFrames
      #expect(frames.count == 8)
      let photo = try #require(
        frames.first {
          $0.node is ASNetworkImageNode && $0.frame.minX == 16
            && $0.frame.width == 343
        })
      #expect(photo.frame.height == 228.5)
      let heart = try #require(frames.first { $0.depth == 2 })
      #expect(heart.frame.size == CGSize(width: 20, height: 18))
      #expect(heart.frame.minX == 16)
      #expect(frames.allSatisfy { CGRect(origin: .zero, size: layout.size).contains($0.frame) })
    }
  }

  @Test("the cell has no warnings")
  func noWarnings() {
    device.run { #expect(PostCellNode(post: Post()).specWarnings(in: column).isEmpty) }
  }

  @Test("text wraps: the cell is higher in a narrower column")
  func narrower() throws {
    let screen = ASSizeRange(
      min: CGSize(width: 1000, height: 0), max: CGSize(width: 1000, height: CGFloat.infinity))
    let narrow = PostCellNode(post: Post()).layoutThatFits(column).nodeFrames
    let wide = PostCellNode(post: Post()).layoutThatFits(screen).nodeFrames
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    try #require(wide.count > 3)
    #expect(abs(wide[3].frame.height - line) < 0.5)
    try #require(narrow.count > 3)
    #expect(abs(narrow[3].frame.height - 3 * line) < 0.5)
    #expect(narrow[3].frame.width <= 343)
  }

  @Test("a cell is created and laid out off the main thread")
  func offMain() async {
    let range = column
    let size = await Task.detached { PostCellNode(post: Post()).layoutThatFits(range).size }.value
    #expect(size == PostCellNode(post: Post()).layoutThatFits(column).size)
  }

  @Test("eight cells are laid out concurrently, with equal results")
  func atOnce() async {
    let range = column
    let sizes = await withTaskGroup(of: CGSize.self, returning: [CGSize].self) { group in
      for _ in 0..<8 {
        group.addTask { PostCellNode(post: Post()).layoutThatFits(range).size }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.count == 8)
    #expect(sizes.allSatisfy { $0 == sizes.first })
  }

  @Test("a cell that was created on one thread can be used on another")
  func handedOver() async {
    let cell = PostCellNode(post: Post())
    let range = column
    let size = await Task.detached { cell.layoutThatFits(range).size }.value
    #expect(size.width == 375)
  }
}
