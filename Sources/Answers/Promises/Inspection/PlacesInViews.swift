import LayoutConstraints

/// In which views elements are.
struct PlacesInViews {
  /// The nearest element around each element; none where that is the screen.
  private(set) var parents: [String: String] = [:]
  /// The elements that a scroll view scrolls.
  private(set) var scrolled: Set<String> = []
  /// The elements that keep the width they were drawn with, or are in a view that does.
  private(set) var drawn: Set<String> = []

  /// Finds these elements in the views of a system; none is in any where there are no constraints.
  init(of names: [String], in system: ConstraintSystem?) {
    guard let system else { return }
    let known = Set(names)
    let fixed = Set(
      system.constraints.filter {
        $0.source == .autoresizingMask && $0.places.count == 1 && $0.places[0].attribute == .width
      }.map { $0.places[0].item })
    for name in names {
      guard var item = system.index(of: name) else { continue }
      var isBelowParent = true
      while item != ConstraintSystem.container {
        if fixed.contains(item) { drawn.insert(name) }
        item = system.items[item].parent
        guard isBelowParent else { continue }
        if system.items[item].contentLayoutGuide != nil { scrolled.insert(name) }
        isBelowParent =
          item == ConstraintSystem.container || !known.contains(system.items[item].name)
        if !isBelowParent { parents[name] = system.items[item].name }
      }
    }
  }
}
