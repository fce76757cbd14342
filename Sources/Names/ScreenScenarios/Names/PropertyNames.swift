import Geometry
import LayoutConstraints
import Scenarios

/// The nodes or views that are reachable from one through stored properties, each with its path as
/// a name: `title`, `labels[0]`, `card.title`.
///
/// The properties are read by reflection, so that authors of nodes and views need no annotations.
///
/// - Properties of superclasses count, and lazy properties once they have been used.
/// - Values inside optionals, arrays, dictionaries, tuples, structures and enumerations count.
/// - Properties of other objects, such as models and delegates, do not count: they may reach
///   anything.
/// - Values inside sets do not count: their order differs in every run.
struct PropertyNames {
  /// The objects, nearest first, each once and with a unique name.
  private(set) var objects: [NamedObject] = []

  private let isElement: (AnyObject) -> Bool
  private let isToolkit: (Any.Type) -> Bool
  private var known: Set<ObjectIdentifier>
  /// The names that are taken; `superview` is the root in both notations.
  private var names: Set<String> = [ConstraintSystem.containerName]

  struct NamedObject {
    let name: String
    let object: AnyObject
  }

  /// The number of values inside each other between two objects, such as `[[Row?]]`.
  private static let deepestValue = 6
  /// The number of values of a list that are read: models can be long, and no screen lays out more.
  private static let longestList = 1000
  /// The total number of values that are read: lists of lists of models could take a minute.
  private static let mostValues = 100_000

  private var valueCount = 0

  /// Reads the properties of `root`, and of every node or view that is found.
  ///
  /// - Parameters:
  ///   - isElement: whether an object is a node or a view.
  ///   - isToolkit: whether a class belongs to the toolkit; its properties are not read.
  init(
    of root: AnyObject, isElement: @escaping (AnyObject) -> Bool,
    isToolkit: @escaping (Any.Type) -> Bool
  ) {
    (self.isElement, self.isToolkit) = (isElement, isToolkit)
    known = [ObjectIdentifier(root)]
    addProperties(of: root, path: "")
    var next = 0
    while next < objects.count {
      addProperties(of: objects[next].object, path: objects[next].name + ".")
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
    valueCount += 1
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference:
      add(value as AnyObject, path)
    case .optional, .collection, .dictionary, .struct, .tuple, .enum:
      // What is too deep is not even listed: a list may make its values when they are asked for.
      if depth + 1 < Self.deepestValue { addValues(in: mirror, path, depth: depth + 1) }
    case .set, nil: break
    @unknown default: break
    }
  }

  private mutating func addValues(in mirror: Mirror, _ path: String, depth: Int) {
    for (index, child) in mirror.children.enumerated() {
      switch mirror.displayStyle {
      case .optional: add(child.value, path, depth: depth)
      case .collection: add(child.value, "\(path)[\(index)]", depth: depth)
      case .dictionary:
        let entry = Array(Mirror(reflecting: child.value).children)
        if entry.count == 2 { add(entry[1].value, "\(path)[\(entry[0].value)]", depth: depth) }
      default: add(child.value, path + Self.suffix(child.label), depth: depth)
      }
      let isLastOfList = mirror.displayStyle == .collection && index + 1 == Self.longestList
      if isLastOfList || valueCount >= Self.mostValues { return }
    }
  }

  private mutating func add(_ object: AnyObject, _ name: String) {
    guard isElement(object), known.insert(ObjectIdentifier(object)).inserted else { return }
    let name = ScenarioName.printable(name)
    // A name can appear twice: a private property of a class and of its superclass, or `superview`.
    guard names.insert(name).inserted else { return add(object, named: name) }
    objects.append(NamedObject(name: name, object: object))
  }

  private mutating func add(_ object: AnyObject, named name: String) {
    var number = 2
    while !names.insert("\(name)#\(number)").inserted { number += 1 }
    objects.append(NamedObject(name: "\(name)#\(number)", object: object))
  }

  /// The name in source code: `$__lazy_storage_$_title` and a wrapper's `_title` are both `title`.
  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") && label.count > 1 ? String(label.dropFirst()) : label
  }

  /// The suffix of the path for a value inside a value.
  ///
  /// Empty for the wrapped value of a property wrapper, and `.1` for the second element of a tuple.
  private static func suffix(_ label: String?) -> String {
    guard let label, label != "wrappedValue" else { return "" }
    return label.hasPrefix(".") ? label : ".\(propertyName(label))"
  }
}
