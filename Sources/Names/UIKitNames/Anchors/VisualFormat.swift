import LayoutConstraints

extension NSLayoutConstraint {
  /// Makes the constraints of a visual format, with numbers and with views or guides by name.
  ///
  /// A mistake, for which UIKit stops the program, is reported by the views, and makes none.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any ConstrainedItem }
    let numbers = (metrics ?? [:]).compactMapValues(AnyNumber.value)
    let place = SourceLine(file: file, line: line)
    func report(_ reason: String, atColumn column: Int) {
      for view in items.values.compactMap(\.constrainedView) {
        view.ownProblems.append(
          .visualFormat(format: format, madeAt: place, column: column, reason: reason))
      }
    }
    guard ConstraintRule.isVisualFormat(format) else {
      report("it must start with 'H:', 'V:', '|' or a view in brackets", atColumn: 1)
      return []
    }
    do throws(RuleError) {
      let parsed = try ConstraintRule.parse(
        format, metrics: numbers, elements: items.keys.sorted(), options: options.inEngine)
      // All names are looked up first, so that no constraint is created and then released unused.
      let sides = try parsed.map { constraint throws(RuleError) in
        let first = try side(of: constraint.first, items: items)
        let second = try constraint.second.map { anchor throws(RuleError) in
          try side(of: anchor, items: items)
        }
        return (first, second)
      }
      return zip(parsed, sides).map { parsed, sides in
        let constraint = NSLayoutConstraint(
          sides.0, Relation(parsed.relation), sides.1, multiplier: CGFloat(parsed.multiplier),
          constant: CGFloat(parsed.constant), madeAt: place)
        constraint.priority = UILayoutPriority(Float(parsed.priority))
        constraint.isSystemSpacing = parsed.source == .systemSpacing
        return constraint
      }
    } catch {
      let column = String(decoding: format.utf8.prefix(error.range.lowerBound), as: UTF8.self).count
      report(error.description, atColumn: column + 1)
      return []
    }
  }
  private static func side(
    of anchor: ParsedAnchor, items: [String: any ConstrainedItem]
  ) throws(RuleError) -> ConstraintSide {
    let name =
      switch anchor.item {
      case .named(let name), .superview(let name): name
      }
    guard var item = items[name] else {
      throw RuleError(problem: .unknownElement(name), range: anchor.range)
    }
    if case .superview = anchor.item {
      guard let around = item.enclosingView else {
        throw RuleError(problem: .noSuperview(of: name), range: anchor.range)
      }
      item = around
    }
    return ConstraintSide(ItemAttribute(item: item, attribute: Attribute(anchor.attribute)))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: Constraint.Relation) {
    self = [.lessThanOrEqual, .equal].first { $0.inEngine == relation } ?? .greaterThanOrEqual
  }
}
