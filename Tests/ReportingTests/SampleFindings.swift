import Comparison
import Foundation
import Geometry
import Linting

/// Findings of lint and deviations of translations of every kind, with every fact that one can have.
enum SampleFindings {
  /// Deviations by each rule.
  static let deviations: [Deviation] = [
    .ambiguousSizes(axis: .vertical), .boundsBeforeFlexing, .smallestBound, .contentInCode,
    .fillsAfterFlexing, .measuredAtFraction, .infiniteInset, .fillsWrapper, .cornerAfterFlexing,
    .ratioOfNothing, .ratioOfZero, .ratioInSpace, .ratioKnownLast, .fillsKnownSpace,
    .limitAtPosition, .minimumBeyondSpace, .sizeRangeBeyondSpace, .fillsSpace, .fillsFlexedSpace,
    .lineBreaks, .fractionsOfStack, .ratioAcross, .fillsStack, .measuredAgain,
    .minimumWhenStretched, .ratioWhenStretched, .boundsWhenStretched, .baselineOfText,
    .roundedUpBeforeAligning, .roundedUpBeforeBaseline, .lazyChild, .fractionalBases,
    .measuredBases, .growsAndShrinks, .unknownBasis, .stopsAtZero, .shrinkingText,
    .shrinkingTextInside(text: "title"), .neverBelowZero(whenOthersOverflow: true),
    .wholeShares(children: 2, follower: nil), .wholeShares(children: 2, follower: .code),
    .wholeShares(children: 2, follower: .ratio), .wholeShares(children: 2, follower: .nextLine),
    .wholeSharesBesideLazy(children: 2), .leftovers(toLazy: true),
    .roundedShrinking(children: 2, follower: .line(of: "title")),
  ].map { Deviation(path: "inset[0].stack", rule: $0, child: "photo") }

  private static let rule = """
    { "line": 12, "text": "bar.left == superview.left", "isRequired": true, "constant": -8,
      "origin": "bar.left == superview.left at BarView.swift:9" }
    """
  private static let other = """
    { "line": 13, "text": "bar.leading == superview.leading", "isRequired": true, "constant": 0 }
    """

  /// The facts about a rule beside the kind of the problem.
  private static func warning(
    _ problem: String, related: String = "[\(other)]", rest: String = "[]",
    betterForm: String? = nil
  ) -> String {
    let form = betterForm.map { ", \"betterForm\": \"\($0)\"" } ?? ""
    return """
      { "rule": { "warning": { "problem": \(problem), "rule": \(rule), "related": \(related),
        "rest": \(rest)\(form) } }, "line": 12, "column": 5 }
      """
  }

  private static func style(_ reason: String, _ properties: String = #"["maxWidth"]"#) -> String {
    """
    { "style": { "keys": \(properties), "ignored": {
      "way": [0, 1], "label": "bar", "properties": \(properties), "reason": \(reason) } } }
    """
  }

