import Geometry
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("a length is put on the next, the previous or the nearest pixel")
  func threeWays() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.ceiling(10.1) == 10.5)
    #expect(grid.floor(10.9) == 10.5)
    #expect(grid.rounded(10.3) == 10.5)
    #expect(grid.pixel == 0.5)
  }

  @Test("a ceiling above a negative length moves towards zero")
  func negativeCeiling() {
    #expect(PixelGrid(scale: 2).ceiling(-4.75) == -4.5)
  }

  @Test("noise below the single-precision epsilon does not reach the next pixel")
  func noiseStays() {
    let grid = PixelGrid(scale: 3)
    let twoThirds = 302.0 / 3
    #expect(grid.ceiling(twoThirds + 1e-8) == twoThirds)
    #expect(grid.floor(twoThirds - 1e-8) == twoThirds)
  }

  @Test("halves are rounded away from zero", arguments: [(0.25, 0.5), (-0.25, -0.5)])
  func halves(length: Double, expected: Double) {
    #expect(PixelGrid(scale: 2).rounded(length) == expected)
  }

  @Test("infinity stays infinite")
  func infinity() {
    #expect(PixelGrid(scale: 3).ceiling(.infinity) == .infinity)
  }

  @Test("no length is rounded to a negative zero")
  func zero() {
    for scale: Double in [1, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for length in [0, -0.0, -1e-8, -0.2 / scale] {
        for rounded in [grid.ceiling(length), grid.rounded(length)] {
          #expect(rounded.sign == .plus, "\(length) at \(scale)")
          #expect(rounded == 0)
        }
      }
      #expect(grid.floor(-0.0).sign == .plus)
    }
  }

  /// Lengths of all kinds: whole pixels and beside them, both zeros, too large for the quick way, and
  /// none at all.
  private static let lengths: [Double] = [
    0, -0.0, 0.25, -0.25, 10.1, 10.5, 302.0 / 3, 302.0 / 3 + 1e-8, -4.75, -1e-8, 1e-300, 0x1p50,
    -0x1p50 - 0.25, 0x1p52 + 1, 1e300, .infinity, -.infinity, .nan,
  ]

  @Test("two lengths are rounded at once as one after the other, bit for bit")
  func pairs() {
    for scale: Double in [1, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for first in Self.lengths {
        for second in Self.lengths {
          let (one, other) = grid.ceiling(first, second)
          #expect(one.isSame(as: grid.ceiling(first)), "\(first) and \(second) at \(scale)")
          #expect(other.isSame(as: grid.ceiling(second)), "\(first) and \(second) at \(scale)")
        }
      }
    }
  }

  @Test("the whole number below is that of the C library")
  func wholeNumberBelow() {
    for length in Self.lengths {
      let whole = PixelGrid.wholeNumber(below: length)
      #expect((whole + 0).isSame(as: length.rounded(.down) + 0), "\(length)")
    }
  }
}

extension Double {
  /// Whether two numbers have the same bits, or both are NaN.
  fileprivate func isSame(as other: Double) -> Bool {
    bitPattern == other.bitPattern || isNaN && other.isNaN
  }
}
