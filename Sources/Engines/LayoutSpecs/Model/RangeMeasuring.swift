public import Foundation
import Geometry

/// Says how big an element is that arranges its own inside: one that is asked in a size range.
///
/// Content is asked in a room and gives its own size. Such an element is asked what a spec is
/// asked, and its answer counts as it is: it applies its own style, and nothing is cut. Within one
/// layout equal questions must have equal answers. The engine asks from one thread at a time, which
/// is the caller's own unless the tree is very deep; the caller waits.
///
/// Source: a node with a `layoutSpecThatFits` among the children of a spec.
public protocol RangeMeasuring: Sendable {
  /// The size of the element in `range`, in points.
  ///
  /// A component of `parentSize` is NaN where it is undefined. The range is as the parent made it:
  /// its maximum may be infinite, and in a stack below its minimum.
  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize

  /// What decides the size where the style leaves it open; fixed unless it is said.
  ///
  /// Only lint asks.
  var contentKind: ContentKind { get }
}

extension RangeMeasuring {
  /// Nothing is known of the content unless it is said.
  public var contentKind: ContentKind { .fixed }
}

/// What decides the size of an element that its style leaves open.
public enum ContentKind: Sendable {
  /// Nothing: it has no size of its own.
  case none
  /// Something that is the same in every room, as a picture, or that nothing is known of.
  case fixed
  /// Something that takes what room it needs, as text does.
  case measured
}

extension ContentKind {
  init(_ content: Content) {
    switch content {
    case .none: self = .none
    case .fixed: self = .fixed
    case .measured: self = .measured
    }
  }
}
