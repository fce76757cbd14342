import Geometry

/// The position of a layout that is not inside another one: NaN.
public let ASPointNull = CGPoint(x: CGFloat.nan, y: CGFloat.nan)

/// The size of an element, which it does not keep alive, and the layouts inside, which it does.
public final class ASLayout: NSObject {
  /// The element whose layout this is; `nil` once that is released.
  public private(set) weak var layoutElement: (any ASLayoutElement)?
  public let type: ASLayoutElementType
  /// The size, in points; rounded up to whole pixels where the device rounds.
  public let size: CGSize
  /// The origin in the layout around this one, in points; `ASPointNull` where there is none.
  public let position: CGPoint
  public let sublayouts: [ASLayout]
  let ownProblems: [LayoutProblem]
  private let elements: [any ASLayoutElement]
  /// The pixel grid of the device that the layout was made on; `nil` where it does not round.
  private let grid: PixelGrid?
  /// Makes a layout whose size and position are rounded up to pixels of the current device.
  ///
  /// A size that is not finite, or not from 0 to below 10 000 000 points, is zero and reported.
  public convenience init(
    layoutElement: any ASLayoutElement, size: CGSize, position: CGPoint = ASPointNull,
    sublayouts: [ASLayout]? = nil
  ) { self.init(layoutElement, size: size, position: position, sublayouts: sublayouts ?? []) }
  init(
    _ element: any ASLayoutElement, size: CGSize, position: CGPoint = ASPointNull,
    sublayouts: [ASLayout] = [], problems: [LayoutProblem] = [],
    grid: PixelGrid? = SimulatedDevice.current.grid
  ) {
    let isValid = size.isSizeOfSomething
    var problems = problems
    if !isValid {
      problems.append(
        .invalidSize(
          element: element.label, width: Double(size.width), height: Double(size.height)))
    }
    layoutElement = element
    type = element.layoutElementType
    self.size = isValid ? grid.ceiling(size) : .zero
    self.position = grid.ceiling(position)
    (self.grid, self.sublayouts) = (grid, sublayouts)
    ownProblems = problems
    elements = sublayouts.compactMap(\.layoutElement)
  }

  /// Makes the same layout at another position, which is not rounded, or with other layouts inside.
  private init(
    _ layout: ASLayout, at position: CGPoint, sublayouts: [ASLayout], problems: [LayoutProblem]
  ) {
    layoutElement = layout.layoutElement
    type = layout.type
    size = layout.size
    (self.position, self.sublayouts) = (position, sublayouts)
    ownProblems = problems
    elements = sublayouts.compactMap(\.layoutElement)
    grid = layout.grid
  }

  /// The same layout at another position, which is not rounded.
  func placed(at position: CGPoint) -> ASLayout {
    ASLayout(self, at: position, sublayouts: sublayouts, problems: ownProblems)
  }
  public var problems: [LayoutProblem] { ownProblems + sublayouts.flatMap(\.problems) }
  /// The frame in the layout around this one, in points; its origin is zero without a position.
  public var frame: CGRect {
    CGRect(origin: position.x.isNaN || position.y.isNaN ? .zero : position, size: size)
  }
  public func frame(for element: any ASLayoutElement) -> CGRect {
    sublayouts.first { $0.layoutElement === element }?.frame ?? .null
  }
  public override var description: String {
    let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    let place = position.x.isNaN ? "" : " position = \(text(of: position));"
    let suffix = problems.isEmpty ? "" : "; problems = \(problems)"
    return "<ASLayout: 0x\(String(address, radix: 16));\(place) size = \(text(of: size))\(suffix)>"
  }
  /// The nodes directly inside, without specs; positions are added, and then rounded up once.
  public func filteredNodeLayoutTree() -> ASLayout {
    var nodes: [ASLayout] = []
    var problems = ownProblems
    for layout in sublayouts { layout.addNodes(to: &nodes, &problems, at: .zero) }
    return ASLayout(self, at: position, sublayouts: nodes, problems: problems)
  }
  private func addNodes(
    to nodes: inout [ASLayout], _ problems: inout [LayoutProblem], at origin: CGPoint
  ) {
    let place = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    guard type == .layoutSpec else {
      return nodes.append(placed(at: grid.ceiling(place)))
    }
    problems += ownProblems
    for layout in sublayouts { layout.addNodes(to: &nodes, &problems, at: place) }
  }
  func mirrored() -> ASLayout {
    let mirrored = sublayouts.map { layout in
      layout.placed(
        at: CGPoint(x: size.width - layout.size.width - layout.frame.minX, y: layout.frame.minY))
    }
    return ASLayout(self, at: position, sublayouts: mirrored, problems: ownProblems)
  }
  /// The frames of all nodes inside, at any depth, from back to front, also of those not added.
  public var nodeFrames: [NodeFrame] {
    var frames: [NodeFrame] = []
    addFrames(to: &frames, at: .zero, depth: 1)
    return frames
  }
  private func addFrames(to frames: inout [NodeFrame], at origin: CGPoint, depth: Int) {
    for layout in filteredNodeLayoutTree().sublayouts {
      let frame = layout.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let node = layout.layoutElement as? ASDisplayNode {
        frames.append(NodeFrame(node: node, frame: frame, depth: depth))
      }
      layout.addFrames(to: &frames, at: frame.origin, depth: depth + 1)
    }
  }
}

/// A node and its frame in an outer layout, at any depth.
public struct NodeFrame {
  public let node: ASDisplayNode, frame: CGRect
  /// The number of nodes around it: 1 for nodes directly inside the outer one.
  public let depth: Int
}
/// The layout of an element that is inside no other one, without the specs between its nodes.
public func ASCalculateRootLayout(
  _ rootLayoutElement: any ASLayoutElement, _ sizeRange: ASSizeRange
) -> ASLayout {
  rootLayoutElement.layoutThatFits(sizeRange).placed(at: .zero).filteredNodeLayoutTree()
}
