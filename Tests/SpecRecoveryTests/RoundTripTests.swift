import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import ScenarioFiles
import Scenarios
import SpecRecovery
import SpecTranslation
import TestSupport
import Testing
import TextMeasuring

@Suite("From a spec to constraints and back")
struct RoundTripTests {
  @Test("the specs of shipped scenarios come back")
  func shipped() throws {
    var figures = RecoveryFigures()
    for folder in ["", "specs", "wiki"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: Repository.scenarios.appending(path: folder), includingPropertiesForKeys: nil)
      for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "yaml" {
        let scenario = try ScenarioReader.scenario(at: file.path, measurer: TextMeasurer())
        try figures.addRoundTrip(of: scenario, named: file.lastPathComponent)
      }
    }
    print("Round trip of shipped scenarios: \(figures)\n  others: \(figures.others)")
    #expect(figures.others == [])
    #expect(figures.cost <= 0.983 * figures.originalCost, "\(figures)")
  }

  @Test("the specs of random screens come back")
  func random() throws {
    var figures = RecoveryFigures()
    let clock = ContinuousClock()
    var slowest = (duration: Duration.zero, seed: UInt64(0))
    for seed in LawSeeds.of(240, from: 1) {
      let start = clock.now
      try figures.addRoundTrip(of: RandomScreen.spec(seed), named: "\(seed)")
      slowest = max(slowest, (clock.now - start, seed), by: { $0.duration < $1.duration })
    }
    print("Round trip of random specs: \(figures)\n  others: \(figures.others)")
    print("  slowest: \(slowest)")
    #expect(figures.provenShare >= 0.95, "seeds \(figures.others)")
    #expect(figures.medianRatio <= 1)
    #expect(figures.cost <= 0.97 * figures.originalCost, "\(figures)")
  }

  @Test("most frames of random screens in whole points have a spec")
  func roundedFrames() throws {
    var (count, found, placed) = (0, 0, 0)
    for seed in LawSeeds.of(64, from: 1).prefix(64) {
      var screen = RandomScreen.spec(seed)
      let layouts = ScenarioLayouts(screen)
      for width in [320.0, 375, 414] {
        let container = Container(width: width, height: screen.containers[0].height)
        let layout = try layouts.spec(in: container, rounding: .exact)
        let root = CGRect(x: 0, y: 0, width: width, height: Double(layout.size.height))
        let frames = Array(zip(layout.elements, layout.frames)) + [("superview", root)]
        screen.givenFrames.append(
          GivenFrames(in: container, frames.map { GivenFrame($0, $1.wholePoints) }))
      }
      count += 1
      guard let recovery = try SpecRecoverer.recover(screen) else { continue }
      if recovery.apart.isEmpty { found += 1 } else { placed += 1 }
    }
    print("Round trip of frames in whole points: \(found) of \(count), and \(placed) by positions")
    #expect(found * 8 >= count * 7)
  }
}

private func max<Value>(_ one: Value, _ other: Value, by isLess: (Value, Value) -> Bool) -> Value {
  isLess(one, other) ? other : one
}

extension CGRect {
  /// The frame as a design tool writes it.
  fileprivate var wholePoints: CGRect {
    CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
  }
}
