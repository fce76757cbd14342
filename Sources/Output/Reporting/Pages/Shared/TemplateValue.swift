/// A page, or a part of one, in the form that the template engine reads soonest.
///
/// The engine reads a structure by reflection, all of its properties for each name that a template
/// asks for: that was most of the time of a report. It reads dictionaries as they are. Linear in the
/// number of properties.
enum TemplateValue {
  /// The value, in which every structure and tuple, at any depth, is a dictionary of its stored properties.
  ///
  /// `nil` for an empty optional, which templates treat like a missing property.
  static func of(_ value: Any) -> Any? {
    // What templates print, and most values are: without a look inside.
    let type = type(of: value)
    if type == String.self || type == Bool.self || type == Int.self || type == [String].self {
      return value
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.flatMap { of($0.value) }
    case .collection:
      return mirror.children.compactMap { of($0.value) }
    case .struct where !mirror.children.isEmpty, .tuple:
      var properties: [String: Any] = [:]
      for child in mirror.children {
        guard let label = child.label, let property = of(child.value) else { continue }
        properties[label] = property
      }
      return properties
    default:
      return value
    }
  }
}
