import Geometry

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
