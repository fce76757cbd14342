import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Layouts that a layouter caches from width to width, against independent ones.
@Suite("Resizing")
struct ResizingLawTests {
  @Test("random screens have the layout of each width, whatever widths came before")
  func screens() throws {
    var work = Work()
    for seed in LawSeeds.of(250) {
      let screen = RandomScreen(seed: seed)
      try Self.sweep(screen.system, in: screen.container, seed, "\(screen)", &work)
    }
    #expect(work.repeated > LawSeeds.share(of: 1000), "only \(work): that proves little")
  }

  @Test("so have systems from a hat")
  func systems() throws {
    var work = Work()
    for seed in LawSeeds.of(150) {
      let system = try RandomSystem(seed: seed).system()
      let container = Container(width: 200, height: seed % 2 == 0 ? 300 : nil)
      try Self.sweep(system, in: container, seed, "seed \(seed)", &work)
    }
  }

  @Test("so has a system that is hard to reduce", arguments: HardSystem.Kind.allCases)
  func hardSystems(kind: HardSystem.Kind) throws {
    var work = Work()
    for seed in LawSeeds.of(50) {
      let random = HardSystem(seed: seed, kind: kind)
      // If the direct solver gives up, there is nothing to compare with.
      guard (try? SolverComparison(random.system, in: random.container)) != nil else { continue }
      try Self.sweep(
        random.system, in: random.container, seed, "\(random)", &work, mayFail: kind == .tinyAndHuge
      )
    }
    #expect(work.repeated > 0, "\(kind): nothing was repeated")
  }

  @Test(
    "beside the width at which a tie begins, nothing is concluded for other widths",
    arguments: [1e-3, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6, 1e-8, 1e-9, 0, -1e-8, -1e-6, -1e-5, -1e-4])
  func besideTie(distance: Double) throws {
    let system = try makeSystem(
      ["first": .box(40, 10), "second": .box(100, 10)],
      ["H:|[first]-8-[second]|", "V:|[first]|", "V:|[second]|"])
    for next in [140, 147.9, 148.1, 148.5, 160, 400] as [Double] {
      var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
      let beside = try layouter.layout(in: Container(width: 148 + distance))
      // The second gives way on one side of it, and takes what is free on the other.
      let width = try #require(beside.rawLayout.frame(of: "first")).width
      if distance >= 0 { #expect(abs(width - 40) < 1e-7, "as in a wider tie") }
      let room = Container(width: next)
      let comparison = try SolverComparison(system, in: room, with: try layouter.layout(in: room))
      for difference in comparison.differences() { Issue.record("at \(next): \(difference)") }
    }
  }

  @Test(
    "texts that say where they wrap have the size of each width, and are measured once for each")
  func wrappingTexts() throws {
    var calls: [Int] = []
    let system = try Self.texts()
    var layouter = try ConstraintLayouter(system, rounding: .pixels(scale: 2), solver: .reduced)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<600 {
      let container = Container(width: 150 + Double(generator.index(below: 12_000)) / 100)
      let layout = try layouter.layout(in: container)
      let alone = try system.layout(in: container, rounding: .pixels(scale: 2))
      #expect(layout.layout == alone.layout, "at \(container.width)")
      calls.append(layout.statistics.measureCalls)
    }
    #expect(calls.suffix(300).reduce(0, +) == 0, "each text has known sizes by then")
  }

  /// Texts of different lengths, one below the other.
  private static func texts() throws -> ConstraintSystem {
    var system = ConstraintSystem()
    for number in 1...6 {
      try system.addItem(
        ConstraintItem(
          name: "text\(number)", content: .measured(Words(count: 3 * number, width: 30))))
      try system.add(rule: "H:|-5-[text\(number)]-5-|")
      try system.add(
        rule: number == 1 ? "V:|-5-[text1]" : "V:[text\(number - 1)]-5-[text\(number)]")
    }
    try system.add(rule: "V:[text6]-5-|")
    return system
  }

  private struct Work {
    var components = 0
    var repeated = 0
  }

  /// Lays a system out in widths that go up, down, far and back, and compares each layout with one
  /// of the direct solver.
  private static func sweep(
    _ system: ConstraintSystem, in container: Container, _ seed: UInt64, _ description: String,
    _ work: inout Work, mayFail: Bool = false
  ) throws {
    var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
    for width in widths(around: container.width, seed) {
      var room = container
      room.width = width
      let layout: ConstraintLayout
      let comparison: SolverComparison
      do {
        layout = try layouter.layout(in: room)
        comparison = try SolverComparison(system, in: room, with: layout)
      } catch  where mayFail {
        continue
      }
      work.components += layout.statistics.components
      work.repeated += layout.statistics.repeatedComponents
      for difference in comparison.differences() {
        Issue.record("at \(width): \(difference)\n\(description)")
      }
    }
  }

  private static func widths(around width: Double, _ seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed &+ 77)
    var widths = [width, width + 1, width + 1.5, width - 3]
    for _ in 0..<3 {
      widths.append(Double(generator.index(below: 60_000)) / 100)
      widths.append((widths[widths.count - 1] + Double(generator.index(below: 20))).rounded())
    }
    widths.append(widths[4])
    widths.append(width)
    return widths
  }
}
