public import Geometry

/// A layout spec: an element, or a rule that arranges other specs.
///
/// A spec is a plain value. `SpecTree` checks it and lays it out.
///
/// ```swift
/// let row = LayoutSpec.inset(
///   EdgeInsets(all: 5),
///   .stack(
///     StackSpec(spacing: 5, alignItems: .start),
///     [
///       .element("profile", .fixed(CGSize(width: 40, height: 40))),
///       .stack(StackSpec(direction: .vertical), [.element("username"), .element("description")])
///         .styled { $0.flexShrink = 1 },
///     ]))
/// ```
public struct LayoutSpec: Sendable {
  /// The kind of the spec, with its own properties.
  public let kind: Kind
  /// The properties that the spec around this one reads.
  public var style: ElementStyle
  /// The children; `nil` where there are none.
  var storage: SpecChildren?

  /// The kinds of specs, with their properties; the children are in `LayoutSpec.children`.
  public enum Kind: Sendable {
    /// A visible element with its name and content; no children.
    case element(name: String, content: Content)
    /// A visible element that measures and arranges its own inside, with its name; no children.
    case selfMeasured(name: String, any RangeMeasuring)
    /// Nothing visible: as small as its range allows; no children. Source: `ASLayoutSpec`.
    case spacer
    /// Every child in the whole available size. Source: `ASWrapperLayoutSpec`.
    case wrapper
    /// Children one after another. Source: `ASStackLayoutSpec`.
    case stack(StackSpec)
    /// One child inside margins; an infinite inset takes the remaining length. Source:
    /// `ASInsetLayoutSpec`.
    case inset(EdgeInsets)
    /// A child, then an overlay of the same size. Source: `ASOverlayLayoutSpec`.
    case overlay
    /// A background, then the child that determines the size. Source: `ASBackgroundLayoutSpec`.
    case background
    /// Children at their `layoutPosition`. Source: `ASAbsoluteLayoutSpec`.
    case absolute(AbsoluteSizing)
    /// Children at their `layoutPosition`, each within its `sizeRange`; as large as its children.
    /// Source: `ASStaticLayoutSpec`, which `ASAbsoluteLayoutSpec` has replaced.
    case `static`
    /// One child at an edge or in the middle. Source: `ASRelativeLayoutSpec`.
    case relative(RelativeSpec)
    /// One child in the middle, or at its given positions. Source: `ASCenterLayoutSpec`.
    case center(RelativeSpec)
    /// One child; the number is its height ÷ its width. Source: `ASRatioLayoutSpec`.
    case ratio(Double)
    /// A child, then an element on one of its corners. Source: `ASCornerLayoutSpec`.
    case corner(CornerSpec)
  }

  init(_ kind: Kind, _ children: [LayoutSpec] = []) {
    self.kind = kind
    self.style = ElementStyle()
    self.storage = children.isEmpty ? nil : SpecChildren(children)
  }

  /// The specs inside this one, from the lowest to the topmost.
  public var children: [LayoutSpec] { storage?.list ?? [] }

  /// The number of levels: 1 for a spec without children.
  var depth: Int { 1 + (storage?.depth ?? 0) }

  /// The number of specs, this one included; `Int.max` where there are more.
  var nodeCount: Int {
    let inside = storage?.nodeCount ?? 0
    return inside == .max ? .max : inside + 1
  }

  /// The same spec with its style changed.
  public func styled(_ change: (inout ElementStyle) -> Void) -> LayoutSpec {
    var spec = self
    change(&spec.style)
    return spec
  }
}

/// How an absolute spec determines its own size.
///
/// Source: `ASAbsoluteLayoutSpecSizing`.
public enum AbsoluteSizing: String, Sendable, CaseIterable, Decodable {
  /// As large as the available size; on an axis where that is infinite, as large as its children.
  case `default`
  /// As large as its children.
  case sizeToFit
}

extension LayoutSpec {
  /// A visible element; its name must be unique within the tree.
  public static func element(_ name: String, _ content: Content = .none) -> LayoutSpec {
    LayoutSpec(.element(name: name, content: content))
  }

  /// A visible element that measures and arranges its own inside; its name must be unique within
  /// the tree.
  ///
  /// The spec around it reads its style, but it must apply its own sizes itself.
  public static func element(_ name: String, measuredBy measuring: any RangeMeasuring) -> LayoutSpec
  {
    LayoutSpec(.selfMeasured(name: name, measuring))
  }

  /// Empty space: fixed by its style, or flexible by `flexGrow`.
  public static var spacer: LayoutSpec { LayoutSpec(.spacer) }

  /// Every child in the whole available size, the last one on top.
  public static func wrapper(_ children: [LayoutSpec]) -> LayoutSpec {
    LayoutSpec(.wrapper, children)
  }

