import Testing
import Timing

@testable import Reporting
@testable import Runs

@Suite("What the results were computed with")
struct EnvironmentSectionTests {
  @Test("what a machine was like while times were taken is told, or called not visible")
  func conditions() {
    var machine = MachineDescription.current
    func value(_ name: String) -> String? {
      EnvironmentSection(RunRecord(machine: machine)).facts.first { $0.name == name }?.value
    }
    #expect(value("Memory") != nil)
    #expect(value("Commit") == nil)
    machine.conditions = .begin()
    machine.conditions?.end()
    #expect((machine.conditions?.clockNanoseconds ?? 0) > 0)
    machine.conditions?.governor = nil
    #expect(value("Frequency governor") == "not visible")
    #expect(value("Commit") == "not visible")
    machine.conditions?.commit = "1234567"
    machine.conditions?.hasChanges = true
    #expect(value("Commit") == "1234567, with changes")
    machine.conditions?.loadBefore = .nan
    machine.conditions?.clockNanoseconds = .infinity
    #expect(value("Load before and after") != nil)
    #expect(value("Clock") != nil)
  }
}
