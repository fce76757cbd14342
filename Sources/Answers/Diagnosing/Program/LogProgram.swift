import ConsoleLogs
import Geometry
import LayoutConstraints
import LinearProgramming

/// The rows of a log: one for each line that can take part, one for each fact.
///
/// Each item has four columns in one system of coordinates, so that no hierarchy has to be known. A
/// row that is not the same at every place has an origin: the superview that the log names, the view
/// whose size it is measured in, or an unknown one.
struct LogProgram {
  let log: ConsoleLog
  let direction: ReadingDirection
  private(set) var keys: ItemKeys
  private(set) var program = LinearProgram(name: "log")
  /// The row of each line; `nil` where it takes no part.
  private(set) var rowOfLine: [Int?] = []
  /// Why a line takes no part; `nil` where it does.
  private(set) var exclusions: [DiagnosedLine.Exclusion?] = []
  /// The facts that no size is negative.
  private(set) var facts: [Fact] = []
  /// The rows that define a guide.
  private(set) var definitions: [Int] = []
  /// The lengths that the log does not print.
  private(set) var unknowns: [Unknown] = []
  private var columns: [ColumnKey: Int] = [:]
  /// AppKit's views whose coordinates begin at the top.
  let flipped: Set<Int>

  /// The fact that a column is not negative.
  struct Fact {
    var row: Int
    var column: Int
    var item: Int
    var size: String
  }

  /// A column for a value that the log does not contain.
  struct Unknown: Hashable {
    var length: UnknownLength
    var item: Int
    var column: Int
  }

  /// The meaning of a column.
  private enum ColumnKey: Hashable {
    case x(Int), y(Int), width(Int), height(Int)
    case unknown(UnknownLength, Int, Axis)
  }

  /// Lowers a log; `flipped` are the items of AppKit whose coordinates begin at the top.
  init(_ log: ConsoleLog, direction: ReadingDirection, flipped: Set<Int> = []) {
    self.log = log
    self.direction = direction
    self.flipped = flipped
    keys = ItemKeys(log)
    var seen: [String: Int] = [:]
    for (index, line) in log.constraints.enumerated() {
      var reason = Self.exclusion(of: line)
      if reason == nil, let address = line.address {
        if let first = seen[address] { reason = .repetition(of: first) }
        seen[address] = seen[address] ?? index
      }
      rowOfLine.append(reason == nil ? add(line) : nil)
      exclusions.append(reason)
    }
    addDefinitions()
    addFacts()
  }

  /// Ours: beyond these factors, rounding errors of the solver are as large as lengths.
  private static let factors = 1e-5...1e5

  private static func hasUnusableNumber(
    _ line: LoggedConstraint, _ equation: LoggedEquation
  ) -> Bool {
    let constants = [equation.first.constant, equation.second.constant]
    return constants.contains { $0.magnitude > Constraint.largestLength }
      || line.terms.contains { $0.factor != 0 && !factors.contains($0.factor.magnitude) }
  }

  /// Why a line takes no part in a required conflict.
  private static func exclusion(of line: LoggedConstraint) -> DiagnosedLine.Exclusion? {
    guard let equation = line.equation else {
      return line.unreadReason.map(DiagnosedLine.Exclusion.unread)
    }
    if !line.isActive { return .inactive }
    if line.contentPriorities.count == 2, line.contentPriorities.allSatisfy({ $0 < 1000 }) {
      return .optional
    }
    if line.contentPriorities.isEmpty, line.priority < Priority.required { return .optional }
    if hasUnusableNumber(line, equation) { return .unusableNumber }
    for term in line.terms {
      if case .ambiguous(let name, let addresses) = term.item.identity {
        return .ambiguousName(name, views: addresses.count)
      }
    }
    return nil
  }

  // MARK: - Columns

  private mutating func column(_ key: ColumnKey) -> Int {
    if let column = columns[key] { return column }
    let column = program.addColumn("c\(program.columns.count)", bounds: .free)
    columns[key] = column
    if case .unknown(let length, let item, _) = key {
      unknowns.append(Unknown(length: length, item: item, column: column))
    }
    return column
  }

  /// The columns of an item's position along an axis.
  mutating func position(of item: Int) -> [Int] {
    [column(.x(item)), column(.y(item)), column(.width(item)), column(.height(item))]
  }

