package import Geometry
import Layouts
package import Phrases
import Scenarios

/// One cause in all containers in which it is one.
package struct CauseGroup: Sendable, Equatable {
  /// The cause in each container, in the scenario's order; at least one.
  package var members: [Member]

  /// The cause in one container.
  package struct Member: Sendable, Equatable {
    package var container: Container
    /// The cause, with its values in this container.
    package var cause: Cause
    /// The elements that differ there only because of it, in the order of the causes.
    package var followers: [String]
  }

  /// The cause as it is in the first of these containers.
  package var cause: Cause { members[0].cause }

  /// The containers, in the scenario's order.
  package var containers: [Container] { members.map { $0.container } }

  /// The elements that differ only because of it in any of these containers, each once.
  package var followers: [String] {
    var names: [String] = []
    for name in members.flatMap({ $0.followers }) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Groups the causes of containers, in the order in which they first appear.
  ///
  /// A cause of another container joins a group if it differs from the group's in nothing but
  /// numbers. Takes time with the number of causes times that of groups, which are few.
  static func groups(
    of causes: [(container: Container, causes: [Cause])]
  ) -> [CauseGroup] {
    var groups: [CauseGroup] = []
    for (container, causes) in causes {
      for cause in causes {
        let followers = cause.followers.map { $0.element }.filter { $0 != cause.element }.distinct
        let member = Member(container: container, cause: cause, followers: followers)
        if let known = groups.firstIndex(where: { $0.cause.isSame(as: cause) }) {
          guard groups[known].members.last?.container != container else { continue }
          groups[known].members.append(member)
        } else {
          groups.append(CauseGroup(members: [member]))
        }
      }
    }
    return groups
  }
}

extension CauseGroup {
  /// The class, the cause, and what follows from it, in one line; with containers where the values
  /// or the followers are not the same in all of them.
  package var text: String { "\(cause.kind.words): \((phraseWithoutFix + fix).text)" }

  /// The text and the containers, each named once.
  package var textWithPlaces: String { "\(cause.kind.words): \(phraseWithPlaces.text)" }

  /// The same without the class.
  package var phraseWithPlaces: Phrase {
    "\(phraseWithoutFix)\(numbers.count > 1 ? "" : " (at \(places))")\(fix)"
  }

  private var phraseWithoutFix: Phrase {
    let followers = alike { $0.followers }
    var phrase = cause.phrase
    if let first = numbers.first, numbers.count > 1 {
      let others = numbers.dropFirst().map { number -> Phrase in
        "\(number.value) (at \(number.places))"
      }
      phrase += " (at \(first.places)), \(others.joined(separator: ", "))"
    }
    for (names, places) in followers where !names.isEmpty {
      phrase += "; \(Self.following(names))\(followers.count > 1 ? " at \(places)" : "")"
    }
    return phrase
  }

  /// The same cause with these elements instead of those that follow it, and without its own next step:
  /// for a mistake, which has changes that were tried.
  func following(_ names: [String]) -> CauseGroup {
    var group = self
    for index in group.members.indices {
      group.members[index].followers = names.filter { $0 != cause.element }
      group.members[index].cause.fix = nil
    }
    return group
  }

  /// The next step, after the text; empty where that is not known.
  private var fix: Phrase { cause.fix.map { "; to fix it, \($0.phrase)" } ?? "" }

  /// The values, each once with its containers in words, in the order in which they first appear.
  package var numbers: [(value: Phrase, places: String)] {
    alike { $0.cause.values?.numbers(missed: $0.cause.missed) ?? "" }
  }

  /// The containers in words: `320 and 375 × 44 pt`.
  package var places: String { containers.listedInPoints }

  private static func following(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) follows it"
    case 2: "\(names[0]) and \(names[1]) follow it"
    default: "\(names[0]) and \(names.count - 1) more elements follow it"
    }
  }

  /// The values of one property of the members, each once with its containers, in the order in which
  /// they first appear.
  private func alike<Value: Equatable>(
    _ property: (Member) -> Value
  ) -> [(value: Value, places: String)] {
    var groups: [(value: Value, containers: [Container])] = []
    for member in members {
      if let known = groups.firstIndex(where: { $0.value == property(member) }) {
        groups[known].containers.append(member.container)
      } else {
        groups.append((property(member), [member.container]))
      }
    }
    return groups.map { ($0.value, $0.containers.listedInPoints) }
  }
}
