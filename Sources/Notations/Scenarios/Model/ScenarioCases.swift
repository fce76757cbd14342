public import Geometry
import LayoutConstraints

extension Scenario {
  /// Every case of the screen, the usual one first: each is a scenario with its own contents.
  public var everyCase: [Scenario] {
    var usual = self
    usual.cases = []
    return [usual] + cases
  }

  /// The containers of every case, the usual ones first.
  public var allContainers: [Container] { containers + cases.flatMap { $0.containers } }

  /// The widths from the narrowest container to the widest.
  package var containerWidths: ClosedRange<Double> {
    let widths = containers.map { $0.width }
    return (widths.min() ?? 0)...(widths.max() ?? 0)
  }

  /// Whether leading is right, in the constraints or else in the layout spec.
  package var readsRightToLeft: Bool {
    constraints.map { $0.direction == .rightToLeft } ?? mirrorsSpec
  }

  /// The screen in the case that a container shows; the usual one where there is no such case.
  public func shown(in container: Container) -> Scenario { shown(inCase: container.caseName) }

  /// The screen in a case; the usual one where there is no such case.
  public func shown(inCase name: String?) -> Scenario {
    cases.first { $0.caseName == name } ?? self
  }

  /// The names of the elements that are hidden, or in a view that is.
  public var hiddenElements: Set<String> {
    var hidden = Set(elements.filter { $0.isHidden }.map { $0.name })
    guard let items = constraints?.items, !hidden.isEmpty || items.contains(where: { $0.isHidden })
    else {
      return hidden
    }
    for item in items {
      var around = item
      while !around.isHidden, around.parent != ConstraintSystem.container {
        around = items[around.parent]
      }
      if around.isHidden { hidden.insert(item.name) }
    }
    return hidden
  }
}
