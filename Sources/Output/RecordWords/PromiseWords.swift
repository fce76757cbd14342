package import Comparison
package import JSONText
import Layouts
import Phrases
package import RunRecords

/// What was decided about one promise, in the words of pages.
package struct PromiseWords: Sendable, JSONRepresentable {
  /// The promise as it is written.
  package let promise: String
  /// Its line in the file, from 1; `nil` where it has none.
  package let line: Int?
  /// How it is drawn: `good`, `near` or `bad`.
  package let style: String
  /// The result in one to three words.
  package let words: String
  /// Where it is broken, or what was decided.
  package let details: [Detail]
  package let mark: StatusMark

  /// One way in which it is broken, or what was decided.
  package struct Detail: Sendable, JSONRepresentable {
    /// What is so, in a sentence without a full stop.
    package let text: String
    /// What makes it so; `nil` where that is not known.
    package let cause: String?
    /// The width at which it is worst, in points, the height of the container where there are several, and
    /// the case; `nil` where it is nowhere, and for the usual case.
    package let width, height: Double?
    package let caseName: String?

    package var json: JSONValue {
      .object([
        "text": text.json, "cause": cause?.json, "width": width?.json, "height": height?.json,
        "case": caseName?.json,
      ])
    }
  }

  package init(_ record: PromiseRecord) {
    (promise, line) = (record.promise, record.line)
    mark = StatusMark(record.status)
    (style, words) = (mark.style, mark.word)
    let breaches = record.notations.flatMap { notation in
      notation.breaches.map { breach in
        Detail(
          text: record.clause(on: breach, notation).beginning(unlessIn: breach.elements).text,
          cause: breach.cause?.phrase.text, width: breach.worst?.width, height: breach.height,
          caseName: notation.caseName)
      }
    }
    details =
      breaches.isEmpty
      ? [
        Detail(
          text: record.statusPhrase.capitalizedFirst.text, cause: nil, width: nil, height: nil,
          caseName: nil)
      ] : breaches
  }

  /// Those of a scenario, in the order of the file.
  package static func all(of scenario: ScenarioRecord) -> [PromiseWords] {
    (scenario.promises ?? []).map(PromiseWords.init)
  }

  package var json: JSONValue {
    .object([
      "promise": promise.json, "line": line?.json, "style": style.json, "words": words.json,
      "details": details.json,
    ])
  }
}
