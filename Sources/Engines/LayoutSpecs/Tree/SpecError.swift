public import Geometry

/// The reason why a spec cannot be laid out.
///
/// A path leads from the root to a spec: `stack[1].inset[0].title` is the element `title`, the
/// first child of an inset that is the second child of the root stack.
public enum SpecError: Error, Sendable, Equatable {
  /// A number in the spec is not valid for its property.
  case invalidNumber(path: String, property: String, value: Double, expected: NumberRequirement)
  /// A second element has the same name.
  case duplicateElement(path: String)
  /// The spec nests deeper than the engine allows.
  case tooDeep(depth: Int, limit: Int)
  /// The spec has more nodes than the engine allows.
  case tooManyNodes(limit: Int)
  /// The layout measures more often than the engine allows; see `SpecTree.measurementLimit`.
  case tooManyMeasurements(limit: Int)
  /// The layout measures a spec or an element in more different available sizes than the engine
  /// allows; see `SpecTree.questionLimit`.
  case tooManyQuestions(path: String, limit: Int)
  /// A bound of the range is NaN, negative, an infinite minimum, or a minimum above its maximum.
  case invalidRange(SizeRange)
  /// The parent's size has a negative component.
  case invalidParentSize(CGSize)
  /// The number of pixels per point is not finite and above 0.
  case invalidScale(Double)
  /// The property is a fraction of a length that is undefined there.
  case undefinedFraction(path: String, property: String)
  /// An inset is infinite on an axis along which the available length is infinite too.
  case unboundedInset(path: String, axis: Axis)
  /// The size of the spec or element is infinite, NaN, negative, or ten million points or more.
  case invalidSize(path: String, size: CGSize)
  /// The position of the spec or element is NaN, infinite, or ten million points or more away.
  case invalidPosition(path: String, position: CGPoint)
  /// The element's content measured a size that is infinite, NaN, negative, or ten million points
  /// or more, or a baseline that is not finite.
  case invalidMeasurement(path: String, measurement: ContentMeasurement)
  /// The system provides no stack of this size, in bytes, which a spec this deep needs.
  case stackUnavailable(bytes: Int)
}

/// The numbers that are valid for a property.
public enum NumberRequirement: String, Sendable, CaseIterable {
  /// Any number except NaN.
  case defined = "a number, or infinity"
  /// Any finite number.
  case finite = "a finite number"
  /// A finite number from 0.
  case finiteNotNegative = "a finite number from 0"
  /// A finite number above 0.
  case finiteAboveZero = "a finite number above 0"
  /// A number from 0 to 1.
  case fraction = "a fraction from 0% to 100%"

  /// Whether `value` meets the requirement.
  func accepts(_ value: Double) -> Bool {
    switch self {
    case .defined: !value.isNaN
    case .finite: value.isFinite
    case .finiteNotNegative: value >= 0 && value.isFinite
    case .finiteAboveZero: value > 0 && value.isFinite
    case .fraction: value >= 0 && value <= 1
    }
  }
}

extension SpecError: CustomStringConvertible {
  /// One sentence: where the error is, what is wrong, and what is expected.
  public var description: String {
    switch self {
    case .invalidNumber(let path, let property, let value, let expected):
      "\(path): \(property) is \(value); expected \(expected.rawValue)"
    case .duplicateElement(let path):
      "\(path): another element of the spec has this name; expected a unique name"
    case .tooDeep(let depth, let limit):
      "the spec nests \(depth) levels; expected at most \(limit)"
    case .tooManyNodes(let limit):
      "the spec has too many nodes; expected at most \(limit)"
    case .tooManyMeasurements(let limit):
      """
      the layout takes more than \(limit) measurements: stacks that flex, stretch or wrap measure \
      their children several times, at every level; expected fewer nested levels, or sizes for the \
      inner stacks
      """
    case .tooManyQuestions(let path, let limit):
      """
      \(path): the layout measures it in more than \(limit) different available sizes: stacks that \
      flex, stretch or wrap measure their children several times, at every level; expected fewer \
      nested levels, or sizes for the inner stacks
      """
    case .invalidRange(let range):
      "the size range \(words(range.min)) to \(words(range.max)) is empty; expected 0 ≤ min ≤ max, min finite"
    case .invalidParentSize(let size):
      "the parent's size \(words(size)) is negative; expected lengths from 0, or NaN where undefined"
    case .invalidScale(let scale):
      "the scale is \(scale); expected a finite number above 0"
    case .undefinedFraction(let path, let property):
      "\(path): \(property) is a fraction of an undefined length; expected points here"
    case .unboundedInset(let path, let axis):
      """
      \(path): an inset is infinite where the available \(axis.lengthName) is infinite too; expected \
      a finite inset, or a limited \(axis.lengthName)
      """
    case .invalidSize(let path, let size):
      "\(path): the size is \(words(size)); expected finite lengths from 0 below 10000000"
    case .invalidPosition(let path, let position):
      "\(path): the position is \(position.x), \(position.y); expected finite numbers below 10000000"
    case .invalidMeasurement(let path, let measurement):
      """
      \(path): the content measured \(words(measurement.size)), with baselines \(measurement.firstBaseline) \
      from the top and \(measurement.lastBaselineFromBottom) from the bottom; expected finite lengths below 10000000
      """
    case .stackUnavailable(let bytes):
      """
      the system provides no stack of \(bytes) bytes, which a spec this deep needs; expected fewer \
      nested levels
      """
    }
  }
}

/// A size in words, without the name of its type.
private func words(_ size: CGSize) -> String { "\(size.width) × \(size.height)" }

extension Axis {
  /// The name of the length along the axis: `width` or `height`.
  fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}
