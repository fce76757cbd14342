import Foundation
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

  @Test("nothing is recorded that could name a host, a user or a folder")
  func privacy() throws {
    let data = try JSONEncoder().encode(MachineDescription.current)
    let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys
    let allowed: Set = [
      "architecture", "buildMode", "cores", "memoryBytes", "operatingSystem", "processor",
      "swiftVersion",
    ]
    #expect(allowed.isSuperset(of: keys))
  }

  @Test("the processor's model is the first that the system's list names, if any")
  func processor() {
    let intel = "processor\t: 0\nmodel name\t: Example CPU @ 2.00GHz: rev 2\nflags\t: fpu\n"
    #expect(
      MachineDescription.processor(inProcessorInformation: intel)
        == "Example CPU @ 2.00GHz: rev 2")
    #expect(MachineDescription.processor(inProcessorInformation: "processor : 0\n") == nil)
  }
}
