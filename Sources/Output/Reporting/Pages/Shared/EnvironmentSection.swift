import Geometry
import RunRecords
import Timing

/// The tools, the machine and the fonts that the results were computed with.
struct EnvironmentSection {
  let facts: [Fact]
  let fonts: DataTable?
  /// Whether the optimiser was off, so that times say nothing about release builds.
  let isDebugBuild: Bool

  /// A name and its value.
  typealias Fact = (name: String, value: String)

  init(_ record: RunRecord) {
    let machine = record.machine
    let gibibytes = NumberText.decimal(Double(machine.memoryBytes) / Double(1 << 30), places: 1)
    facts =
      record.tools.map { Fact(name: $0.name, value: $0.version) } + [
        Fact(name: "Swift", value: "\(machine.swiftVersion), \(machine.buildMode.words)"),
        Fact(name: "Operating system", value: machine.operatingSystem),
        Fact(
          name: "Processor",
          value: "\(machine.processor ?? "unknown model"), \(machine.architecture)"),
        Fact(name: "Cores", value: "\(machine.cores)"),
        Fact(name: "Memory", value: "\(gibibytes) GiB"),
      ] + (record.revision.map { [Self.fact(of: $0)] } ?? [])
      + (machine.conditions.map(Self.facts(of:)) ?? [])
    fonts =
      record.fonts.isEmpty
      ? nil
      : DataTable(
        region: "Table of fonts", caption: "Fonts that text was measured with",
        columns: [.init("File"), .init("SHA-256", isLabelled: false)],
        rows: record.fonts.map { .init($0.name, [.code($0.sha256)]) })
    isDebugBuild = machine.buildMode == .debug
  }

  private static func fact(of revision: SourceRevision) -> Fact {
    let changes = revision.hasChanges ? ", with uncommitted changes" : ""
    return Fact(name: "Commit", value: revision.commit + changes)
  }

  /// The conditions while times were measured; a value that could not be read is `unknown`.
  private static func facts(of conditions: TimingConditions) -> [Fact] {
    let unseen = "unknown"
    let loads = [conditions.loadBefore, conditions.loadAfter].map {
      $0.map(NumberText.plain) ?? unseen
    }
    let randomises = conditions.randomisesAddresses.map { $0 ? "yes" : "no" }
    return [
      Fact(name: "Timing date", value: conditions.date),
      Fact(name: "Kernel", value: conditions.kernel ?? unseen),
      Fact(name: "CPU affinity", value: conditions.affinity ?? unseen),
      Fact(name: "CPU quota", value: conditions.coreQuota ?? unseen),
      Fact(name: "CPU frequency governor", value: conditions.governor ?? unseen),
      Fact(name: "Address randomisation", value: randomises ?? unseen),
      Fact(name: "Load average before and after", value: loads.joined(separator: ", ")),
      Fact(
        name: "Clock",
        value: "\(conditions.clock), "
          + "\(NumberText.duration(nanoseconds: conditions.clockNanoseconds)) per reading"),
    ]
  }
}
