/// The names of nodes or views, by their properties.
struct ObjectNames {
  private var names: [ObjectIdentifier: String] = [:]

  init() {}

  /// Makes a list of the names of properties.
  ///
  /// The caller keeps the objects alive as long as the names are used, since identities are keys.
  init(_ objects: [PropertyNames.NamedObject]) {
    names = Dictionary(objects.map { (ObjectIdentifier($0.object), $0.name) }) { first, _ in first }
  }

  /// Gives an object without a property a name, unless the name is taken.
  mutating func add(_ name: String, of object: AnyObject) {
    guard !hasProperty(object), !names.values.contains(name) else { return }
    names[ObjectIdentifier(object)] = name
  }

  /// The name of an object; `nil` where it is not a property.
  func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Whether the object is the value of a property.
  func hasProperty(_ object: AnyObject) -> Bool { name(of: object) != nil }

  /// Replaces each name by its value in `elements`; other names stay.
  mutating func rename(_ elements: [String: String]) {
    names = names.mapValues { elements[$0] ?? $0 }
  }

  var byIdentity: [ObjectIdentifier: String] { names }
}

/// The names of all nodes or all views of a screen, each once, in order.
struct FoundNames: Equatable {
  /// The names of properties, which can be matched.
  private(set) var properties: [String] = []
  /// The names by class, for objects that are not properties.
  private(set) var classes: [String] = []

  /// Adds a name unless it is in the list.
  mutating func add(_ name: String, isProperty: Bool) {
    if isProperty {
      if !properties.contains(name) { properties.append(name) }
    } else if !classes.contains(name) {
      classes.append(name)
    }
  }
}

/// The classes of the toolkits, as opposed to the classes of authors.
enum Toolkit {
  private static let modules: Set<Substring> = [
    "TextureNames", "UIKitNames", "UIKitValues", "SnapKitNames", "AsyncDisplayKit", "Foundation",
    "Swift", "__C",
  ]

  /// Whether a class belongs to a toolkit.
  static func owns(_ type: Any.Type) -> Bool {
    modules.contains(String(reflecting: type).prefix { $0 != "." })
  }
}
