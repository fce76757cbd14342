import Geometry
import LayoutConstraints
import Layouts
import Reasons
import Scenarios

// Where the content of an item determines its size: wrapping text, and priorities that compete.

extension DifferenceCauseSearch {
  /// The cause of a difference where the content of an item determines its size in the
  /// constraints.
  func contentRoot(_ item: Int, _ axis: Axis) throws(ConstraintError) -> RootCause {
    if axis == .vertical, both.isText(item), isEmptyInSpec(item) { return .noWidth(item: item) }
    if axis == .horizontal, let root = try wrappingRoot(item) { return root }
    if let near = nearestBroken(to: item, axis), !isOptional(near) {
      return .content(item: item, axis: axis)
    }
    return priorities(around: item, axis) ?? .content(item: item, axis: axis)
  }

  private func isEmptyInSpec(_ item: Int) -> Bool {
    guard let frame = both.specFrames[both.names.name(item)] else { return false }
    return frame.width <= Tolerance.equal && frame.height <= Tolerance.equal
  }

  /// The rule that the spec breaks and that limits the width at which text wraps, or else the bounds
  /// that limit it; `nil` where that is unknown, and for text that does not wrap.
  ///
  /// The engine measures text in the width that it gets while every content is one line, so this
  /// lays the constraints out once more. Text that is as wide as its lines need has no such limit.
  private func wrappingRoot(_ item: Int) throws(ConstraintError) -> RootCause? {
    guard let content = wrappingContent(item),
      let width = both.names.layout.rawLayout.frame(of: both.names.name(item))?.width,
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
      both.readings[index].map { $0.unknownItems.isEmpty && both.isBroken($0) } ?? false
    }
    if let broken { return .constraints([broken]) }
    // At one available width both would measure the same: a spec that gives text its own width had
    // another one.
    guard let spec = both.specFrames[both.names.name(item)]?.width,
      case let own = content.measure(in: CGSize(width: spec, height: .infinity)).size.width,
      abs(own - spec) <= Tolerance.equal
    else { return nil }
    let bounds = limits.filter { both.system.constraints[$0].relation != .equal }
    return .wrapping(item: item, width: because.value, bounds: bounds)
  }

  /// Why an item is as wide as it is while no text has been wrapped.
  private func becauseBeforeWrapping(_ item: Int) throws(ConstraintError) -> Because? {
    var system = both.system
    for index in system.items.indices {
      guard let content = wrappingContent(index) else { continue }
      try system.updateItem(index) { $0.content = .fixed(content.unlimitedMeasurement.size) }
    }
    let width = both.names.layout.rawLayout.size.width
    let layout = try system.layout(in: Container(width: width), rounding: .exact)
    let anchor = Constraint.Anchor(item: item, attribute: .width)
    let because = try layout.because(of: [anchor], isChecked: false).first
    return because?.isAmbiguous == true ? nil : because
  }

  private func wrappingContent(_ item: Int) -> (any ContentMeasuring)? {
    guard case .measured(let content) = both.system.items[item].content, content.wraps else {
      return nil
    }
    return content
  }

  /// The optional condition of the highest priority that the spec misses by more than the
  /// constraints do, with one of a lower priority that these miss in exchange; `nil` where there is
  /// no such pair.
  ///
  /// Each priority is met as well as those above it allow. So a spec that fulfils every required
  /// constraint, and misses no priority by more than the constraints do, would be equally good.
  func priorities(around item: Int, _ axis: Axis) -> RootCause? {
    let optional = optionalConditions(around: item, axis)
    let readings = both.names.layout.readings(of: optional, at: both.specFrames)
    let misses = zip(optional, readings).map { condition, reading in
      let own = both.miss(of: condition, by: reading.excess - reading.change)
      return (condition: condition, spec: both.miss(of: condition, by: reading.excess), own: own)
    }
    let levels = Dictionary(grouping: misses) { both.system.priority(of: $0.condition) }
    for (priority, level) in levels.sorted(by: { $0.key > $1.key }) {
      let more = level.reduce(0) { $0 + $1.spec - $1.own }
      if abs(more) <= Tolerance.equal { continue }
      let decider = level.max { $0.spec - $0.own < $1.spec - $1.own }
      let loser = misses.filter {
        both.system.priority(of: $0.condition) < priority && $0.own - $0.spec > Tolerance.equal
      }.max { both.system.priority(of: $0.condition) < both.system.priority(of: $1.condition) }
      guard more > 0, let decider, let loser else { return nil }
      return .priorities(decider.condition, over: loser.condition)
    }
    return nil
  }

  /// The optional conditions along an axis of all items that are connected with an item along it.
  ///
  /// Text that wraps is left out: it asks for another size at another available width.
  private func optionalConditions(around item: Int, _ axis: Axis) -> [LayoutCondition] {
    let near = both.distances(from: item, along: axis)
    let rules = both.readings.keys.sorted().filter { index in
      let places = both.system.constraints[index].places
      return both.isOptional(index) && places.allSatisfy { $0.attribute.axis == axis }
        && places.contains { near[$0.item] != nil }
    }
    let contents = near.keys.sorted().filter { item in
      if case .none = both.system.items[item].content { return false }
      return item != ConstraintSystem.container && wrappingContent(item) == nil
        && both.specFrames[both.names.name(item)] != nil
    }
    return rules.map(LayoutCondition.constraint)
      + contents.filter { both.system.items[$0].hasContent(along: axis) }.flatMap {
        [.hugging(item: $0, axis: axis), .compressionResistance(item: $0, axis: axis)]
      }
  }
}
