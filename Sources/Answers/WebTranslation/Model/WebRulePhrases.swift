package import Phrases

extension WebRule {
  /// Where the rule shows; what the layout spec does there; and what a browser does instead: clauses
  /// without a full stop.
  package var phrases: (place: Phrase, spec: Phrase, web: Phrase) {
    switch self {
    case .overflow:
      (
        "where content does not fit", "it is cut to the available space",
        "it keeps its size and overflows"
      )
    case .longestLine:
      (
        "where the text wraps", "it is as wide as its longest line",
        "it is as wide as the available space"
      )
    case .emptyElement:
      (
        "where its length is not given on both axes",
        "without content, it has no size; otherwise it fills the available space",
        "each axis has its own length"
      )
    case .ownSizeInSpace:
      (
        "where its space is given", "the space replaces its own size",
        "its own size is a minimum"
      )
    case .unreadSizes:
      (
        "in any container", "the stack around it reads its sizes, although it does not itself",
        "they are left out"
      )
    case .fractionOfUnknown:
      (
        "where its parent's length is not given", "a fraction of it is ignored",
        "it is a fraction of the length that the parent gets"
      )
    case .fractionKnownLater:
      (
        "where it is measured again at a given length", "a fraction of that length applies",
        "the fraction is left out"
      )
    case .wholeShares:
      (
        "only on pixels", "children grow by whole points, and the first one gets the rest",
        "shares are exact"
      )
    case .limitsWhenFlexing:
      (
        "where a child with a limit flexes, or shrinks to 0",
        "children flex once, whatever their limits",
        "limits apply afterwards, and other children get the difference"
      )
    case .maximumBelowSpace:
      (
        "where its maximum applies", "the maximum replaces the stack's length across",
        "it is as long as the stack"
      )
    case .onlyLine:
      (
        "where children wrap",
        "an only line is as long across as the stack, and stretched children are measured at that",
        "each line is as long across as its content"
      )
    case .longestOfLines:
      (
        "where children wrap and the stack's length is not given",
        "it is as long as its longest line", "it is as long as the available space"
      )
    case .negativeLineSpacing: ("in any container", "lines overlap", "lines do not overlap")
    case .baselines:
      (
        "in any container",
        "only texts have baselines, at any fraction of a point; all else is aligned by its edge",
        """
        the ascent of a font is rounded to a whole pixel, and all else has a baseline at its bottom or \
        in its content
        """
      )
    case .contentInSpace:
      (
        "where less than its content is left",
        "the only child that both grows and shrinks gets what is left",
        "it is as long as its content"
      )
    case .lazyInOpenSpace:
      (
        "where the stack's length is not given",
        "the only child that both grows and shrinks starts from its content", "it starts from 0"
      )
    case .measuredAgain:
      (
        "where the stack is measured again at a given length",
        "the only child that both grows and shrinks starts from 0", "it starts from its content"
      )
    case .aroundOverflow:
      (
        "where children of spaceAround do not fit", "they overflow at both ends",
        "they overflow at the end"
      )
    case .flexingInsets:
      (
        "where children flex", "insets flex as a part of their child",
        "margins and padding do not flex"
      )
    case .fillsSpace:
      (
        "where its space is not given", "it fills what is available",
        "it is as long as its content"
      )
    case .hugsOpenSpace:
      (
        "where its space has no limit", "it is as long as its content",
        "it is as long as the line"
      )
    case .sharedArea:
      ("where its space is given", "all children fill it", "they keep their own sizes")
    case .aspectFit:
      (
        "where both lengths have a limit", "it is as large as fits into both",
        "one length follows from the other one"
      )
    case .wrapsCorner:
      (
        "where the corner sticks out", "the spec is as large as both, and moves its child",
        "the corner overflows"
      )
    case .cornerInSpace:
      (
        "where the space is given", "the corner is as large as that",
        "the corner is as large as its content"
      )
    }
  }
}
