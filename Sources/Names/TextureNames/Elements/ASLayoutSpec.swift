import LayoutSpecs

/// A rule that arranges elements; the class itself is a spacer.
///
/// A spacer has the size of its style, or is flexible with `style.flexGrow`. A custom spec is a
/// subclass that overrides `calculateLayoutThatFits(_:)`.
open class ASLayoutSpec: NSObject, ASLayoutElement {
  public let style = ASLayoutElementStyle()
  open var debugName: String?
  /// Whether no node has laid out the spec yet; it can be changed afterwards too.
  ///
  /// Deviation: Texture stops the program.
  public var isMutable = true
  open var children: [any ASLayoutElement]?
  public override init() { super.init() }
  open var child: (any ASLayoutElement)? {
    get { children?.first }
    set { children = newValue.map { [$0] } }
  }
  public var layoutElementType: ASLayoutElementType { .layoutSpec }
  public var sublayoutElements: [any ASLayoutElement]? { children }
  open func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    calculateLayoutThatFits(
      constrainedSize, restrictedTo: style.size, relativeToParentSize: parentSize)
  }
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    if leavesRangeToEngine {
      return engineLayout(in: constrainedSize, parentSize: parentSize, appliesOwnSize: true)
    }
    guard let range = constrainedSize.narrowed(by: style, parentSize: parentSize) else {
      return ASLayout(self, size: .zero, problems: [.undefinedFraction(element: label)])
    }
    return calculateLayoutThatFits(range)
  }
  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    engineLayout(in: constrainedSize, parentSize: constrainedSize.max, appliesOwnSize: false)
  }
  /// Whether the engine gets the size range without narrowing it by the spec's own style first.
  ///
  /// The engine then applies that style itself, but not for insets, overlays and backgrounds, which
  /// ignore their own sizes in Texture.
  var leavesRangeToEngine: Bool { isEngineSpec }
  /// The elements that the engine arranges for the spec, from back to front.
  var engineChildren: [any ASLayoutElement] { [] }
  /// The spec as a value of the engine, for the lowered `engineChildren`.
  func lowered(_ children: [LayoutSpec]) -> LayoutSpec { .spacer }
  /// Whether the engine knows the spec's rule, so that the spec itself is not asked for its layout.
  ///
  /// Each class that the engine knows answers for itself alone: a subclass may compute its layout
  /// in `calculateLayoutThatFits(_:)`, so it is asked.
  var isEngineSpec: Bool { type(of: self) == ASLayoutSpec.self }
  /// The spec's layout by the engine.
  ///
  /// `appliesOwnSize` is whether the sizes in the spec's own style count; the engine ignores those
  /// of insets, overlays and backgrounds in either case.
  func engineLayout(
    in constrainedSize: ASSizeRange, parentSize: CGSize, appliesOwnSize: Bool
  ) -> ASLayout {
    var range = constrainedSize.sizeRange
    // A stack that stretches a child beyond the child's maximum measures it in an inverted range.
    if range.min.width > range.max.width || range.min.height > range.max.height {
      range = range.intersection(.unconstrained)
    }
    var lowering = ElementLowering(namesAreLabels: false)
    do throws(SpecError) {
      return try lowering.layout(
        of: self, in: range, parentSize: parentSize, appliesOwnSize: appliesOwnSize)
    } catch {
      return problemLayout(error, range, parentSize: parentSize, appliesOwnSize: appliesOwnSize)
    }
  }

  /// An empty layout with the error, for which it lays out again with the elements' debug names.
  private func problemLayout(
    _ error: SpecError, _ range: SizeRange, parentSize: CGSize, appliesOwnSize: Bool
  ) -> ASLayout {
    var lowering = ElementLowering(namesAreLabels: true)
    var namedError = error
    do throws(SpecError) {
      _ = try lowering.layout(
        of: self, in: range, parentSize: parentSize, appliesOwnSize: appliesOwnSize)
    } catch { namedError = error }
    return ASLayout(self, size: .zero, problems: [.spec(element: label, namedError)])
  }
  /// The child after the first, of a spec that keeps two named ones in one list.
  var second: (any ASLayoutElement)? {
    get { children?.dropFirst().first }
    set {
      let first = child ?? ASLayoutSpec()
      children = newValue.map { [first, $0] } ?? [first]
    }
  }
  /// Both named children, with a spacer in place of one that is missing.
  var both: [any ASLayoutElement] { [child ?? ASLayoutSpec(), second ?? ASLayoutSpec()] }
}

extension ASSizeRange {
  /// The range narrowed by a style; `nil` where a size is a fraction of an unknown length.
  func narrowed(by style: ASLayoutElementStyle, parentSize: CGSize) -> ASSizeRange? {
    sizeRange.narrowed(by: style.values, parentSize: parentSize).map(ASSizeRange.init)
  }
}
