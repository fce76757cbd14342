public import Geometry
import Scenarios

/// A cause of something that does not agree, with all containers in which it is one.
public struct GroupedCause: Sendable, Equatable {
  /// The cause, as it stands in the first of these containers.
  public var cause: DifferenceCause
  /// The containers, in the scenario's order; at least one.
  public var containers: [Container]
  /// The elements that differ only because of it, in any of these containers, in the scenario's
  /// order.
  public var followers: [String] = []
  /// The same in each container: its values there, and what follows it there.
  fileprivate var rooms: [Room] = []

  /// What is another thing in another container.
  fileprivate struct Room: Equatable {
    var container: Container
    var values: CauseValues?
    var followers: [String] = []
  }

  /// The class, the cause, and what follows from it, in one line; with containers where it has not
  /// the same values, or not the same followers, in all of them.
  public var text: String {
    let values = alike(\.values)
    let followers = alike(\.followers)
    var text = cause.text
    if values.count > 1 {
      let others = values.dropFirst().map { values, places in
        "\(values?.text ?? "") (at \(places))"
      }
      text += " (at \(values[0].places)), " + others.joined(separator: ", ")
    }
    for (names, places) in followers where !names.isEmpty {
      text += "; \(Self.following(names))" + (followers.count > 1 ? " at \(places)" : "")
    }
    return text
  }

  /// The text and the containers, each said once.
  public var textWithPlaces: String {
    alike(\.values).count > 1 ? text : "\(text) (at \(places))"
  }

  /// The containers in words: `320, 375 × 44`.
  public var places: String { containers.map(\.words).joined(separator: ", ") }

  private static func following(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) follows it"
    case 2: "\(names[0]) and \(names[1]) follow it"
    default: "\(names[0]) and \(names.count - 1) more elements follow it"
    }
  }

  /// What is said of the rooms, each once with its containers, in the order of the first ones.
  private func alike<Said: Equatable>(
    _ said: KeyPath<Room, Said>
  ) -> [(said: Said, places: String)] {
    var groups: [(said: Said, containers: [Container])] = []
    for room in rooms {
      if let known = groups.firstIndex(where: { $0.said == room[keyPath: said] }) {
        groups[known].containers.append(room.container)
      } else {
        groups.append((room[keyPath: said], [room.container]))
      }
    }
    return groups.map { ($0.said, $0.containers.map(\.words).joined(separator: ", ")) }
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
        groups[index].add(cause, in: container.container, among: told)
      }
    }
    return groups
  }
}

extension ScenarioComparison {
  /// That so many elements differ that not all were asked about, in a sentence for each number of
  /// them; empty where all were.
  public var notAsked: [String] {
    let groups = containers.joined { container in
      let more = container.elementsNotAsked
      return more == 0 ? [] : ["\(more) more \(more == 1 ? "element differs" : "elements differ")"]
    }
    return groups.flatMap { group in
      let places = group.places.joined(separator: ", ")
      return group.words.map { "\($0) and were not asked why (at \(places))" }
    }
  }
}

extension ContainerComparison {
  /// How many elements differ whose cause was not asked for: only the first ones are asked about.
  package var elementsNotAsked: Int {
    guard let causes, conflicts.isEmpty, differingElements.count > DifferenceClassifier.mostElements
    else { return 0 }
    let asked = Set(causes.compactMap(\.element))
    return differingElements.count { !asked.contains($0) }
  }
}

extension GroupedCause {
  /// Adds the cause as it is in a container, with those that follow it there, each once.
  fileprivate mutating func add(
    _ cause: DifferenceCause, in container: Container, among causes: [DifferenceCause]
  ) {
    guard containers.last != container else { return }
    var room = Room(container: container, values: cause.values)
    for follower in causes
    where follower.follows == cause.element && follower.heldBy == cause.heldBy
      && follower.kind == cause.kind
    {
      guard let element = follower.element, element != cause.element,
        !room.followers.contains(element)
      else { continue }
      room.followers.append(element)
    }
    containers.append(container)
    rooms.append(room)
    followers += room.followers.filter { !followers.contains($0) }
  }
}
