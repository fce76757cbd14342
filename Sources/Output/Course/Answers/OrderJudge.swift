import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Puts the items of a task in order, as the engines see them.
struct OrderJudge {
  /// The indices of the items in the right order.
  let right: [Int]
  /// What is known of each item, in the order of the file: a sentence.
  let facts: [String]

  /// Throws a sentence where there is no one order.
  init(_ task: LessonTask, of screen: LessonScreen) throws(LessonMistake) {
    let items = task.options.map { $0.text ?? "" }
    if task.order == .givesWay {
      let widths = try Self.widths(items, task, screen)
      facts = zip(items, widths).map { item, width in
        "\(item) gives way first at \(width.withUnit) wide."
      }
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
        values.append(frame.value(of: attribute))
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
    facts = zip(items, first).map { "\($0).\(attribute.rawValue) is \($1.withUnit)." }
  }

  func judge(_ order: [Int]) -> Judgement {
    guard order.sorted() == Array(facts.indices) else {
      return Judgement(isRight: false, reasons: ["An order names every item once."])
    }
    if order == right { return Judgement(isRight: true, reasons: right.map { facts[$0] }) }
    guard let place = order.indices.first(where: { order[$0] != right[$0] }) else {
      return Judgement(isRight: true, reasons: [])
    }
    return Judgement(
      isRight: false,
      reasons: [
        "Number \(place + 1) is another one: \(facts[right[place]]) \(facts[order[place]])"
      ])
  }

  private static func check(_ values: [Double], _ task: LessonTask) throws(LessonMistake) {
    for (one, next) in zip(values, values.dropFirst()) where abs(one - next) <= Tolerance.equal {
      throw LessonMistake("two items are equal (\(one.withUnit)), so there is no one order")
    }
  }

  /// The largest width at which each wish is missed, on whole points.
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
    let all = screen.scenario.containers.map(\.width)
    let (narrow, wide) = (all.min() ?? 280, all.max() ?? 414)
    var found = [Double?](repeating: nil, count: items.count)
    var width = wide
    while width >= narrow, found.contains(nil) {
      if let layout = try? screen.constraints(
        in: Container(width: width, height: task.container.height))
      {
        let missed = layout.priorityLevels.flatMap(\.missed).map(\.condition)
        for (index, condition) in conditions.enumerated()
        where found[index] == nil && missed.contains(condition) {
          found[index] = width
        }
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
