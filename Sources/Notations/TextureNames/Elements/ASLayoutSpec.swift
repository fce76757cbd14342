public import Foundation
import LayoutSpecs
import UIKitValues

/// A rule that arranges elements; by itself, room without anything in it.
///
/// Without a child it is a spacer: fixed by its style, or flexible by `style.flexGrow`. A spec of
/// one's own is a subclass that overrides `calculateLayoutThatFits(_:)`.
open class ASLayoutSpec: NSObject, ASLayoutElement {
  /// What the spec asks of the spec that it stands in.
  public let style = ASLayoutElementStyle()
  /// The name that errors call the spec by.
  open var debugName: String?
  /// Whether the spec has not been laid out by a node yet.
  ///
  /// Ours: it may be changed and laid out again all the same, where Texture stops.
  public internal(set) var isMutable = true
  /// The elements that the spec arranges.
  open var children: [any ASLayoutElement]?

  /// Makes a spacer.
  public override init() { super.init() }

  /// The first of the elements that the spec arranges.
  open var child: (any ASLayoutElement)? {
    get { children?.first }
    set { children = newValue.map { [$0] } }
  }

  /// What a spec is: a rule.
  public var layoutElementType: ASLayoutElementType { .layoutSpec }
  /// The elements that the spec arranges.
  public var sublayoutElements: [any ASLayoutElement]? { children }

  /// The spec's layout in a range, for a parent of this size; NaN where it is undefined.
  open func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    calculateLayoutThatFits(
      constrainedSize, restrictedTo: style.size, relativeToParentSize: parentSize)
  }

  /// The spec's layout in a range that its own style has not narrowed yet.
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

  /// The spec's layout in a range that its own style has already narrowed.
  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    engineLayout(in: constrainedSize, parentSize: constrainedSize.max, appliesOwnSize: false)
  }

  /// Whether the engine takes the range as it is, and the spec's own sizes count only as far as they
  /// do in the engine: in Texture they do not in insets, overlays and backgrounds.
  var leavesRangeToEngine: Bool { isEngineSpec }

  /// The elements that the engine arranges for the spec, from the lowest to the topmost.
  var engineChildren: [any ASLayoutElement] { [] }

  /// The spec as the engine has it, for the lowered `engineChildren`.
  func lowered(_ children: [LayoutSpec]) -> LayoutSpec { .spacer }

  /// Whether the engine knows the spec's rule, so that the spec itself is not asked for its layout.
  ///
  /// Each class that the engine knows answers for itself alone: a subclass may compute its layout in
  /// `calculateLayoutThatFits(_:)`, so it is asked.
  var isEngineSpec: Bool { type(of: self) == ASLayoutSpec.self }
}

extension ASSizeRange {
  /// The part of the range that `style` asks for; `nil` where a bound of it is undefined.
  func narrowed(by style: ASLayoutElementStyle, parentSize: CGSize) -> ASSizeRange? {
    sizeRange.narrowed(by: style.values, parentSize: parentSize).map(ASSizeRange.init)
  }
}

extension ASLayoutSpec {
  /// The spec's layout as the engine works it out.
  ///
  /// `appliesOwnSize` is whether the sizes in the spec's own style count; the engine leaves those
  /// of insets, overlays and backgrounds out in either case.
  func engineLayout(
    in constrainedSize: ASSizeRange, parentSize: CGSize, appliesOwnSize: Bool
  ) -> ASLayout {
    var range = constrainedSize.sizeRange
    // A stack asks a child that it stretches beyond its own maximum in a range upside down.
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

  /// No layout, and why: the error once more, with the elements called as their authors know them.
  private func problemLayout(
    _ error: SpecError, _ range: SizeRange, parentSize: CGSize, appliesOwnSize: Bool
  ) -> ASLayout {
    var lowering = ElementLowering(namesAreLabels: true)
    var told = error
    do throws(SpecError) {
      _ = try lowering.layout(
        of: self, in: range, parentSize: parentSize, appliesOwnSize: appliesOwnSize)
    } catch { told = error }
    return ASLayout(self, size: .zero, problems: [.spec(element: label, told)])
  }
}

// Specs with two named children keep them in one list.

extension Array {
  /// The element after the first.
  var second: Element? { count > 1 ? self[1] : nil }
}

extension ASLayoutSpec {
  /// The child after the first, of a spec that has two named ones.
  var second: (any ASLayoutElement)? {
    get { children?.second }
    set {
      let first = child ?? ASLayoutSpec()
      children = newValue.map { [first, $0] } ?? [first]
    }
  }
}
