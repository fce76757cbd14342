import Geometry
import LayoutSpecs

/// The same spec with one property changed: the changes that are tried of one node of a layout spec.
enum SpecVariants {
  /// A property that is a number.
  struct Number {
    /// Its value, with a small change of it.
    let moved: MovedNumber
    /// The node with another value.
    let make: (Double) -> LayoutSpec
  }

  /// The node with each other value of its properties that are words or flags, and with its numbers at
  /// their defaults.
  static func words(of node: LayoutSpec, in parent: LayoutSpec?) -> [LayoutSpec] {
    var variants = kinds(of: node).map { node.replacing(kind: $0) }
    func add(_ change: (inout ElementStyle) -> Void) { variants.append(node.styled(change)) }
    let style = node.style
    if case .stack = parent?.kind {
      for factor in [0.0, 1, 2, 3] where factor != style.flexShrink {
        add { $0.flexShrink = factor }
      }
      for factor in [0.0, 1, 2, 3] where factor != style.flexGrow { add { $0.flexGrow = factor } }
      for alignment in AlignSelf.allCases where alignment != style.alignSelf {
        add { $0.alignSelf = alignment }
      }
      if style.flexBasis != .auto { add { $0.flexBasis = .auto } }
      if style.flexBasis != .points(0) { add { $0.flexBasis = .points(0) } }
    }
    for (size, _) in sizes where size.of(style) != .auto { add { size.set(&$0, .auto) } }
    if style.ascender != nil { add { $0.ascender = nil } }
    if style.descender != nil { add { $0.descender = nil } }
    return variants
  }

  /// The lengths of a style.
  static var sizes: [(property: Property<ElementStyle, Dimension>, axis: Axis)] {
    [
      (Property({ $0.width }, { $0.width = $1 }), .horizontal),
      (Property({ $0.height }, { $0.height = $1 }), .vertical),
      (Property({ $0.maxWidth }, { $0.maxWidth = $1 }), .horizontal),
      (Property({ $0.maxHeight }, { $0.maxHeight = $1 }), .vertical),
      (Property({ $0.minWidth }, { $0.minWidth = $1 }), .horizontal),
      (Property({ $0.minHeight }, { $0.minHeight = $1 }), .vertical),
    ]
  }

  private static var sides: [Property<EdgeInsets, Double>] {
    [
      Property({ $0.top }, { $0.top = $1 }), Property({ $0.left }, { $0.left = $1 }),
      Property({ $0.bottom }, { $0.bottom = $1 }), Property({ $0.right }, { $0.right = $1 }),
    ]
  }

  private static var coordinates: [Property<CGPoint, CGFloat>] {
    [Property({ $0.x }, { $0.x = $1 }), Property({ $0.y }, { $0.y = $1 })]
  }

  /// The numbers of a node; of a style those that its parent reads.
  static func numbers(of node: LayoutSpec, in parent: LayoutSpec?) -> [Number] {
    var numbers = numbers(ofKind: node)
    let style = node.style
    func add(_ length: Property<ElementStyle, Double>) {
      numbers.append(
        Number(moved: MovedNumber(value: length.of(style), step: 1)) { value in
          node.styled { length.set(&$0, value) }
        })
    }
    func add(_ size: Property<ElementStyle, Dimension>) {
      switch size.of(style) {
      case .auto: break
      case .points(let points):
        numbers.append(
          Number(moved: MovedNumber(value: points, step: 1, limits: 0...1e6)) { value in
            node.styled { size.set(&$0, .points(value)) }
          })
      case .fraction(let fraction):
        numbers.append(
          Number(moved: MovedNumber(value: fraction, step: 0.01, limits: 0...1)) { value in
            node.styled { size.set(&$0, .fraction(value)) }
          })
      }
    }
    for (size, _) in sizes { add(size) }
    switch parent?.kind {
    case .stack:
      add(Property({ $0.flexBasis }, { $0.flexBasis = $1 }))
      add(Property({ $0.spacingBefore }, { $0.spacingBefore = $1 }))
      add(Property({ $0.spacingAfter }, { $0.spacingAfter = $1 }))
      if let ascender = style.ascender {
        numbers.append(
          Number(moved: MovedNumber(value: ascender, step: 1)) { value in
            node.styled { $0.ascender = value }
          })
      }
    case .absolute, .static:
      for coordinate in coordinates {
        let moved = MovedNumber(value: coordinate.of(style.layoutPosition), step: 1)
        numbers.append(
          Number(moved: moved) { value in
            node.styled { coordinate.set(&$0.layoutPosition, value) }
          })
      }
    default: break
    }
    return numbers
  }
}

