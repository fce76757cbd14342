public import Geometry

/// An element that measures and arranges its own inside: the engine asks it with a size range.
///
/// Content is asked with an available size, and its answer is clamped. Such an element is asked as
/// a spec is, and its answer is used unchanged: it applies its own style. Within one layout, equal
/// questions must have equal answers. The engine asks from one thread at a time, which is the
/// caller's own unless the tree is very deep; the caller waits.
///
/// Source: a node with a `layoutSpecThatFits` among the children of a spec.
public protocol RangeMeasuring: AnyObject, Sendable {
  /// The size of the element in `range`, in points.
  ///
  /// A component of `parentSize` is NaN where it is undefined. The range is the parent's: its
  /// maximum may be infinite, and in a stack it may be below the minimum.
  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize

  /// The kind of content that determines the size where the style does not; fixed by default.
  ///
  /// Only lint uses it.
  var contentKind: ContentKind { get }

  /// The same element as if its style did not set one size; `nil` where it cannot say, which is the
  /// default.
  ///
  /// Only lint uses it.
  func withoutSize(_ property: StyleProperty) -> (any RangeMeasuring)?
}

extension RangeMeasuring {
  /// Fixed: by default nothing is known of the content.
  public var contentKind: ContentKind { .fixed }

  /// `nil`: by default nothing is known of the style.
  public func withoutSize(_ property: StyleProperty) -> (any RangeMeasuring)? { nil }
}

/// The kind of content that determines the size of an element where its style does not.
public enum ContentKind: Sendable {
  /// No content, and no size of its own.
  case none
  /// Content with the same size in every available size, as a picture, or of an unknown kind.
  case fixed
  /// Content whose size depends on the available size, as that of text does.
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
