import Foundation
import UIKitNames

/// What one chain of a closure has said so far.
final class ConstraintDescription {
  let item: any ConstrainedItem
  var attributes: ConstraintAttributes
  var relation = NSLayoutConstraint.Relation.equal
  /// What the relation is to; `nil` for a number, a size, a point or insets.
  var related: ConstraintItem?
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var multiplier: CGFloat = 1
  var priority = ConstraintPriority.required
  var label: String?
  /// Where the relation was written; `nil` for a chain that has none.
  var madeAt: SourceLine?
  /// Why no constraint can come of the chain, as a sentence.
  var obstacle: String?

  init(_ item: any ConstrainedItem, _ attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  /// What the chain came to when it was first asked; what is said afterwards comes too late.
  private(set) lazy var constraint = Constraint(self, rows: rows())

  /// One row for each attribute; none where one of them cannot be, which the view then tells.
  private func rows() -> [ConstraintRow] {
    guard let madeAt else { return [] }
    if let obstacle {
      tell(obstacle, madeAt)
      return []
    }
    let target = related?.target
    if related != nil && target == nil {
      tell("the view that it is related to does not exist any more: keep it in a property", madeAt)
      return []
    }
    let attributes = attributes.inOrder
    let rows = attributes.compactMap { ConstraintRow($0, of: self, to: target) }
    guard rows.count == attributes.count else {
      tell(
        "it is measured from the superview, and there is none yet: call addSubview first", madeAt)
      return []
    }
    return rows
  }

  private func tell(_ reason: String, _ place: SourceLine) {
    item.constrainedView?.report(
      .invalidConstraint(constraint: text, madeAt: place, reason: reason))
  }

  /// The chain in words: `UILabel.snp.edges`.
  var text: String { "\(item.nameForMessages).snp\(attributes.text)" }
}