  /// Children one after another.
  public static func stack(
    _ stack: StackSpec, _ children: [LayoutSpec]
  ) -> LayoutSpec {
    LayoutSpec(.stack(stack), children)
  }

  /// One child inside margins in points; an infinite margin takes the remaining length.
  public static func inset(_ insets: EdgeInsets, _ child: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.inset(insets), [child])
  }

  /// A child, and `overlay` over all of it.
  public static func overlay(_ child: LayoutSpec, overlay: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.overlay, [child, overlay])
  }

  /// A child, and `background` behind all of it.
  public static func background(_ child: LayoutSpec, background: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.background, [background, child])
  }

  /// Children at their `layoutPosition`.
  public static func absolute(
    sizing: AbsoluteSizing = .default, _ children: [LayoutSpec]
  ) -> LayoutSpec {
    LayoutSpec(.absolute(sizing), children)
  }

  /// Children at their `layoutPosition`, each within its `sizeRange`.
  public static func `static`(_ children: [LayoutSpec]) -> LayoutSpec {
    LayoutSpec(.static, children)
  }

  /// One child at an edge or in the middle of the available size.
  public static func relative(_ relative: RelativeSpec, _ child: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.relative(relative), [child])
  }

  /// One child in the middle of the available size, on the given axes.
  public static func center(
    _ centering: CenteringOptions, sizing: RelativeSizing = [], _ child: LayoutSpec
  ) -> LayoutSpec {
    .center(RelativeSpec(centering: centering, sizing: sizing), child)
  }

  /// One child at the positions of `relative`.
  ///
  /// A centre spec is a relative spec with different defaults, and accepts the same positions.
  public static func center(_ relative: RelativeSpec, _ child: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.center(relative), [child])
  }

  /// One child whose height is `ratio` times its width; `ratio` is finite and above 0.
  public static func ratio(_ ratio: Double, _ child: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.ratio(ratio), [child])
  }

  /// A child, and `element` on one of its corners.
  public static func corner(
    _ corner: CornerSpec, _ child: LayoutSpec, element: LayoutSpec
  ) -> LayoutSpec {
    LayoutSpec(.corner(corner), [child, element])
  }

  /// The same spec, with the name of every element replaced by the result of `rename`.
  ///
  /// Recursive, one call per level.
  public func renamingElements(_ rename: (String) -> String) -> LayoutSpec {
    var renamed: LayoutSpec
    switch kind {
    case .element(let name, let content):
      renamed = .element(rename(name), content)
    case .selfMeasured(let name, let measuring):
      renamed = .element(rename(name), measuredBy: measuring)
    default:
      renamed = LayoutSpec(kind, children.map { $0.renamingElements(rename) })
    }
    renamed.style = style
    return renamed
  }

  /// The same spec with every element replaced by another spec.
  ///
  /// Recursive, one call per level.
  package func replacingElements(_ replace: (LayoutSpec) -> LayoutSpec) -> LayoutSpec {
    guard elementName == nil else { return replace(self) }
    var replaced = LayoutSpec(kind, children.map { $0.replacingElements(replace) })
    replaced.style = style
    return replaced
  }
}

extension LayoutSpec {
  /// The element's name; `nil` where the spec is not an element.
  public var elementName: String? {
    switch kind {
    case .element(let name, _), .selfMeasured(let name, _): name
    default: nil
    }
  }

  /// The kind as scenario files spell it, or the element's own name.
  public var kindName: String { elementName ?? kind.specKind.rawValue }

  /// The names of all elements inside, in order.
  ///
  /// Linear in the size of the spec, times its depth because of copies at every level.
  public var elementNames: [String] {
    (elementName.map { [$0] } ?? []) + children.flatMap { $0.elementNames }
  }
}

/// The kinds of specs, as scenario files spell them.
public enum SpecKind: String, Sendable, CaseIterable, Decodable {
  /// A visible element.
  case element
  /// Empty space.
  case spacer
  /// Every child in the whole available size.
  case wrapper
  /// Children one after another.
  case stack
  /// One child inside margins.
  case inset
  /// A child, then its overlay.
  case overlay
  /// A background, then the child that determines the size.
  case background
  /// Children at positions of their own.
  case absolute
  /// Children at positions of their own, each within its size range.
  case `static`
  /// One child at an edge or in the middle.
  case relative
  /// One child in the middle.
  case center
  /// One child with a given ratio of height to width.
  case ratio
  /// A child, then an element on one of its corners.
  case corner
}

extension LayoutSpec.Kind {
  /// The kind without its properties.
  var specKind: SpecKind {
    switch self {
    case .element, .selfMeasured: .element
    case .spacer: .spacer
    case .wrapper: .wrapper
    case .stack: .stack
    case .inset: .inset
    case .overlay: .overlay
    case .background: .background
    case .absolute: .absolute
    case .static: .static
    case .relative: .relative
    case .center: .center
    case .ratio: .ratio
    case .corner: .corner
    }
  }
}
