/// A fact about a layout, as an author writes it: two sums of lengths, compared.
///
///     badge.left == 12 + photo.width + 8
///     116 == superview.width - (menu.ownWidth + search.ownWidth + filter.ownWidth)
///     constraints.measurements > spec.measurements
///
/// Spaces are allowed everywhere between words and signs:
///
///     fact     = sum, relation, sum ;
///     sum      = product, { ( "+" | "-" ), product } ;
///     product  = factor, { ( "*" | "/" ), factor } ;
///     factor   = [ "-" ], ( number | value | "(", sum, ")" ) ;
///     value    = name, ".", property ;
///     relation = "==" | "<=" | ">=" | "<" | ">" ;
///
/// A value is that of an element or of `superview`: an edge, a centre or a size in points, its own
/// size, or a content priority from left to right. `spec` and `constraints` count what a notation has,
/// and what its engine does.
package struct LessonFact: Sendable, Equatable {
  package var text: String
  package var left: Term
  package var relation: Relation
  package var right: Term

  /// How two sides compare.
  package enum Relation: String, Sendable, CaseIterable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
    case less = "<"
    case greater = ">"
  }

  /// A side, or a part of one.
  package indirect enum Term: Sendable, Equatable {
    case number(Double)
    case value(Value)
    /// A term less than 0 by as much as another one is more.
    case negative(Term)
    /// Two terms with a sign between them.
    case pair(Term, Sign, Term)
  }

  /// The sign between two terms.
  package enum Sign: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
  }

  /// A value that the engines know.
  package struct Value: Sendable, Hashable {
    /// The name of an element, `superview`, `spec` or `constraints`.
    package var subject: String
    package var property: Property
  }

  /// The properties that have a value.
  package enum Property: String, Sendable, CaseIterable {
    // Of a frame, in points.
    case left, right, top, bottom, width, height, centerX, centerY
    // Of an element: the size of its content where nothing limits it, and its priorities.
    case ownWidth, ownHeight, hugging, compressionResistance
    // Of a notation: its rules or boxes, the lines of a change and the rules to read for it, and what
    // its engine measures in a layout.
    case rules, changedLines, readRules, measurements

    /// Whether it belongs to a notation, and not to an element.
    package var isOfNotation: Bool {
      switch self {
      case .rules, .changedLines, .readRules, .measurements: true
      default: false
      }
    }
  }

  package var values: [Value] { left.values + right.values }

  package var numbers: [Double] { left.numbers + right.numbers }

  /// Both sides in numbers; `nil` where a value is not known.
  package func sides(_ value: (Value) -> Double?) -> (left: Double, right: Double)? {
    guard let left = left.number(value), let right = right.number(value) else { return nil }
    return (left, right)
  }

  /// Whether two sides compare as the fact says, within a tolerance that an equation allows.
  package func isMet(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
    switch relation {
    case .equal: abs(left - right) <= tolerance
    case .lessThanOrEqual: left <= right + tolerance
    case .greaterThanOrEqual: left >= right - tolerance
    case .less: left < right - tolerance
    case .greater: left > right + tolerance
    }
  }
}

extension LessonFact.Term {
  fileprivate var values: [LessonFact.Value] {
    switch self {
    case .number: []
    case .value(let value): [value]
    case .negative(let term): term.values
    case .pair(let first, _, let second): first.values + second.values
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .value: []
    case .negative(let term): term.numbers
    case .pair(let first, _, let second): first.numbers + second.numbers
    }
  }

  fileprivate func number(_ value: (LessonFact.Value) -> Double?) -> Double? {
    switch self {
    case .number(let number): return number
    case .value(let known): return value(known)
    case .negative(let term): return term.number(value).map { -$0 }
    case .pair(let first, let sign, let second):
      guard let one = first.number(value), let other = second.number(value) else { return nil }
      let result =
        switch sign {
        case .plus: one + other
        case .minus: one - other
        case .times: one * other
        case .over: one / other
        }
      return result.isFinite ? result : nil
    }
  }
}
