import Foundation
import JSONText
import Testing

@testable import Timing

@Suite("Machine description")
struct MachineDescriptionTests {
  @Test("this machine has cores, memory and an operating system")
  func current() {
    let machine = MachineDescription.current
    #expect(machine.cores >= 1)
    #expect(machine.memoryBytes > 1 << 20)
    #expect(!machine.operatingSystem.isEmpty)
  }

  @Test("no recorded value names a host, a user or a folder")
  func privacy() throws {
    var machine = MachineDescription.current
    machine.conditions = .begin()
    let data = Data(machine.json.text().utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let allowed: Set = [
      "architecture", "buildMode", "conditions", "cores", "memoryBytes", "operatingSystem",
      "processor", "swiftVersion",
    ]
    #expect(allowed.isSuperset(of: object.keys))
    let conditions = try #require(object["conditions"] as? [String: Any])
    let allowedConditions: Set = [
      "affinity", "clock", "clockNanoseconds", "coreQuota", "date", "governor", "kernel",
      "loadBefore", "randomisesAddresses",
    ]
    #expect(allowedConditions.isSuperset(of: conditions.keys))
    let text = String(decoding: data, as: UTF8.self)
    for secret in [ProcessInfo.processInfo.hostName, NSHomeDirectory()] where secret.count > 1 {
      #expect(!text.contains(secret))
    }
  }

  @Test("cores and quotas are read from the formats of Linux")
  func linuxFiles() {
    let status = "Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1,4\nMems_allowed:\t1\n"
    #expect(TimingConditions.affinity(inStatus: status) == "0-1,4")
    #expect(TimingConditions.affinity(inStatus: "") == nil)
    #expect(TimingConditions.quota(inMaximum: "150000 100000") == "1.5")
    #expect(TimingConditions.quota(inMaximum: "max 100000") == "none")
    #expect(TimingConditions.quota(inMaximum: "max") == nil)
    #expect(TimingConditions.quota(inMaximum: "5 0") == nil)
  }

  @Test("the processor's model is the first in the system's list, if any")
  func processor() {
    let intel = "processor\t: 0\nmodel name\t: Example CPU @ 2.00GHz: rev 2\nflags\t: fpu\n"
    #expect(
      MachineDescription.processor(inProcessorInformation: intel)
        == "Example CPU @ 2.00GHz: rev 2")
    #expect(MachineDescription.processor(inProcessorInformation: "processor : 0\n") == nil)
  }
}