  /// The facts of each, with the beginning of its message.
  static let worded: [(facts: String, message: String)] = [
    (
      #"{ "spec": { "habit": { "everythingFixed": { "elements": ["bar", "dot"] } } }, "line": 4 }"#,
      "the layout spec fixes the width and height of every element with content, bar and dot: a"
    ),
    (
      #"{ "spec": { "habit": { "everythingAbsolute": { "elements": ["bar"] } } } }"#,
      "the layout spec gives a position to every element, bar, although"
    ),
    (
      #"{ "spec": { "habit": { "largeSpec": { "specs": 17 } }, "node": "RowNode" } }"#,
      "the spec of RowNode consists of 17 specs"
    ),
    (
      style(#"{ "notRead": { "parent": "inset" } }"#, #"["flexGrow"]"#),
      "'flexGrow' of bar has no effect: only a stack reads it, and bar is in an inset spec"
    ),
    (
      style(#"{ "notRead": {} }"#, #"["flexGrow"]"#),
      "'flexGrow' of bar has no effect: only a stack reads it, and bar is the root"
    ),
    (
      style(#"{ "ownSize": { "of": "inset" } }"#),
      "'maxWidth' of bar has no effect: an inset spec does not read sizes of its own"
    ),
    (
      style(#"{ "exactLength": { "points": 24, "axis": "horizontal", "parent": "corner" } }"#),
      "'maxWidth' of bar has no effect: the corner spec asks bar to be exactly 24 pt wide"
    ),
    (
      style(#"{ "stretched": { "points": 24, "axis": "horizontal" } }"#),
      "'maxWidth' of bar has no effect: the stack stretches bar to 24 pt wide"
    ),
    (
      style(#"{ "flexed": { "points": 24, "axis": "horizontal" } }"#),
      "'maxWidth' of bar has no effect: the stack makes bar 24 pt wide, as growing and shrinking"
    ),
    (
      style(#"{ "unknownParentLength": { "axis": "horizontal" } }"#),
      "'maxWidth' of bar has no effect: it is a fraction, and the width around bar is not known"
    ),
    (
      style(#"{ "overruled": { "points": 24, "axis": "horizontal" } }"#),
      "'maxWidth' of bar has no effect: bar is 24 pt wide by its other limits"
    ),
    (
      #"{ "neverActivated": { "constraints": ["bar.left == 8"] } }"#,
      "'bar.left == 8' was created but never activated, so it has no effect"
    ),
    (
      #"{ "unusedElement": { "name": "bar" }, "line": 3, "column": 3 }"#,
      "bar is in neither notation, so nothing of it is compared"
    ),
    (
      warning(#"{ "mixedSides": {} }"#, betterForm: "bar.leading == superview.leading"),
      """
      'bar.left == superview.left' mixes left/right with the leading/trailing of line 13; they diverge \
      in right-to-left layouts
      """
    ),
    (
      warning(#"{ "repetition": {} }"#, rest: #"["bar.top == 0"]"#),
      "'bar.left == superview.left' says the same as line 13"
    ),
    (
      warning(#"{ "weakerRepetition": {} }"#),
      "'bar.left == superview.left' has no effect: line 13 says the same and is required"
    ),
    (
      warning(#"{ "alwaysHolds": {} }"#, related: "[]"),
      "'bar.left == superview.left' has no effect: every layout satisfies it"
    ),
    (
      warning(#"{ "alwaysMissed": { "points": 9 } }"#),
      "'bar.left == superview.left' has no effect: because of line 13 every layout misses it by 9 pt"
    ),
    (
      warning(#"{ "autoresizingLeftOn": { "item": "bar", "axis": "horizontal" } }"#),
      "'bar.left == superview.left' constrains bar, whose autoresizing mask already sets its x and"
    ),
    (
      warning(#"{ "proportionsWithGaps": { "stack": "row" } }"#),
      "row fills proportionally with gaps or margins, so its proportions do not add up"
    ),
    (
      warning(#"{ "proportionOfOneView": { "stack": "row", "view": "bar" } }"#),
      "row fills proportionally with bar alone, which then has to be as long as row, in spite of its"
    ),
    (
      warning(#"{ "boundFromOutside": { "item": "bar", "edge": "left" } }"#),
      "'bar.left == superview.left' lets bar extend beyond it: a margin is 'at least' at this edge"
    ),
    (
      warning(#"{ "overlappingInset": { "points": 8 } }"#),
      "'bar.left == superview.left' comes from an inset from a neighbour"
    ),
    (
      warning(
        #"{ "factorOfZero": { "item": "superview", "edge": "top" } }"#,
        betterForm: "bar.top == 0.5 * superview.bottom"),
      "the factor in 'bar.left == superview.left' has no effect: superview.top is 0"
    ),
    (
      warning(#"{ "needlessWords": { "words": "@1000" } }"#),
      "'@1000' has no effect in 'bar.left == superview.left'"
    ),
    (
      #"{ "tooManyConstraints": { "limit": 1000 } }"#,
      "there are more than 1000 constraints, so constraints without effect were not searched for"
    ),
    (
      #"{ "unfinishedSearch": {} }"#,
      "the solver could not finish the search for constraints without effect"
    ),
  ]

  /// The findings, as they are read from a record.
  static func all() throws -> [LintFinding] {
    try worded.map { try JSONDecoder().decode(LintFinding.self, from: Data($0.facts.utf8)) }
  }
}
