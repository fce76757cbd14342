import LinearProgramming
import Scenarios

extension LayoutFailure: CustomStringConvertible {
  /// The reason as a sentence that names the notation.
  package var description: String {
    switch self {
    case .missing(.spec): "there is no layout spec"
    case .missing(.constraints): "there are no constraints"
    case .invalidSpec(let message): "the layout spec gives no layout: \(message)"
    case .invalidConstraints(let message), .solver(let message):
      "the constraints give no layout: \(message)"
    case .untraceable:
      "the layout spec is code, so its steps are unknown; run frames --engine spec to see its layout"
    case .mirrored:
      "the layout spec is mirrored here, and its steps are known from left to right only; explain the case with the usual direction"
    case .workEnded(let limit): "not laid out: \(limit.clause)"
    }
  }

  /// The message alone, where it is clear what failed.
  package var message: String {
    switch self {
    case .invalidSpec(let message), .invalidConstraints(let message), .solver(let message): message
    case .missing, .untraceable, .mirrored, .workEnded: description
    }
  }
}

extension WorkLimit {
  /// Why something is missing where the work ended, as a clause.
  package var clause: String { "the work ended here, \(words)" }

  /// The limit as the end of a sentence, and how to allow more.
  var words: String {
    switch self {
    case .layouts(let budget):
      "after \(budget) \(budget == 1 ? "layout" : "layouts"); --budget allows more"
    case .allowance(let end): end.words
    }
  }
}
