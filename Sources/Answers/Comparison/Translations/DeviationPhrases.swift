import Geometry
package import Phrases

extension Deviation {
  /// The rule of the spec, a clause without a full stop.
  package var reason: Phrase { phrases.reason }
  /// The rule of the constraints instead, and how the layouts differ by it, a clause without a full
  /// stop.
  package var effect: Phrase { phrases.effect }

  private var phrases: (reason: Phrase, effect: Phrase) {
    switch rule {
    case .ambiguousSizes(let axis):
      (
        "it has several sizes along one axis, and one is a fraction of its parent's",
        "its own sizes along the \(axis.rawValue) axis are left out"
      )
    case .boundsBeforeFlexing:
      (
        "its minimum and maximum apply only before it flexes",
        "they are left out, so it may be longer or shorter where it does not flex"
      )
    case .smallestBound:
      ("a fraction refers to the smallest of several bounds", "it refers to the first of them")
    case .contentInCode: ("it arranges its content in code", "its content size is left out")
    case .fillsAfterFlexing:
      (
        "without content, it takes no space before the stack flexes, and fills its space afterwards",
        "it takes no space across the stack"
      )
    case .measuredAtFraction:
      (
        "its width is a fraction of another, which is rounded to pixels before the text is measured",
        "it is measured at the exact width, so a line may wrap differently"
      )
    case .infiniteInset:
      (
        "an infinite inset needs a known length, which not every container gives",
        "it has its child's length where none is known"
      )
    case .fillsWrapper:
      (
        "its children keep their preferred lengths until it has flexed, and then fill it",
        "they keep their preferred lengths"
      )
    case .cornerAfterFlexing:
      (
        "the corner child gets the length of the whole once it has flexed",
        "the corner child keeps its preferred length"
      )
    case .ratioOfNothing:
      ("the ratio does not apply while neither side is known", "the ratio is left out")
    case .ratioOfZero:
      ("the ratio does not apply to a side that its style sets to 0", "the other side is 0, too")
    case .ratioInSpace:
      (
        "which side decides depends on the available space",
        "the height follows the width as far as the available space allows"
      )
    case .ratioKnownLast:
      (
        "one side depends on another that is known last",
        "that side gets the length that its surroundings ask for"
      )
    case .fillsKnownSpace:
      (
        "a child fills the available space only after that space is known",
        "it keeps its preferred length"
      )
    case .limitAtPosition:
      ("the sizes of its own style limit a child at a position", "they are left out")
    case .minimumBeyondSpace:
      (
        "its minimum applies even where it exceeds the available space",
        "the available space limits it"
      )
    case .sizeRangeBeyondSpace:
      (
        "its size range applies even where it exceeds the available space",
        "the range is left out"
      )
    case .fillsSpace:
      (
        "a child fills the available space only after that space is known",
        "\(child) always fills it"
      )
    case .fillsFlexedSpace:
      ("its child fills it only after it has flexed", "the child keeps its preferred length")
    case .lineBreaks:
      (
        """
        line breaks depend on which children fit, a yes-or-no choice for each child. An integer program \
        could make it, but constraints of Auto Layout only relate lengths
        """,
        """
        all children stay on one line, as with flexWrap noWrap: they continue past the end of the stack, \
        and what is below moves up
        """
      )
    case .fractionsOfStack:
      (
        "fractions of the stack's length apply only after that length is known",
        "they are left out"
      )
    case .ratioAcross:
      (
        "the length of \(child) along the stack decides, by its ratio, the stack's length across",
        "its surroundings may limit it"
      )
    case .fillsStack:
      (
        "a child fills the available space only after the stack has flexed",
        "\(child) always fills the stack"
      )
    case .measuredAgain:
      (
        "a stretched child is measured again at its new length, and its children then fill that",
        "they keep their earlier lengths"
      )
    case .minimumWhenStretched:
      (
        "a spec with its child's minimum size fills the available space once it is stretched",
        "it keeps its child's size"
      )
    case .ratioWhenStretched:
      ("a ratio with one given side no longer applies once it is stretched", "it keeps the ratio")
    case .boundsWhenStretched:
      (
        "a minimum or maximum of a stretched child replaces the stack's own",
        "\(child) does not stretch"
      )
    case .baselineOfText:
      (
        "the baseline of a text is used although the text itself is not aligned",
        "\(child) has its baseline at its edge"
      )
    case .roundedUpBeforeAligning:
      ("a fraction of a length is rounded up before it is aligned", Self.roundedOneByOne)
    case .roundedUpBeforeBaseline:
      ("a fraction of a length is rounded up before its baseline is used", Self.roundedOneByOne)
    case .lazyChild:
      (
        "the only child that both grows and shrinks counts as 0 where the stack's length is given",
        "it counts with its own length everywhere"
      )
    case .fractionalBases:
      (
        "several children flex, from bases that are fractions of the stack", "only \(child) flexes"
      )
    case .measuredBases:
      (
        "several children flex in proportion, starting from lengths that only measuring gives",
        "only \(child) flexes"
      )
    case .growsAndShrinks:
      (
        "its children grow by one proportion and shrink by another",
        "they grow as specified, and none shrinks"
      )
    case .unknownBasis:
      (
        "a flexBasis that is a fraction of an unknown length has no value",
        "the flexBasis is left out"
      )
    case .stopsAtZero:
      (
        "a child that reaches 0 stops shrinking on its own",
        "all stop together, and the last ones overflow"
      )
    case .shrinkingText:
      (
        "a text that shrinks keeps the width that is left, even where its lines are shorter",
        "constraints hug the longest line of \(child)"
      )
    case .shrinkingTextInside(let text):
      (
        """
        a child that shrinks keeps the width that is left, even where the lines of its text are shorter
        """, "constraints hug the longest line of \(text)"
      )
    case .neverBelowZero:
      (
        "a flexible child is never shorter than 0, and the others overflow",
        "constraints conflict where the others alone are too long"
      )
    case .wholeShares(let children, let follower):
      (Self.truncatedShares, "\(Self.exactShares(of: children))\(Self.more(by: follower))")
    case .wholeSharesBesideLazy(let children):
      (
        Self.truncatedShares,
        """
        \(Self.exactShares(of: children)), and \(child) has a size where the spec gives it none, because \
        its share is 0
        """
      )
    case .leftovers(let isLazy):
      (
        "leftovers under 1 pt are not distributed",
        isLazy
          ? "\(child) gets them; in the spec it then has no size"
          : "\(child) gets them, and may be up to 1 pt longer"
      )
    case .roundedShrinking(let children, let follower):
      (
        "each child that shrinks is rounded up to a pixel",
        """
        edges are rounded one by one: one may be off by \(children) px more\(Self.more(by: follower))
        """
      )
    }
  }

  private static let roundedOneByOne: Phrase =
    "edges are rounded one by one: they may be off by 1 px more"
  private static let truncatedShares: Phrase =
    "each share is truncated to whole points, and the first child gets the rest"

  private static func exactShares(of children: Int) -> Phrase {
    "shares are exact: a child may be up to \(children) pt longer or shorter"
  }

  private static func more(by follower: DeviatingRule.Follower?) -> Phrase {
    let clause: Phrase
    switch follower {
    case nil: return ""
    case .line(let text): clause = "a line of \(text) may wrap differently"
    case .code: clause = "its content is arranged in code"
    case .ratio: clause = "a ratio depends on it"
    case .nextLine: clause = "another child may start a line"
    }
    return ", and \(clause), which may move what depends on it by more"
  }
}
