import Comparison
import Geometry
import LayoutConstraints

/// A translation under construction: an item for every spec, most of which are eliminated later.
struct TranslationDraft {
  /// The rectangles: first the container, and each spec before its children.
  var items: [DraftItem] = [DraftItem(name: "superview", isGuide: false)]
  /// The rules so far; their items are indices into ``items``.
  var rules: [DraftRule] = []
  var groups: [DraftGroup] = []
  var deviations: [DraftDeviation] = []

  /// A rectangle of a translation.
  struct DraftItem {
    var name: String
    var isGuide: Bool
    var content: Content = .none
    /// Whether its length may be 0; constraints between its neighbours must allow for that.
    var mayCollapse = false
    /// Whether it was eliminated: other items replace it.
    var isGone = false
    /// The words for it after it was eliminated, since nothing has its name then.
    var spoken: String?
    /// The stack view that it is, whose items are indices into ``items``.
    var stack: StackView?
    /// Whether it is an element, which keeps its name.
    var isElement = false
    /// Whether a stack view arranges it, so that only an item with the same edges can replace it.
    var isArranged = false
    /// The item with the same edges that replaced it.
    var replacement: Int?
    /// The margins of a stack view, in points.
    var margins = DirectionalEdgeInsets(all: 0)
    var hugging = AxisPriorities(Priority.defaultLow)
    var compressionResistance = AxisPriorities(Priority.defaultHigh)
  }

  /// A group of rules, and the items that it is about.
  struct DraftGroup {
    var path: String
    var topic: GroupTopic
    var items: [Int]
  }

  /// A deviation, and the item that it is about.
  struct DraftDeviation: Equatable {
    var path: String
    var steps: [Int]
    var rule: DeviatingRule
    var item: Int?
  }

  struct DraftRule {
    var constraint: Constraint
    var group: Int
    var translationClass: TranslationClass
  }
}

/// A position on an axis of an item, or its length.
enum Place {
  case start
  case center
  case end
  case length

  /// The attribute for the place; leading and trailing along the horizontal axis.
  func attribute(along axis: Axis) -> Constraint.Attribute {
    switch (self, axis) {
    case (.start, .horizontal): .leading
    case (.center, .horizontal): .centerX
    case (.end, .horizontal): .trailing
    case (.start, .vertical): .top
    case (.center, .vertical): .centerY
    case (.end, .vertical): .bottom
    case (.length, _): .size(along: axis)
    }
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
    var kept: [SpecTranslation.Group] = []
    let rulesOfGroup = Dictionary(grouping: rules, by: { $0.group })
    for (index, group) in groups.enumerated() {
      let first = system.constraints.count
      var worst = TranslationClass.exact
      for rule in rulesOfGroup[index] ?? [] {
        guard let constraint = rule.constraint.renumbered({ indices[$0] }) else { continue }
        try system.add(constraint)
        worst = max(worst, rule.translationClass)
      }
      guard system.constraints.count > first else { continue }
      kept.append(
        SpecTranslation.Group(
          path: group.path, topic: group.topic, names: group.items.map { items[$0].spokenName },
          translationClass: worst, constraints: first..<system.constraints.count))
    }
    for index in left {
      guard var stack = items[index].stack else { continue }
      func item(_ old: Int) -> Int { indices[replaced(old)] ?? ConstraintSystem.container }
      stack.item = item(index)
      stack.arranged = stack.arranged.map(item)
      stack.customSpacing = Dictionary(
        stack.customSpacing.map { (item($0), $1) }, uniquingKeysWith: { $1 })
      try system.add(stack)
    }
    return SpecTranslation(
      system: system, groups: kept,
      deviations: deviations.map { deviation in
        Deviation(
          path: deviation.path, steps: deviation.steps, rule: deviation.rule,
          child: deviation.item.map { items[$0].spokenName } ?? "")
      })
  }

  /// The item that stands for an item after all replacements.
  func replaced(_ item: Int) -> Int { items[item].replacement.map(replaced) ?? item }
}

extension TranslationDraft.DraftItem {
  /// Its name, or the words for an eliminated guide.
  fileprivate var spokenName: String { isGuide && isGone ? spoken ?? name : name }

  fileprivate var constraintItem: ConstraintItem {
    var item = ConstraintItem(name: name, content: content)
    // Without content there is no size to hug or to resist with.
    if case .none = content {
    } else {
      item.hugging = hugging
      item.compressionResistance = compressionResistance
    }
    if isGuide { item.kind = .layoutGuide }
    if stack != nil { item.layoutMargins = margins }
    return item
  }
}
