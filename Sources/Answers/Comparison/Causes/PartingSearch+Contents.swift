import Foundation
import Geometry
import LayoutConstraints
import Scenarios

extension PartingSearch {
  /// What parts the layouts where the content of an item holds its size in the constraints.
  func contentRoot(_ item: Int, _ axis: Axis) throws(ConstraintError) -> PartingRoot {
    if axis == .vertical, isText(item), isNothing(item) { return .noWidth(item: item) }
    if axis == .horizontal, let root = try wrapping(item) { return root }
    if let near = nearestBroken(to: item, axis), !isOptional(near) {
      return .content(item: item, axis: axis)
    }
    return priorities(around: item, axis) ?? .content(item: item, axis: axis)
  }

  /// Whether the spec gives an item no room at all.
  private func isNothing(_ item: Int) -> Bool {
    guard let frame = specFrames[words.name(item)] else { return false }
    return frame.width <= Tolerance.equal && frame.height <= Tolerance.equal
  }

  /// The rule that the spec breaks and that limits the room in which text wraps, or else the bounds
  /// that do; `nil` where that cannot be told, and for text that does not wrap.
  ///
  /// Text is measured in the width that it gets while all contents are one line, so that is laid out
  /// again; text as wide as its lines need has no such limit any more.
  private func wrapping(_ item: Int) throws(ConstraintError) -> PartingRoot? {
    guard let content = wrappingContent(item),
      let width = words.layout.rawLayout.frame(of: words.name(item))?.width,
      let because = try becauseBeforeWrapping(item), because.value > width + Tolerance.equal,
      case let measured = content.measure(
        in: CGSize(width: because.value, height: .infinity)),
      abs(measured.size.width - width) <= Tolerance.equal
    else { return nil }
    let limits = because.causes.compactMap { cause -> Int? in
      guard case .constraint(let index) = cause.conditions.first else { return nil }
      return index
    }
    let broken = limits.first { index in
      readings[index].map { $0.unknownItems.isEmpty && isBroken($0) } ?? false
    }
    if let broken { return .constraints([broken]) }
    // In one room both would measure the same: a spec that gives text its own width had another.
    guard let spec = specFrames[words.name(item)]?.width,
      case let own = content.measure(in: CGSize(width: spec, height: .infinity)).size.width,
      abs(own - spec) <= Tolerance.equal
    else { return nil }
    let bounds = limits.filter { words.system.constraints[$0].relation != .equal }
    return .wrapping(item: item, room: because.value, bounds: bounds)
  }

  /// Why an item is as wide as it is while no text has been wrapped.
  private func becauseBeforeWrapping(_ item: Int) throws(ConstraintError) -> Because? {
    var system = words.system
    for index in system.items.indices {
      guard let content = wrappingContent(index) else { continue }
      let size = content.measure(in: CGSize(width: Double.infinity, height: .infinity)).size
      try system.updateItem(index) { $0.content = .fixed(size) }
    }
    let width = words.layout.rawLayout.size.width
    let layout = try system.layout(in: Container(width: width), rounding: .exact)
    let anchor = Constraint.Anchor(item: item, attribute: .width)
    let because = try layout.because(of: [anchor], isChecked: false).first
    return because?.isAmbiguous == true ? nil : because
  }

  private func wrappingContent(_ item: Int) -> (any ContentMeasuring)? {
    guard case .measured(let content) = words.system.items[item].content, content.wraps else {
      return nil
    }
    return content
  }

  /// The wish of the highest priority that the spec misses more than the constraints do, with one of
  /// a lower priority that they miss more for it; `nil` where there is no such pair.
  ///
  /// Each priority is met as well as those above it allow. So a spec that fulfils what must hold, and
  /// that does not miss more than the constraints at any priority, would be as good as these.
  func priorities(around item: Int, _ axis: Axis) -> PartingRoot? {
    let wishes = wishes(around: item, axis)
    let read = words.layout.readings(of: wishes, at: specFrames)
    let misses = zip(wishes, read).map { wish, reading in
      let own = miss(of: wish, by: reading.excess - reading.change)
      return (wish: wish, spec: miss(of: wish, by: reading.excess), own: own)
    }
    let levels = Dictionary(grouping: misses) { words.system.priority(of: $0.wish) }
    for (priority, level) in levels.sorted(by: { $0.key > $1.key }) {
      let more = level.reduce(0) { $0 + $1.spec - $1.own }
      if abs(more) <= Tolerance.equal { continue }
      let decider = level.max { $0.spec - $0.own < $1.spec - $1.own }
      let loser = misses.filter {
        words.system.priority(of: $0.wish) < priority && $0.own - $0.spec > Tolerance.equal
      }.max { words.system.priority(of: $0.wish) < words.system.priority(of: $1.wish) }
      guard more > 0, let decider, let loser else { return nil }
      return .priorities(decider.wish, over: loser.wish)
    }
    return nil
  }

  /// The wishes along an axis of what is connected with an item along it; not those of text that
  /// wraps, which are others in another room.
  private func wishes(around item: Int, _ axis: Axis) -> [LayoutCondition] {
    let near = distances(from: item, along: axis)
    let rules = readings.keys.sorted().filter { index in
      let constraint = words.system.constraints[index]
      return constraint.priority < Priority.required
        && constraint.places.allSatisfy { $0.attribute.axis == axis }
        && constraint.places.contains { near[$0.item] != nil }
    }
    let contents = near.keys.sorted().filter { item in
      if case .none = words.system.items[item].content { return false }
      return item != ConstraintSystem.container && wrappingContent(item) == nil
        && specFrames[words.name(item)] != nil
    }
    return rules.map(LayoutCondition.constraint)
      + contents.flatMap {
        [.hugging(item: $0, axis: axis), .compressionResistance(item: $0, axis: axis)]
      }
  }

  /// By how much a wish is missed where its left side is larger than it says by some points.
  func miss(of wish: LayoutCondition, by excess: Double) -> Double {
    switch wish {
    case .hugging: max(0, excess)
    case .compressionResistance: max(0, -excess)
    case .constraint(let index):
      switch words.system.constraints[index].relation {
      case .equal: abs(excess)
      case .lessThanOrEqual: max(0, excess)
      case .greaterThanOrEqual: max(0, -excess)
      }
    default: 0
    }
  }
}
