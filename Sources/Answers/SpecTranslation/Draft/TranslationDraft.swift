import Geometry
import LayoutConstraints

/// A translation under construction: an item for every spec, most of which are eliminated later.
struct TranslationDraft {
  /// The rectangles: first the container, and each spec before its children.
  var items: [DraftItem] = [DraftItem(name: "superview", isGuide: false)]
  /// The rules so far; their items are indices into ``items``.
  var rules: [DraftRule] = []
  /// The groups of rules.
  var groups: [SpecTranslation.Group] = []
  /// The deviations so far.
  var deviations: [Deviation] = []

  /// A rectangle of a translation.
  struct DraftItem {
    var name: String
    /// Whether it is a layout guide instead of an element.
    var isGuide: Bool
    var content: Content = .none
    /// Whether its length may be 0; constraints between its neighbours must allow for that.
    var mayCollapse = false
    /// Whether it was eliminated: other items replace it.
    var isGone = false
    /// The words for it in sentences after it was eliminated, since nothing has its name then.
    var spoken: String?
    /// The hugging priority of each axis.
    var hugging = AxisPriorities(Priority.defaultLow)
    /// The compression resistance of each axis.
    var compressionResistance = AxisPriorities(Priority.defaultHigh)
  }

  /// A constraint of a translation.
  struct DraftRule {
    var constraint: Constraint
    var group: Int
    var translationClass: TranslationClass
  }
}

/// A position on an axis of an item.
enum Place {
  case start
  case center
  case end

  /// The attribute for the position; leading and trailing along the horizontal axis.
  func attribute(along axis: Axis) -> Constraint.Attribute {
    switch (self, axis) {
    case (.start, .horizontal): .leading
    case (.center, .horizontal): .centerX
    case (.end, .horizontal): .trailing
    case (.start, .vertical): .top
    case (.center, .vertical): .centerY
    case (.end, .vertical): .bottom
    }
  }
}

extension Constraint.Attribute {
  /// The size attribute of an axis.
  static func length(along axis: Axis) -> Constraint.Attribute {
    axis == .horizontal ? .width : .height
  }
}

extension TranslationDraft {
  /// The finished translation: elements, then the guides that are left, and the rules by group.
  func finished() throws(ConstraintError) -> SpecTranslation {
    var system = ConstraintSystem()
    var indices: [Int: Int] = [0: ConstraintSystem.container]
    let left = items.indices.dropFirst().filter { !items[$0].isGone }
    for index in left.filter({ !items[$0].isGuide }) + left.filter({ items[$0].isGuide }) {
      indices[index] = try system.addItem(items[index].constraintItem)
    }
    let spoken = spokenNames
    var kept: [SpecTranslation.Rule] = []
    var numbers: [Int: Int] = [:]
    var keptGroups: [SpecTranslation.Group] = []
    let rulesOfGroup = Dictionary(grouping: rules, by: \.group)
    for (group, description) in groups.enumerated() {
      for rule in rulesOfGroup[group] ?? [] {
        guard let constraint = rule.constraint.renumbered({ indices[$0] }) else { continue }
        if numbers[group] == nil {
          numbers[group] = keptGroups.count
          var group = description
          group.comment = Self.spoken(description.comment, spoken)
          keptGroups.append(group)
        }
        try system.add(constraint)
        kept.append(
          SpecTranslation.Rule(
            group: numbers[group] ?? 0, translationClass: rule.translationClass))
      }
    }
    return SpecTranslation(
      system: system, rules: kept, groups: keptGroups,
      deviations: deviations.map { deviation in
        var copy = deviation
        copy.reason = Self.spoken(deviation.reason, spoken)
        copy.effect = Self.spoken(deviation.effect, spoken)
        return copy
      })
  }

  /// The words for eliminated guides in sentences, by guide name.
  private var spokenNames: [String: String] {
    var names: [String: String] = [:]
    for item in items where item.isGuide && item.isGone { names[item.name] = item.spoken }
    return names
  }

  /// A guide's name, marked so that it can be replaced in a sentence: any word might be such a name.
  static func marked(_ name: String) -> String { "\(mark)\(name)\(mark)" }

  private static let mark: Character = "\u{1}"

  /// A sentence without names of eliminated guides.
  private static func spoken(_ text: String, _ names: [String: String]) -> String {
    // Every second fragment is a name.
    let fragments = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    return fragments.enumerated().map { $0 % 2 == 0 ? $1 : names[$1] ?? $1 }.joined()
  }
}

extension TranslationDraft.DraftItem {
  /// The item for the constraint engine.
  fileprivate var constraintItem: ConstraintItem {
    var item = ConstraintItem(name: name, content: content)
    // Without content there is no size to hug or to resist with.
    if case .none = content {
    } else {
      item.hugging = hugging
      item.compressionResistance = compressionResistance
    }
    if isGuide { item.kind = .layoutGuide }
    return item
  }
}
