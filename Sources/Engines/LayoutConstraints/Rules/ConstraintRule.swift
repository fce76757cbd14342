/// A rule as people write it: one line of text for one or several constraints.
///
/// There are two notations. Spaces are allowed everywhere between words and signs:
///
///     photo.width == 40
///     title.leading >= photo.trailing + 8 @750
///     picture.height == 0.5625 * picture.width
///     picture.height == picture.width / 2 - 4
///     b.leading - a.trailing == 2 * (c.leading - b.trailing)
///     H:|-[photo(40)]-8-[title(>=100@750)]-(>=8)-|
///     V:[title]-5-[description]
///
/// An equation:
///
///     equation = left, relation, right, [ "@", value ] ;
///     left     = factor | distance ;
///     right    = constant | term, [ ( "+" | "-" ), value ] ;
///     term     = constant, "*", factor | factor, [ ( "*" | "/" ), value ] | distance ;
///     factor   = anchor | "(", distance, ")" ;
///     distance = anchor, "-", anchor ;
///     constant = [ "-" ], number | metric ;
///     anchor   = item, ".", [ guide, "." ], attribute ;
///     relation = "==" | "<=" | ">=" ;
///     value    = number | metric ;
///
/// A distance is measured from its second position to its first: how far `b.leading` is behind
/// `a.trailing`. Beside a factor it needs parentheses.
///
/// A line that starts with `H:`, `V:`, `|` or `[` is Auto Layout's visual format:
///
///     format     = [ ( "H" | "V" ), ":" ], [ "|", link ], view, { link, view }, [ link, "|" ] ;
///     view       = "[", item, [ predicates ], "]" ;
///     link       = [ "-", [ value, "-" | predicates, "-" ] ] ;
///     predicates = "(", predicate, { ",", predicate }, ")" ;
///     predicate  = [ relation ], ( constant | item ), [ "@", value ] ;
///
/// - `H:`, `==` and the priority 1000 are the defaults. An item can only be compared with in the
///   predicates of a view, which refer to the view's size.
/// - No link at all is the distance 0. `-` alone is 8 points between neighbours and 20 to the
///   superview, unless the metrics `standardSpacing` and `standardSpacingToSuperview` are given.
///   Ours: these names, because what is standard depends on the platform and its version.
/// - `|` is the superview of the item beside it. Options are `VisualFormatOption`.
/// - An item's name begins with a letter of any script or `_`, and continues with letters, digits
///   and `_`. So does a metric's. A name of both is a metric where no item is allowed, and in
///   equations if no `.` follows.
/// - A number is decimal, such as `8`, `0.5` or `1e3`; one above `Constraint.largestLength` is an
///   error. A metric may be negative.
public enum ConstraintRule {
  /// Parses a rule into its constraints, in the order in which they are written.
  ///
  /// Names stay names: whether such elements exist is not checked. `metrics` are the named numbers.
  /// In the size of a visual format, a name is an element if it is one of `elements`, else a
  /// metric. If `elements` is `nil`, every name that is no metric is an element. Throws if the text
  /// is no rule, or if `options`, which apply to the visual format, are not allowed for it. Linear
  /// in the length of the text.
  public static func parse(
    _ text: String, metrics: [String: Double] = [:], elements: [String]? = nil,
    options: VisualFormatOptions = []
  ) throws(RuleError) -> [ParsedConstraint] {
    let indices = elements.map { names in
      Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }
    return try parse(text, names: RuleNames(metrics: metrics, elements: indices), options: options)
  }

  /// Parses a rule with these names.
  static func parse(
    _ text: String, names: RuleNames, options: VisualFormatOptions
  ) throws(RuleError) -> [ParsedConstraint] {
    let scanner = RuleScanner(text)
    if scanner.isAtVisualFormat {
      var parser = VisualFormatParser(scanner, names: names, options: options)
      return try parser.parse()
    }
    guard options.isEmpty else {
      throw RuleError(problem: .optionsWithEquation, range: 0..<text.utf8.count)
    }
    var parser = EquationParser(scanner, names: names)
    return [try parser.parse()]
  }

  /// Whether an element or a metric with this name can be used in rules.
  public static func isElementName(_ name: String) -> Bool {
    var scanner = RuleScanner(name)
    return scanner.takeWord()?.text == name
  }

  /// Whether a rule is written in the visual format, rather than as an equation.
  package static func isVisualFormat(_ text: String) -> Bool {
    RuleScanner(text).isAtVisualFormat
  }
}

extension RuleScanner {
  /// Whether what comes next is written in the visual format, rather than as an equation.
  fileprivate var isAtVisualFormat: Bool {
    if next == "|" || next == "[" { return true }
    var ahead = self
    return ahead.skipWord() && ahead.next == ":"
  }
}

