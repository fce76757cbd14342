/// What the objects of a screen are called: by the property that holds them.
struct PartNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Makes a list without any names.
  init() {}

  /// Takes the names of properties; the objects are to be kept as long as these names are used.
  init(_ parts: [PropertyNames.Part]) {
    names = Dictionary(parts.map { (ObjectIdentifier($0.object), $0.name) }) { first, _ in first }
  }

  /// Gives an object a name that is no property's, unless it has one or the name is taken.
  mutating func add(_ name: String, of object: AnyObject) {
    guard !hasProperty(object), !names.values.contains(name) else { return }
    names[ObjectIdentifier(object)] = name
  }

  /// The name of an object; `nil` where no property holds it.
  func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Whether a property holds the object.
  func hasProperty(_ object: AnyObject) -> Bool { name(of: object) != nil }

  /// Puts the value for each name in its place; names that are no keys stay.
  mutating func rename(_ elements: [String: String]) {
    names = names.mapValues { elements[$0] ?? $0 }
  }

  /// The names by identity.
  var byIdentity: [ObjectIdentifier: String] { names }
}

/// Names for objects that no property holds: that of their class, and a number from the second on.
struct ClassNames {
  private var counts: [String: Int] = [:]
  /// The names that something else has.
  private let taken: Set<String>

  init(besides taken: Set<String>) { self.taken = taken }

  /// The name of the next object.
  mutating func next(for object: AnyObject) -> String {
    let name = String(describing: type(of: object))
    while true {
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      let numbered = count == 1 ? name : "\(name)#\(count)"
      if !taken.contains(numbered) { return numbered }
    }
  }
}

/// The names of what is seen on one side of a comparison, each once, in order.
struct FoundNames: Equatable {
  /// The names of properties: those that can be matched.
  private(set) var properties: [String] = []
  /// The names of classes, for what no property holds.
  private(set) var classes: [String] = []

  /// Adds a name unless it is there.
  mutating func add(_ name: String, isProperty: Bool) {
    if isProperty {
      if !properties.contains(name) { properties.append(name) }
    } else if !classes.contains(name) {
      classes.append(name)
    }
  }
}

/// Which classes are the toolkit's and nobody's own.
enum Toolkit {
  private static let modules: Set<Substring> = [
    "TextureNames", "UIKitNames", "UIKitValues", "SnapKitNames", "AsyncDisplayKit", "Foundation",
    "Swift",
    "__C",
  ]

  /// Whether a class comes with the toolkit.
  static func owns(_ type: Any.Type) -> Bool {
    modules.contains(String(reflecting: type).prefix { $0 != "." })
  }
}
