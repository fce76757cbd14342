/// A few linear equations, solved by elimination.
struct SmallEquations {
  /// The equations one after the other, each with a coefficient for every unknown and its right
  /// side.
  private var numbers: [Double]
  private let unknownCount: Int
  private let count: Int

  /// The least pivot that counts as more than rounding; multipliers of constraints are at least
  /// 10⁻³.
  private static let leastPivot = 1e-6

  /// Starts with zeros.
  init(_ count: Int, unknownCount: Int) {
    self.count = count
    self.unknownCount = unknownCount
    numbers = [Double](repeating: 0, count: count * (unknownCount + 1))
  }

  /// The coefficient of an unknown in an equation; the place after all unknowns is the right side.
  subscript(equation: Int, place: Int) -> Double {
    get { numbers[equation * (unknownCount + 1) + place] }
    set { numbers[equation * (unknownCount + 1) + place] = newValue }
  }

  /// The values of the unknowns, and an equation for each that these follow from; `nil` if there is
  /// not exactly one solution of such equations.
  ///
  /// Other equations may contradict them. Cubic in the number of unknowns.
  func solved() -> (values: [Double], equations: [Int])? {
    var rest = self
    var used: [Int] = []
    for unknown in 0..<unknownCount {
      let free = (0..<count).filter { !used.contains($0) }
      guard
        let pivot = free.max(by: {
          rest[$0, unknown].magnitude < rest[$1, unknown].magnitude
        }), rest[pivot, unknown].magnitude >= Self.leastPivot
      else { return nil }
      used.append(pivot)
      for equation in 0..<count where equation != pivot && rest[equation, unknown] != 0 {
        let factor = rest[equation, unknown] / rest[pivot, unknown]
        for place in unknown...unknownCount {
          rest[equation, place] -= factor * rest[pivot, place]
        }
      }
    }
    let values = used.enumerated().map { unknown, equation in
      rest[equation, unknownCount] / rest[equation, unknown]
    }
    return (values, used)
  }
}
