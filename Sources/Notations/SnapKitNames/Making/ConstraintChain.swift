import Foundation
public import UIKitNames
import UIKitValues

/// A chain that can name more attributes, or continue with its relation.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    chain.attributes.formUnion(attributes)
    return self
  }

  /// The left edge.
  public var left: ConstraintMakerExtendable { adding(.init(.left)) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { adding(.init(.top)) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { adding(.init(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { adding(.init(.bottom)) }
  /// The edge where reading starts.
  public var leading: ConstraintMakerExtendable { adding(.init(.leading)) }
  /// The edge where reading ends.
  public var trailing: ConstraintMakerExtendable { adding(.init(.trailing)) }
  /// The width.
  public var width: ConstraintMakerExtendable { adding(.init(.width)) }
  /// The height.
  public var height: ConstraintMakerExtendable { adding(.init(.height)) }
  /// The horizontal centre.
  public var centerX: ConstraintMakerExtendable { adding(.init(.centerX)) }
  /// The vertical centre.
  public var centerY: ConstraintMakerExtendable { adding(.init(.centerY)) }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaseline: ConstraintMakerExtendable { adding(.init(.lastBaseline)) }
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaseline: ConstraintMakerExtendable { adding(.init(.firstBaseline)) }
  /// The left edge of the layout margins.
  public var leftMargin: ConstraintMakerExtendable { adding(.init(.leftMargin)) }
  /// The right edge of the layout margins.
  public var rightMargin: ConstraintMakerExtendable { adding(.init(.rightMargin)) }
  /// The top edge of the layout margins.
  public var topMargin: ConstraintMakerExtendable { adding(.init(.topMargin)) }
  /// The bottom edge of the layout margins.
  public var bottomMargin: ConstraintMakerExtendable { adding(.init(.bottomMargin)) }
  /// The edge of the layout margins where reading starts.
  public var leadingMargin: ConstraintMakerExtendable { adding(.init(.leadingMargin)) }
  /// The edge of the layout margins where reading ends.
  public var trailingMargin: ConstraintMakerExtendable { adding(.init(.trailingMargin)) }
  /// The horizontal centre of the layout margins.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerXWithinMargins))
  }
  /// The vertical centre of the layout margins.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerYWithinMargins))
  }
  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }

  /// Left, top, right and bottom edge.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Left and right edge.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Top and bottom edge.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Leading, top, trailing and bottom edge.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Leading and trailing edge.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  /// Top and bottom edge.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    adding(.directionalVerticalEdges)
  }
  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// All four edges of the layout margins.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// All four edges of the layout margins, by reading direction.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// The horizontal and vertical centre of the layout margins.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}

/// A chain that has named its attributes and needs a relation.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let chain: ConstraintDescription

  init(_ chain: ConstraintDescription) { self.chain = chain }

  /// Makes each attribute equal to the target.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.equal, to: other, SourceLine(file: file, line: line)) }

  /// Makes each attribute equal to the superview's.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.equal, SourceLine(file: file, line: line)) { $0 }
  }

  /// Makes each attribute equal to the target that the closure returns for the superview.
  @discardableResult
  public func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.equal, SourceLine(file: file, line: line), closure)
  }

  /// Makes each attribute at most the target.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.lessThanOrEqual, to: other, SourceLine(file: file, line: line))
  }

  /// Makes each attribute at most the superview's.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.lessThanOrEqual, SourceLine(file: file, line: line)) { $0 }
  }

  /// Makes each attribute at most the target that the closure returns for the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.lessThanOrEqual, SourceLine(file: file, line: line), closure)
  }

  /// Makes each attribute at least the target.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.greaterThanOrEqual, to: other, SourceLine(file: file, line: line))
  }

  /// Makes each attribute at least the superview's.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.greaterThanOrEqual, SourceLine(file: file, line: line)) { $0 }
  }

  /// Makes each attribute at least the target that the closure returns for the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.greaterThanOrEqual, SourceLine(file: file, line: line), closure)
  }

  private func relatedToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ place: SourceLine,
    _ target: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    if let superview = chain.item.enclosingView {
      return related(relation, to: target(superview), place)
    }
    return related(relation, place, mistake: "there is no superview yet: call addSubview first")
  }

  private func related(
    _ relation: NSLayoutConstraint.Relation, to target: any ConstraintRelatableTarget,
    _ place: SourceLine
  ) -> ConstraintMakerEditable {
    switch target {
    case let item as ConstraintItem:
      chain.related = item
      guard chain.attributes.canBeRelated(to: item.attributes) else {
        return related(
          relation, place,
          mistake: """
            it cannot be related to \(item.attributes.text.dropFirst()): name one attribute there, \
            the same attributes on both sides, or only the view
            """)
      }
    case let item as any ConstrainedItem:
      chain.related = ConstraintItem(target: item, attributes: [])
    case let constant as any ConstraintConstantTarget:
      chain.constant = constant
    default:
      return related(
        relation, place,
        mistake: """
          it cannot be related to a \(type(of: target)): give a number, a size, a point, insets, a \
          view, a guide or an attribute of one
          """)
    }
    return related(relation, place)
  }

  private func related(
    _ relation: NSLayoutConstraint.Relation, _ place: SourceLine, mistake: String? = nil
  ) -> ConstraintMakerEditable {
    chain.relation = relation
    chain.madeAt = place
    chain.mistake = mistake
    return ConstraintMakerEditable(chain)
  }
}

/// A chain that has named its relation; its right side can still be changed.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Sets the multiplier of the target.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    chain.multiplier = AnyNumber.value(of: amount) ?? 1
    return self
  }

  /// Sets the divisor of the target.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / (AnyNumber.value(of: amount) ?? 1))
  }

  /// Adds points to the target; replaces an inset.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }

  /// Moves the target inwards by points; replaces an offset.
  ///
  /// The direction depends on the attribute of the other side: in reading direction from a leading
  /// edge, against it from a trailing edge. Toward a sibling this is the wrong direction.
  /// Inequalities are not reversed for the far edges.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount.insets
    return self
  }

  /// Moves the target inwards by points; replaces an offset.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }
}

/// A chain that can set the priority of its constraints, which ends it.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority of the constraints; required by default.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    chain.priority = amount
    return self
  }

  /// Sets the priority of the constraints; required by default.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    priority(ConstraintPriority(amount))
  }
}

/// A chain that can only set a name or return its handle.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let chain: ConstraintDescription

  init(_ chain: ConstraintDescription) { self.chain = chain }

  /// Sets the name of the constraints in messages, which is their `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    chain.label = label
    return self
  }

  /// The handle of the chain's constraints; later changes of the chain have no effect.
  ///
  /// A chain with a mistake, which `layoutProblems` reports, has a handle without constraints.
  public var constraint: Constraint { chain.constraint }
}
