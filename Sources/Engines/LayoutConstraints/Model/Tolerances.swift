/// How far, in points, a solved length may be from what it stands for.
///
/// GLPK holds rows to 10⁻⁷ relative to their size; this is ten times as much, and a ten-thousandth
/// of the 0.01 points from which on two frames count as different.
let solverNoise = 1e-6

/// The nearest multiple of 2⁻²⁰, about 10⁻⁶.
///
/// Whole numbers, halves and quarters come out exact, so that a width of 99.999999998 does not wrap
/// a line that is 100 wide.
func withoutNoise(_ length: Double) -> Double {
  let steps = 1_048_576.0
  return nearestWhole(length * steps) / steps
}

/// The nearest whole number; of two that are equally near, the even one.
///
/// The same as `rounded(.toNearestOrEven)` but for the sign of 0, without the call that this takes
/// where processors of any age are compiled for: adding so large a number leaves no room for
/// fractions.
func nearestWhole(_ number: Double) -> Double {
  let large = 0x1.8p52
  return number.magnitude < 0x1p51 ? number + large - large : number.rounded(.toNearestOrEven)
}