/// A constraint whose items are names, not yet indices.
public struct ParsedConstraint: Sendable, Equatable {
  /// The left side of the relation; for a distance, its end.
  public var first: ParsedAnchor
  /// The start of the distance on the left side; `nil` if that side is no distance.
  public var firstStart: ParsedAnchor?
  /// The relation between the two sides.
  public var relation: Constraint.Relation
  /// The factor of `second`; 1 without one.
  public var multiplier = 1.0
  /// The anchor on the right side of the relation, or `nil` if the right side is only the constant;
  /// for a distance, its end.
  public var second: ParsedAnchor?
  /// The start of the distance on the right side; `nil` if that side is no distance.
  public var secondStart: ParsedAnchor?
  /// The number added on the right side, in points.
  public var constant = 0.0
  /// The priority; 1000 if none is written.
  public var priority = Priority.required
  /// The source of the distance: the author's number, or a `-` alone.
  public var source = Constraint.Source.author
  /// The part of the rule that states this constraint, in UTF-8 offsets.
  public var range: Range<Int>
}

/// One attribute of an item that is a name, not yet an index.
public struct ParsedAnchor: Sendable, Equatable {
  /// The item.
  public var item: ParsedItem
  /// The attribute of that item.
  public var attribute: Constraint.Attribute
  /// The part of the rule that names the item, in UTF-8 offsets.
  public var range: Range<Int>
  /// The guide of the item that the attribute belongs to, or `nil` for the item itself.
  public var guide: Constraint.Guide?
}

/// How a rule refers to an item.
public enum ParsedItem: Sendable, Equatable {
  /// By its name.
  case named(String)
  /// As `|` beside the item of this name: its superview.
  case superview(of: String)
}

extension ConstraintSystem {
  /// Adds every constraint that a rule states, and returns their indices.
  ///
  /// In the size of a visual format, a name is an element if there is one, else a metric. The rule
  /// becomes the origin of its constraints unless another `origin` is given. Throws and adds
  /// nothing if the rule cannot be parsed, the options are not allowed for it, an element is
  /// unknown, or Auto Layout has no such constraint.
  @discardableResult
  public mutating func add(
    rule: String, identifier: String? = nil, origin: String? = nil,
    metrics: [String: Double] = [:], options: VisualFormatOptions = []
  ) throws(RuleError) -> Range<Int> {
    let names = RuleNames(metrics: metrics, elements: indices)
    let parsed = try ConstraintRule.parse(rule, names: names, options: options)
    var resolved: [Constraint] = []
    for part in parsed {
      var constraint = try resolve(part)
      constraint.identifier = identifier
      constraint.origin = origin ?? rule
      resolved.append(constraint)
    }
    do {
      try add(resolved)
    } catch {
      throw RuleError(problem: .invalid(error.error), range: parsed[error.index].range)
    }
    return constraints.count - resolved.count..<constraints.count
  }

  private func resolve(_ parsed: ParsedConstraint) throws(RuleError) -> Constraint {
    let first = try resolve(parsed.first, start: parsed.firstStart)
    var second: Constraint.Anchor?
    if let anchor = parsed.second { second = try resolve(anchor, start: parsed.secondStart) }
    var constraint = Constraint(
      first, parsed.relation, second, multiplier: parsed.multiplier, constant: parsed.constant,
      priority: parsed.priority)
    constraint.source = parsed.source
    return constraint
  }

  private func resolve(
    _ end: ParsedAnchor, start: ParsedAnchor?
  ) throws(RuleError) -> Constraint.Anchor {
    guard let start else { return try resolve(end) }
    let resolvedEnd = try resolve(end)
    return try .distance(from: resolve(start), to: resolvedEnd)
  }

  private func resolve(_ anchor: ParsedAnchor) throws(RuleError) -> Constraint.Anchor {
    switch anchor.item {
    case .named(let name):
      let item = try resolve(name, at: anchor.range)
      return Constraint.Anchor(item: item, guide: anchor.guide, attribute: anchor.attribute)
    case .superview(let name):
      let item = try resolve(name, at: anchor.range)
      guard item != Self.container else {
        throw RuleError(problem: .noSuperview(of: name), range: anchor.range)
      }
      return Constraint.Anchor(item: items[item].parent, attribute: anchor.attribute)
    }
  }

  private func resolve(_ name: String, at range: Range<Int>) throws(RuleError) -> Int {
    guard let item = index(of: name) else {
      throw RuleError(
        problem: .unknownElement(name), range: range, candidates: items.map { $0.name })
    }
    return item
  }
}
