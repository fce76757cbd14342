import Geometry

/// One spec of a lowered tree.
///
/// A node contains plain numbers only, no references: copying and reading one costs no reference
/// counting.
struct SpecNode: Sendable {
  var kind: Kind
  var style: ElementStyle
  /// The index of the parent node; -1 for the root.
  var parent: Int
  /// The index of the first child; the other children follow it directly, and all come after this
  /// node.
  var firstChild = 0
  var childCount = 0
  /// Whether the style has any of `width` … `maxHeight`.
  var hasOwnSize = false
  /// Whether this node or anything inside it can depend on the size of the parent.
  var dependsOnParentSize = false
  /// The content, where the node is an element that does not measure itself.
  var content = Content.none
  /// The alignment across the stack around the node; not set where there is no stack around it.
  var alignment = AlignItems.notSet

  /// The kind of the node, as `LayoutSpec.Kind`, with names and contents replaced by indices.
  enum Kind: Sendable {
    case element(Int)
    case selfMeasured(element: Int, measuring: Int)
    case spacer
    case wrapper
    case stack(StackSpec)
    case inset(EdgeInsets)
    case overlay
    case background
    case absolute(AbsoluteSizing)
    case `static`
    case relative(RelativeSpec)
    case center(RelativeSpec)
    case ratio(Double)
    case corner(CornerSpec)
  }

  /// The content of an element, with what measures it replaced by its index.
  enum Content: Sendable {
    case none
    case fixed(CGSize)
    case measured(Int)
  }

  /// Whether a stack asks all its children the same first question: none has a size, a basis or an
  /// alignment of its own, or both grows and shrinks.
  var asksChildrenAlike = false
  /// Whether a stack around the node may read the node's baselines.
  var isBaselineRead = false

  /// The indices of the children.
  var children: Range<Int> { firstChild..<(firstChild + childCount) }
}

extension SpecNode.Kind {
  /// The kind's name as scenario files spell it, or the element's own name.
  func label(names: [String]) -> String {
    element.map { names[$0] } ?? specKind.rawValue
  }

  /// The index of the element; `nil` where the node is not an element.
  var element: Int? {
    switch self {
    case .element(let element), .selfMeasured(let element, _): element
    default: nil
    }
  }

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

extension ElementStyle {
  /// Whether any of the sizes is set.
  var hasOwnSize: Bool {
    func isGiven(_ dimension: Dimension) -> Bool {
      if case .auto = dimension { false } else { true }
    }
    return isGiven(width) || isGiven(height) || isGiven(minWidth) || isGiven(maxWidth)
      || isGiven(minHeight) || isGiven(maxHeight)
  }

  /// Whether any size is a fraction of the parent's.
  var hasFractionalSize: Bool {
    width.isFraction || height.isFraction || minWidth.isFraction || maxWidth.isFraction
      || minHeight.isFraction || maxHeight.isFraction
  }
}

extension Dimension {
  /// Whether this is a fraction of the parent's length.
  var isFraction: Bool {
    if case .fraction = self { true } else { false }
  }
}

extension AlignSelf {
  /// The alignment in a stack: the child's own, or else the stack's.
  func alignment(in stack: StackSpec) -> AlignItems {
    switch self {
    case .auto: stack.alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }
}
