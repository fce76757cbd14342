import Foundation
public import UIKitNames
import UIKitValues

/// A chain that may name more attributes, or go on with its relation.
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
  /// The middle from left to right.
  public var centerX: ConstraintMakerExtendable { adding(.init(.centerX)) }
  /// The middle from top to bottom.
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
  /// The middle of the layout margins from left to right.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerXWithinMargins))
  }
  /// The middle of the layout margins from top to bottom.
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
  /// All four edges of the layout margins, as the reading direction names them.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// The middle of the layout margins in both directions.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}

/// A chain that has named its attributes.
public class ConstraintMakerRelatable {
  let chain: ConstraintDescription

  init(_ chain: ConstraintDescription) { self.chain = chain }

  /// Each attribute is where the target is, or as long.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.equal, to: other, SourceLine(file: file, line: line))
  }

  /// Each attribute is where the superview is, or as long.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.equal, SourceLine(file: file, line: line)) { $0 }
  }

  /// Each attribute is where what the closure says of the superview is, or as long.
  @discardableResult
  public func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.equal, SourceLine(file: file, line: line), closure)
  }

  /// Each attribute is at most as far, or as long, as the target.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.lessThanOrEqual, to: other, SourceLine(file: file, line: line))
  }

  /// Each attribute is at most as far, or as long, as the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.lessThanOrEqual, SourceLine(file: file, line: line)) { $0 }
  }

  /// Each attribute is at most as far, or as long, as what the closure says of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.lessThanOrEqual, SourceLine(file: file, line: line), closure)
  }

  /// Each attribute is at least as far, or as long, as the target.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.greaterThanOrEqual, to: other, SourceLine(file: file, line: line))
  }

  /// Each attribute is at least as far, or as long, as the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relatedToSuperview(.greaterThanOrEqual, SourceLine(file: file, line: line)) { $0 }
  }

  /// Each attribute is at least as far, or as long, as what the closure says of the superview.
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
    return related(relation, place, obstacle: "there is no superview yet: call addSubview first")
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
          obstacle: """
            it cannot be related to \(item.attributes.text.dropFirst()): name one attribute there, \
            the same ones on both sides, or the view alone
            """)
      }
    case let item as any ConstrainedItem:
      chain.related = ConstraintItem(target: item, attributes: [])
    case let constant as any ConstraintConstantTarget:
      chain.constant = constant
    default:
      return related(
        relation, place,
        obstacle: """
          it cannot be related to a \(type(of: target)): give a number, a size, a point, insets, a \
          view, a guide or an attribute of one
          """)
    }
    return related(relation, place)
  }

  private func related(
    _ relation: NSLayoutConstraint.Relation, _ place: SourceLine, obstacle: String? = nil
  ) -> ConstraintMakerEditable {
    chain.relation = relation
    chain.madeAt = place
    chain.obstacle = obstacle
    return ConstraintMakerEditable(chain)
  }
}

/// A chain that has named its relation: its right side may still be changed.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies what the relation is to.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    chain.multiplier = AnyNumber.value(of: amount) ?? 1
    return self
  }

  /// Divides what the relation is to.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / (AnyNumber.value(of: amount) ?? 1))
  }

  /// Adds points to what the relation is to; replaces an inset.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }

  /// Moves what the relation is to inwards, in points; replaces an offset.
  ///
  /// Which way is inwards goes by the attribute of the other side: from a leading edge the way of
  /// reading, from a trailing edge against it. Toward a sibling that is the wrong way, and what an
  /// inequality allows is not turned around for the far edges.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount.insets
    return self
  }

  /// Moves what the relation is to inwards, in points; replaces an offset.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }
}

/// A chain that may say how much its constraints matter, which ends it.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Says how much the constraints matter; required unless it is said.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    chain.priority = amount
    return self
  }

  /// Says how much the constraints matter; required unless it is said.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    priority(ConstraintPriority(amount))
  }
}

/// A chain of which only a name and the handle are left to ask for.
public class ConstraintMakerFinalizable {
  let chain: ConstraintDescription

  init(_ chain: ConstraintDescription) { self.chain = chain }

  /// Names the constraints in messages: sets their `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    chain.label = label
    return self
  }

  /// The handle of what the chain has said; what it says afterwards no longer counts.
  ///
  /// A chain that could not be followed, which `layoutProblems` tells, has a handle of nothing.
  public var constraint: Constraint { chain.constraint }
}
