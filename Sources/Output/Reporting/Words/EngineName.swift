/// The names of engines, for people.
enum EngineName {
  /// The words for an engine's name; an unknown name stays as it is.
  static func text(_ name: String) -> String {
    switch name {
    case "spec": "layout spec"
    case "direct": "constraints (direct)"
    case "reduced": "constraints (reduced)"
    default: name
    }
  }
}
