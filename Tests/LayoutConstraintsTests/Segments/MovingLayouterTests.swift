import AffineGeometry
import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// The ranges of random systems as the reduced solver knows them, compared with the direct solver.
@Suite("Constraints over ranges of widths that the reduced solver knows")
struct MovingLayouterTests {
  @Test("within a range, the direct solver has its frames and findings: random screens")
  func randomScreens() throws {
    var tally = Tally()
    for seed in LawSeeds.of(300) {
      let screen = RandomScreen(seed: seed)
      try follow(screen.system, "seed \(seed)", height: screen.container.height, &tally)
    }
    #expect(tally.compared > LawSeeds.share(of: 500), "\(tally)")
    #expect(tally.ranges > tally.unknown, "\(tally)")
  }

  @Test("within a range, the direct solver has its frames and findings: random systems")
  func systems() throws {
    var tally = Tally()
    for seed in LawSeeds.of(400) {
      try follow(
        try RandomSystem(seed: seed).system(), "seed \(seed)", height: seed % 2 == 0 ? 300 : nil,
        &tally)
    }
    #expect(tally.ranges > LawSeeds.share(of: 40), "most contradict themselves: \(tally)")
    #expect(tally.ambiguous > 0, "\(tally)")
  }

  @Test("a range ends where another constraint decides, or another word fits")
  func ends() throws {
    var system = ConstraintSystem()
    _ = try system.addItem(
      ConstraintItem(name: "title", content: .measured(Words(count: 3, width: 20))))
    _ = try system.addItem(ConstraintItem(name: "box"))
    for rule in [
      "title.leading == superview.leading", "title.trailing == superview.trailing",
      "title.top == superview.top", "title.bottom == superview.bottom",
      "box.width == superview.width @750", "box.width <= 55", "box.leading == superview.leading",
      "box.top == title.top", "box.height == 10",
    ] {
      try system.add(rule: rule)
    }
    var layouter = try #require(try MovingLayouter(system))
    var ends: [Double] = []
    var start = 25.0
    while start < 100 {
      let range = layouter.range(from: start, height: nil, limit: 100 - start)
      start += try #require(range).reach
      ends.append((start * 1000).rounded() / 1000)
    }
    #expect(ends == [40, 55, 60, 100])
  }

  @Test("a conflict that is the same in every container is known over ranges, another one is not")
  func conflicts() throws {
    func system(_ rule: String) throws -> ConstraintSystem {
      var system = ConstraintSystem()
      _ = try system.addItem(ConstraintItem(name: "box"))
      for rule in [
        "box.leading == superview.leading", "box.top == superview.top", "box.height == 20",
        "box.width == 30", rule,
      ] {
        try system.add(rule: rule)
      }
      return system
    }
    var same = try #require(try MovingLayouter(try system("box.width == 40")))
    let range = same.range(from: 100, height: 50, limit: 300)
    #expect(range?.hasConflict == true && range?.reach == 300)
    var other = try #require(try MovingLayouter(try system("box.trailing == superview.trailing")))
    let unknown = other.range(from: 100, height: 50, limit: 300)
    #expect(unknown == nil)
  }

  private struct Tally {
    var ranges = 0
    var unknown = 0
    var compared = 0
    var ambiguous = 0
  }

  private func follow(
    _ system: ConstraintSystem, _ place: String, height: Double?, _ tally: inout Tally
  ) throws {
    guard var layouter = try MovingLayouter(system) else {
      tally.unknown += 1
      return
    }
    var start = 100.0
    for _ in 0..<40 where start < 500 {
      guard let range = layouter.range(from: start, height: height, limit: 500 - start) else {
        tally.unknown += 1
        return
      }
      tally.ranges += 1
      if range.reach > 1e-3 {
        for part in [0.05, 0.5, 0.95] {
          let distance = part * range.reach
          try check(
            range, of: system, in: Container(width: start + distance, height: height),
            after: distance, "\(place) from \(start)", &tally)
        }
      }
      start += max(range.reach, 1e-6)
    }
  }

  private func check(
    _ range: MovingLayouter.Range, of system: ConstraintSystem, in container: Container,
    after distance: Double, _ place: String, _ tally: inout Tally
  ) throws {
    let layout = try system.layout(in: container, rounding: .exact, solver: .direct)
    #expect(range.hasConflict == !layout.conflictSets.isEmpty, "\(place) after \(distance)")
    let ambiguous = system.items.filter { $0.isView && layout.isAmbiguous($0.name) }.map {
      $0.name
    }
    #expect(range.ambiguous == ambiguous, "\(place) after \(distance)")
    tally.ambiguous += ambiguous.count
    for (name, frame) in zip(layout.rawLayout.elements, layout.rawLayout.frames) {
      guard let moving = range.frames.frames[name] else { continue }
      tally.compared += 1
      let pairs = [
        (frame.minX, moving.x), (frame.minY, moving.y), (frame.width, moving.width),
        (frame.height, moving.height),
      ]
      for (value, length) in pairs {
        #expect(
          abs(value - length.after(distance)) < 1e-5,
          "\(place) after \(distance): \(name) is \(frame), not \(moving)")
      }
    }
  }
}
