import LayoutSpecs

/// One of the four corners of a rectangle.
public enum ASCornerLayoutLocation: Int, Sendable, CaseIterable, EngineChoice {
  case topLeft, topRight, bottomLeft, bottomRight
  static let values: [CornerLocation] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A child with another element centred on one of its corners.
open class ASCornerLayoutSpec: ASLayoutSpec {
  open var cornerLocation = ASCornerLayoutLocation.topLeft
  /// The offset of the corner element from there, in points.
  open var offset = CGPoint.zero
  /// Whether the spec is as large as both together, instead of as large as its child.
  open var wrapsCorner = false
  public convenience init(
    child: any ASLayoutElement, corner: any ASLayoutElement, location: ASCornerLayoutLocation
  ) {
    self.init()
    children = [child, corner]
    cornerLocation = location
  }
  open var corner: (any ASLayoutElement)? {
    get { second }
    set { second = newValue }
  }
  override var isEngineSpec: Bool { type(of: self) == ASCornerLayoutSpec.self }
  override var engineChildren: [any ASLayoutElement] { both }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .corner(
      CornerSpec(location: cornerLocation.value, offset: offset, wrapsCorner: wrapsCorner),
      children[0], element: children[1])
  }
}
