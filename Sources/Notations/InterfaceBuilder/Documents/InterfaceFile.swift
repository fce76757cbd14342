import Foundation
import Scenarios

/// A file of Interface Builder, with its variations applied: the root views in it.
struct InterfaceFile: Sendable {
  let source: SourceText
  let roots: [Root]
  /// The file's own device; `nil` before Xcode 8, and for a device that is not known.
  let device: InterfaceDevice?
  /// Sizes of images by name, in points.
  let images: [String: CGSize]
  /// The names of images that are symbols of the system, whose sizes depend on where they are.
  let symbols: Set<String>
  /// Content sizes of classes that Xcode draws itself, by the id of the view, in points.
  let designables: [String: CGSize]
  /// The version of Xcode's tools that wrote the file, such as 23504; 0 where it is not known.
  let toolsVersion: Int
  /// Whether it is for tablets or another kind of device alone, by its runtime, its name or its app.
  let isForOneDevice: Bool
  /// The elements that the size classes of the device leave out.
  let absent: [MarkupElement]
  /// The ids of what is left out, and of everything in it.
  let absentIDs: Set<String>
  private let ids: Set<String>
  /// The file's own name for what an id stands for: the first outlet to it.
  let outlets: [String: String]

  /// The ids of what is in an outlet for several.
  let collected: Set<String>
  /// The ids of the views that an outlet gives to a controller as its own.
  let controllerViews: Set<String>
  /// The code of its app; `nil` where that is not known.
  let code: AppCode?

  /// A view that becomes a scenario.
  struct Root: Sendable {
    let view: MarkupElement
    /// The controller whose view it is; `nil` for any other view.
    let controller: MarkupElement?
  }

  /// Reads a file; `device` replaces the file's own, and a file before Xcode 8 is for phones with `onPhones`.
  init(
    data: Data, file path: String, device wanted: InterfaceDevice?, onPhones: Bool = false,
    code: AppCode? = nil
  ) throws(Diagnostic) {
    let (root, source) = try MarkupReader.root(of: data, file: path)
    try Self.checkKind(of: root, in: source)
    self.source = source
    let own = InterfaceDevice(of: root)
    device = own
    let isTablet = root.attributes["targetRuntime"]?.hasSuffix(".iPad") == true
    let isForAnyPhone = onPhones && !isTablet && root.child("device") == nil
    let classes =
      (wanted ?? own)?.classes
      ?? (isForAnyPhone
        ? SizeClasses(width: .compact, height: .regular) : Self.classes(ofUnknown: root))
    var variations = Variations(for: classes)
    let document = variations.applied(to: root)
    absent = variations.absent
    absentIDs = Set(absent.flatMap(Self.ids))
    ids = Set(Self.ids(in: root))
    var images: [String: CGSize] = [:]
    var symbols: Set<String> = []
    for image in document.children(of: "resources") where image.name == "image" {
      if image.attributes["catalog"] == "system", let name = image.attributes["name"] {
        symbols.insert(name)
        continue
      }
      guard let name = image.attributes["name"], let width = image.number("width"),
        let height = image.number("height"), width >= 0, height >= 0
      else { continue }
      images[name] = CGSize(width: width, height: height)
    }
    self.images = images
    self.symbols = symbols
    var designables: [String: CGSize] = [:]
    for designable in document.children(of: "designables") {
      guard let name = designable.attributes["name"],
        let size = designable.child(key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      designables[name] = CGSize(width: width, height: height)
    }
    self.designables = designables
    let version = document.attributes["toolsVersion"].map { $0.prefix { $0.isNumber } }
    toolsVersion = version.flatMap { Int($0) } ?? 0
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    // `Name~ipad.xib` and `Name-5.5inch.xib` are for one kind of device.
    let isNamed = [".xib", ".storyboard"].contains { ending in
      name.hasSuffix("ipad" + ending) || name.hasSuffix("inch" + ending)
    }
    isForOneDevice = isNamed || isTablet || code?.isForTablets == true
    roots = Self.roots(of: document)
    outlets = Self.outlets(of: document)
    var (views, collected): (Set<String>, Set<String>) = ([], [])
    document.forEach { element in
      guard let id = element.attributes["destination"] else { return }
      if element.name == "outletCollection" { collected.insert(id) }
      if element.name == "outlet", element.attributes["property"] == "view" { views.insert(id) }
    }
    controllerViews = views
    self.collected = collected
    self.code = code
  }

  /// Whether anything in the file has this id.
  func knows(_ id: String) -> Bool { ids.contains(id) }

  private static func ids(in element: MarkupElement) -> [String] {
    var ids: [String] = []
    element.forEach { if let id = $0.id { ids.append(id) } }
    return ids
  }

  /// The size classes of a device that is named but not known, as a newer one may be.
  private static func classes(ofUnknown document: MarkupElement) -> SizeClasses {
    guard let id = document.child("device")?.id else { return SizeClasses() }
    let isPad = id.hasPrefix("ipad")
    return SizeClasses(width: isPad ? .regular : .compact, height: .regular)
  }

  private static func checkKind(
    of root: MarkupElement, in source: SourceText
  ) throws(Diagnostic) {
    func refusal(_ message: String, _ hint: String) -> Diagnostic {
      Diagnostic(
        in: source, at: root.position, length: root.name.count + 1, message, hints: [hint])
    }
    let type = root.attributes["type"] ?? ""
    if root.name == "archive" {
      throw refusal(
        "this file has the format of Xcode 3 or 4, which cannot be imported",
        "open it in a newer Xcode and save it: Xcode then writes the new format")
    }
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw refusal(
        "this is XML, but not an Interface Builder file: its outermost element is '\(root.name)'",
        "give a .xib or .storyboard file, whose outermost element is 'document'")
    }
    guard type.contains(".CocoaTouch.") else {
      let platform = type.contains("WatchKit") ? "watchOS" : "macOS"
      throw refusal(
        "this file is for \(platform); only files for iOS and tvOS can be imported",
        "views on \(platform) follow other layout rules")
    }
  }

  private static func roots(of document: MarkupElement) -> [Root] {
    let lists =
      document.children(of: "objects").map { [$0] }
      + document.children(of: "scenes").map { $0.children(of: "objects") }
    return lists.joined().flatMap { object -> [Root] in
      if isRoot(object) { return [Root(view: object, controller: nil)] }
      return object.children.flatMap { child -> [Root] in
        // A controller's bars have no layout of the file's.
        if ["navigationBar", "toolbar", "tabBar"].contains(child.name) { return [] }
        if child.attributes["key"] == "view", isRoot(child) {
          return [Root(view: child, controller: object)]
        }
        return ViewTree.views(in: child).map { Root(view: $0, controller: nil) }
      }
    }
  }

  /// Whether an element is a root view; one that has views inside may lack a frame.
  private static func isRoot(_ element: MarkupElement) -> Bool {
    ViewTree.isView(element) || element.child("subviews") != nil
  }

  private static func outlets(of document: MarkupElement) -> [String: String] {
    var outlets: [String: String] = [:]
    document.forEach { element in
      guard element.name == "outlet", let property = element.attributes["property"],
        let destination = element.attributes["destination"], outlets[destination] == nil,
        !unspecific.contains(property)
      else { return }
      outlets[destination] = property
    }
    return outlets
  }

  /// Outlets of UIKit's own classes, which name no view of the author's.
  private static let unspecific: Set = ["view", "delegate", "dataSource", "backgroundView"]
}
