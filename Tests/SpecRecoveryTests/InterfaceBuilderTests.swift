import Conformance
import Foundation
import Scenarios
import SpecRecovery
import TestSupport
import Testing

@Suite("Specs of Interface Builder documents")
struct InterfaceBuilderRecoveryTests {
  @Test("the constraints of given documents become specs")
  func documents() throws {
    let path = "Tests/ConformanceTests/Vectors/interface-builder.json"
    let file = try DocumentFile(json: Data(contentsOf: Repository.folder.appending(path: path)))
    var figures = RecoveryFigures()
    let clock = ContinuousClock()
    var slowest = (duration: Duration.zero, name: "")
    // Every document takes its turn: those with many views are among the last.
    let step = max(1, Int(4 / LawSeeds.share))
    for index in stride(from: 0, to: file.entries.count, by: step) {
      let entry = file.entries[index]
      let scenario = try entry.content.get().scenario
      let start = clock.now
      let recovery = try SpecRecoverer.recover(scenario)
      figures.add(recovery, of: scenario, named: entry.name)
      if let recovery { try figures.addStackViews(of: recovery, against: scenario) }
      let duration = clock.now - start
      if duration > slowest.duration { slowest = (duration, entry.name) }
    }
    print("Interface Builder documents: \(figures)\n  others: \(figures.others)")
    print("  slowest: \(slowest)")
    #expect(figures.elementShare >= 0.85)
  }
}
