/// A rule as people write it: one line of text that says one or several constraints.
///
/// Two notations are understood, with spaces allowed everywhere between words and signs:
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
/// A distance is from its second position to its first: how far `b.leading` lies behind
/// `a.trailing`. Beside a factor it needs its parentheses.
///
/// A line that starts with `H:`, `V:`, `|` or `[` is Auto Layout's visual format:
///
///     format     = [ ( "H" | "V" ), ":" ], [ "|", link ], view, { link, view }, [ link, "|" ] ;
///     view       = "[", item, [ predicates ], "]" ;
///     link       = [ "-", [ value, "-" | predicates, "-" ] ] ;
///     predicates = "(", predicate, { ",", predicate }, ")" ;
///     predicate  = [ relation ], ( constant | item ), [ "@", value ] ;
///
/// - `H:` is the default, `==` as well, and 1000 where no priority is given. An item stands only in
///   the predicates of a view: the view has its size.
/// - No link at all is the distance 0. `-` alone is 8 points between neighbours and 20 to the
///   superview, unless the metrics `standardSpacing` and `standardSpacingToSuperview` are given.
///   Ours: these names, because what is standard depends on the platform and its version.
/// - `|` is the superview of the item beside it. Options are `VisualFormatOption`.
/// - An item's name begins with a letter of any script or `_` and goes on with letters, digits and
///   `_`. So does a metric's; one that is also an item's is a metric where no item can stand, and
///   in equations where no `.` follows.
/// - A number is decimal, such as `8`, `0.5` or `1e3`; one above `Constraint.largestLength` is an
///   error. A metric may be negative.
public enum ConstraintRule {
  /// Reads a rule into its constraints, in the order in which they are written.
  ///
  /// Names stay names: whether such elements exist is not asked. `metrics` are the named numbers. A
  /// name of a size in a visual format is an element if it is one of `elements`, else a metric;
  /// where `elements` are not known, what is no metric is taken for an element. Throws if the text
  /// is no rule, or if `options`, which are for the visual format, do not go with it. Linear in the
  /// length of the text.
  public static func parse(
    _ text: String, metrics: [String: Double] = [:], elements: [String]? = nil,
    options: VisualFormatOptions = []
  ) throws(RuleError) -> [ParsedConstraint] {
    let indices = elements.map { names in
      Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }
    return try parse(text, names: RuleNames(metrics: metrics, elements: indices), options: options)
  }

  /// Reads a rule that may use `names`.
  static func parse(
    _ text: String, names: RuleNames, options: VisualFormatOptions
  ) throws(RuleError) -> [ParsedConstraint] {
    if isVisualFormat(text) {
      var parser = VisualFormatParser(text: text, names: names, options: options)
      return try parser.parse()
    }
    guard options.isEmpty else {
      throw RuleError(problem: .optionsWithEquation, range: 0..<text.utf8.count)
    }
    var parser = EquationParser(text: text, names: names)
    return [try parser.parse()]
  }

  /// Whether rules can refer to an element, or of a metric, with this name.
  public static func isElementName(_ name: String) -> Bool {
    var scanner = RuleScanner(name)
    return scanner.takeWord()?.text == name
  }

  /// Whether a rule is meant to be in the visual format, rather than an equation.
  package static func isVisualFormat(_ text: String) -> Bool {
    var scanner = RuleScanner(text)
    if scanner.next == "|" || scanner.next == "[" { return true }
    return scanner.takeWord() != nil && scanner.next == ":"
  }
}

/// A constraint whose items are still names.
public struct ParsedConstraint: Sendable, Equatable {
  /// What stands on the left of the relation; of a distance, where it ends.
  public var first: ParsedAnchor
  /// Where the distance on the left begins; `nil` if that is none.
  public var firstStart: ParsedAnchor?
  /// How the two sides compare.
  public var relation: Constraint.Relation
  /// The factor of `second`; 1 where there is none.
  public var multiplier = 1.0
  /// What stands on the right of the relation, or `nil` if that is only the constant; of a
  /// distance, where it ends.
  public var second: ParsedAnchor?
  /// Where the distance on the right begins; `nil` if that is none.
  public var secondStart: ParsedAnchor?
  /// What is added on the right, in points.
  public var constant = 0.0
  /// How much the constraint matters; 1000 where nothing is written.
  public var priority = Priority.required
  /// Who says how far apart things are: the author, or a `-` alone.
  public var source = Constraint.Source.author
  /// The part of the rule that says this constraint, in UTF-8 offsets.
  public var range: Range<Int>
}

/// One attribute of an item that is still a name.
public struct ParsedAnchor: Sendable, Equatable {
  /// The item that is meant.
  public var item: ParsedItem
  /// The attribute of that item.
  public var attribute: Constraint.Attribute
  /// Where the item is written, in UTF-8 offsets.
  public var range: Range<Int>
  /// The guide of that item that is meant, or `nil` for the item itself.
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
  /// Adds every constraint that a rule says, and returns their indices.
  ///
  /// Where a visual format can name an element or a metric, which is in the predicates of a size, a
  /// name is an element if there is one, else a metric. The rule becomes the origin of its
  /// constraints unless another `origin` is given. Throws, and adds nothing, where the rule cannot
  /// be read, does not go with the options, an element is unknown, or Auto Layout has no such
  /// constraint.
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
        problem: .unknownElement(name), range: range, candidates: items.map(\.name))
    }
    return item
  }
}
