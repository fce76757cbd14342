import Foundation
import Geometry
import Scenarios

/// A view of a file.
struct InterfaceView: Sendable {
  /// The name of its element, such as `label`.
  let kind: String
  /// Its element with its variations applied, without what is inside.
  let element: MarkupElement
  /// The index of its superview; `nil` for the root.
  let parent: Int?
  /// The indices of its subviews, in the order of the file.
  var children: [Int] = []
  /// Its frame in its superview, in points, as the file stores it; `nil` where it stores none.
  let frame: CGRect?
  /// Whether it is what a cell or an effect view holds its subviews in.
  let isContentView: Bool

  var id: String? { element.id }
  /// Whether it is hidden.
  ///
  /// An activity indicator keeps its place in a stack view where Xcode drew it, as before Xcode 26.
  var isHidden: Bool { element.flag("hidden") == true && !isDrawnIndicator }
  /// Whether it is an activity indicator that Xcode draws, whether or not it is hidden.
  var isDrawnIndicator: Bool { kind == "activityIndicatorView" && frame?.isEmpty != true }
  var isStack: Bool { kind == "stackView" }
  /// Whether it is a stack view with something to arrange.
  var arranges: Bool { isStack && !children.isEmpty }
  /// Whether it scrolls what is inside.
  var scrolls: Bool { Self.scrolling.contains(kind) }
  var position: SourcePosition { element.position }

  var imageName: String? {
    element.attributes["image"] ?? element.child(key: "image")?.attributes["image"]
  }

  /// Whether an element of a view is the guide of its keyboard, in either of Xcode's spellings.
  static func isKeyboardGuide(_ element: MarkupElement) -> Bool {
    ["viewLayoutGuide", "keyboardLayoutGuide"].contains(element.name)
      && element.attributes["key"] == "keyboard"
  }

  private static let scrolling: Set = ["scrollView", "tableView", "collectionView", "textView"]
}

/// A root view with everything inside, and what its constraints can refer to.
struct ViewTree: Sendable {
  /// The views, each after its superview; the root is the first one.
  private(set) var views: [InterfaceView] = []
  /// The constraints with the index of the view that holds each: those of a view before those of its
  /// subviews, else in the order of the file.
  ///
  /// So UIKit activates them, as the frames of conflicting constraints in public files show: it breaks
  /// those of subviews.
  private(set) var constraints: [(owner: Int, element: MarkupElement)] = []
  /// The objects of the ids of views and guides.
  private(set) var references: [String: Reference] = [:]
  /// Views inside that are documents of their own: cells, headers, views in bars.
  private(set) var others: [MarkupElement] = []
  /// Ids that two views or guides have.
  private(set) var repeated: [(id: String, position: SourcePosition)] = []

  /// The object of an id.
  enum Reference: Sendable, Equatable {
    case view(Int)
    /// A guide of a view, by its key in the file, such as `safeArea`.
    case guide(Int, key: String)
    /// The guide below the bars at the top, of files before Xcode 9.
    case topLayoutGuide
    /// The guide above the bars at the bottom, of files before Xcode 9.
    case bottomLayoutGuide
  }

  /// Collects the views of a root element and of everything inside.
  init(root: MarkupElement, controller: MarkupElement?) {
    add(root, parent: nil, isContentView: false)
    constraints.sort {
      ($0.owner, $0.element.position) < ($1.owner, $1.element.position)
    }
    for guide in controller?.children(of: "layoutGuides") ?? [] {
      guard let id = guide.id else { continue }
      let isTop = guide.attributes["type"] == "top"
      refer(id, isTop ? .topLayoutGuide : .bottomLayoutGuide, at: guide.position)
    }
  }

  private mutating func refer(
    _ id: String, _ reference: Reference, at position: SourcePosition
  ) {
    if references.updateValue(reference, forKey: id) != nil { repeated.append((id, position)) }
  }

  @discardableResult
  private mutating func add(_ element: MarkupElement, parent: Int?, isContentView: Bool) -> Int {
    let index = views.count
    var own = element
    own.children.removeAll { ["subviews", "constraints"].contains($0.name) }
    views.append(
      InterfaceView(
        kind: element.name, element: own, parent: parent, frame: Self.frame(of: element),
        isContentView: isContentView))
    if let parent { views[parent].children.append(index) }
    if let id = element.id { refer(id, .view(index), at: element.position) }
    addParts(of: element, to: index)
    return index
  }

  /// Adds what is inside an element that stands for the view with this index.
  private mutating func addParts(of element: MarkupElement, to index: Int) {
    for child in element.children {
      switch child.name {
      case "constraints":
        constraints += child.children.filter { $0.name == "constraint" }.map { (index, $0) }
      case "subviews":
        for view in child.children { add(view, parent: index, isContentView: false) }
      case "viewLayoutGuide", "keyboardLayoutGuide":
        guard let id = child.id, let key = child.attributes["key"] else { continue }
        refer(id, .guide(index, key: key), at: child.position)
      case _ where Self.isContentView(child):
        // Before Xcode 8 the content view of a collection's cell has no id: the cell stands for it.
        if child.id == nil {
          addParts(of: child, to: index)
        } else {
          add(child, parent: index, isContentView: true)
        }
      default: others += Self.views(in: child)
      }
    }
  }

  private static func isContentView(_ element: MarkupElement) -> Bool {
    element.attributes["key"] == "contentView" && isView(element)
  }

  /// The stored frame of a view's element; `nil` where one of its numbers is missing or no length.
  static func frame(of element: MarkupElement) -> CGRect? {
    guard let rect = storedFrame(of: element), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Whether an element is a view: it has a frame, whatever its numbers are.
  static func isView(_ element: MarkupElement) -> Bool { storedFrame(of: element) != nil }

  private static func storedFrame(of element: MarkupElement) -> MarkupElement? {
    element.children.first { $0.name == "rect" && $0.attributes["key"] == "frame" }
  }

  /// The outermost views in an element.
  static func views(in element: MarkupElement) -> [MarkupElement] {
    isView(element) ? [element] : element.children.flatMap { views(in: $0) }
  }
}

extension ViewTree {
  /// Whether a stack view arranges the view.
  func isArranged(_ index: Int) -> Bool {
    views[index].parent.map { views[$0].isStack } ?? false
  }

  /// The frame in the root's coordinates, in points; `nil` where it or one around it is not stored.
  func frameInRoot(_ index: Int) -> CGRect? {
    guard var frame = views[index].frame else { return nil }
    guard var parent = views[index].parent else {
      frame.origin = .zero
      return frame
    }
    while let next = views[parent].parent {
      guard let outer = views[parent].frame else { return nil }
      frame = frame.offsetBy(dx: outer.minX, dy: outer.minY)
      parent = next
    }
    return frame
  }

  /// The view and those around it, from inside.
  func around(_ index: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: index) { views[$0].parent }
  }

  /// Whether the view, or one around it, is hidden and a stack view arranges it.
  func isHiddenArranged(_ index: Int) -> Bool {
    around(index).contains { views[$0].isHidden && isArranged($0) }
  }
}
