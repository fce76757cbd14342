import Comparison
import Geometry
import Scenarios

/// Tells what is not as it was accepted in as few lines as there are changes: what happened alike
/// to several elements, in several containers, in both notations, is one line.
enum BaselineSentences {
  /// The lines, in the order in which their changes were found, such as `at 320, 375: icon and title
  /// moved 4 points right in both notations`; linear in the number of findings.
  static func lines(for findings: [BaselineFinding]) -> [String] {
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
    let containers = group.containers.map(Container.words)
    let place = "at \(containers.joined(separator: ", ")): "
    guard let notation = group.notation else { return place + group.change.words(of: []) }
    let text = "\(group.change.words(of: members.map(\.element))) \(notation)"
    // Numbers that are the same everywhere cost no line.
    guard members.count == 1, let edges = members[0].places.edges else { return place + text }
    return "\(place)\(text): \(edges)"
  }
}

/// What happened to one element.
private struct Event: Hashable {
  let element: String
  let change: BaselineChange

  init(_ finding: BaselineFinding) {
    change = BaselineChange(finding)
    if case .other = change { element = "" } else { element = finding.element ?? "" }
  }
}

/// What happened alike, in which notation, in which containers.
private struct Group: Hashable {
  let change: BaselineChange
  /// `nil` where the change itself says so.
  let notation: String?
  let containers: [String]
}

/// The containers of one change, by notation.
private struct Places {
  private var containers: [String: [String]] = [:]
  private var engines: [String] = []
  /// The edges with their numbers, as long as these are the same in all places.
  private(set) var edges: String?
  private var isFirst = true

  mutating func add(_ finding: BaselineFinding) {
    let engine = finding.isOfFrame ? finding.engine : ""
    if containers[engine] == nil { engines.append(engine) }
    containers[engine, default: []].append(finding.container)
    var mine: String?
    if let before = finding.before, let after = finding.after {
      mine = EdgeMove.all(from: before, to: after).map(\.words).joined(separator: ", ")
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
    switch kind {
    case .moved: return before != nil && after != nil
    case .appeared, .disappeared: return true
    case .moreWork, .lessWork, .slower, .uncounted: return false
    }
  }
}
