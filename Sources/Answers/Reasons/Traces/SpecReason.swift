package import Geometry
package import LayoutSpecs

/// One reason for an edge, a centre or a length in a layout spec.
///
/// Nodes and questions are indices into `LayoutTrace`.
package enum SpecReason: Sendable {
  /// The container is as large as the outermost spec.
  case outermost
  /// The specs around a node allow it these lengths.
  case allowed(node: Int, Axis, Interval)
  /// A child of a stack comes after another one.
  case neighbour(SpecNeighbour)
  /// A step of measuring a node.
  case step(TraceStep, question: Int)

  /// Whether it limits a length from outside, which need not matter to what the node is by itself.
  package var isLimit: Bool {
    switch self {
    case .allowed: true
    case .step(.style(let style), _):
      style.requested != .unbounded && style.result != style.requested && !style.isWithinRequest
    case .outermost, .neighbour, .step: false
    }
  }
}

/// The child before a child of a stack, along the stack.
package struct SpecNeighbour: Sendable {
  var node: Int
  /// The axis of the stack.
  var axis: Axis
  /// Its length, in points.
  var length: Double
  /// Its end in the stack, in points.
  var end: Double
  /// The points between its end and the next child.
  var gap: Double
}
