import Foundation
import Geometry
import LayoutSpecs

/// Which children of a stack grow and shrink, as far as the stack's room lets them.
struct StackFlexPlan {
  /// The children that get what is missing.
  var growing: [Int] = []
  /// The children that give what is too much.
  var shrinking: [Int] = []
  /// The only child that does both, in a stack of exact length: it is not measured at all, and gets
  /// what the others leave.
  var lazy: Int?
  /// Whether there is such a child, whatever the stack's length.
  var hasLazy = false
  /// The lengths of the children before they flex; `nil` where they are not known.
  var bases: [Double?]

  init(_ children: [LayoutSpec], along axis: Axis, _ room: AxisRoom) {
    bases = children.map { Self.basis(of: $0, along: axis) }
    let isNatural = room.extent == .natural
    if !isNatural || room.lower != nil {
      growing = children.indices.filter { children[$0].style.flexGrow > 0 }
    }
    if !isNatural || !room.uppers.isEmpty {
      shrinking = children.indices.filter { children[$0].style.flexShrink > 0 }
    }
    let both = children.indices.filter {
      children[$0].style.flexGrow > 0 && children[$0].style.flexShrink > 0
    }
    hasLazy = both.count == 1
    if room.extent == .exact, both.count == 1 {
      lazy = both[0]
      bases[both[0]] = 0
      // What has no length of its own has nothing to give.
      shrinking.removeAll { $0 == both[0] }
    }
  }

  private static func basis(of child: LayoutSpec, along axis: Axis) -> Double? {
    switch child.style.flexBasis {
    case .auto: child.knownLength(along: axis)
    case .points(let points): points
    case .fraction: nil
    }
  }

  /// Whether no child flexes.
  var isRigid: Bool { growing.isEmpty && shrinking.isEmpty }

  /// Whether a child flexes.
  func flexes(_ index: Int) -> Bool { growing.contains(index) || shrinking.contains(index) }
}
