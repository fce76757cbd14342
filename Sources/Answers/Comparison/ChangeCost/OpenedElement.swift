public import Geometry
import Scenarios

/// An element that the constraints held before a change and leave open after it, in one container.
public struct OpenedElement: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The element, or `superview`.
  public var element: String
  /// What is open that was not before: `x`, `y`, `width` and `height`.
  public var attributes: [String]
  /// Whether the constraints allow the frame that the element has in the layout spec.
  public var isAllowed: Bool

  /// Makes an element that is left open.
  public init(container: Container, element: String, attributes: [String], isAllowed: Bool) {
    self.container = container
    self.element = element
    self.attributes = attributes
    self.isAllowed = isAllowed
  }

  /// The values in words: `icon.x and icon.y`, and whether the spec's frame is allowed.
  public var words: String {
    let values = attributes.map { "\(element).\($0)" }.listed
    return isAllowed
      ? "\(values); the frame in the spec is one of those they allow"
      : "\(values); the frame in the spec is none of those they allow"
  }
}

extension ChangeCost {
  /// Says what the constraints leave open that they held before, and which movements are no more
  /// than the choice of a frame among those that are allowed.
  ///
  /// Ours: where the constraints leave an element open, its frame is one choice of many, and no
  /// witness of the spec. As in a check, the notations agree while the spec's frame is allowed.
  mutating func tellOpen(before: [ContainerComparison], after: [ContainerComparison]) {
    var opened: [OpenedElement] = []
    for new in after where new.conflicts.isEmpty {
      guard let old = before.first(where: { $0.container == new.container }) else { continue }
      for element in new.elements where !addedElements.contains(element.element) {
        let name = element.element
        let (was, isNow) = (old.openAttributes(of: name), new.openAttributes(of: name))
        let attributes = isNow.filter { !was.contains($0) }
        if !attributes.isEmpty, old.conflicts.isEmpty {
          opened.append(
            OpenedElement(
              container: new.container, element: name, attributes: attributes,
              isAllowed: element.agrees))
        }
        guard !was.isEmpty || !isNow.isEmpty, element.agrees else { continue }
        for index in moved.indices
        where moved[index].container == new.container && moved[index].element == name {
          moved[index].isLeftOpen = true
        }
      }
    }
    self.opened = opened
  }
}

extension ContainerComparison {
  fileprivate func openAttributes(of element: String) -> [String] {
    ambiguities.filter { $0.element == element }.map(\.attribute)
  }
}
