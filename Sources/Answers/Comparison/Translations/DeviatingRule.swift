package import Geometry
package import JSONText

/// The rules of layout specs that constraints do not express.
package enum DeviatingRule: Sendable, Hashable, Decodable, JSONRepresentable {
  // Of any spec, by its style.
  case ambiguousSizes(axis: Axis), boundsBeforeFlexing, smallestBound
  // Of elements.
  case contentInCode, fillsAfterFlexing, measuredAtFraction
  // Of insets, wrappers and corners.
  case infiniteInset, fillsWrapper, cornerAfterFlexing
  // Of ratios.
  case ratioOfNothing, ratioOfZero, ratioInSpace, ratioKnownLast
  // Of children at positions, at edges and in the middle.
  case fillsKnownSpace, limitAtPosition, minimumBeyondSpace, sizeRangeBeyondSpace
  case fillsSpace, fillsFlexedSpace
  // Of stacks.
  case lineBreaks, fractionsOfStack
  // Across stacks.
  case ratioAcross, fillsStack, measuredAgain, minimumWhenStretched, ratioWhenStretched
  case boundsWhenStretched, baselineOfText
  case roundedUpBeforeAligning, roundedUpBeforeBaseline
  // Along stacks.
  case lazyChild, fractionalBases, measuredBases, growsAndShrinks, unknownBasis, stopsAtZero
  case shrinkingText, shrinkingTextInside(text: String)
  /// A flexible child is never shorter than 0; the conflict with that, by whether it needs the other
  /// children to be too long.
  case neverBelowZero(whenOthersOverflow: Bool)
  /// Shares of so many children are whole points; with what moves by more.
  case wholeShares(children: Int, follower: Follower?)
  /// The same beside a child that has no share.
  case wholeSharesBesideLazy(children: Int)
  /// Leftovers below a point; whether the child that would get them is not measured.
  case leftovers(toLazy: Bool)
  /// So many children are rounded up; with what moves by more.
  case roundedShrinking(children: Int, follower: Follower?)

  /// Why a child's other length may change by more than the length that it gets.
  package enum Follower: Sendable, Hashable, Decodable, JSONRepresentable {
    case line(of: String), code, ratio, nextLine

    package var json: JSONValue {
      switch self {
      case .line(let of): .enumCase("line", ["of": of.json])
      case .code: .enumCase("code")
      case .ratio: .enumCase("ratio")
      case .nextLine: .enumCase("nextLine")
      }
    }
  }

  package var json: JSONValue {
    switch self {
    case .ambiguousSizes(let axis): .enumCase("ambiguousSizes", ["axis": axis.json])
    case .boundsBeforeFlexing: .enumCase("boundsBeforeFlexing")
    case .smallestBound: .enumCase("smallestBound")
    case .contentInCode: .enumCase("contentInCode")
    case .fillsAfterFlexing: .enumCase("fillsAfterFlexing")
    case .measuredAtFraction: .enumCase("measuredAtFraction")
    case .infiniteInset: .enumCase("infiniteInset")
    case .fillsWrapper: .enumCase("fillsWrapper")
    case .cornerAfterFlexing: .enumCase("cornerAfterFlexing")
    case .ratioOfNothing: .enumCase("ratioOfNothing")
    case .ratioOfZero: .enumCase("ratioOfZero")
    case .ratioInSpace: .enumCase("ratioInSpace")
    case .ratioKnownLast: .enumCase("ratioKnownLast")
    case .fillsKnownSpace: .enumCase("fillsKnownSpace")
    case .limitAtPosition: .enumCase("limitAtPosition")
    case .minimumBeyondSpace: .enumCase("minimumBeyondSpace")
    case .sizeRangeBeyondSpace: .enumCase("sizeRangeBeyondSpace")
    case .fillsSpace: .enumCase("fillsSpace")
    case .fillsFlexedSpace: .enumCase("fillsFlexedSpace")
    case .lineBreaks: .enumCase("lineBreaks")
    case .fractionsOfStack: .enumCase("fractionsOfStack")
    case .ratioAcross: .enumCase("ratioAcross")
    case .fillsStack: .enumCase("fillsStack")
    case .measuredAgain: .enumCase("measuredAgain")
    case .minimumWhenStretched: .enumCase("minimumWhenStretched")
    case .ratioWhenStretched: .enumCase("ratioWhenStretched")
    case .boundsWhenStretched: .enumCase("boundsWhenStretched")
    case .baselineOfText: .enumCase("baselineOfText")
    case .roundedUpBeforeAligning: .enumCase("roundedUpBeforeAligning")
    case .roundedUpBeforeBaseline: .enumCase("roundedUpBeforeBaseline")
    case .lazyChild: .enumCase("lazyChild")
    case .fractionalBases: .enumCase("fractionalBases")
    case .measuredBases: .enumCase("measuredBases")
    case .growsAndShrinks: .enumCase("growsAndShrinks")
    case .unknownBasis: .enumCase("unknownBasis")
    case .stopsAtZero: .enumCase("stopsAtZero")
    case .shrinkingText: .enumCase("shrinkingText")
    case .shrinkingTextInside(let text): .enumCase("shrinkingTextInside", ["text": text.json])
    case .neverBelowZero(let whenOthersOverflow):
      .enumCase("neverBelowZero", ["whenOthersOverflow": whenOthersOverflow.json])
    case .wholeShares(let children, let follower):
      .enumCase("wholeShares", ["children": children.json, "follower": follower?.json])
    case .wholeSharesBesideLazy(let children):
      .enumCase("wholeSharesBesideLazy", ["children": children.json])
    case .leftovers(let toLazy): .enumCase("leftovers", ["toLazy": toLazy.json])
    case .roundedShrinking(let children, let follower):
      .enumCase("roundedShrinking", ["children": children.json, "follower": follower?.json])
    }
  }
}

extension DeviatingRule {
  /// The means that expressing it would take.
  var translationClass: TranslationClass {
    switch self {
    case .lineBreaks: .integers
    case .contentInCode, .measuredAtFraction, .baselineOfText, .measuredBases, .shrinkingText,
      .shrinkingTextInside:
      .measuring
    default: .piecewise
    }
  }

  /// When the layouts can differ by it.
  var condition: Deviation.Condition {
    switch self {
    case .measuredAtFraction, .roundedUpBeforeAligning, .roundedUpBeforeBaseline, .wholeShares,
      .wholeSharesBesideLazy, .leftovers, .roundedShrinking:
      .whenRounding
    case .lineBreaks, .growsAndShrinks, .stopsAtZero, .shrinkingText, .shrinkingTextInside:
      .whenOverflowing
    case .neverBelowZero(let needsOthers): needsOthers ? .whenOthersOverflow : .whenOverflowing
    default: .always
    }
  }
}