  // MARK: - Rows

  private mutating func add(_ line: LoggedConstraint) -> Int? {
    guard let equation = line.equation else { return nil }
    var relation = equation.relation
    if line.contentPriorities.count == 2 {
      let (hugging, resistance) = (line.contentPriorities[0], line.contentPriorities[1])
      if hugging < 1000 { relation = .greaterThanOrEqual }
      if resistance < 1000 { relation = .lessThanOrEqual }
    }
    guard let sum = difference(line, equation) else { return nil }
    let rightSide = equation.second.constant - equation.first.constant
    let bounds: Bounds =
      switch relation {
      case .equal: .exactly(rightSide)
      case .lessThanOrEqual: .atMost(rightSide)
      case .greaterThanOrEqual: .atLeast(rightSide)
      }
    return program.addRow("line", bounds: bounds, terms: sum)
  }

  /// The terms of the left side minus those of the right side.
  private mutating func difference(_ line: LoggedConstraint, _ equation: LoggedEquation) -> [Term]?
  {
    let signed =
      equation.first.terms.map { ($0, $0.factor) } + equation.second.terms.map { ($0, -$0.factor) }
    // The axes that are measured from their far end.
    var mirrored: Set<Axis> = []
    if direction == .rightToLeft, !signed.contains(where: { $0.0.attribute.isPhysicalSide }) {
      mirrored.insert(.horizontal)
    }
    if log.toolkit == .appKit, signed.contains(where: { $0.0.attribute.isVerticalOfFrame }),
      !signed.contains(where: { keys.isFlipped($0.0.item, flipped, line) })
    {
      mirrored.insert(.vertical)
    }
    var terms: [Term] = []
    var weights: [Axis: Double] = [:]
    for (term, factor) in signed {
      guard let item = keys.index(of: term.item.identity) else { return nil }
      let (added, axis) = expression(term.attribute, of: item, mirrored)
      terms += added.map { Term(column: $0.column, coefficient: factor * $0.coefficient) }
      if let axis { weights[axis, default: 0] += factor }
    }
    for (axis, weight) in weights where weight.magnitude > 1e-9 {
      terms += origin(line, signed.map { $0.0 }, axis, mirrored).map {
        Term(column: $0.column, coefficient: -weight * $0.coefficient)
      }
    }
    return terms
  }

  /// The terms of an attribute, and its axis if it is a position.
  private mutating func expression(
    _ attribute: LoggedAttribute, of item: Int, _ mirrored: Set<Axis>
  ) -> ([Term], Axis?) {
    let physical: Constraint.Attribute
    switch attribute {
    case .layout(.width): return ([Term(column: column(.width(item)), coefficient: 1)], nil)
    case .layout(.height): return ([Term(column: column(.height(item)), coefficient: 1)], nil)
    case .layout(let layout):
      physical = layout.physical(readsRightToLeft: direction == .rightToLeft)
    // Measured from below, the least coordinate is that of the lower edge.
    case .frame(let coordinate):
      physical = coordinate.attribute(fromBelow: mirrored.contains(.vertical))
    case .variable(let name):
      let column = column(.unknown(.variable(name, of: keys.names[item]), item, .horizontal))
      return ([Term(column: column, coefficient: 1)], attribute.positionAxis)
    }
    let terms = position(physical, of: item)
    return (mirrored.contains(physical.axis) ? terms.negated : terms, physical.axis)
  }

  /// An edge, a centre or a baseline in absolute coordinates; left or right, never leading.
  private mutating func position(_ attribute: Constraint.Attribute, of item: Int) -> [Term] {
    let start = attribute.axis == .horizontal ? column(.x(item)) : column(.y(item))
    let isFar = attribute.withoutMargin.isFarEdge || attribute == .lastBaseline
    let isCenter = [.centerX, .centerY].contains(attribute.withoutMargin)
    var terms = [Term(column: start, coefficient: 1)]
    if isFar || isCenter {
      let size = attribute.axis == .horizontal ? column(.width(item)) : column(.height(item))
      terms.append(Term(column: size, coefficient: isFar ? 1 : 0.5))
    }
    switch attribute {
    case .firstBaseline:
      let length = UnknownLength.firstBaseline(of: keys.names[item])
      terms.append(Term(column: column(.unknown(length, item, .vertical)), coefficient: 1))
    case .lastBaseline:
      let length = UnknownLength.lastBaseline(of: keys.names[item])
      terms.append(Term(column: column(.unknown(length, item, .vertical)), coefficient: -1))
    case .centerXWithinMargins:
      terms += [margin(.leftMargin, item, 0.5), margin(.rightMargin, item, -0.5)]
    case .centerYWithinMargins:
      terms += [margin(.topMargin, item, 0.5), margin(.bottomMargin, item, -0.5)]
    default:
      if attribute.isOfMargins { terms.append(margin(attribute, item, isFar ? -1 : 1)) }
    }
    return terms
  }

