import Mustache

/// A page, or a part of one, in the form that the template engine reads soonest.
///
/// The engine reads a structure by reflection, all of its properties for each name that a template
/// asks for: that was most of the time of a report. It also asks each value for its conformances,
/// which takes long for generic types, such as dictionaries and arrays. Linear in the number of
/// properties.
enum TemplateValue {
  /// The stored properties of a structure.
  final class Object: MustacheParent {
    let properties: [String: Any]

    init(_ properties: [String: Any]) { self.properties = properties }

    func child(named name: String) -> Any? { properties[name] }
  }

  /// The elements of an array.
  struct List: MustacheSequence {
    let elements: [Any]

    func makeIterator() -> IndexingIterator<[Any]> { elements.makeIterator() }
  }

  /// A text.
  struct Text: MustacheCustomRenderable {
    let renderText: String
    var isNull: Bool { false }
  }

  /// The value, in which every structure, at any depth, is an object of its stored properties.
  ///
  /// `nil` for an empty optional, which templates treat like a missing property.
  static func of(_ value: Any) -> Any? {
    // What templates print, and most values are: without a look inside.
    switch value {
    case let text as String: return Text(renderText: text)
    case is Bool: return value
    case let number as Int: return Text(renderText: String(number))
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.flatMap { of($0.value) }
    case .collection:
      return List(elements: mirror.children.compactMap { of($0.value) })
    case .struct where !mirror.children.isEmpty:
      var properties: [String: Any] = [:]
      for child in mirror.children {
        guard let label = child.label, let property = of(child.value) else { continue }
        properties[label] = property
      }
      return Object(properties)
    default:
      return value
    }
  }
}
