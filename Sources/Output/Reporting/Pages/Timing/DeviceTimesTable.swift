import Geometry
import RunRecords
import Timing

extension DataTable {
  /// The times of a scenario on devices, below those of this machine; `nil` without any.
  init?(timesOnDevicesOf scenario: ScenarioRecord, on machine: String) {
    guard let devices = scenario.deviceTimes, !devices.isEmpty else { return nil }
    let own = scenario.timings.first.flatMap { timing -> Row? in
      guard let ratio = timing.ratios.first(where: { $0.to == "spec" }) else { return nil }
      return Row("LayoutDiff, \(machine)", Self.cells(timing, ratio))
    }
    self.init(
      region: "Table of times on devices",
      caption:
        "Times on devices: layouts of one node and one view with equal frames, in changing widths",
      columns: [
        Column("Measured on"), Column(Headings.layoutSpec), Column(Headings.constraints),
        Column("Ratio"),
      ],
      rows: [own].compactMap(\.self)
        + devices.map { times in
          Row(
            "\(times.device), \(times.system), \(times.build) build",
            [
              .number(NumberText.duration(nanoseconds: times.nodeNanoseconds)),
              .number(NumberText.duration(nanoseconds: times.viewNanoseconds)),
              .text(TimeWords.ratio(times.ratio)),
            ])
        })
  }

  private static func cells(_ timing: TimingRecord, _ ratio: PairedRatio) -> [Cell] {
    let medians = [ratio.to, ratio.of].map { name in
      timing.measurement.subjects.first { $0.name == name }?.summary?.medianNanoseconds
    }
    return medians.map { .number($0.map { NumberText.duration(nanoseconds: $0) } ?? "") } + [
      .text(TimeWords.ratio(ratio))
    ]
  }
}
