/// Makes names unique by numbers: `title`, `title#2`, `title#3`.
package struct NumberedNames {
  private let reserved: Set<String>
  private var used: Set<String> = [], counts: [String: Int] = [:]
  package init(besides reserved: Set<String> = []) { self.reserved = reserved }
  /// The label itself if no other name is equal, or else the label with the first free number.
  package mutating func next(_ label: String) -> String {
    while true {
      counts[label, default: 0] += 1
      let count = counts[label, default: 1]
      let name = count == 1 ? label : "\(label)#\(count)"
      if !reserved.contains(name), used.insert(name).inserted { return name }
    }
  }
}
