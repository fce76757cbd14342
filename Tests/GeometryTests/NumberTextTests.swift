import Foundation
import Geometry
import Testing

@Suite("Numbers for people")
struct NumberTextTests {
  @Test(
    "lengths have at most two decimals, and none that say nothing",
    arguments: [
      (12, "12"), (-0.5, "-0.5"), (100.0 / 3, "33.33"), (0.004, "0"), (-0.004, "0"),
      (0.005, "0.01"), (1200, "1200"), (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "?"),
    ] as [(Double, String)])
  func points(number: Double, text: String) {
    #expect(number.points == text)
    #expect(number.withUnit == text + " pt")
  }

  @Test("every number of hundredths reads as printf writes it, also next to the largest exact one")
  func asPrintf() {
    let hundredths = (0..<20_000).map { 7 * $0 } + (-2000..<0) + [1 << 50, (1 << 50) - 1, 1 << 46]
    for count in hundredths {
      let length = Double(count) / 100
      var text = String(format: "%.2f", length)
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      #expect(length.points == text)
    }
    #expect(NumberText.decimal(0, places: 20) == "0")
  }

  @Test("lengths further apart than the tolerance never read the same")
  func tolerance() {
    for step in 0..<1000 {
      let length = Double(step) * 0.00317
      #expect(length.points != (length + 0.0100001).points)
    }
  }

  @Test(
    "a length beside one that it differs from reads differently, with no more decimals than that takes",
    arguments: [
      (172.004, 172, "172.004"), (172, 172.004, "172"), (204, 132, "204"), (0.000_03, 0, "0.00003"),
      (8, 8, "8"), (1.0 / 3, 1.0 / 3, "0.33"), (-0.001, 0, "-0.001"), (.infinity, 40, "∞"),
    ])
  func besides(length: Double, other: Double, text: String) {
    #expect(NumberText.points(length, besides: other) == text)
    #expect(length.withUnit(besides: other) == text + " pt")
    #expect(length == other || NumberText.points(other, besides: length) != text)
  }

  @Test("lengths that differ by anything read differently beside each other, in their order")
  func besidesAny() {
    for step in 1...400 {
      let length = Double(step) * 1.37
      for difference in [1e-11, 3e-8, 0.0009, 0.0049, 0.01] {
        let texts = [
          NumberText.points(length, besides: length + difference),
          NumberText.points(length + difference, besides: length),
        ].compactMap(Double.init)
        #expect(texts.count == 2 && texts[0] < texts[1], "\(length) \(difference)")
      }
    }
  }

  @Test(
    "plain numbers have at most three decimals, and no zero has a sign",
    arguments: [
      (40.0, "40"), (100.5, "100.5"), (-3.2564, "-3.256"), (0.0004, "0"), (-0.0004, "0"),
      (-0.0, "0"), (1e300, "1e+300"), (.infinity, "∞"),
    ])
  func plain(number: Double, text: String) {
    #expect(NumberText.plain(number) == text)
  }

  @Test(
    "a difference has its sign", arguments: [(4.0, "+4"), (-0.5, "−0.5"), (0, "0"), (0.0001, "0")])
  func difference(length: Double, text: String) {
    #expect(NumberText.difference(length) == text)
  }

  @Test(
    "ratios have three significant digits",
    arguments: [
      (0.41666, "0.417"), (1.0204, "1.02"), (38.46, "38.5"), (120.4, "120"), (0.0123, "0.0123"),
      (9.999, "10.0"), (0, "0"), (1e-9, "0"),
    ])
  func ratio(ratio: Double, text: String) {
    #expect(NumberText.ratio(ratio) == text)
  }

  @Test(
    "times have the unit that fits",
    arguments: [
      (850.0, "850 ns"), (12_345, "12.3 µs"), (1_200_000, "1.20 ms"), (2.5e9, "2.50 s"),
      (0, "0 ns"), (999.7, "1.00 µs"),
    ])
  func duration(nanoseconds: Double, text: String) {
    #expect(NumberText.duration(nanoseconds: nanoseconds) == text)
  }

  @Test(
    "an exact number has all its digits",
    arguments: [(12.0, "12"), (0.1 + 0.2, "0.30000000000000004")])
  func exact(number: Double, text: String) {
    #expect(NumberText.exact(number) == text)
  }
}