  private mutating func margin(
    _ attribute: Constraint.Attribute, _ item: Int, _ factor: Double
  ) -> Term {
    Term(column: column(marginKey(attribute, item)), coefficient: factor)
  }

  private func marginKey(_ attribute: Constraint.Attribute, _ item: Int) -> ColumnKey {
    .unknown(.margin(edge: attribute, of: keys.names[item]), item, attribute.axis)
  }

  // MARK: - Origins

  /// The origin of an axis: where the positions of a line are measured from.
  ///
  /// Positions are those in the closest common ancestor, whose own left and top are 0. A position
  /// against a size counts from the view whose size it is.
  private mutating func origin(
    _ line: LoggedConstraint, _ terms: [LoggedTerm], _ axis: Axis, _ mirrored: Set<Axis>
  ) -> [Term] {
    let isMirrored = mirrored.contains(axis)
    if let item = originItem(line, terms, axis) {
      let edge: Constraint.Attribute =
        axis == .horizontal ? (isMirrored ? .right : .left) : (isMirrored ? .bottom : .top)
      let terms = position(edge, of: item)
      return isMirrored ? terms.negated : terms
    }
    let items = positioned(terms, axis)
    guard let first = items.first, let last = items.last else { return [] }
    let (item, other) = (min(first, last), max(first, last))
    let length = UnknownLength.origin(of: keys.names[item], and: keys.names[other])
    let unknown = column(.unknown(length, item, axis))
    return [Term(column: unknown, coefficient: isMirrored ? -1 : 1)]
  }

  /// The item at whose start an axis begins; `nil` where the log does not say it.
  mutating func originItem(
    _ line: LoggedConstraint, _ terms: [LoggedTerm], _ axis: Axis
  ) -> Int? {
    let positions = positioned(terms, axis)
    guard let first = positions.first else { return nil }
    if positions.count == 1 {
      let sizes = terms.filter { $0.attribute.isSize }.compactMap {
        keys.index(of: $0.item.identity)
      }
      if let other = sizes.first(where: { $0 != first }) { return other }
      if let superview = line.superview.flatMap({ keys.index(of: $0.identity) }),
        superview != first
      {
        return superview
      }
      return keys.hiddenSuperview(of: first)
    }
    guard positions.count == 2 else { return nil }
    return keys.commonAncestor(first, positions[1])
  }

  /// The items whose positions along an axis are in a line, without repetition.
  private func positioned(_ terms: [LoggedTerm], _ axis: Axis) -> [Int] {
    var items: [Int] = []
    for term in terms where term.attribute.positionAxis == axis {
      if let item = keys.index(of: term.item.identity), !items.contains(item) { items.append(item) }
    }
    return items
  }

  /// Adds an assumption, and returns its row.
  @discardableResult
  mutating func add(_ assumption: Assumption) -> Int {
    program.addRow("assumption", bounds: assumption.bounds, terms: assumption.terms)
  }

  /// Removes the bounds of a row.
  mutating func free(_ row: Int) {
    // The row exists, so this cannot throw.
    try? program.setRowBounds(row, .free)
  }

  // MARK: - Facts

  /// Adds the margins of each view whose margins guide the log names.
  private mutating func addDefinitions() {
    let guides = keys.items.indices.filter { keys.items[$0].text == "UIViewLayoutMarginsGuide" }
    for guide in guides {
      guard let owner = keys.superviews[guide] else { continue }
      for edge in [Constraint.Attribute.leftMargin, .rightMargin, .topMargin, .bottomMargin] {
        guard let column = columns[marginKey(edge, owner)] else { continue }
        let sign: Double = edge.withoutMargin.isFarEdge ? -1 : 1
        var terms = position(edge.withoutMargin, of: guide)
        terms += position(edge.withoutMargin, of: owner).negated
        terms.append(Term(column: column, coefficient: -sign))
        definitions.append(program.addRow("guide", bounds: .exactly(0), terms: terms))
      }
    }
  }

