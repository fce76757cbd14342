import RecordWords

/// The messages that the same containers have, printed once for all of them.
struct MessageGroup {
  /// The kind of the messages: causes, causes with fixes, or other findings.
  let messagesHeading: String
  /// The sizes of the containers.
  let places: String
  /// The classes that show the group with each of its containers: `of-1 of-3`.
  let placeClasses: String
  let messages: [ContainerSection.LinkedMessage]

  /// All messages of some containers; groups, and messages in them, are in the order of these.
  static func all(of containers: [ContainerSection], _ lines: ListedLines) -> [Self] {
    var places: [ContainerSection.Message: [Int]] = [:]
    var messages: [ContainerSection.Message] = []
    for (index, container) in containers.enumerated() {
      for message in container.messages where places[message]?.last != index {
        if places[message] == nil { messages.append(message) }
        places[message, default: []].append(index)
      }
    }
    var groups: [(places: [Int], messages: [ContainerSection.Message])] = []
    for message in messages {
      let places = places[message] ?? []
      if let known = groups.firstIndex(where: { $0.places == places }) {
        groups[known].messages.append(message)
      } else {
        groups.append((places, [message]))
      }
    }
    return groups.map { places, messages in
      let containers = places.map { containers[$0] }
      return Self(
        heading(of: messages), places: ListText.of(containers.map(\.sizeText)), messages,
        in: containers, lines)
    }
  }

  private init(
    _ heading: String, places: String, _ messages: [ContainerSection.Message],
    in containers: [ContainerSection], _ lines: ListedLines
  ) {
    messagesHeading = heading
    self.places = places
    placeClasses = containers.map { "of-\($0.number)" }.joined(separator: " ")
    self.messages = messages.map { ContainerSection.LinkedMessage($0, lines) }
  }

  /// The heading of some messages: whether they are causes, and whether some of them have a fix.
  static func heading(of messages: [ContainerSection.Message]) -> String {
    guard messages.contains(where: { $0.style == "bad" }) else { return Headings.findings }
    return messages.contains { !$0.endings.isEmpty } ? Headings.causesAndFix : Headings.causes
  }
}
