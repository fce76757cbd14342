public import Comparison
public import Geometry
public import Scenarios

/// The layouts of a scenario with one notation, which nothing is compared with.
public struct SingleNotation: Codable, Sendable, Equatable {
  /// The notation.
  public var engine: Engine
  /// The layout in each container that has one, in the scenario's order.
  public var containers: [SingleLayout]

  /// Makes layouts of a notation.
  public init(engine: Engine, containers: [SingleLayout]) {
    self.engine = engine
    self.containers = containers
  }
}

/// The layout of a notation in one container.
public struct SingleLayout: Codable, Sendable, Equatable {
  /// The container.
  public var container: Container
  /// The frames on pixels; the container itself, `superview`, is the first.
  public var elements: [SingleFrame]

  /// Makes a layout.
  public init(container: Container, elements: [SingleFrame]) {
    self.container = container
    self.elements = elements
  }
}

/// The frame of an element in the only notation.
public struct SingleFrame: Codable, Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// Its frame in points.
  public var frame: Frame

  /// Makes a frame of an element.
  public init(element: String, frame: Frame) {
    self.element = element
    self.frame = frame
  }
}
