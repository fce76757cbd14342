import Comparison
import RecordWords
import RunRecords

/// The promises of a scenario, each with its result.
struct PromiseSection {
  /// How many are kept, in a sentence.
  let promiseCount: String
  let isBroken: Bool
  let promiseTable: DataTable

  init(_ promises: [PromiseRecord]) {
    promiseCount = promises.sentence
    isBroken = promises.contains { !$0.status.passes }
    promiseTable = DataTable(
      region: "Table of promises", caption: "Promises by line",
      columns: [
        .init(Headings.promise), .init(Headings.finding, isLabelled: false), .init("Line"),
        .init("Details", isLabelled: false),
      ],
      rows: promises.map(PromiseWords.init).map { promise in
        .init(
          promise.promise, style: promise.style,
          [
            .mark(promise.mark), .number(promise.line.map(String.init) ?? ""),
            .text(promise.details.map { $0.text + "." }.joined(separator: " ")),
          ])
      }, most: SizeLimits.promises)
  }
}
