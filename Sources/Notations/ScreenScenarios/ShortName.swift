/// A property's name without the word for what it is: `usernameNode`, `usernameLabel` and
/// `usernameImageView` are all about `username`.
enum ShortName {
  /// The words, those first that contain others at their end.
  private static let words = [
    "EditableTextNode", "NetworkImageNode", "ControlNode", "DisplayNode", "ButtonNode",
    "ScrollNode", "ImageNode", "VideoNode", "CellNode", "TextNode", "Node",
    "ButtonView", "ScrollView", "ImageView", "LabelView", "StackView", "TextField", "TextView",
    "Button", "Label", "View", "Image", "Text",
  ]

  /// The name without that word, in each part of the way.
  ///
  /// `cardNode.titleNodes[0]` is `card.title[0]`. A name that is nothing but such a word stays.
  static func of(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).map(withoutWord)
      .joined(separator: ".")
  }

  private static func withoutWord(_ component: Substring) -> String {
    let base = component.prefix { $0 != "[" && $0 != "#" }
    let rest = component[base.endIndex...]
    for word in words {
      for ending in [word, word + "s"] where base.hasSuffix(ending) && base.count > ending.count {
        return String(base.dropLast(ending.count)) + rest
      }
    }
    return String(component)
  }
}
