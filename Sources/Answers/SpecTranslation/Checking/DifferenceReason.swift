package import Layouts
package import Phrases

/// Why a translation differs from its layout spec in a container, or conflicts there.
package enum DifferenceReason: Sendable, Hashable {
  /// No constraints reproduce the layout.
  case unavoidable(UnavoidableLayout)
  /// The deviations of the specs at these paths.
  case deviations(at: [String])
  /// The work ended before the reason was looked up.
  case workEnded(limit: WorkLimit)
  /// Nothing explains it.
  case unknown

  package var phrase: Phrase {
    switch self {
    case .unavoidable(let layout): layout.phrase
    case .deviations(let paths): "see \(paths.listed) below"
    case .workEnded(let limit): "\(limit.clause)"
    case .unknown: "no known reason"
    }
  }
}

/// Layouts that no constraints reproduce, whatever the translation.
package enum UnavoidableLayout: Sendable, Hashable {
  case unmeasuredChild, nearlyFullStack, negativeSpacing
  case largeInsets, negativeInsets
  case positionBeyondEnd, minimumBeyondSpace

  package var phrase: Phrase {
    switch self {
    case .unmeasuredChild: "a child with no space left is never measured, and has no frame"
    case .nearlyFullStack:
      """
      a stack whose children are too long or too short by less than 0.01 pt keeps them, as Texture does
      """
    case .negativeSpacing: "negative spacing leaves less than no space"
    case .largeInsets: "insets larger than the available space leave their child none"
    case .negativeInsets: "negative insets larger than their child leave it less than no space"
    case .positionBeyondEnd:
      "a child positioned beyond the end of the available space has no size"
    case .minimumBeyondSpace:
      "a positioned child has a minimum size larger than the space that is left"
    }
  }
}
