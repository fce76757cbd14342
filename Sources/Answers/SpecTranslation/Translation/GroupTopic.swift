package import Geometry
import Layouts
package import Phrases

/// What a spec does, where a group of rules expresses that.
package enum GroupTopic: Sendable, Hashable {
  case shortContainer, fillsContainer
  case keepsSize, fillsSpace, emptyAndSmall, small, sizeOfStyle
  case insideInsets, sameArea, onCorner
  case atPositions, positioned
  /// Where a stack view is, which says the rest.
  case placesStackView
  /// The ratio of the height to the width.
  case ratio(Double)
  /// A decoration over or behind what it decorates, in words.
  case layers(decoration: String, isOver: Bool, decorated: String)
  /// Children in a row or in a column, this many points apart.
  case stack(Axis, spacing: Double)
}

extension SpecTranslation.Group {
  /// The spec's effect, in a few words.
  package var comment: Phrase {
    let all = names.isEmpty ? "nothing" : names.listed
    switch topic {
    case .shortContainer: return "the container is as short as its content allows"
    case .fillsContainer: return "\(all) fills the container"
    case .keepsSize: return "\(all) keeps its size while others flex"
    case .fillsSpace: return "\(all) has no content and fills the available space"
    case .emptyAndSmall: return "\(all) has no content and is as small as allowed"
    case .small: return "\(all) is as small as allowed"
    case .sizeOfStyle: return "\(all) has the size of its style"
    case .insideInsets: return "\(all) inside insets"
    case .sameArea: return "\(all) in the same area"
    case .onCorner: return "\(names[0]) on a corner of \(names[1])"
    case .placesStackView: return "\(all) in its place"
    case .atPositions: return "\(all) at given positions"
    case .positioned: return "\(all) positioned in the available space"
    case .ratio(let ratio): return "the height of \(all) is \(ratio.description) × its width"
    case .layers(let decoration, let isOver, let decorated):
      return "\(decoration) \(isOver ? "over" : "behind") \(decorated)"
    case .stack(let axis, let spacing):
      guard names.count > 1 else { return "\(all) alone in a \(axis.rawValue) stack" }
      let gap: Phrase = spacing == 0 ? "" : ", \(exact: spacing) pt apart"
      return "\(all) \(axis == .horizontal ? "side by side" : "one below the other")\(gap)"
    }
  }
}
