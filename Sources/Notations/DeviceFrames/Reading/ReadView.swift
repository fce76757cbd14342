import ConsoleLogs
import Geometry

/// A view as its line has it, before it is placed in a tree.
struct ReadView {
  /// A frame as four numbers give it.
  enum Frame {
    case missing
    /// A number is not finite, or beyond what a scenario may have.
    case invalid
    /// The frame, and the most by which one of its numbers may differ from the one that was meant.
    case given(CGRect, hiddenDigits: Double)
  }

  var line: Int
  var className: String
  var baseClass: String?
  var identifier: String?
  var text: String?
  var frame = Frame.missing
  /// How far the bounds begin from 0, in points.
  var boundsOrigin = CGPoint.zero
  var hasTransform = false
  var isHidden = false
  var isSpec = false
  /// Whether the end of the line is missing.
  var isCut = false
}

extension ReadView.Frame {
  /// The largest coordinate, in points; the same limit as that of lengths in scenarios.
  private static let largest = 1_000_000.0

  /// Makes a frame of x, y, width and height.
  init(_ numbers: [LoggedNumber?]) {
    let found = numbers.compactMap { $0 }
    guard found.count == 4, found.allSatisfy({ $0.value.magnitude <= Self.largest }),
      found[2].value >= 0, found[3].value >= 0
    else {
      self = .invalid
      return
    }
    self = .given(
      CGRect(x: found[0].value, y: found[1].value, width: found[2].value, height: found[3].value),
      hiddenDigits: found.map(\.hiddenDigits).max() ?? 0)
  }

  /// The same numbers, of which each may differ by this much more.
  func rounded(by length: Double) -> Self {
    guard case .given(let rect, let digits) = self else { return self }
    return .given(rect, hiddenDigits: digits + length)
  }
}
