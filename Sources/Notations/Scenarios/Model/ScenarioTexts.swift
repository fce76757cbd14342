package import Geometry
import LayoutConstraints

extension Scenario {
  /// The text of an element, as the constraints have it, or else the layout spec; `nil` for everything that
  /// is no text.
  package func text(of element: String) -> (any TextDrawing)? {
    let own = constraints.flatMap { system in
      system.index(of: element).map { system.items[$0].content }
    }
    let content = own ?? elements.first { $0.name == element }?.content
    guard case .measured(let measured)? = content else { return nil }
    return measured.drawnText
  }
}
