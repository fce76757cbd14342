import ConsoleLogs
import Geometry
import LayoutConstraints
import LinearProgramming

/// Finds where the views of a conflict are once the line that gives way is broken.
///
/// Only what all other lines leave no choice about is drawn, along the axis that most of the
/// conflict's lines are on.
struct ConflictPicture {
  let log: ConsoleLog
  let program: LogProgram
  let members: [Int]
  let giving: Int?

  /// Ours: more bars are no picture any more.
  private static let mostBars = 12

  /// The picture; `nil` where fewer than two views have one place.
  func picture() throws(LinearProgramError) -> LogPicture? {
    let axes = members.compactMap { axis(of: log.constraints[$0]) }
    let isHorizontal = 2 * axes.count { $0 == .horizontal } >= axes.count
    let items = items(along: isHorizontal ? .horizontal : .vertical)
    guard let giving, items.count > 1, items.count <= Self.mostBars else { return nil }
    var released = program
    if let row = released.rowOfLine[giving] { released.free(row) }
    let outermost =
      items.firstIndex { item in
        released.keys.superviews[item] == nil
          && items.contains { released.keys.superviews[$0] == item }
      } ?? 0
    let (start, size) = isHorizontal ? (0, 2) : (1, 3)
    let columns = items.map { released.position(of: $0) }
    let fixed = [
      Assumption(
        terms: [Term(column: columns[outermost][start], coefficient: 1)], bounds: .exactly(0))
    ]
    let finder = ConflictFinder(lowered: released)
    // Another conflict may remain.
    guard try finder.conflict(assuming: fixed) == nil else { return nil }
    var bars: [LogPicture.Bar] = []
    for (item, columns) in zip(items, columns) {
      guard let place = try only(columns[start], finder, fixed),
        let length = try only(columns[size], finder, fixed), length >= 0
      else { continue }
      bars.append(LogPicture.Bar(name: program.keys.names[item], start: place, length: length))
    }
    guard bars.count > 1 else { return nil }
    let order = bars.indices.sorted { (bars[$1].length, $0) < (bars[$0].length, $1) }
    return LogPicture(isHorizontal: isHorizontal, bars: order.map { bars[$0] })
  }

  /// The value of a column where there is only one.
  private func only(
    _ column: Int, _ finder: ConflictFinder, _ fixed: [Assumption]
  ) throws(LinearProgramError) -> Double? {
    let (lower, upper) = try finder.range(
      of: [Term(column: column, coefficient: 1)], assuming: fixed)
    return lower.isFinite && upper - lower < 1e-5 ? lower : nil
  }

  private func axis(of line: LoggedConstraint) -> Axis? {
    line.terms.lazy.compactMap { $0.attribute.constrained?.axis }.first
  }

  /// The items of the conflict's lines along an axis, in the order in which they are named.
  private func items(along axis: Axis) -> [Int] {
    var items: [Int] = []
    for member in members where self.axis(of: log.constraints[member]) == axis {
      for term in log.constraints[member].terms {
        if let item = program.keys.index(of: term.item.identity), !items.contains(item) {
          items.append(item)
        }
      }
    }
    return items
  }
}
