import Foundation
package import Geometry
package import LayoutSpecs
package import SeededRandom

/// The random values that random trees of layout specs are made of.
///
/// The same seed gives the same values in the same order.
package struct RandomValues {
  /// Where all values come from.
  package var generator: SeededGenerator
  /// What every length is multiplied by; it changes no other value.
  private let factor: Double

  /// Values of one seed.
  package init(seed: UInt64, factor: Double = 1) {
    generator = SeededGenerator(seed: seed)
    self.factor = factor
  }

  /// A whole number of a range, times the factor.
  package mutating func length(_ range: ClosedRange<Int>) -> Double {
    factor * Double(Int.random(in: range, using: &generator))
  }

  /// True with a probability from 0 to 1.
  package mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  /// One of some values; there must be one.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  /// Insets from -5 to 20 on each side.
  package mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: length(-5...20), left: length(-5...20), bottom: length(-5...20), right: length(-5...20))
  }

  /// A relative spec of any position and sizing.
  package mutating func relative() -> RelativeSpec {
    RelativeSpec(
      horizontalPosition: pick(RelativePosition.allCases),
      verticalPosition: pick(RelativePosition.allCases),
      sizing: pick([[], .minimumWidth, .minimumHeight, .minimumSize]))
  }

  /// A corner spec of any place; it counts the corner with a probability.
  package mutating func corner(wrapping probability: Double) -> CornerSpec {
    CornerSpec(
      location: pick(CornerLocation.allCases),
      offset: CGPoint(x: length(-10...10), y: length(-10...10)), wrapsCorner: chance(probability))
  }
}
