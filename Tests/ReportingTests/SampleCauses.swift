import Geometry
import Layouts
import LinearProgramming
import Phrases

@testable import Comparison
@testable import Reasons

/// A cause of every kind, with every fact that one can have.
enum SampleCauses {
  static let rule = NamedCondition.rule(
    NamedRule(line: 12, text: "title.leading == photo.trailing + 8", identifier: "gap"))
  static let contents: [NamedCondition] = [
    .hugging(element: "title", axis: .horizontal),
    .compressionResistance(element: "photo", axis: .vertical),
  ]
  static let others: [NamedCondition] = [
    .containerLength(axis: .horizontal), .selfSizingHeight,
    .smallestLength(element: "title", axis: .vertical),
  ]

  private static func values(
    _ relation: Cause.Bound.Relation? = .exactly, isBeforeRounding: Bool = false
  ) -> Cause.Values {
    Cause.Values(
      quantity: "title.left", spec: -14.5, isBeforeRounding: isBeforeRounding,
      constraints: relation.map { Cause.Bound($0, -12) })
  }

  private static func cause(
    _ reason: Cause.Reason, _ values: Cause.Values? = nil, missed: Cause.Missed? = nil,
    fix: Cause.Fix? = nil
  ) -> Cause {
    Cause(kind: .value, reason, values: values, missed: missed, fix: fix)
  }

  private static var stretched: Cause {
    var cause = cause(.violated(by: rule), values(.atMost))
    cause.stretched = Cause.Stretch(element: "title", axis: .horizontal)
    return cause
  }

  private static let missed = Cause.Missed(contents[0], priority: 250, points: 30)

