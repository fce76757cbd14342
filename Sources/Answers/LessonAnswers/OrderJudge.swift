import Geometry
import LayoutConstraints
import Layouts
package import Lessons
import Phrases
import Scenarios

/// Puts the items of a task in order, as the engines see them.
package struct OrderJudge {
  /// The indices of the items in the right order.
  let right: [Int]
  private let items: [String]
  private let kind: LessonTask.Order
  /// The facts about each item, in the order of the file: a sentence.
  let facts: [Phrase]
  /// The sentence about each item where one of those below it belongs there.
  let misplaced: [Phrase]

  /// Throws a sentence where there is no one order.
  init(_ task: LessonTask, of screen: LessonScreen) throws(LessonMistake) {
    let items = task.options.map { $0.text ?? "" }
    self.items = items
    kind = task.order
    if task.order == .givesWay {
      let widths = try Self.widths(items, task, screen)
      let widest = screen.scenario.containers.map { $0.width }.max() ?? 0
      facts = zip(items, widths).map { item, width in
        width > widest
          ? "\(item) gives way at \(points: widest) already, the widest screen."
          : "\(item) gives way on screens narrower than \(points: width)."
      }
      misplaced = facts.map { "\($0) One of those below it gives way before." }
      right = items.indices.sorted { widths[$0] > widths[$1] }
      try Self.check(right.map { widths[$0] }, task)
      return
    }
    let attribute: Constraint.Attribute =
      switch task.order {
      case .width: .width
      case .height: .height
      case .left: .left
      case .top, .givesWay: .top
      }
    var orders: [[Int]] = []
    var first: [Double] = []
    for engine in screen.engines {
      guard let frames = try? screen.frames(by: engine, in: task.container) else {
        throw LessonMistake("\(engine.owner) give no layout to order by")
      }
      var values: [Double] = []
      for (item, option) in zip(items, task.options) {
        guard let frame = frames[item] else {
          throw LessonMistake("there is no element '\(item)' to put in order", at: option.place)
        }
        let claims = DecidedClaims(screen: screen, container: task.container)
        guard engine == .spec || claims.isDecided(attribute, of: item) else {
          throw LessonMistake(
            "the order is ambiguous",
            hints: [DecidedClaims.reason("\(item).\(attribute.rawValue)").phrase.text],
            at: option.place)
        }
        values.append(frame.length(of: attribute))
      }
      let isDescending = attribute.isSize
      orders.append(
        items.indices.sorted { isDescending ? values[$0] > values[$1] : values[$0] < values[$1] })
      try Self.check(orders[orders.count - 1].map { values[$0] }, task)
      if first.isEmpty { first = values }
    }
    guard let order = orders.first, orders.allSatisfy({ $0 == order }) else {
      throw LessonMistake("the engines do not agree on this order")
    }
    right = order
    facts = zip(items, first).map { "\(LessonReason.statement($0, attribute, $1))." }
    let comparison =
      switch task.order {
      case .width: "is wider"
      case .height: "is taller"
      case .left: "is further left"
      case .top, .givesWay: "is further up"
      }
    misplaced = facts.map { "\($0) One of those below it \(comparison)." }
  }

  func judge(_ order: [Int]) -> AnswerJudgement {
    guard order.sorted() == Array(facts.indices) else {
      return .wrong(["An order names every item once."])
    }
    guard let place = order.indices.first(where: { order[$0] != right[$0] }) else {
      return .right(right.map { facts[$0] })
    }
    let refusal = Self.refusal(of: items[order[place]], isFirst: place == 0, kind)
    return .wrong(["\(refusal) \(misplaced[order[place]])"])
  }

  /// The sentence about the first item that is not in its place.
  package static func refusal(of item: String, isFirst: Bool, _ order: LessonTask.Order) -> String {
    let verb = order == .givesWay ? "give way" : "come"
    return "'\(item)' does not \(verb) \(isFirst ? "first" : "next")."
  }

  private static func check(_ values: [Double], _ task: LessonTask) throws(LessonMistake) {
    for (one, next) in zip(values, values.dropFirst()) where abs(one - next) <= Tolerance.equal {
      throw LessonMistake("two items are equal (\(one.withUnit)), so there is no one order")
    }
  }

  /// The width below which each optional constraint is missed, or a wider one than any screen.
  private static func widths(
    _ items: [String], _ task: LessonTask, _ screen: LessonScreen
  ) throws(LessonMistake) -> [Double] {
    guard let system = screen.scenario.constraints else {
      throw LessonMistake("only constraints give way, and the file has none")
    }
    var conditions: [LayoutCondition] = []
    for (item, option) in zip(items, task.options) {
      guard let condition = condition(item, system) else {
        throw LessonMistake(
          "'\(item)' is neither an element's hugging or compressionResistance nor the id of a rule",
          at: option.place)
      }
      conditions.append(condition)
    }
    let all = screen.scenario.containers.map { $0.width }
    let (narrow, wide) = (all.min() ?? 280, all.max() ?? 414)
    func missed(at width: Double) -> [LayoutCondition] {
      let container = Container(width: width, height: task.container.height)
      let layout = try? screen.constraints(in: container)
      return layout?.priorityLevels.flatMap { $0.missed }.map { $0.condition } ?? []
    }
    var found = [Double?](repeating: nil, count: items.count)
    var width = wide
    while width >= narrow, found.contains(nil) {
      let known = missed(at: width)
      for (index, condition) in conditions.enumerated()
      where found[index] == nil && known.contains(condition) {
        // The border is within the last point.
        var (below, above) = (width, width + 1)
        for _ in 0..<10 {
          let middle = (below + above) / 2
          if missed(at: middle).contains(condition) { below = middle } else { above = middle }
        }
        found[index] = (above * 100).rounded(.up) / 100
      }
      width -= 1
    }
    var widths: [Double] = []
    for (index, width) in found.enumerated() {
      guard let width else {
        throw LessonMistake(
          "'\(items[index])' never gives way from \(narrow.points) to \(wide.withUnit) wide",
          at: task.options[index].place)
      }
      widths.append(width)
    }
    return widths
  }

  private static func condition(_ item: String, _ system: ConstraintSystem) -> LayoutCondition? {
    if let index = system.constraints.firstIndex(where: { $0.identifier == item }) {
      return .constraint(index)
    }
    let parts = item.split(separator: ".").map(String.init)
    guard parts.count == 2, let index = system.index(of: parts[0]) else { return nil }
    switch parts[1] {
    case "hugging": return .hugging(item: index, axis: .horizontal)
    case "compressionResistance": return .compressionResistance(item: index, axis: .horizontal)
    default: return nil
    }
  }
}
