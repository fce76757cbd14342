import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// What is known of lengths across a stack before anything is laid out.
extension StackTranslation {
  /// A child that flexes and keeps a ratio, where something else is as short as it may be across.
  func tiedChild() -> Int? {
    children.indices.first { tied in
      flex.flexes(tied) && children[tied].hasRatio
        && (item != 0
          || children.indices.contains { other in
            other != tied && alignment(of: other) == .stretch && ownLength(of: other) == .none
          })
    }
  }

  /// The child that makes the stack as long as it is across, where that is known beforehand.
  func decidingChild() -> Int? {
    guard crossRoom.isUnbounded else { return nil }
    let isPlain = children.indices.allSatisfy { index in
      switch alignment(of: index) {
      case .baselineFirst, .baselineLast: false
      default: true
      }
    }
    guard isPlain else { return nil }
    if children.count == 1 { return 0 }
    let lengths = children.indices.map { index in
      // A stretched child with a length of its own has that, whatever it is.
      let isOwn = alignment(of: index) == .stretch && ownLength(of: index) == .exact
      return isOwn ? ownPoints(of: index) : children[index].knownLength(along: cross)
    }
    guard lengths.allSatisfy({ $0 != nil }) else { return nil }
    let longest = lengths.compactMap { $0 }.max()
    return lengths.firstIndex { $0 == longest }
  }

  /// Whether a child that stretches is as long as it may be from the start.
  func fillsAtOnce(_ index: Int) -> Bool {
    let child = children[index]
    guard child.elementName != nil else { return child.fillsOpenRoom }
    guard case .element(_, .none) = child.kind else { return false }
    let length = main == .horizontal ? child.style.width : child.style.height
    if case .points = child.style.flexBasis { return true }
    if case .points = length { return !flex.flexes(index) }
    return false
  }

  /// The exact length across the stack that a child's own style gives.
  func ownPoints(of index: Int) -> Double? {
    let style = children[index].style
    guard case .points(let points) = cross == .horizontal ? style.width : style.height else {
      return nil
    }
    return points
  }

  enum OwnLength {
    case none
    case exact
    case bounds
  }

  /// What a child's own style says of its length across the stack.
  func ownLength(of index: Int) -> OwnLength {
    let style = children[index].style
    let isWidth = cross == .horizontal
    func points(_ dimension: LayoutSpecs.Dimension) -> Double? {
      if case .points(let points) = dimension { points } else { nil }
    }
    let minimum = points(isWidth ? style.minWidth : style.minHeight)
    let maximum = points(isWidth ? style.maxWidth : style.maxHeight)
    let exact = points(isWidth ? style.width : style.height)
    let isBounded = (minimum ?? 0) > 0 || maximum != nil
    if exact == 0 { return .bounds }
    if exact != nil, !isBounded { return .exact }
    return isBounded ? .bounds : .none
  }
}
