public import Foundation
public import Geometry

/// Why a spec cannot be laid out.
///
/// A path leads from the root to a spec: `stack[1].inset[0].title` is the element `title`, first
/// child of an inset, second child of the root stack.
public enum SpecError: Error, Sendable, Equatable {
  /// A number in the spec is not one that its property can have.
  case invalidNumber(path: String, property: String, value: Double, expected: NumberRequirement)
  /// A second element has the same name.
  case duplicateElement(path: String)
  /// The spec nests deeper than the engine goes.
  case tooDeep(depth: Int, limit: Int)
  /// The spec has more nodes than the engine takes.
  case tooManyNodes(limit: Int)
  /// A bound of the range is NaN, negative, an infinite minimum, or a minimum above its maximum.
  case invalidRange(SizeRange)
  /// The parent's size has a negative component.
  case invalidParentSize(CGSize)
  /// The number of pixels per point is not finite and above 0.
  case invalidScale(Double)
  /// The property is a fraction of a length that is not known there.
  case undefinedFraction(path: String, property: String)
  /// An infinite inset has no end, because the room has none along this axis.
  case unboundedInset(path: String, axis: Axis)
  /// The spec or element came to a size that is infinite, NaN, negative, or ten million points or
  /// more.
  case invalidSize(path: String, size: CGSize)
  /// The spec or element came to a place that is NaN, infinite, or ten million points or more away.
  case invalidPosition(path: String, position: CGPoint)
  /// The element's content answered with a size that is infinite, NaN, negative, or ten million or
  /// more, or with a baseline that is not finite.
  case invalidMeasurement(path: String, measurement: ContentMeasurement)
  /// The system gives no stack of this size, in bytes, which so deep a spec needs.
  case stackUnavailable(bytes: Int)
}

/// Which numbers a property can have.
public enum NumberRequirement: String, Sendable, CaseIterable {
  /// Any number but NaN.
  case defined = "a number, or infinity"
  /// Any finite number.
  case finite = "a finite number"
  /// A finite number from 0.
  case finiteNotNegative = "a finite number from 0"
  /// A finite number above 0.
  case finiteAboveZero = "a finite number above 0"
  /// A number from 0 to 1.
  case fraction = "a fraction from 0% to 100%"

  /// Whether `value` is such a number.
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
  /// One sentence that says where it is wrong, what, and what would be right.
  public var description: String {
    switch self {
    case .invalidNumber(let path, let property, let value, let expected):
      "\(path): \(property) is \(value); expected \(expected.rawValue)"
    case .duplicateElement(let path):
      "\(path): an element of this name already stands in the spec; expected it once"
    case .tooDeep(let depth, let limit):
      "the spec nests \(depth) levels; expected at most \(limit)"
    case .tooManyNodes(let limit):
      "the spec has too many nodes; expected at most \(limit)"
    case .invalidRange(let range):
      "the size range \(range.min) to \(range.max) is empty; expected 0 ≤ min ≤ max, min finite"
    case .invalidParentSize(let size):
      "the parent's size \(size) is negative; expected lengths from 0, or NaN where undefined"
    case .invalidScale(let scale):
      "the scale is \(scale); expected a finite number above 0"
    case .undefinedFraction(let path, let property):
      "\(path): \(property) is a fraction of an undefined length; expected points here"
    case .unboundedInset(let path, let axis):
      "\(path): an inset is infinite where the room is too (\(axis)); expected a bounded room"
    case .invalidSize(let path, let size):
      "\(path): the size came to \(size); expected finite lengths from 0 below 10000000"
    case .invalidPosition(let path, let position):
      "\(path): the position came to \(position); expected finite numbers below 10000000"
    case .invalidMeasurement(let path, let measurement):
      "\(path): the content measured \(measurement); expected finite lengths below 10000000"
    case .stackUnavailable(let bytes):
      "the system gives no stack of \(bytes) bytes, which so deep a spec needs"
    }
  }
}
