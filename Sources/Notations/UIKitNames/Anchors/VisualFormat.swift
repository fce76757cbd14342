import Foundation
import LayoutConstraints

extension NSLayoutConstraint {
  /// Makes the constraints of a visual format.
  ///
  /// `metrics` are numbers by name, `views` are views or guides by name. A mistake, for which UIKit
  /// stops the program, is reported in the `layoutProblems` of the views and makes no constraints.
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
        try Self.sides(of: constraint, items: items)
      }
      return zip(parsed, sides).map { constraint($0, $1.first, $1.second, place) }
    } catch {
      let column = String(decoding: format.utf8.prefix(error.range.lowerBound), as: UTF8.self).count
      report(error.description, atColumn: column + 1)
      return []
    }
  }

  private static func sides(
    of parsed: ParsedConstraint, items: [String: any ConstrainedItem]
  ) throws(RuleError) -> (first: ConstraintSide, second: ConstraintSide?) {
    let first = ConstraintSide(try attribute(of: parsed.first, items: items))
    let second = try parsed.second.map { anchor throws(RuleError) in
      ConstraintSide(try attribute(of: anchor, items: items))
    }
    return (first, second)
  }

  private static func constraint(
    _ parsed: ParsedConstraint, _ first: ConstraintSide, _ second: ConstraintSide?,
    _ place: SourceLine
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, Relation(parsed.relation), second, multiplier: CGFloat(parsed.multiplier),
      constant: CGFloat(parsed.constant), madeAt: place)
    constraint.priority = UILayoutPriority(Float(parsed.priority))
    constraint.isSystemSpacing = parsed.source == .systemSpacing
    return constraint
  }

  private static func attribute(
    of anchor: ParsedAnchor, items: [String: any ConstrainedItem]
  ) throws(RuleError) -> ItemAttribute {
    let attribute = Attribute(anchor.attribute)
    switch anchor.item {
    case .named(let name):
      if let item = items[name] { return ItemAttribute(item: item, attribute: attribute) }
      throw RuleError(problem: .unknownElement(name), range: anchor.range)
    case .superview(let name):
      guard let item = items[name] else {
        throw RuleError(problem: .unknownElement(name), range: anchor.range)
      }
      guard let around = item.enclosingView else {
        throw RuleError(problem: .noSuperview(of: name), range: anchor.range)
      }
      return ItemAttribute(item: around, attribute: attribute)
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: Constraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
