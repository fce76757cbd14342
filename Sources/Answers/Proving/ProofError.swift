public import Comparison

/// Why nothing can be proven of a scenario.
public enum ProofError: Error, Sendable, CustomStringConvertible {
  /// It has only one of the two notations.
  case onlyOneNotation
  /// A notation is code, which can be run at one width but not followed over all.
  case code
  /// The layout spec cannot be laid out at all, as this sentence says.
  case invalidSpec(String)
  /// An engine failed.
  case layout(LayoutFailure)

  /// The sentence, without a full stop.
  public var description: String {
    switch self {
    case .onlyOneNotation: "it has only one notation, so there is nothing to prove"
    case .code: "a notation is code, which can be run at one width but not followed over all"
    case .invalidSpec(let reason): "the layout spec gives no layout: \(reason)"
    case .layout(let failure): failure.description
    }
  }
}
