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
}
