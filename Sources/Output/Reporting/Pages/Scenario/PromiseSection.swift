import Comparison
import Phrases
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
      rows: promises.map { promise in
        let mark = StatusMark(promise.status)
        let breaches = promise.notations.flatMap { notation in
          notation.breaches.map {
            promise.clause(on: $0, notation).beginning(unlessIn: $0.elements)
          }
        }
        let details = breaches.isEmpty ? [promise.statusPhrase.capitalizedFirst] : breaches
        return .init(
          promise.promise, style: mark.style,
          [
            .mark(mark), .number(promise.line.map(String.init) ?? ""),
            .text(details.map { $0.text + "." }.joined(separator: " ")),
          ])
      }, most: SizeLimits.promises)
  }
}
