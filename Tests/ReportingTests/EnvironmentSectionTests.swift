import Testing
import Timing

@testable import Reporting
@testable import RunRecords

@Suite("What the results were computed with")
struct EnvironmentSectionTests {
  @Test("the conditions while times were measured are listed; what could not be read is unknown")
  func conditions() {
    var machine = MachineDescription.current
    var revision: SourceRevision?
    func value(_ name: String) -> String? {
      var record = RunRecord(machine: machine)
      record.revision = revision
      return EnvironmentSection(record).facts.first { $0.name == name }?.value
    }
    #expect(value("Memory") != nil)
    #expect(value("Commit") == nil)
    machine.conditions = .begin()
    machine.conditions?.end()
    #expect((machine.conditions?.clockNanoseconds ?? 0) > 0)
    machine.conditions?.governor = nil
    #expect(value("CPU frequency governor") == "unknown")
    revision = SourceRevision(commit: "1234567", date: "2026-11-28T02:19:00Z", hasChanges: true)
    #expect(value("Commit") == "1234567, with uncommitted changes")
    machine.conditions?.loadBefore = .nan
    machine.conditions?.clockNanoseconds = .infinity
    #expect(value("Load average before and after") != nil)
    #expect(value("Clock") != nil)
  }
}
