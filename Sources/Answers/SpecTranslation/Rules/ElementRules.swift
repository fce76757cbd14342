import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// What is visible, and room without anything in it.
extension SpecTranslator {
  mutating func translateElement(_ place: SpecPlace, _ content: Content, rooms: Rooms) {
    draft.items[place.item].content = content
    let (horizontal, vertical) = (rooms.horizontal.tier, rooms.vertical.tier)
    draft.items[place.item].hugging = AxisPriorities(
      horizontal: horizontal.hugging, vertical: vertical.hugging)
    draft.items[place.item].compressionResistance = AxisPriorities(
      horizontal: horizontal.resistance, vertical: vertical.resistance)
    if case .none = content { return translateEmpty(place, rooms: rooms) }
    for axis in Axis.allCases where rooms[axis].isFirm && rooms[axis].isUnbounded {
      guard let length = place.spec.knownContentLength(along: axis) else { continue }
      let group = addGroup(place.path, "\(name(place.item)) keeps its size while others flex")
      bound(place.item, axis, .equal, .points(length), group: group)
    }
  }

  /// An element without content takes all its room where both lengths of that are known, else
  /// nothing.
  private mutating func translateEmpty(_ place: SpecPlace, rooms: Rooms) {
    let open = Axis.allCases.filter { rooms[$0].extent != .exact }
    guard !open.isEmpty else { return }
    let isFinite = Axis.allCases.allSatisfy { rooms[$0].isFinite }
    let isFlexed = Axis.allCases.contains { rooms[$0].extent == .flexed }
    if Axis.allCases.contains(where: { isFilledLater(rooms[$0], rooms[$0.perpendicular]) }) {
      deviate(
        place, .piecewise,
        "without content it fills its room once it has flexed, and takes nothing before",
        "it takes nothing across")
    }
    for axis in open {
      let room = rooms[axis]
      let group = addGroup(
        place.path,
        isFinite && !isFlexed
          ? "\(name(place.item)) has no content: it fills its room"
          : "\(name(place.item)) has no content: it takes no more than it must")
      if isFinite && room.extent == .natural {
        fill(place.item, axis, room, group: group)
      } else if room.extent == .flexed {
        relate(
          length(place.item, axis), .equal, nil, priority: room.tier.hugging, group: group)
      } else {
        bound(
          place.item, axis, .equal, room.lower ?? .points(0),
          priority: room.lower == nil ? Priority.required : room.tier.style, group: group)
      }
    }
  }

  /// Whether a flexed room is filled as soon as the other one is known.
  private func isFilledLater(_ room: AxisRoom, _ other: AxisRoom) -> Bool {
    guard room.extent == .flexed else { return false }
    return other.extent == .natural ? other.isFinite : room.isBoundedBefore
  }

  /// Room without anything in it is as small as it may be.
  mutating func translateSpacer(_ place: SpecPlace, rooms: Rooms) {
    for axis in Axis.allCases where rooms[axis].extent != .exact {
      let room = rooms[axis]
      let group = addGroup(place.path, "\(name(place.item)) is as small as it may be")
      let priority: Double
      switch room.extent {
      case .flexed: priority = room.tier.hugging
      default: priority = room.lower == nil ? Priority.required : room.tier.style
      }
      bound(place.item, axis, .equal, room.lower ?? .points(0), priority: priority, group: group)
    }
  }

  /// Makes an item as long as its bounded room allows.
  mutating func fill(_ item: Int, _ axis: Axis, _ room: AxisRoom, group: Int) {
    if room.uppers.count == 1, room.lower == nil {
      bound(item, axis, .equal, room.uppers[0], group: group)
    } else if let last = room.uppers.last {
      // The shortest bound holds: each is an upper bound already, so any will do.
      bound(item, axis, .equal, last, priority: room.tier.style, group: group)
    }
  }
}

extension AxisRoom {
  /// Whether there is a longest length.
  var isFinite: Bool {
    switch extent {
    case .exact: true
    case .natural: !uppers.isEmpty
    case .flexed: false
    }
  }
}

// What rounding does to texts whose widths are parts of others.
extension SpecTranslator {
  /// Notes the texts that may wrap otherwise on pixels, though nothing around them flexes: those in
  /// widths that are a part of something, or follow from a ratio, and need not be whole pixels.
  mutating func noteTexts(in spec: LayoutSpec, path: String, steps: [Int], isPart: Bool) {
    if case .element(_, .measured(let content)) = spec.kind, content.wraps,
      isPart || spec.hasFractionOfWidth
    {
      deviate(
        SpecPlace(spec: spec, item: 0, path: path, steps: steps), .measuring,
        "its width is a part of another, which is put on pixels before the text is measured",
        "it is measured in the exact width: a line may wrap otherwise", when: .whenRounding)
    }
    var isPart = isPart || spec.hasFractionOfWidth
    if case .ratio = spec.kind { isPart = true }
    for (index, child) in spec.children.enumerated() {
      var isBasis = false
      if case .stack(let stack) = spec.kind, stack.direction == .horizontal {
        isBasis = child.style.flexBasis.isFraction
      }
      noteTexts(
        in: child, path: "\(path)[\(index)].\(child.kindName)", steps: steps + [index],
        isPart: isPart || isBasis)
    }
  }
}

extension LayoutSpec {
  /// Whether its own width, or a bound of it, is a part of its parent's.
  fileprivate var hasFractionOfWidth: Bool {
    [style.width, style.minWidth, style.maxWidth].contains(where: \.isFraction)
  }
}
