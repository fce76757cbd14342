public import LayoutSpecs
public import TextMeasuring

/// A reason why a part of a layout is not as its author wants it.
///
/// Deviation: the layout continues with a size of zero, and `ASLayout.problems` reports the reason.
/// Texture stops with an assertion, or continues without a report.
public enum LayoutProblem: Error, Sendable, Equatable {
  /// The spec of an element cannot be laid out.
  case spec(element: String, SpecError)
  /// The text of an element cannot be measured.
  case text(element: String, FontError)
  /// A size of an element is a fraction of a length that is unknown there.
  case undefinedFraction(element: String)
  /// An element has an invalid size.
  case invalidSize(element: String, width: Double, height: Double)
  /// A node is in its own spec, or in the spec of a node inside it.
  case insideItself(element: String)
}

extension LayoutProblem: CustomStringConvertible {
  /// The message: the element, what is wrong, and what is expected.
  public var description: String {
    switch self {
    case .spec(let element, let error): "\(element): \(error)"
    case .text(let element, let error): "\(element): \(error)"
    case .undefinedFraction(let element):
      "\(element): a size in its style is a fraction of an unknown length; expected points here"
    case .invalidSize(let element, let width, let height):
      "\(element): its size is \(width) × \(height); expected finite lengths from 0 to below 10000000"
    case .insideItself(let element):
      "\(element): its layout asks for its own layout; expected a spec of other nodes"
    }
  }
}

extension CGSize {
  /// Whether both lengths are from 0 to below 10 000 000, as in `ASIsCGSizeValidForSize`.
  var isSizeOfSomething: Bool {
    width >= 0 && width < 10_000_000 && height >= 0 && height < 10_000_000
  }
  /// This size, or zero where it is not valid: the size of what fills the available one.
  var validOrZero: CGSize { isSizeOfSomething ? self : .zero }
}