  /// Each with the words that it has.
  static let worded: [(cause: Cause, words: String)] = [
    (
      cause(.violated(by: rule), values(isBeforeRounding: true)),
      """
      title.left is -14.5 pt in the spec before rounding and -12 pt by line 12: \
      'title.leading == photo.trailing + 8' (gap)
      """
    ),
    (
      cause(.violated(by: contents[0])), "the spec does not satisfy title's horizontal hugging"
    ),
    (
      cause(
        .limit(of: rule), values(nil), missed: missed,
        fix: .priorities(
          changes: [Cause.PriorityChange(condition: rule, priority: 249)], givingWay: [rule])),
      """
      title.left is -14.5 pt in the spec; the constraints push it to the limit of line 12: \
      'title.leading == photo.trailing + 8' (gap), and title's horizontal hugging (250) is missed by \
      30 pt
      """
    ),
    (
      stretched,
      """
      title.left is -14.5 pt in the spec and at most -12 pt by line 12: \
      'title.leading == photo.trailing + 8' (gap); the corner spec asks title to be exactly as wide as \
      itself
      """
    ),
    (
      cause(.missingElements(elements: ["a", "b"], conditions: [rule])),
      "line 12 contradicts the spec, which has no a and b"
    ),
    (
      cause(
        .content(of: "title", place: "title.left", givesWay: nil), values(.atLeast),
        fix: .equalLengths(rule: "a.width == b.width", axis: .horizontal)),
      """
      title.left is not constrained (only its content sizes it): -14.5 pt in the spec and at least \
      -12 pt by its content
      """
    ),
    (
      cause(.content(of: "title", place: "title.left", givesWay: rule)),
      """
      only its content sizes title.left, and line 12: 'title.leading == photo.trailing + 8' (gap) \
      gives way
      """
    ),
    (
      cause(.wrapping(of: "title", width: 80, limits: [rule]), values()),
      """
      title wraps at another available width, 80 pt in the constraints (limited by line 12: \
      'title.leading == photo.trailing + 8' (gap)): title.left is -14.5 pt in the spec and -12 pt in \
      the constraints
      """
    ),
    (
      cause(.noWidth(of: "title", place: "title.height", content: 17)),
      """
      text of width 0 has no height in a spec: title.height is 0 pt there and 17 pt by its content
      """
    ),
    (
      cause(
        .preferred(condition: contents[0], priority: 251),
        Cause.Values(quantity: "miss", spec: 20, constraints: Cause.Bound(.exactly, 10)),
        missed: missed),
      """
      title's horizontal hugging (251) is missed by 20 pt in the spec and 10 pt in the constraints, \
      which miss title's horizontal hugging (250) by 30 pt instead
      """
    ),
    (
      cause(.selfSizingHeight, values()),
      """
      superview.height is not constrained, so it is as small as possible: -14.5 pt in the spec and \
      -12 pt in the constraints
      """
    ),
    (
      cause(
        .ambiguous(
          place: "title.x", cause: .limited(by: [rule], from: -40, to: 92)),
        fix: .lower(
          change: Cause.PriorityChange(
            condition: contents[0], priority: 249, both: [249, 250], line: 4),
          below: "photo", priority: 250)),
      """
      title.x is ambiguous: only line 12: 'title.leading == photo.trailing + 8' (gap) limits it (-40 to \
      92 pt)
      """
    ),
    (
      cause(
        .ambiguous(
          place: "title.x", cause: .tie(of: [NamedTie(priority: 250, between: contents)]))),
      """
      title.x is ambiguous: a tie at priority 250 between title's horizontal hugging and photo's \
      vertical compression resistance
      """
    ),
    (
      cause(.ambiguous(place: "title.x", cause: .unconstrained)),
      "title.x is ambiguous: nothing constrains it"
    ),
    (
      cause(.moves(element: "title", with: "photo")),
      "title moves with photo, which is ambiguous"
    ),
    (
      cause(
        .wholePoints(
          shares: WholePointShares(
            path: "stack", points: 5, shares: [.init(child: "title", points: 3)], more: 2))),
      """
      stack distributes 5 pt in whole points, as Texture does: 3 pt to title and likewise to 2 more; \
      the constraints do not round shares
      """
    ),
    (
      cause(.rounding(place: "title.left", value: 14.25)),
      """
      title.left is 14.25 pt in both before rounding: a spec rounds every intermediate size, \
      constraints only contents and final frames
      """
    ),
    (
      cause(.equalBeforeRounding(element: "title")),
      "title is equal in both layouts before rounding"
    ),
    (
      cause(.determined(place: "title.left", by: [rule] + others)),
      """
      the constraints determine title.left by line 12, the container, the container's self-sizing \
      height and title's minimum height, 0 pt
      """
    ),
    (
      cause(.chosen(place: "title.left", by: [])),
      "title.left is ambiguous in the constraints, here by its place at 0"
    ),
    (
      cause(
        .specStep(
          place: "title.left", path: "inset",
          steps: [[.words("It begins at "), .number("8"), .words(" pt.")]])),
      "the layout spec sets title.left in inset: It begins at 8 pt"
    ),
    (
      cause(.atOrigin(place: "title.left")),
      "nothing in the layout spec moves title.left from 0"
    ),
    (
      cause(.notSearched(limit: .layouts(budget: 1))),
      """
      the causes were not searched for: the work ended here, after 1 layout; --budget allows more
      """
    ),
    (
      cause(.notSearched(limit: .allowance(end: .time(seconds: 10)))),
      "the causes were not searched for: the work ended here, after 10 seconds"
    ),
    (
      cause(.unknown(because: .solver(message: "no optimum"))),
      "the solver could not determine the cause: no optimum"
    ),
    (
      cause(.noExactLayout(because: .invalidSpec(message: "title has no size"))),
      """
      the solver could not determine the cause: the layout spec gives no layout: title has no size
      """
    ),
  ]

  /// Those that a container has besides, which records do not repeat.
  static let ofContainers: [(cause: Cause, words: String)] = [
    (
      cause(
        .conflict(
          ConflictExplanation(
            members: [.init(rule: "a.width == -8", line: 3, shortfall: 8, isBroken: true)],
            background: .init(width: 300, height: 90, notNegative: ["a.width"]),
            reason: .onlyMember, missedBy: 8, log: ""))),
      """
      this required constraint is unsatisfiable in a container 300 pt wide and 90 pt high where \
      a.width cannot be negative: line 3: 'a.width == -8'; relaxing it by 8 pt resolves this conflict; \
      'a.width == -8' (line 3) is broken, because no other constraint can be broken; it is missed by \
      8 pt
      """
    ),
    (
      cause(.noLayout(FailureFinding(reason: .invalidSpec(message: "title has no size")))),
      "the layout spec gives no layout: title has no size"
    ),
  ]

  static var all: [Cause] { worded.map(\.cause) }
}
