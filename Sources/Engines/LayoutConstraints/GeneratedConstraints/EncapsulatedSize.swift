import Geometry

extension ConstraintSystem {
  /// Adds the size that a table, a collection or a controller gives an item: a required constraint
  /// for each length that is not `nil`, in points.
  ///
  /// Such a size may be stale, 0 or a hairline off while cells size themselves, and then conflicts
  /// with what the item needs; one constraint of the author's at 999 cures that. The constraints
  /// have the identifiers `UIView-Encapsulated-Layout-Width` and
  /// `UIView-Encapsulated-Layout-Height`.
  ///
  /// Throws, and adds nothing, where there is no such item and where a length is NaN, negative or
  /// above `Constraint.largestLength`.
  @discardableResult
  public mutating func addEncapsulatedSize(
    of item: Int, width: Double? = nil, height: Double? = nil
  ) throws(ConstraintError) -> Range<Int> {
    guard items.indices.contains(item) else { throw .unknownItem(index: item) }
    var rows: [Constraint] = []
    let lengths = [(Constraint.Attribute.width, "Width", width), (.height, "Height", height)]
    for case (let attribute, let word, let length?) in lengths {
      guard (0...Constraint.largestLength).contains(length) else {
        throw .constantOutOfRange(length)
      }
      var row = Constraint(
        Constraint.Anchor(item: item, attribute: attribute), .equal, constant: length)
      row.identifier = "UIView-Encapsulated-Layout-\(word)"
      row.source = .encapsulatedLayout
      rows.append(row)
    }
    do {
      try add(rows)
    } catch {
      throw error.error
    }
    return constraints.count - rows.count..<constraints.count
  }
}
