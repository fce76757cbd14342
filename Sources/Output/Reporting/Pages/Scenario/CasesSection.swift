import Comparison
import Geometry
import RecordWords
import RunRecords
import Scenarios

/// Every case of a screen: what holds in each container, and at every width.
struct CasesSection {
  let casesTable: DataTable
  /// How many cases there are, and how many of them agree.
  let casesCounts: String
  /// Whether it is open: where a case other than the usual one differs.
  let casesAreOpen: Bool

  /// `nil` where the screen has one case.
  init?(_ scenario: ScenarioRecord) {
    let containers = scenario.comparison.containers
    var names: [String?] = []
    for container in containers where !names.contains(container.container.caseName) {
      names.append(container.container.caseName)
    }
    guard names.count > 1 else { return nil }
    let sizes = containers.filter { $0.container.caseName == nil }.map(\.container)
    let rows = names.map { name in
      let own = containers.filter { $0.container.caseName == name }
      let proofs = (scenario.proof?.sweeps ?? []).filter { $0.sweep.caseName == name }
      return Row(
        name: name ?? "as usual", agrees: own.allSatisfy(\.agrees),
        marks: sizes.map { size in
          own.first { $0.container == size.inCase(name) }.map { StatusMark($0) }
        }, proofs: proofs)
    }
    let agreeing = rows.count(where: \.agrees)
    casesCounts =
      agreeing == rows.count
      ? "\(rows.count) cases, all agree" : "\(agreeing) of \(rows.count) cases agree"
    casesAreOpen = rows.dropFirst().contains { !$0.agrees }
    let isProven = rows.contains { !$0.proofs.isEmpty }
    casesTable = DataTable(
      region: "Table of cases", caption: "Each case in each container",
      columns: [.init("Case")] + sizes.map { .init($0.sizeText) }
        + (isProven ? [.init("Every width")] : []),
      rows: rows.map { row in
        .init(
          row.name, style: row.agrees ? nil : "bad",
          row.marks.map { $0.map { .mark($0) } ?? .text("–") }
            + (isProven
              ? [row.proofs.first.map { .mark(StatusMark($0.outcome)) } ?? .text("–")] : []))
      })
  }

  private struct Row {
    let name: String
    let agrees: Bool
    let marks: [StatusMark?]
    let proofs: [SweepProof]
  }
}
