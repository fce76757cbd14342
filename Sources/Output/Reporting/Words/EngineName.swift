/// The names of engines on pages.
enum EngineName {
  /// The name of an engine as in a record, for people; an unknown name is kept.
  static func text(_ name: String) -> String {
    switch name {
    case "spec": "layout spec"
    case "direct": "constraints (direct)"
    case "reduced": "constraints (reduced)"
    default: name
    }
  }

  /// The name of what an engine lays out, without the way it solves; an unknown name is kept.
  static func notation(_ name: String) -> String {
    switch name {
    case "direct", "reduced": "constraints"
    default: text(name)
    }
  }
}
