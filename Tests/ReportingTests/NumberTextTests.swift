import Testing

@testable import Reporting

@Suite("Numbers in reports")
struct NumberTextTests {
  @Test(
    "plain numbers have at most three decimals, and no zero has a sign",
    arguments: [
      (40.0, "40"), (100.5, "100.5"), (-3.2564, "-3.256"), (0.0004, "0"), (-0.0004, "0"),
      (-0.0, "0"), (1e300, "1e+300"), (.infinity, "inf"),
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
      (0, "0"), (1e-9, "0.000000"),
    ])
  func ratio(ratio: Double, text: String) {
    #expect(NumberText.ratio(ratio) == text)
  }

  @Test(
    "times have the unit that fits",
    arguments: [
      (850.0, "850 ns"), (12_345, "12.3 µs"), (1_200_000, "1.20 ms"), (2.5e9, "2.50 s"),
      (0, "0 ns"),
    ])
  func duration(nanoseconds: Double, text: String) {
    #expect(NumberText.duration(nanoseconds: nanoseconds) == text)
  }
}