  private mutating func addFacts() {
    var used = Set(
      program.rows.flatMap { $0.terms.filter { $0.coefficient != 0 }.map { $0.column } })
    for item in keys.items.indices {
      for (key, size) in [(ColumnKey.width(item), "width"), (.height(item), "height")] {
        guard let column = columns[key], used.remove(column) != nil else { continue }
        addFact(column, item, size)
      }
    }
    for unknown in unknowns {
      guard case .variable(let name, _) = unknown.length,
        LoggedAttribute.variable(name).isVariableSize
      else { continue }
      addFact(
        unknown.column, unknown.item, name.split(separator: "{").first.map(String.init) ?? name)
    }
  }

  private mutating func addFact(_ column: Int, _ item: Int, _ size: String) {
    let row = program.addRow(
      "fact", bounds: .atLeast(0), terms: [Term(column: column, coefficient: 1)])
    facts.append(Fact(row: row, column: column, item: item, size: size))
  }
}

extension [Term] {
  fileprivate var negated: [Term] {
    map { Term(column: $0.column, coefficient: -$0.coefficient) }
  }
}

extension ItemKeys {
  /// Whether a coordinate of a line is measured in a view that begins at the top.
  fileprivate func isFlipped(
    _ item: LoggedItem, _ flipped: Set<Int>, _ line: LoggedConstraint
  ) -> Bool {
    let around =
      line.superview.flatMap { index(of: $0.identity) }
      ?? index(of: item.identity).flatMap { superviews[$0] }
    return around.map(flipped.contains) ?? false
  }
}

extension LoggedAttribute {
  /// The attribute that constraints have, where coordinates begin at the top left; `nil` for a
  /// variable.
  var constrained: Constraint.Attribute? {
    switch self {
    case .layout(let attribute): attribute
    case .frame(let coordinate): coordinate.attribute()
    case .variable: nil
    }
  }

  /// Whether leading and trailing decide where it is.
  var followsDirection: Bool { constrained?.followsDirection == true }

  /// Whether it is left or right in every reading direction; centres are so only beside these.
  ///
  /// As in layouts of scenarios: a constraint without left and right is mirrored as a whole.
  var isPhysicalSide: Bool {
    switch self {
    case .layout(let attribute): [.left, .right].contains(attribute.withoutMargin)
    case .frame: true
    case .variable: false
    }
  }

  var isVerticalOfFrame: Bool { isOfFrame && constrained?.axis == .vertical }

  /// Whether it is a width or a height.
  var isSize: Bool { constrained?.isSize ?? isVariableSize }

  /// The axis of a position; `nil` for a size.
  var positionAxis: Axis? { isSize ? nil : constrained?.axis ?? axisOfVariable }

  /// Whether it is a length by its name, as `contentHeight`.
  var isVariableSize: Bool {
    guard case .variable(let name) = self else { return false }
    let word = name.split(separator: "{").first.map { $0.lowercased() } ?? ""
    return word.hasSuffix("width") || word.hasSuffix("height")
  }

  /// The axis of a variable by its name: those of rows are vertical.
  var axisOfVariable: Axis {
    guard case .variable(let name) = self else { return .horizontal }
    let word = name.lowercased()
    return word.contains("row") || word.contains("y") || word.contains("height")
      ? .vertical : .horizontal
  }
}

extension LoggedAttribute.FrameCoordinate {
  /// The edge or the centre, where coordinates begin at the top left or `fromBelow`.
  func attribute(fromBelow: Bool = false) -> Constraint.Attribute {
    switch self {
    case .minX: .left
    case .midX: .centerX
    case .maxX: .right
    case .minY: fromBelow ? .bottom : .top
    case .midY: .centerY
    case .maxY: fromBelow ? .top : .bottom
    }
  }
}

/// An assumption besides the lines: a row of terms with bounds.
struct Assumption {
  var terms: [Term]
  var bounds: Bounds
}
