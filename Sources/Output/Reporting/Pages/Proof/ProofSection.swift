import Comparison
import Geometry
import RecordWords
import RunRecords

/// The proof for all widths of a scenario.
struct ProofSection {
  let ranges: [Range]
  /// Whether there is a picture: not where the same holds at all widths.
  let hasPictures: Bool

  /// All widths of an interval at one height.
  struct Range {
    let number: Int
    let heading: String
    let picture: ProofPicture?
    let widthRanges: DataTable?
    let breakpoints: String?
  }

  init(_ proof: ProofRecord, containers: [Double]) {
    // Cases that are equal everywhere are in the table of cases.
    let others = proof.sweeps.filter { $0.sweep.caseName != nil && $0.outcome != .equal }.prefix(3)
    let shown = proof.sweeps.filter { $0.sweep.caseName == nil } + others
    ranges = shown.enumerated().map { index, sweep in
      Range(
        number: index + 1, heading: sweep.heading,
        picture: sweep.ranges.count > 1 ? ProofPicture(sweep, containers: containers) : nil,
        widthRanges: sweep.ranges.count > 1 ? Self.table(of: sweep) : nil,
        breakpoints: sweep.breakpointWords)
    }
    hasPictures = ranges.contains { $0.picture != nil }
  }

  fileprivate static func table(of sweep: SweepProof) -> DataTable {
    DataTable(
      region: "Table of proven widths, \(sweep.heading)", caption: "Width ranges by result",
      columns: [
        .init("Widths (pt)"), .init(Headings.finding, isLabelled: false), .init("Segments"),
        .init("Details", isLabelled: false),
      ],
      rows: sweep.ranges.map { range in
        let mark = StatusMark(range.verdict)
        let widths =
          range.from == range.to
          ? range.from.points : "\(range.from.points)–\(range.to.points)"
        return .init(
          widths, style: mark.style,
          [.mark(mark), .number("\(range.segments.count)"), .text(range.words(in: sweep))])
      }, most: SizeLimits.provenRanges)
  }
}
