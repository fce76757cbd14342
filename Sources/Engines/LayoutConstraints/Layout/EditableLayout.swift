import Foundation
import Geometry

/// A layout, for the layouts that follow when constants and contents change.
///
/// What an edit does not change is kept: values (`EditableSolution`), frames and findings. Arrays
/// change in place, if this is their only owner.
struct EditableLayout {
  /// The last layout.
  private(set) var layout: ConstraintLayout
  private var solution: EditableSolution
  /// The frames of all items before rounding, in container coordinates.
  private var frames: [CGRect]
  /// The hierarchy of the items, of the system before the edits that follow.
  var tree: ItemTree
  private let rounding: Rounding
  private let children: IndexLists
  /// The place of each item in `tree.parentsFirst`.
  private let orders: [Int]
  /// The place of each item among the views of the layout; -1 for others.
  private let places: [Int]
  private var waiting: WaitingNumbers

  /// Prepares a layout for edits; `nil` if these would need the solver.
  ///
  /// A second pass depends on the values of the first one, which are not kept. Nearly linear in the
  /// size of the system.
  init?(_ layout: ConstraintLayout, _ preparation: LayoutPreparation) {
    let final = layout.finalProgram
    guard layout.statistics.passes == 1, final.ranges?.areOfAllColumns != true else { return nil }
    tree = preparation.tree
    guard
      let solution = EditableSolution(
        tree, final.measurements, in: final.container, values: final.values,
        troubled: final.ranges?.columns ?? [],
        conflicting: Set(layout.conflictSets.flatMap { $0.members.map(\.constraint) }))
    else { return nil }
    self.layout = layout
    self.solution = solution
    rounding = preparation.rounding
    let items = tree.system.items.indices
    frames = tree.system.frames(ofColumns: final.values, tree: tree)
    children = IndexLists(
      count: items.count,
      items.dropFirst().map { [tree] in (list: tree[$0].parent, member: $0) })
    var orders = [Int](repeating: 0, count: items.count)
    for (order, item) in tree.parentsFirst.enumerated() { orders[item] = order }
    self.orders = orders
    var places = [Int](repeating: -1, count: items.count)
    for place in preparation.views.names.indices {
      places[preparation.views.item(at: place)] = place
    }
    self.places = places
    waiting = WaitingNumbers(below: items.count)
  }
}

extension EditableLayout {
  /// The container of the layouts.
  var container: Container { layout.finalProgram.container }

  /// The layout after the edits since the last one; `nil` if the solver is needed.
  ///
  /// Takes time for what changes if nobody else has the last layout; else also for copies of its
  /// arrays. After `nil`, no further layout can follow.
  mutating func layout(after edits: PendingEdits, _ contents: ContentSizes) -> ConstraintLayout? {
    layout.finalProgram.releaseValues()
    var constants: [Int: Double] = [:]
    for edit in edits.new {
      switch edit {
      case .constant(let constant, let index):
        solution.setConstant(constant, of: index, tree.system.constraints)
        constants[index] = constant
      case .content(_, let item):
        guard let size = contents.sizes[item], !contents.wraps(item),
          solution.setContent(size, ofItem: item)
        else { return nil }
        layout.finalProgram.setContent(size, ofItem: item)
      }
    }
    guard let change = solution.move(), updateMisses(after: change, constants) else { return nil }
    move(change.columns)
    layout.finalProgram.follow(EditedTree(tree, edits.all), values: solution.values)
    if !layout.contentSizes.isEmpty {
      layout.contentSizes = tree.system.contentSizes(frames, rounding: rounding)
    }
    if let ranges = layout.finalProgram.ranges {
      layout.ambiguousElements = tree.system.ambiguousElements(in: ranges)
    }
    layout.statistics = layout.statistics.withoutWork(measureCalls: contents.measureCalls)
    return layout
  }

  /// Updates the optional constraints that are missed; returns whether they are those of before.
  private mutating func updateMisses(
    after change: EditableSolution.Change, _ constants: [Int: Double]
  ) -> Bool {
    for miss in solution.misses(of: change.rows) {
      let place = layout.missedOptionalConstraints.place(of: miss.constraint)
      guard (place != nil) == (miss.points > solverNoise) else { return false }
      guard let place else { continue }
      let old = layout.missedOptionalConstraints[place]
      var rule = old.rule
      if let constant = constants[miss.constraint] {
        var constraint = tree.system.constraints[miss.constraint]
        constraint.constant = constant
        rule = tree.system.text(of: constraint)
      }
      layout.missedOptionalConstraints[place] = MissedConstraint(
        index: miss.constraint, rule: rule, origin: old.origin, missedPoints: miss.points)
    }
    return true
  }

  /// Updates the frames of the items with these columns, and of everything inside those that move.
  private mutating func move(_ columns: [Int]) {
    for column in columns { waiting.insert(orders[column / ItemColumns.Variable.allCases.count]) }
    while let order = waiting.popFirst() {
      let item = tree.parentsFirst[order]
      let isContainer = item == ConstraintSystem.container
      let origin = isContainer ? .zero : frames[tree[item].parent].origin
      let frame = tree.frame(of: item, solution.values, from: origin)
      if frame.origin != frames[item].origin {
        for child in children[item] { waiting.insert(orders[child]) }
      }
      frames[item] = frame
      if isContainer {
        layout.rawLayout.size = frame.size
        layout.layout.size = Layout.rounded(frame, rounding).size
      } else if places[item] >= 0 {
        layout.rawLayout.frames[places[item]] = frame
        layout.layout.frames[places[item]] = Layout.rounded(frame, rounding)
      }
    }
  }
}

extension [MissedConstraint] {
  /// The place of a constraint in a list in the order of the system; logarithmic.
  fileprivate func place(of constraint: Int) -> Int? {
    var places = indices
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      if self[middle].index == constraint { return middle }
      places =
        self[middle].index < constraint
        ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return nil
  }
}

extension ConstraintStatistics {
  /// The sizes of the same system, and no work but some measuring.
  fileprivate func withoutWork(measureCalls: Int) -> ConstraintStatistics {
    var statistics = ConstraintStatistics()
    statistics.measureCalls = measureCalls
    statistics.rows = rows
    statistics.columns = columns
    statistics.nonZeros = nonZeros
    statistics.reducedRows = reducedRows
    statistics.reducedColumns = reducedColumns
    statistics.reducedNonZeros = reducedNonZeros
    statistics.components = components
    statistics.largestComponentRows = largestComponentRows
    return statistics
  }
}
