import Geometry

extension ConstraintSystem {
  /// Adds the size that a table, a collection or a controller gives an item: a required constraint
  /// for each length that is not `nil`, in points.
  ///
  /// Such a size may be stale, 0 or a fraction of a point off while cells size themselves, and then
  /// conflicts with the size that the item needs. One constraint of the author's at 999 avoids
  /// that. The constraints have the identifiers `UIView-Encapsulated-Layout-Width` and
  /// `UIView-Encapsulated-Layout-Height`.
  ///
  /// Throws and adds nothing if there is no such item, or if a length is NaN, negative or above
  /// `Constraint.largestLength`.
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
