/// The largest error of a solved length, in points; smaller differences count as none.
///
/// GLPK satisfies rows to 10⁻⁷ relative to their size. This is ten times as much, and a
/// ten-thousandth of the 0.01 pt from which two frames count as different. The epsilon of pixel
/// rounding is in `Layout.pixel(nearestTo:scale:)`; the reduced solver's own tolerances are in
/// `SolverLimits`.
let solverNoise = 1e-6

/// The nearest multiple of 2⁻²⁰, about 10⁻⁶.
///
/// Whole numbers, halves and quarters stay exact, so that a width of 99.999999998 does not wrap a
/// line that is 100 wide.
func withoutNoise(_ length: Double) -> Double {
  let steps = 1_048_576.0
  return nearestWhole(length * steps) / steps
}

/// The nearest whole number; the even one of two that are equally near.
///
/// The same as `rounded(.toNearestOrEven)` except for the sign of 0. It avoids the function call
/// that `rounded` becomes on a baseline processor: adding so large a number leaves no bits for
/// fractions.
func nearestWhole(_ number: Double) -> Double {
  let large = 0x1.8p52
  return number.magnitude < 0x1p51 ? number + large - large : number.rounded(.toNearestOrEven)
}
