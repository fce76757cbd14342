import Foundation
public import LayoutSpecs
public import TextMeasuring

/// Why a part of a layout is not what it was meant to be.
///
/// Texture stops with an assertion in such a place, or goes on with a size of zero. Ours: the
/// layout goes on with a size of zero, and `ASLayout.problems` tells.
public enum LayoutProblem: Error, Sendable, Equatable {
  /// The spec of an element cannot be laid out.
  case spec(element: String, SpecError)
  /// The text of an element cannot be measured.
  case text(element: String, FontError)
  /// A size of an element is a fraction of a length that is not known there.
  case undefinedFraction(element: String)
  /// An element came to a size that is no size.
  case invalidSize(element: String, width: Double, height: Double)
  /// A node is part of its own spec, or of that of a node inside it.
  case insideItself(element: String)
}

extension LayoutProblem: CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .spec(let element, let error): "\(element): \(error)"
    case .text(let element, let error): "\(element): \(error)"
    case .undefinedFraction(let element):
      "\(element): a bound of its style is a fraction of an undefined length; expected points here"
    case .invalidSize(let element, let width, let height):
      "\(element): the size came to \(width) × \(height); expected finite lengths below 10000000"
    case .insideItself(let element):
      "\(element): its layout asks for its own layout; expected a spec of other nodes"
    }
  }
}

extension CGSize {
  /// Whether this counts as the size of something: both lengths from 0 and below ten million.
  ///
  /// Source: `ASIsCGSizeValidForSize`.
  var isSizeOfSomething: Bool {
    width >= 0 && width < 10_000_000 && height >= 0 && height < 10_000_000
  }
}
