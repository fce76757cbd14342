public import Geometry

/// A layout spec: an element, or a rule that arranges other specs.
///
/// A spec is a plain value; `SpecTree` checks it and lays it out.
///
/// ```swift
/// let row = LayoutSpec.inset(
///   EdgeInsets(all: 5),
///   .stack(StackSpec(spacing: 5, alignItems: .start), [
///     .element("profile", .fixed(CGSize(width: 40, height: 40))),
///     .stack(StackSpec(direction: .vertical), [.element("username"), .element("description")])
///       .styled { $0.flexShrink = 1 },
///   ]))
/// ```
public struct LayoutSpec: Sendable {
  /// What the spec is, and its own properties.
  public let kind: Kind
  /// What the spec asks of the spec that it stands in.
  public var style: ElementStyle
  /// The children and what they hold; `nil` where there are none.
  var storage: SpecChildren?

  /// What a spec is; its children are in `LayoutSpec.children`.
  public enum Kind: Sendable {
    /// Something visible, with its name and content; no children.
    case element(name: String, content: Content)
    /// Something visible that arranges its own inside, with its name; no children.
    case selfMeasured(name: String, any RangeMeasuring)
    /// Nothing visible: as small as it may be; no children. Source: `ASLayoutSpec`.
    case spacer
    /// Every child in the whole room. Source: `ASWrapperLayoutSpec`.
    case wrapper
    /// Children one after another. Source: `ASStackLayoutSpec`.
    case stack(StackSpec)
    /// One child inside margins; an infinite inset takes what is left. Source: `ASInsetLayoutSpec`.
    case inset(EdgeInsets)
    /// A child, then what lies over it, equally large. Source: `ASOverlayLayoutSpec`.
    case overlay
    /// What lies behind, then the child that decides the size. Source: `ASBackgroundLayoutSpec`.
    case background
    /// Children at their `layoutPosition`. Source: `ASAbsoluteLayoutSpec`.
    case absolute(AbsoluteSizing)
    /// Children at their `layoutPosition`, each within its `sizeRange`; as large as its children.
    /// Source: `ASStaticLayoutSpec`, which `ASAbsoluteLayoutSpec` has replaced.
    case `static`
    /// One child at an edge or in the middle. Source: `ASRelativeLayoutSpec`.
    case relative(RelativeSpec)
    /// One child in the middle, or wherever its positions say. Source: `ASCenterLayoutSpec`.
    case center(RelativeSpec)
    /// One child whose height is this multiple of its width. Source: `ASRatioLayoutSpec`.
    case ratio(Double)
    /// A child, then what sits on one of its corners. Source: `ASCornerLayoutSpec`.
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

/// How large an absolute spec is.
///
/// Source: `ASAbsoluteLayoutSpecSizing`.
public enum AbsoluteSizing: String, Sendable, CaseIterable, Codable {
  /// As large as its room, or as its children where the room is unbounded.
  case `default`
  /// As large as its children.
  case sizeToFit
}

extension LayoutSpec {
  /// Something visible, with a name that is unique within the tree.
  public static func element(_ name: String, _ content: Content = .none) -> LayoutSpec {
    LayoutSpec(.element(name: name, content: content))
  }

  /// Something visible that arranges its own inside, with a name that is unique within the tree.
  ///
  /// Its style is read by the spec that it stands in; its own sizes it must apply itself.
  public static func element(_ name: String, measuredBy measuring: any RangeMeasuring) -> LayoutSpec
  {
    LayoutSpec(.selfMeasured(name: name, measuring))
  }

  /// Room without anything in it: fixed by its style, or flexible by `flexGrow`.
  public static var spacer: LayoutSpec { LayoutSpec(.spacer) }

  /// Every child in the whole room, the last one on top.
  public static func wrapper(_ children: [LayoutSpec]) -> LayoutSpec {
    LayoutSpec(.wrapper, children)
  }

  /// Children one after another.
  public static func stack(
    _ stack: StackSpec, _ children: [LayoutSpec]
  ) -> LayoutSpec {
    LayoutSpec(.stack(stack), children)
  }

  /// One child inside margins in points; an infinite one takes what is left.
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

  /// One child at an edge or in the middle of the room.
  public static func relative(_ relative: RelativeSpec, _ child: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.relative(relative), [child])
  }

  /// One child in the middle of the room, on the given axes.
  public static func center(
    _ centering: CenteringOptions, sizing: RelativeSizing = [], _ child: LayoutSpec
  ) -> LayoutSpec {
    .center(RelativeSpec(centering: centering, sizing: sizing), child)
  }

  /// One child where the positions of `relative` say.
  ///
  /// A centre spec is a relative spec with other defaults, and can be told where to go like one.
  public static func center(_ relative: RelativeSpec, _ child: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.center(relative), [child])
  }

  /// One child whose height is `ratio` times its width; finite and above 0.
  public static func ratio(_ ratio: Double, _ child: LayoutSpec) -> LayoutSpec {
    LayoutSpec(.ratio(ratio), [child])
  }

  /// A child, and `element` on one of its corners.
  public static func corner(
    _ corner: CornerSpec, _ child: LayoutSpec, element: LayoutSpec
  ) -> LayoutSpec {
    LayoutSpec(.corner(corner), [child, element])
  }
}

extension LayoutSpec {
  /// The same spec with every element called what `rename` makes of its name.
  ///
  /// Calls itself once per level.
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
}

extension LayoutSpec {
  /// The name of the element that the spec is, if it is one.
  public var elementName: String? {
    switch kind {
    case .element(let name, _), .selfMeasured(let name, _): name
    default: nil
    }
  }

  /// The kind as scenario files spell it, or the element's own name.
  public var kindName: String {
    switch kind {
    case .element(let name, _), .selfMeasured(let name, _): name
    case .spacer: "spacer"
    case .wrapper: "wrapper"
    case .stack: "stack"
    case .inset: "inset"
    case .overlay: "overlay"
    case .background: "background"
    case .absolute: "absolute"
    case .static: "static"
    case .relative: "relative"
    case .center: "center"
    case .ratio: "ratio"
    case .corner: "corner"
    }
  }

  /// The names of all elements in it, in order; linear in the size of the spec, but for copies at every level.
  public var elementNames: [String] {
    (elementName.map { [$0] } ?? []) + children.flatMap(\.elementNames)
  }
}

/// The kinds of specs, by the names that scenario files give them.
public enum SpecKind: String, Sendable, CaseIterable, Codable {
  /// Something visible.
  case element
  /// Room without anything in it.
  case spacer
  /// Every child in the whole room.
  case wrapper
  /// Children one after another.
  case stack
  /// One child inside margins.
  case inset
  /// A child, then what lies over it.
  case overlay
  /// What lies behind, then the child that decides the size.
  case background
  /// Children at positions of their own.
  case absolute
  /// Children at positions of their own, each within its size range.
  case `static`
  /// One child at an edge or in the middle.
  case relative
  /// One child in the middle.
  case center
  /// One child of a given shape.
  case ratio
  /// A child, then what sits on one of its corners.
  case corner
}
