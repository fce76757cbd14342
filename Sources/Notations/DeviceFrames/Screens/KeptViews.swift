import Geometry

/// The views of a tree that become elements, inside a root.
///
/// Layout specs of Texture, private views of the system and the inside of controls are left out; what is
/// inside a private view then belongs to the view around it.
struct KeptViews {
  struct View {
    /// The index in the tree.
    var index: Int
    /// The index, among the kept views, of the one around it; `nil` inside the root.
    var parent: Int?
    /// The first text inside a control, which is its title.
    var innerText: String?
  }

  /// The root of the screen, an index in the tree.
  let root: Int
  private(set) var views: [View] = []
  /// The number of the system's own views that are left out.
  private(set) var leftOutCount = 0

  /// Where a view inside another one belongs.
  private enum Place {
    case inside(Int?)
    /// Inside a control, whose own views are left out.
    case insideControl(Int)
  }

  init(_ dump: ViewDump, root: Int = 0) {
    self.root = root
    var places: [Int: Place] = [root: .inside(nil)]
    for index in dump.views.indices.dropFirst(root + 1) {
      let view = dump.views[index]
      guard let parent = view.parent, let place = places[parent] else { break }
      switch place {
      case .insideControl(let kept) where ClassName.isOfSystem(view) || dump.form.isOfScreen:
        leftOutCount += 1
        views[kept].innerText = views[kept].innerText ?? view.text
        places[index] = place
        continue
      case .insideControl(let kept), .inside(let kept?):
        places[index] = add(view, at: index, in: kept)
      case .inside(nil):
        places[index] = add(view, at: index, in: nil)
      }
    }
  }

  private mutating func add(_ view: DumpedView, at index: Int, in parent: Int?) -> Place {
    if view.isSpec { return .inside(parent) }
    if ClassName.isPrivate(view) {
      leftOutCount += 1
      return .inside(parent)
    }
    views.append(View(index: index, parent: parent))
    let kept = views.count - 1
    return DumpedKind(view) == .plain ? .inside(kept) : .insideControl(kept)
  }
}
