package import Geometry
package import JSONText
package import Layouts
package import Scenarios

/// The layouts of a scenario with one notation, which nothing is compared with.
package struct SingleNotation: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The notation.
  package var engine: Engine
  /// The layout in each container that has one, in the scenario's order.
  package var containers: [SingleLayout]

  package init(engine: Engine, containers: [SingleLayout]) {
    self.engine = engine
    self.containers = containers
  }

  package var json: JSONValue { .object(["engine": engine.json, "containers": containers.json]) }
}

/// The layout of a notation in one container.
package struct SingleLayout: Decodable, Sendable, Equatable, JSONRepresentable {
  package var container: Container
  /// The frames on pixels; the container itself, `superview`, is the first.
  package var elements: [SingleFrame]

  package init(container: Container, elements: [SingleFrame]) {
    self.container = container
    self.elements = elements
  }

  package var json: JSONValue { .object(["container": container.json, "elements": elements.json]) }
}

/// The frame of an element in the only notation.
package struct SingleFrame: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The element, or `superview`.
  package var element: String
  /// Its frame in points.
  package var frame: Frame

  package init(element: String, frame: Frame) {
    self.element = element
    self.frame = frame
  }

  package var json: JSONValue { .object(["element": element.json, "frame": frame.json]) }
}
