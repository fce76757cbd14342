import Geometry
package import Layouts
import Scenarios

/// Writes the differences from a baseline with one line per change: equal changes of several elements,
/// in several containers, in both notations, are one line.
package enum BaselineSentences {
  /// The lines, in the order in which their changes were found, such as `at 320, 375: icon and title
  /// moved 4 pt right in both notations`; linear in the number of findings.
  package static func lines(for findings: [BaselineFinding]) -> [String] {
    var events: [Event: Places] = [:]
    var order: [Event] = []
    for finding in findings {
      let event = Event(finding)
      if events[event] == nil { order.append(event) }
      events[event, default: Places()].add(finding)
    }
    var groups: [Group: [(element: String, places: Places)]] = [:]
    var groupOrder: [Group] = []
    for event in order {
      guard let places = events[event] else { continue }
      for (notation, containers) in places.byNotation {
        let group = Group(change: event.change, notation: notation, containers: containers)
        if groups[group] == nil { groupOrder.append(group) }
        groups[group, default: []].append((event.element, places))
      }
    }
    return groupOrder.map { group in line(for: group, groups[group] ?? []) }
  }

  private static func line(
    for group: Group, _ members: [(element: String, places: Places)]
  ) -> String {
    let containers = group.containers.compactMap { Container($0) }
    let place = "at \(containers.listedInPoints): "
    guard let notation = group.notation else { return place + group.change.words(of: []) }
    let text = "\(group.change.words(of: members.map({ $0.element }))) \(notation)"
    // Numbers that are the same everywhere cost no line.
    guard members.count == 1, let edges = members[0].places.edges else { return place + text }
    return "\(place)\(text): \(edges)"
  }
}

private struct Event: Hashable {
  let element: String
  let change: BaselineChange

  init(_ finding: BaselineFinding) {
    change = BaselineChange(finding)
    if case .other = change { element = "" } else { element = finding.element ?? "" }
  }
}

/// An equal change of several elements, with its notation and its containers.
private struct Group: Hashable {
  let change: BaselineChange
  /// `nil` where the change itself says so.
  let notation: String?
  let containers: [String]
}

private struct Places {
  private var containers: [String: [String]] = [:]
  /// The edges with their numbers, as long as these are the same in all places.
  private(set) var edges: String?
  private var isFirst = true

  mutating func add(_ finding: BaselineFinding) {
    let engine = finding.isOfFrame ? finding.engine : ""
    containers[engine, default: []].append(finding.container)
    let mine = finding.move.map { move in
      EdgeMove.all(from: move.from, to: move.to).map { $0.words }.joined(separator: ", ")
    }
    edges = isFirst || edges == mine ? mine : nil
    isFirst = false
  }

  /// The containers that have it in both notations, and those that have it in one alone.
  var byNotation: [(notation: String?, containers: [String])] {
    if let all = containers[""] { return [(nil, all)] }
    let (spec, constraints) = (containers["spec"] ?? [], containers["constraints"] ?? [])
    let (inSpec, inConstraints) = (Set(spec), Set(constraints))
    let parts = [
      ("in both notations", spec.filter(inConstraints.contains)),
      ("in the spec", spec.filter { !inConstraints.contains($0) }),
      ("in the constraints", constraints.filter { !inSpec.contains($0) }),
    ]
    return parts.filter { !$0.1.isEmpty }.map { ($0.0, $0.1) }
  }
}

extension BaselineFinding {
  /// Whether it is about the frame of an element in one of the notations.
  var isOfFrame: Bool {
    guard element != nil, Engine(rawValue: engine) != nil else { return false }
    return kind != .moved || move != nil
  }
}

/// A change of a frame, without the element, so that equal changes can be grouped.
enum BaselineChange: Hashable {
  /// The frame moved as a whole, in each of these directions, and these edges moved alone.
  case moved(whole: [String], edges: [EdgeWay])
  case appeared
  case disappeared
  /// Anything else, the same in every container.
  case other(BaselineFinding)

  /// An edge that moved while the opposite one did not, or not as far.
  struct EdgeWay: Hashable {
    let edge: String
    /// The distance and the direction: `4 pt right`.
    let way: String
  }

  init(_ finding: BaselineFinding) {
    switch finding.change {
    case .moved(_, let old, let new) where finding.isOfFrame: self = Self.move(from: old, to: new)
    case .appeared where finding.isOfFrame: self = .appeared
    case .disappeared where finding.isOfFrame: self = .disappeared
    default: self = .other(BaselineFinding(container: "", engine: finding.engine, finding.change))
    }
  }

  private static func move(from old: Frame, to new: Frame) -> BaselineChange {
    var whole: [String] = []
    var edges: [EdgeWay] = []
    let axes: [(Edge, Edge, String, String)] = [
      (.left, .right, "right", "left"), (.top, .bottom, "down", "up"),
    ]
    for (first, second, onward, backward) in axes {
      let moves = [first, second].map { new.position(of: $0) - old.position(of: $0) }
      let ways = moves.map { "\(abs($0).withUnit) \($0 > 0 ? onward : backward)" }
      let isMoved = moves.map { abs($0) > Tolerance.equal }
      if isMoved == [true, true], ways[0] == ways[1] {
        whole.append(ways[0])
      } else {
        edges += zip([first, second], zip(isMoved, ways)).filter { $0.1.0 }.map {
          EdgeWay(edge: $0.rawValue, way: $1.1)
        }
      }
    }
    return .moved(whole: whole, edges: edges)
  }

  func words(of elements: [String]) -> String {
    let names = elements.listedInShort
    let isOne = elements.count == 1
    switch self {
    case .other(let finding): return finding.sentence
    case .appeared: return "\(names) \(isOne ? "is" : "are") new"
    case .disappeared: return "\(names) \(isOne ? "is" : "are") not placed any more"
    case .moved(let whole, let edges):
      let parts = edges.map { "the \($0.edge) edge \($0.way)" }
      if !whole.isEmpty {
        return (["\(names) moved \(whole.joined(separator: " and "))"] + parts)
          .joined(separator: ", ")
      }
      guard let first = edges.first else { return "\(names) moved" }
      return (["the \(first.edge) edge of \(names) moved \(first.way)"] + parts.dropFirst())
        .joined(separator: ", ")
    }
  }
}

/// An edge that moved from its accepted position.
package struct EdgeMove {
  package let edge: Edge
  /// The accepted and the present position, in points from the container's left or top edge.
  package let before: Double
  package let after: Double

  /// The edges of a frame that moved, which are those further than ``Tolerance/equal`` away.
  package static func all(from old: Frame, to new: Frame) -> [EdgeMove] {
    Edge.allCases.compactMap { edge in
      let move = EdgeMove(
        edge: edge, before: old.position(of: edge), after: new.position(of: edge))
      return abs(move.after - move.before) > Tolerance.equal ? move : nil
    }
  }

  /// `left from 8 to 12`.
  package var words: String { "\(edge.rawValue) from \(before.points) to \(after.points)" }
}
