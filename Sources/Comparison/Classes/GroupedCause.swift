public import Geometry

/// A cause of something that does not agree, with all containers in which it is one.
public struct GroupedCause: Sendable, Equatable {
  /// The cause, as it stands in the first of these containers.
  public var cause: DifferenceCause
  /// The containers, in the scenario's order; at least one.
  public var containers: [Container]
}

extension ScenarioComparison {
  /// Why the layouts do not agree, each cause once, in the order in which they were found; none
  /// where they agree, whatever rounding or ambiguity is behind that.
  public var groupedCauses: [GroupedCause] {
    var indices: [String: Int] = [:]
    var groups: [GroupedCause] = []
    for container in containers {
      let disagreeing = Set(container.differingElements)
      for cause in container.causes ?? [] where !cause.kind.alwaysAgrees {
        if let element = cause.element, !disagreeing.contains(element) { continue }
        let index = indices[cause.text] ?? groups.count
        indices[cause.text] = index
        if index == groups.count { groups.append(GroupedCause(cause: cause, containers: [])) }
        if groups[index].containers.last != container.container {
          groups[index].containers.append(container.container)
        }
      }
    }
    return groups
  }
}
