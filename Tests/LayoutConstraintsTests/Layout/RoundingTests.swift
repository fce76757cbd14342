import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Rounding to pixels")
struct RoundingTests {
  /// Three columns that share the width of the container.
  private func thirds() throws -> ConstraintSystem {
    try makeSystem(
      ["a": .none, "b": .none, "c": .none],
      ["|[a][b(a)][c(a)]|", "V:|[a(1)]", "V:|[b(1)]", "V:|[c(1)]"])
  }

  @Test("edges go to the nearest pixel, so that neighbours still touch", arguments: [1, 2, 3])
  func edges(scale: Double) throws {
    let result = try thirds().layout(in: Container(width: 100), rounding: .pixels(scale: scale))
    let third = 100.0 / 3
    let first = (third * scale).rounded() / scale
    let second = (2 * third * scale).rounded() / scale
    #expect(
      result.layout.frames == [
        rect(0, 0, first, 1), rect(first, 0, second - first, 1), rect(second, 0, 100 - second, 1),
      ])
    #expect(areClose(result.rawLayout.frame(of: "b"), rect(third, 0, third, 1)))
  }

  @Test("halves of a pixel go away from 0, also when solver noise falls short of them")
  func halves() throws {
    for width in stride(from: 0.25, to: 60, by: 0.5) {
      let system = try makeSystem(
        ["a": .none], ["|[a]", "V:|[a(1)]", "a.width == \(width / 3) * superview.width"])
      let result = try system.layout(in: Container(width: 3), rounding: .pixels(scale: 2))
      #expect(result.layout.frame(of: "a") == rect(0, 0, width + 0.25, 1))
    }
  }

  @Test("exact mode rounds nothing")
  func exact() throws {
    let result = try thirds().layout(in: Container(width: 100), rounding: .exact)
    #expect(result.layout == result.rawLayout)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 100.0 / 3, 1)))
  }
}
