import Geometry
import LayoutConstraints

/// In which views elements are.
struct PlacesInViews {
  /// The nearest element around each element; none where that is the screen.
  private(set) var parents: [String: String] = [:]
  /// The elements that a scroll view scrolls within the nearest element around them.
  private(set) var scrolled: Set<String> = []
  /// The nearest scroll view around each element, however far; none where nothing scrolls it.
  private(set) var scrollViews: [String: String] = [:]
  /// The elements that keep the width they were drawn with, or are in a view that does.
  private(set) var drawn: Set<String> = []
  /// The elements that a mask places, or that are in a view that it does: masks know left and right only.
  private(set) var masked: Set<String> = []

  /// Some elements and those around them.
  func around(_ names: Set<String>) -> Set<String> {
    names.reduce(into: names) { found, name in found.formUnion(ancestors(of: name)) }
  }

  /// The elements around an element, the nearest first.
  func ancestors(of name: String) -> [String] {
    Array(sequence(first: name) { parents[$0] }.dropFirst())
  }

  /// Whether a scroll view moves an element within one around it.
  func scrolls(_ name: String, in outer: String) -> Bool {
    ([name] + ancestors(of: name)).prefix { $0 != outer }.contains(where: scrolled.contains)
  }

  /// Finds these elements in the views of a system; none is in any where there are no constraints.
  init(of names: [String], in system: ConstraintSystem?) {
    guard let system else { return }
    let known = Set(names)
    let masks = system.constraints.filter {
      $0.source == .autoresizingMask && $0.places[0].attribute.axis == .horizontal
    }
    func items(_ masks: [Constraint]) -> Set<Int> { Set(masks.map { $0.places[0].item }) }
    let fixed = items(masks.filter { $0.places.count == 1 && $0.places[0].attribute == .width })
    // One that fills its superview has no sides.
    let placed = items(masks.filter { $0.constant != 0 || $0.multiplier != 1 })
    for name in names {
      guard var item = system.index(of: name) else { continue }
      var isBelowParent = true
      while item != ConstraintSystem.container {
        if fixed.contains(item) { drawn.insert(name) }
        if placed.contains(item) { masked.insert(name) }
        item = system.items[item].parent
        let scrolls = system.items[item].contentLayoutGuide != nil
        if scrolls, scrollViews[name] == nil { scrollViews[name] = system.items[item].name }
        guard isBelowParent else { continue }
        if scrolls { scrolled.insert(name) }
        isBelowParent =
          item == ConstraintSystem.container || !known.contains(system.items[item].name)
        if !isBelowParent { parents[name] = system.items[item].name }
      }
    }
  }
}
