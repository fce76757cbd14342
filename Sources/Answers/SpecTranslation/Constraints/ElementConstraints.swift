import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// Elements and spacers.
extension SpecTranslator {
  mutating func translateElement(_ place: SpecPlace, _ content: Content, spaces: AvailableSpace) {
    draft.items[place.item].content = content
    let (horizontal, vertical) = (spaces.horizontal.priorities, spaces.vertical.priorities)
    draft.items[place.item].hugging = AxisPriorities(
      horizontal: horizontal.hugging, vertical: vertical.hugging)
    draft.items[place.item].compressionResistance = AxisPriorities(
      horizontal: horizontal.resistance, vertical: vertical.resistance)
    if case .none = content { return translateEmpty(place, spaces: spaces) }
    for axis in Axis.allCases where spaces[axis].isFirm && spaces[axis].isUnbounded {
      guard let length = place.spec.knownContentLength(along: axis) else { continue }
      addGroup(place.path, .keepsSize, [place.item])
      bound(place.item, axis, .equal, .points(length))
    }
  }

  /// Adds the rules of an element without content: it fills its space where both lengths of that are
  /// known, else it takes none.
  private mutating func translateEmpty(_ place: SpecPlace, spaces: AvailableSpace) {
    let open = Axis.allCases.filter { spaces[$0].extent != .exact }
    guard !open.isEmpty else { return }
    let isFinite = Axis.allCases.allSatisfy { spaces[$0].isFinite }
    let isFlexed = Axis.allCases.contains { spaces[$0].extent == .flexed }
    if Axis.allCases.contains(where: { isFilledLater(spaces[$0], spaces[$0.perpendicular]) }) {
      deviate(place, .fillsAfterFlexing)
    }
    for axis in open {
      let space = spaces[axis]
      addGroup(place.path, isFinite && !isFlexed ? .fillsSpace : .emptyAndSmall, [place.item])
      if isFinite && space.extent == .natural {
        fill(place.item, axis, space)
      } else if space.extent == .flexed {
        relate(length(place.item, axis), .equal, nil, priority: space.priorities.hugging)
      } else {
        bound(
          place.item, axis, .equal, space.lower ?? .points(0),
          priority: space.lower == nil ? Priority.required : space.priorities.style)
      }
    }
  }

  /// Whether a flexed length is filled as soon as the other one is known.
  private func isFilledLater(_ space: AxisSpace, _ other: AxisSpace) -> Bool {
    guard space.extent == .flexed else { return false }
    return other.extent == .natural ? other.isFinite : space.isBoundedBefore
  }

  /// Adds the rules of a spacer, or of a spec without children: it is as small as allowed.
  mutating func translateSpacer(_ place: SpecPlace, spaces: AvailableSpace) {
    for axis in Axis.allCases where spaces[axis].extent != .exact {
      let space = spaces[axis]
      addGroup(place.path, .small, [place.item])
      let priority: Double
      switch space.extent {
      case .flexed: priority = space.priorities.hugging
      default: priority = space.lower == nil ? Priority.required : space.priorities.style
      }
      bound(place.item, axis, .equal, space.lower ?? .points(0), priority: priority)
    }
  }

  /// Makes an item as long as the bounds of its space allow.
  mutating func fill(_ item: Int, _ axis: Axis, _ space: AxisSpace) {
    if space.uppers.count == 1, space.lower == nil {
      bound(item, axis, .equal, space.uppers[0])
    } else if let last = space.uppers.last {
      // Each bound is an upper bound already, so the smallest one decides: any will do here.
      bound(item, axis, .equal, last, priority: space.priorities.style)
    }
  }
}

extension AxisSpace {
  /// Whether the length has an upper bound.
  var isFinite: Bool {
    switch extent {
    case .exact: true
    case .natural: !uppers.isEmpty
    case .flexed: false
    }
  }
}

// Effects of rounding on texts whose widths are fractions of others.
extension SpecTranslator {
  /// Notes the texts that may wrap differently on pixels, although nothing around them flexes.
  ///
  /// Their widths are fractions of something, or follow from a ratio, and need not be whole pixels.
  mutating func noteTexts(in place: SpecPlace, isPart: Bool) {
    let spec = place.spec
    if case .element(_, .measured(let content)) = spec.kind, content.wraps,
      isPart || spec.hasFractionOfWidth
    {
      deviate(place, .measuredAtFraction)
    }
    var isPart = isPart || spec.hasFractionOfWidth
    if case .ratio = spec.kind { isPart = true }
    for (index, child) in spec.children.enumerated() {
      var isBasis = false
      if case .stack(let stack) = spec.kind, stack.direction == .horizontal {
        isBasis = child.style.flexBasis.isFraction
      }
      noteTexts(in: place.child(index, as: 0), isPart: isPart || isBasis)
    }
  }
}

extension LayoutSpec {
  /// Whether its own width, or a bound of it, is a fraction of its parent's.
  fileprivate var hasFractionOfWidth: Bool {
    [style.width, style.minWidth, style.maxWidth].contains { $0.isFraction }
  }
}
