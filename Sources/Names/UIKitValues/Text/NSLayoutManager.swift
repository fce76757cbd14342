/// The size and the edges of a text container.
open class NSTextContainer: NSObject {
  open var size: CGSize, lineFragmentPadding: CGFloat = 5, maximumNumberOfLines = 0,
    lineBreakMode = NSLineBreakMode.byWordWrapping, widthTracksTextView = false,
    heightTracksTextView = false, exclusionPaths: [UIBezierPath] = []
  open internal(set) weak var layoutManager: NSLayoutManager?
  public init(size: CGSize = .zero) { self.size = size }
}

/// Connects text and containers; it lays out nothing itself.
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var textStorage: NSTextStorage?
  open var usesFontLeading = true, allowsNonContiguousLayout = false
  public override init() { super.init() }
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func ensureLayout(for container: NSTextContainer) {}
  open func invalidateLayout(forCharacterRange: NSRange, actualCharacterRange: NSRangePointer?) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// The rectangle of the text in a container with the space at both ends of its lines, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let padding = container.lineFragmentPadding * 2
    // A width of 0 would be one without end: a container as narrow as its padding has next to none.
    let inside = CGSize(
      width: max(.leastNonzeroMagnitude, container.size.width - padding),
      height: container.size.height)
    var rect = textStorage.boundingRect(
      with: container.size.width > 0 ? inside : container.size, options: .usesLineFragmentOrigin,
      context: nil)
    rect.size.width += padding
    return rect
  }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textStorage?.length ?? 0)
  }
  open func drawBackground(forGlyphRange glyphs: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphs: NSRange, at origin: CGPoint) {}
}

/// A text with layout managers.
open class NSTextStorage: NSMutableAttributedString {
  public private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
}
