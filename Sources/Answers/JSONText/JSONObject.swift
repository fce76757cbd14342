/// The members of an object, in the order in which they are written: that of their names' characters.
///
/// ```swift
/// JSONValue.object(["line": line?.json, "text": text.json])  // without a line, {"text":"…"}
/// ```
///
/// A member that is `nil` is left out; `JSONValue.null` is written.
package struct JSONObject: Sendable, Equatable {
  /// A name and its value.
  package struct Member: Sendable, Equatable {
    package let name: String
    package var value: JSONValue
  }

  /// The members, each name once.
  package private(set) var members: [Member] = []

  /// Makes an object of values by their names.
  package init(_ values: [String: JSONValue]) {
    members = values.map { Member(name: $0.key, value: $0.value) }
    members.sort { $0.name < $1.name }
  }

  /// The value of a name; setting it to `nil` leaves it out.
  ///
  /// Looking for a name takes as many steps as there are members behind it.
  package subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      var index = members.count
      while index > 0, name < members[index - 1].name { index -= 1 }
      let exists = index > 0 && members[index - 1].name == name
      if exists { members.remove(at: index - 1) }
      guard let newValue else { return }
      members.insert(Member(name: name, value: newValue), at: exists ? index - 1 : index)
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral values: (String, JSONValue?)...) {
    members.reserveCapacity(values.count)
    for (name, value) in values { if let value { self[name] = value } }
  }
}
