import Comparison
import JSONText
import Layouts
import Phrases
import Promises
import RunRecords
import Scenarios

/// The promises of a scenario with one notation, decided at all widths: what `prove` prints where there is
/// nothing to compare.
struct ProvenPromises {
  private let scenario: String
  private let promises: [PromiseRecord]

  /// Decides the promises, at `widths` where a promise names none.
  init(of scenario: Scenario, at widths: ClosedRange<Double>?, work: LayoutWork) {
    var asked = scenario
    for index in asked.promises.indices where asked.promises[index].widths == nil {
      asked.promises[index].widths = widths
    }
    self.scenario = scenario.id
    promises = PromiseDecider.records(of: asked, [], work: work)
  }

  /// The result, and a line for each promise.
  var text: String {
    let lines = promises.map { promise in
      let line = promise.line.map { "line \($0): " } ?? ""
      let details = promise.breachPhrases.isEmpty ? [promise.statusPhrase] : promise.breachPhrases
      return "  \(line)\(promise.promise): " + details.map(\.text).joined(separator: "; ")
    }
    return (["\(scenario): \(promises.sentence)"] + lines).joined(separator: "\n")
  }

  var status: ExitStatus { promises.allSatisfy(\.status.passes) ? .fine : .disagreement }
}

extension ProvenPromises: JSONRepresentable {
  var json: JSONValue {
    PrintedJSON.document(["scenario": scenario.json, "promises": promises.json])
  }
}
