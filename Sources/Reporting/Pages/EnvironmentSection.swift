import Timing

/// What the results were computed with.
struct EnvironmentSection {
  let facts: [Fact]
  let fonts: [FontFile]
  let hasFonts: Bool
  /// Whether the times say nothing, because the optimiser was off.
  let isDebugBuild: Bool

  /// A name and its value.
  struct Fact {
    let name: String
    let value: String
  }

  init(_ record: RunRecord) {
    let machine = record.machine
    let gibibytes = NumberText.plain(Double(machine.memoryBytes) / Double(1 << 30))
    facts =
      record.tools.map { Fact(name: $0.name, value: $0.version) } + [
        Fact(name: "Swift", value: "\(machine.swiftVersion), \(machine.buildMode.rawValue) build"),
        Fact(name: "Operating system", value: machine.operatingSystem),
        Fact(
          name: "Processor",
          value: "\(machine.processor ?? "model not known"), \(machine.architecture)"),
        Fact(name: "Cores", value: "\(machine.cores)"),
        Fact(name: "Memory", value: "\(gibibytes) GiB"),
      ]
    fonts = record.fonts
    hasFonts = !fonts.isEmpty
    isDebugBuild = machine.buildMode == .debug
  }
}
