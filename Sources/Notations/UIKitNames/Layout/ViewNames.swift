/// The names that views and guides have in a constraint system: each another one.
struct ViewNames {
  private let given: [ObjectIdentifier: String]
  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  init(_ given: [ObjectIdentifier: String]) {
    self.given = given
    taken = Set(given.values)
  }

  /// The name of an object that is asked for once: the given one, else its class, with a number
  /// from the second on.
  mutating func name(of object: AnyObject, called label: String? = nil) -> String {
    if let name = given[ObjectIdentifier(object)] { return name }
    let label = label ?? "\(type(of: object))"
    while true {
      counts[label, default: 0] += 1
      let count = counts[label, default: 1]
      let name = count == 1 ? label : "\(label)#\(count)"
      if taken.insert(name).inserted { return name }
    }
  }
}
