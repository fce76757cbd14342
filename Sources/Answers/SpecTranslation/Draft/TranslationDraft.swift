import Geometry
import LayoutConstraints

/// A translation while it is being made: an item for every spec, most of which go again.
struct TranslationDraft {
  /// The rectangles; the container first, a spec before those inside it.
  var items: [DraftItem] = [DraftItem(name: "superview", isGuide: false)]
  /// The rules so far.
  var rules: [DraftRule] = []
  /// What rules are about.
  var groups: [SpecTranslation.Group] = []
  /// What cannot be said.
  var deviations: [Deviation] = []

  /// A rectangle of a translation.
  struct DraftItem {
    var name: String
    /// Whether nothing visible is in it.
    var isGuide: Bool
    var content: Content = .none
    /// Whether it may have no length, which constraints between its neighbours must then say.
    var mayCollapse = false
    /// Whether other items have taken its place.
    var isGone = false
    /// What it is called where it is gone, for there is nothing of its name then.
    var spoken: String?
    /// How strongly it resists stretching, on each axis.
    var hugging = AxisPriorities(Priority.defaultLow)
    /// How strongly it resists being cut, on each axis.
    var compressionResistance = AxisPriorities(Priority.defaultHigh)
  }

  /// A constraint of a translation.
  struct DraftRule {
    var constraint: Constraint
    var group: Int
    var translationClass: TranslationClass
  }
}

/// A place on an axis of an item.
enum Place {
  case start
  case center
  case end

  /// The attribute that it is; reading goes from left to right.
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
  /// The size along an axis.
  static func length(along axis: Axis) -> Constraint.Attribute {
    axis == .horizontal ? .width : .height
  }
}

extension TranslationDraft {
  /// The translation: elements first, then the guides that are left, and the rules by groups.
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
    for (group, description) in groups.enumerated() {
      for rule in rules where rule.group == group {
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

  /// What to say in the place of guides that are gone.
  private var spokenNames: [String: String] {
    var names: [String: String] = [:]
    for item in items where item.isGuide && item.isGone { names[item.name] = item.spoken }
    return names
  }

  /// The name of a guide as it stands in sentences of a draft, where any word may be such a name.
  static func marked(_ name: String) -> String { "\(mark)\(name)\(mark)" }

  private static let mark: Character = "\u{1}"

  /// A sentence in which nothing is named that is gone.
  private static func spoken(_ text: String, _ names: [String: String]) -> String {
    // Every second part is a name.
    let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().map { $0 % 2 == 0 ? $1 : names[$1] ?? $1 }.joined()
  }
}

extension TranslationDraft.DraftItem {
  /// The item as the constraint engine knows it.
  fileprivate var constraintItem: ConstraintItem {
    var item = ConstraintItem(name: name, content: content)
    // What has no content holds no size, however strongly.
    if case .none = content {
    } else {
      item.hugging = hugging
      item.compressionResistance = compressionResistance
    }
    if isGuide { item.kind = .layoutGuide }
    return item
  }
}
