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
