public import Foundation
import Geometry
import UIKitValues

/// The position of a layout that has none.
public let ASPointNull = CGPoint(x: CGFloat.nan, y: CGFloat.nan)

/// The size of an element, and where the elements inside it are.
///
/// A layout never changes. It keeps the elements inside it alive, its own element it does not.
public final class ASLayout: NSObject {
  /// The element whose layout this is, while it lives.
  public private(set) weak var layoutElement: (any ASLayoutElement)?
  /// What the element is.
  public let type: ASLayoutElementType
  /// The size, in points; on pixels where the device rounds.
  public let size: CGSize
  /// The origin in the layout that this one is part of; `ASPointNull` where it is part of none.
  public let position: CGPoint
  /// The layouts of the elements inside this one, from the lowest to the topmost.
  public let sublayouts: [ASLayout]
  let ownProblems: [LayoutProblem]
  private let elements: [any ASLayoutElement]
  /// The pixels of the device that the layout was made on.
  private let grid: PixelGrid?

  /// Makes a layout whose size and position are put on pixels, as the device does it.
  ///
  /// A size that is infinite, NaN, negative, or ten million points or more becomes zero, which is
  /// one of the layout's problems.
  public convenience init(
    layoutElement: any ASLayoutElement, size: CGSize, position: CGPoint = ASPointNull,
    sublayouts: [ASLayout]? = nil
  ) {
    self.init(layoutElement, size: size, position: position, sublayouts: sublayouts ?? [])
  }

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
    self.grid = grid
    self.sublayouts = sublayouts
    ownProblems = problems
    elements = sublayouts.compactMap(\.layoutElement)
  }

  /// The same layout at another place, which is not put on pixels, or with other layouts inside.
  private init(
    _ layout: ASLayout, at position: CGPoint, sublayouts: [ASLayout], problems: [LayoutProblem]
  ) {
    layoutElement = layout.layoutElement
    type = layout.type
    size = layout.size
    self.position = position
    self.sublayouts = sublayouts
    ownProblems = problems
    elements = sublayouts.compactMap(\.layoutElement)
    grid = layout.grid
  }

  /// The same layout at another place.
  func placed(at position: CGPoint) -> ASLayout {
    ASLayout(self, at: position, sublayouts: sublayouts, problems: ownProblems)
  }

  /// What went wrong in here, at any depth; empty where nothing did.
  public var problems: [LayoutProblem] { ownProblems + sublayouts.flatMap(\.problems) }

  /// The position, or zero where there is none, and the size.
  public var frame: CGRect {
    CGRect(origin: position.x.isNaN || position.y.isNaN ? .zero : position, size: size)
  }

  /// The frame of an element that is directly inside this one; null where it is not.
  public func frame(for element: any ASLayoutElement) -> CGRect {
    sublayouts.first { $0.layoutElement === element }?.frame ?? .null
  }

  /// The size, and the position where there is one.
  public override var description: String {
    let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    let place = position.x.isNaN ? "" : " position = \(text(of: position));"
    let trouble = problems.isEmpty ? "" : "; problems = \(problems)"
    return "<ASLayout: 0x\(String(address, radix: 16));\(place) size = \(text(of: size))\(trouble)>"
  }
}

extension ASLayout {
  /// The layout with all specs taken out: the nodes directly inside, at their places.
  ///
  /// Positions are added up unrounded and then put on pixels once.
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

  /// The layout with every direct sublayout mirrored from left to right.
  func mirrored() -> ASLayout {
    let mirrored = sublayouts.map { layout in
      layout.placed(
        at: CGPoint(x: size.width - layout.size.width - layout.frame.minX, y: layout.frame.minY))
    }
    return ASLayout(self, at: position, sublayouts: mirrored, problems: ownProblems)
  }
}

/// A node, and where it is in the layout that it is part of, at any depth.
public struct NodeFrame {
  /// The node.
  public let node: ASDisplayNode
  /// Its frame in the coordinates of the outermost layout, in points.
  public let frame: CGRect
  /// The number of nodes around it: 1 for those directly inside the outermost one.
  public let depth: Int
}

extension ASLayout {
  /// The frames of all nodes inside, at any depth, from the lowest to the topmost.
  ///
  /// A node comes before those inside it. Whether a node is among the subnodes makes no difference.
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
