import Comparison
import Geometry
import Runs

/// What is proven for all widths, ready for the page.
struct ProofSection {
  let mark: StatusMark
  /// What it comes to, without a full stop.
  let sentence: String
  let ranges: [Range]
  let hasRanges: Bool

  /// All widths of a range, at one height.
  struct Range {
    let number: Int
    let heading: String
    let picture: ProofPicture?
    let stretches: DataTable
    let breakpoints: String?
    let rounding: String?
  }

  /// The most stretches of a range that are shown.
  ///
  /// Ours: who wants all of them reads the record.
  private static let mostStretches = 40

  init(_ proof: ProofRecord, containers: [Double]) {
    mark = StatusMark(proof)
    sentence = proof.sentence
    ranges = proof.sweeps.enumerated().map { index, sweep in
      let heading = "From \(sweep.from.points) to \(sweep.to.points)\(sweep.room)"
      return Range(
        number: index + 1, heading: heading,
        picture: ProofPicture(sweep, containers: containers),
        stretches: Self.table(of: sweep, heading: heading),
        breakpoints: sweep.breakpointWords, rounding: sweep.rounding)
    }
    hasRanges = !ranges.isEmpty
  }
}

extension ProofSection {
  fileprivate static func table(of sweep: ProvenSweep, heading: String) -> DataTable {
    DataTable(
      region: "Table of proven widths, \(heading)", caption: "What is proven, by widths in points",
      columns: [
        .init(Headings.widths), .init("Proven", isLabelled: false), .init("Pieces"),
        .init("What it says", isLabelled: false),
      ],
      rows: sweep.stretches.map { stretch in
        let mark = StatusMark(stretch.verdict)
        let widths =
          stretch.from == stretch.to
          ? stretch.from.points : "\(stretch.from.points) to \(stretch.to.points)"
        return .init(
          widths, style: mark.style,
          [.mark(mark), .number("\(stretch.pieces)"), .text(stretch.words(in: sweep))])
      }, most: mostStretches)
  }
}
