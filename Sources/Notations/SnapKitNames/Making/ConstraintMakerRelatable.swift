import Foundation
public import UIKitNames

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
