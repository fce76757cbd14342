import Testing
import Timing

@testable import Reporting
@testable import RunRecords

@Suite("What the results were computed with")
struct EnvironmentSectionTests {
  @Test("the conditions while times were measured are listed; what could not be read is unknown")
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
    #expect(value("CPU frequency governor") == "unknown")
    #expect(value("Commit") == "unknown")
    machine.conditions?.commit = "1234567"
    machine.conditions?.hasChanges = true
    #expect(value("Commit") == "1234567, with uncommitted changes")
    machine.conditions?.loadBefore = .nan
    machine.conditions?.clockNanoseconds = .infinity
    #expect(value("Load average before and after") != nil)
    #expect(value("Clock") != nil)
  }
}
