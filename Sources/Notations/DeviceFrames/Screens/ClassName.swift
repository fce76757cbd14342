/// Names of classes as they are printed.
enum ClassName {
  /// The name without its module and without the prefix of XCUITest: `BadgeView`, `StaticText`.
  static func plain(_ name: String) -> String {
    var name = name.prefix { $0 != "<" }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    let type = "XCUIElementType"
    if name.hasPrefix(type), name.count > type.count { name = name.dropFirst(type.count) }
    if name.hasPrefix("_Tt") { name = mangled(name) }
    return String(name)
  }

  /// The last word of a mangled name: `_TtCFC11…L_11AnotherView` is `AnotherView`.
  private static func mangled(_ name: Substring) -> Substring {
    guard let digit = name.lastIndex(where: \.isNumber) else { return name }
    let word = name[name.index(after: digit)...].drop { $0 == "_" }
    return word.isEmpty ? name : word
  }

  /// The kind of view in its name, in lower case: `label`, `badgeView`.
  static func word(_ name: String) -> String {
    let plain = plain(name).drop { $0 == "_" }
    let prefix = ["UI", "AS", "NS", "RCT", "WK", "MK"].first {
      plain.hasPrefix($0) && plain.dropFirst($0.count).first?.isUppercase == true
    }
    return String(plain.dropFirst(prefix?.count ?? 0))
  }

  /// Whether it is a stack view, as far as the name shows.
  static func isStack(_ name: String) -> Bool { name.hasSuffix("StackView") }

  /// Whether it is a class of the system, as far as the name shows.
  static func isOfSystem(_ view: DumpedView) -> Bool {
    let name = view.className
    return view.baseClass == nil && !name.hasPrefix("_Tt") && !name.contains(".")
      && ["_", "UI", "CA", "WK", "MK", "NS", "SwiftUI"].contains { name.hasPrefix($0) }
  }

  /// Whether it is one of the system's private views, which no code of an app makes.
  static func isPrivate(_ view: DumpedView) -> Bool {
    isOfSystem(view) && (view.className.hasPrefix("_") || privateClasses.contains(view.className))
  }

  private static let privateClasses: Set = [
    "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UIViewControllerWrapperView",
    "UINavigationTransitionView", "UIInputSetContainerView", "UIInputSetHostView",
    "UIButtonLabel", "UITableViewCellContentView", "UITableViewWrapperView",
    "UIEditingOverlayGestureView",
  ]
}