extension SpecVariants {
  /// The kind with each other value of one property.
  private static func kinds(of node: LayoutSpec) -> [LayoutSpec.Kind] {
    var kinds: [LayoutSpec.Kind] = []
    /// Adds the kinds that `make` gives for other words.
    func add<Word: CaseIterable & Equatable>(_ own: Word, _ make: (Word) -> LayoutSpec.Kind) {
      kinds += Word.allCases.filter { $0 != own }.map(make)
    }
    func addPositions(_ own: RelativeSpec, _ make: (RelativeSpec) -> LayoutSpec.Kind) {
      func changed(_ change: (inout RelativeSpec) -> Void) -> LayoutSpec.Kind {
        var copy = own
        change(&copy)
        return make(copy)
      }
      add(own.horizontalPosition) { word in changed { $0.horizontalPosition = word } }
      add(own.verticalPosition) { word in changed { $0.verticalPosition = word } }
      let sizings: [RelativeSizing] = [[], .minimumWidth, .minimumHeight, .minimumSize]
      kinds += sizings.filter { $0 != own.sizing }.map { word in changed { $0.sizing = word } }
    }
    switch node.kind {
    case .stack(let stack):
      // `notSet` acts as `start`.
      kinds += AlignItems.allCases.filter { $0 != stack.alignItems && $0 != .notSet }
        .map { word in changed(stack) { $0.alignItems = word } }
      add(stack.justifyContent) { word in changed(stack) { $0.justifyContent = word } }
      add(stack.direction) { word in changed(stack) { $0.direction = word } }
      add(stack.flexWrap) { word in changed(stack) { $0.flexWrap = word } }
      if stack.flexWrap == .wrap {
        add(stack.alignContent) { word in changed(stack) { $0.alignContent = word } }
      }
    case .inset(let insets):
      for side in sides where side.of(insets).isFinite {
        var copy = insets
        side.set(&copy, .infinity)
        kinds.append(.inset(copy))
      }
    case .absolute(let sizing): add(sizing) { .absolute($0) }
    case .relative(let relative): addPositions(relative) { .relative($0) }
    case .center(let relative): addPositions(relative) { .center($0) }
    case .corner(let corner):
      add(corner.location) { word in
        var copy = corner
        copy.location = word
        return .corner(copy)
      }
      var copy = corner
      copy.wrapsCorner.toggle()
      kinds.append(.corner(copy))
    default: break
    }
    return kinds
  }

  private static func changed(
    _ stack: StackSpec, _ change: (inout StackSpec) -> Void
  ) -> LayoutSpec.Kind {
    var copy = stack
    change(&copy)
    return .stack(copy)
  }

  private static func numbers(ofKind node: LayoutSpec) -> [Number] {
    var numbers: [Number] = []
    func add(
      _ value: Double, step: Double = 1, _ limits: ClosedRange<Double>? = nil,
      _ make: @escaping (Double) -> LayoutSpec.Kind
    ) {
      guard value.isFinite else { return }
      var moved = MovedNumber(value: value, step: step)
      if let limits { moved.limits = limits }
      numbers.append(Number(moved: moved) { node.replacing(kind: make($0)) })
    }
    switch node.kind {
    case .stack(let stack):
      add(stack.spacing) { value in changed(stack) { $0.spacing = value } }
      if stack.flexWrap == .wrap {
        add(stack.lineSpacing) { value in changed(stack) { $0.lineSpacing = value } }
      }
    case .inset(let insets):
      if Set(sides.map { $0.of(insets) }).count == 1 {
        add(insets.top) { .inset(EdgeInsets(all: $0)) }
      }
      for side in sides {
        add(side.of(insets)) { value in
          var copy = insets
          side.set(&copy, value)
          return .inset(copy)
        }
      }
    case .ratio(let ratio): add(ratio, step: ratio / 100, 1e-3...1e3) { .ratio($0) }
    case .corner(let corner):
      for coordinate in coordinates {
        add(coordinate.of(corner.offset)) { value in
          var copy = corner
          coordinate.set(&copy.offset, value)
          return .corner(copy)
        }
      }
    default: break
    }
    return numbers
  }
}
