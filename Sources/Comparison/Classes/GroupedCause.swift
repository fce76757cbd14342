public import Geometry

/// A cause of something that does not agree, with all containers in which it is one.
public struct GroupedCause: Sendable, Equatable {
  /// The cause, as it stands in the first of these containers.
  public var cause: DifferenceCause
  /// The containers, in the scenario's order; at least one.
  public var containers: [Container]
  /// The elements that differ only because of it, in any of these containers, in the scenario's
  /// order.
  public var followers: [String] = []

  /// The class, the cause, and what follows from it, in one line.
  public var text: String {
    guard let first = followers.first else { return cause.text }
    let more = followers.count - 1
    switch more {
    case 0: return "\(cause.text); \(first) follows it"
    case 1: return "\(cause.text); \(first) and \(followers[1]) follow it"
    default: return "\(cause.text); \(first) and \(more) more elements follow it"
    }
  }
}

extension ScenarioComparison {
  /// Why the layouts do not agree, each cause once, in the order in which they were found; none
  /// where they agree, whatever rounding or ambiguity is behind that.
  public var groupedCauses: [GroupedCause] {
    var groups: [GroupedCause] = []
    for container in containers {
      let disagreeing = Set(container.differingElements)
      let told = (container.causes ?? []).filter { cause in
        !cause.kind.alwaysAgrees && cause.element.map(disagreeing.contains) ?? true
      }
      for cause in told where cause.follows == nil {
        let index = groups.firstIndex { $0.cause.isSame(as: cause) } ?? groups.count
        if index == groups.count { groups.append(GroupedCause(cause: cause, containers: [])) }
        if groups[index].containers.last != container.container {
          groups[index].containers.append(container.container)
        }
        groups[index].add(followers: told)
      }
    }
    return groups
  }
}

extension GroupedCause {
  /// Adds those among the causes of a container that follow this one, each once.
  fileprivate mutating func add(followers causes: [DifferenceCause]) {
    for follower in causes
    where follower.follows == cause.element && follower.heldBy == cause.heldBy
      && follower.kind == cause.kind
    {
      guard let element = follower.element, element != cause.element, !followers.contains(element)
      else { continue }
      followers.append(element)
    }
  }
}
