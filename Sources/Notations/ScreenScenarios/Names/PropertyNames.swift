import LayoutConstraints
import Scenarios

/// The objects that are reached from one through stored properties, each with its way as a name:
/// `title`, `labels[0]`, `card.title`.
///
/// Read by reflection, since those who write nodes and views annotate nothing. Properties of super
/// classes count, and lazy ones once they have been used. Optionals, arrays, dictionaries, tuples,
/// structures and enumerations are looked into; objects that are no parts themselves are not, as
/// models and delegates may reach anything, nor sets, whose order is another one in every run.
struct PropertyNames {
  /// The parts, nearest first; no object twice, and no name twice.
  private(set) var parts: [Part] = []

  private let isPart: (AnyObject) -> Bool
  private let isToolkit: (Any.Type) -> Bool
  private var known: Set<ObjectIdentifier>
  /// The names that are taken: both notations call the outermost part the same.
  private var names: Set<String> = [ConstraintSystem.containerName]

  /// An object and its name.
  struct Part {
    let name: String
    let object: AnyObject
  }

  /// How many values may be inside each other between two parts: `[[Row?]]` and more.
  private static let deepestValue = 6
  /// How many values of a list are looked at: nobody lays out more, and models may be long.
  private static let longestList = 1000
  /// How many values are looked at in all: lists of lists of models would take a minute.
  private static let mostValues = 100_000

  private var valueCount = 0

  /// Walks the properties of `root`, and of every part that is found.
  ///
  /// - Parameters:
  ///   - isPart: whether an object is one that is laid out.
  ///   - isToolkit: whether a class is the toolkit's own; its properties are nobody's names.
  init(
    of root: AnyObject, isPart: @escaping (AnyObject) -> Bool,
    isToolkit: @escaping (Any.Type) -> Bool
  ) {
    self.isPart = isPart
    self.isToolkit = isToolkit
    known = [ObjectIdentifier(root)]
    addProperties(of: root, path: "")
    var next = 0
    while next < parts.count {
      addProperties(of: parts[next].object, path: parts[next].name + ".")
      next += 1
    }
  }

  private mutating func addProperties(of object: AnyObject, path: String) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !isToolkit(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        add(child.value, path + Self.propertyName(label), depth: 0)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func add(_ value: Any, _ path: String, depth: Int) {
    guard depth < Self.deepestValue, valueCount < Self.mostValues else { return }
    valueCount += 1
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference:
      add(value as AnyObject, path)
    case .optional:
      if let child = mirror.children.first { add(child.value, path, depth: depth + 1) }
    case .collection:
      for (index, child) in mirror.children.prefix(Self.longestList).enumerated() {
        add(child.value, "\(path)[\(index)]", depth: depth + 1)
      }
    case .dictionary:
      for child in mirror.children {
        let entry = Array(Mirror(reflecting: child.value).children)
        if entry.count == 2 { add(entry[1].value, "\(path)[\(entry[0].value)]", depth: depth + 1) }
      }
    case .struct, .tuple, .enum:
      for child in mirror.children {
        add(child.value, path + Self.suffix(child.label), depth: depth + 1)
      }
    case .set, nil: break
    @unknown default: break
    }
  }

  private mutating func add(_ object: AnyObject, _ name: String) {
    guard isPart(object), known.insert(ObjectIdentifier(object)).inserted else { return }
    let name = ScenarioName.printable(name)
    // The same name twice: a private property of a class and of its super class, or the outermost.
    guard names.insert(name).inserted else { return add(object, named: name) }
    parts.append(Part(name: name, object: object))
  }

  private mutating func add(_ object: AnyObject, named name: String) {
    var number = 2
    while !names.insert("\(name)#\(number)").inserted { number += 1 }
    parts.append(Part(name: "\(name)#\(number)", object: object))
  }

  /// The name as it is written, of what the compiler stores for it: `$__lazy_storage_$_title` is
  /// `lazy var title`, and `_title` what a property wrapper keeps.
  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") && label.count > 1 ? String(label.dropFirst()) : label
  }

  /// What the label of a value inside a value adds to the way: nothing for what a property wrapper
  /// wraps, and `.1` for the second of a tuple, whose label is that.
  private static func suffix(_ label: String?) -> String {
    guard let label, label != "wrappedValue" else { return "" }
    return label.hasPrefix(".") ? label : ".\(propertyName(label))"
  }
}
