package import Phrases

extension WebRule {
  /// Where the rule shows; what the layout spec does there, and what a browser does instead: clauses
  /// without a full stop.
  package var phrases: (place: Phrase, spec: Phrase, web: Phrase) {
    switch self {
    case .overflow:
      (
        "where content does not fit", "it is cut to the available space",
        "it overflows, and keeps its size"
      )
    case .longestLine:
      (
        "where the text wraps", "it is as wide as its longest line",
        "it is as wide as the available space"
      )
    case .ownSizeInSpace:
      (
        "where its space is given", "the space replaces its own size",
        "its own size is a minimum"
      )
    case .fractionOfUnknown:
      (
        "where its parent's length is not given", "a fraction of it is ignored",
        "it is a fraction of what the parent becomes"
      )
    case .fractionKnownLater:
      (
        "where it is measured again at a given length", "a fraction of that applies",
        "the fraction is left out"
      )
    case .contentInSpace:
      (
        "where less is left than its content", "the only child that grows and shrinks gets what is left",
        "it is as long as its content"
      )
    case .lazyInOpenSpace:
      (
        "where the stack's length is not given",
        "the only child that grows and shrinks starts from its content", "it starts from 0"
      )
    case .aroundOverflow:
      (
        "where children do not fit", "they overflow at both ends",
        "spaceAround starts at the start"
      )
    case .sharedArea:
      (
        "where its space is given", "all children fill it",
        "they keep their own sizes"
      )
    case .unreadSizes:
      (
        "everywhere", "it does not read its own sizes, but a stack around it does",
        "they are left out"
      )
    case .wholeShares:
      (
        "only on pixels", "children grow by whole points, and the first one gets the rest",
        "shares are exact"
      )
    case .limitsWhenFlexing:
      (
        "where such a child flexes", "its minimum and maximum apply only before that",
        "they apply afterwards as well, and other children get the difference"
      )
    case .maximumBelowSpace:
      (
        "where the child is longer than its stack", "its maximum replaces the stack's",
        "it is as long as the stack"
      )
    case .onlyLine:
      (
        "where the stack has a given length across",
        "an only line is as long, and so are stretched children",
        "lines are as long as their content"
      )
    case .longestOfLines:
      (
        "where children wrap and the stack's length is not given", "it is as long as its longest line",
        "it is as long as the available space"
      )
    case .emptyElement:
      (
        "where its length is not given on both axes",
        "without content it has no size; otherwise it fills the available space", "each axis has its own length"
      )
    case .flexingInsets:
      (
        "where children flex", "insets flex as a part of their child", "margins and padding do not flex"
      )
    case .hugsOpenSpace:
      (
        "where its space is not given", "it is as long as its content",
        "it is as long as the line"
      )
    case .negativeLineSpacing: ("everywhere", "lines overlap", "lines do not overlap")
    case .baselines:
      (
        "everywhere",
        "only texts have baselines, at any fraction of a point; all else is aligned by its edge",
        "a text's baseline is rounded to a pixel, and all else has one at its content or its bottom"
      )
    case .fillsSpace:
      (
        "where its space is not given", "it fills what is available",
        "it is as long as its content"
      )
    case .aspectFit:
      (
        "where two limits apply", "it is as large as fits into both",
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
