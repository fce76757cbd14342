import AffineGeometry
import Geometry

/// Insets that are affine functions of a parameter; constant in a container that does not change.
struct AffineInsets: Equatable {
  var top: AffineLength
  var left: AffineLength
  var bottom: AffineLength
  var right: AffineLength

  /// Constant insets.
  init(_ insets: EdgeInsets) {
    self.init(
      top: AffineLength(insets.top), left: AffineLength(insets.left),
      bottom: AffineLength(insets.bottom), right: AffineLength(insets.right))
  }

  init(top: AffineLength, left: AffineLength, bottom: AffineLength, right: AffineLength) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The insets at a parameter.
  func after(_ distance: Double) -> EdgeInsets {
    EdgeInsets(
      top: top.after(distance), left: left.after(distance), bottom: bottom.after(distance),
      right: right.after(distance))
  }

  static func + (a: AffineInsets, b: AffineInsets) -> AffineInsets {
    AffineInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The insets on those sides where `bars` has one.
  func only(where bars: EdgeInsets) -> AffineInsets {
    AffineInsets(
      top: bars.top > 0 ? top : .zero, left: bars.left > 0 ? left : .zero,
      bottom: bars.bottom > 0 ? bottom : .zero, right: bars.right > 0 ? right : .zero)
  }

  /// The larger inset on each side.
  func larger(_ other: AffineInsets, _ domain: inout AffineDomain) -> AffineInsets {
    AffineInsets(
      top: domain.larger(top, other.top), left: domain.larger(left, other.left),
      bottom: domain.larger(bottom, other.bottom), right: domain.larger(right, other.right))
  }

  /// The smaller inset on each side.
  func smaller(_ other: AffineInsets, _ domain: inout AffineDomain) -> AffineInsets {
    AffineInsets(
      top: domain.smaller(top, other.top), left: domain.smaller(left, other.left),
      bottom: domain.smaller(bottom, other.bottom), right: domain.smaller(right, other.right))
  }

  /// Whether all insets are equal in both at a parameter, to within `tolerance`.
  func isClose(to other: AffineInsets, at distance: Double, within tolerance: Double) -> Bool {
    zip(after(distance).sides, other.after(distance).sides).allSatisfy {
      ($0 - $1).magnitude <= tolerance
    }
  }
}

/// The sides of a rectangle; left may be beyond right, if insets are wider than the rectangle.
struct AffineSides {
  private let top: AffineLength
  private let left: AffineLength
  private let bottom: AffineLength
  private let right: AffineLength

  /// The sides of a frame, moved inwards.
  init(_ frame: AffineFrame, inset: AffineInsets = AffineInsets(EdgeInsets())) {
    top = frame.y + inset.top
    left = frame.x + inset.left
    bottom = frame.y + frame.height - inset.bottom
    right = frame.x + frame.width - inset.right
  }

  /// How far a frame extends beyond these sides, at most its own size.
  func part(outside frame: AffineFrame, _ domain: inout AffineDomain) -> AffineInsets {
    func part(_ distance: AffineLength, of length: AffineLength) -> AffineLength {
      let part = domain.larger(.zero, domain.smaller(distance, length))
      return part.slope == 0 ? AffineLength(withoutNoise(part.value)) : part
    }
    return AffineInsets(
      top: part(top - frame.y, of: frame.height), left: part(left - frame.x, of: frame.width),
      bottom: part(frame.y + frame.height - bottom, of: frame.height),
      right: part(frame.x + frame.width - right, of: frame.width))
  }
}
