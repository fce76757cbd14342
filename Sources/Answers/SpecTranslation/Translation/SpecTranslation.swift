public import LayoutConstraints

/// The constraints that describe the same layout as a layout spec, and how they deviate from it.
public struct SpecTranslation: Sendable {
  /// The constraints; its items are the elements in the order of the spec, then the layout guides.
  public var system: ConstraintSystem
  /// One rule for each constraint of ``system``, in the same order.
  public var rules: [Rule]
  /// The groups of the rules, in order, each about one spec.
  public var groups: [Group]
  /// The ways in which the constraints deviate from the spec; empty where they never do.
  public var deviations: [Deviation]

  /// The group and the class of one constraint.
  public struct Rule: Sendable, Equatable {
    /// The index of its group in ``groups``.
    public var group: Int
    /// How well it expresses the spec.
    public var translationClass: TranslationClass
  }

  /// The rules that express one spec.
  public struct Group: Sendable, Equatable {
    /// The path to the spec from the root: `stack[1].inset`.
    public var path: String
    /// The spec's effect, in a few words.
    public var comment: String
  }

  /// The names of the layout guides, in order.
  public var guides: [String] {
    system.items.filter { $0.kind == .layoutGuide }.map(\.name)
  }

  /// The indices of the rules of each group, in their order.
  var membersOfGroup: [Int: [Int]] { Dictionary(grouping: rules.indices) { rules[$0].group } }

  /// The least faithful class of all rules and deviations, without deviations that show only on pixels
  /// or where children do not fit.
  public var translationClass: TranslationClass {
    let always = deviations.filter { $0.condition == .always }
    return (rules.map(\.translationClass) + always.map(\.translationClass)).max() ?? .exact
  }
}

/// How well constraints can express a rule of a layout spec, from best to worst.
public enum TranslationClass: String, Sendable, CaseIterable, Comparable, Codable {
  /// Required linear equations and inequalities express it.
  case exact
  /// It takes priorities: a length is as small, or as large, as the rest allows.
  case priorities
  /// It takes a second pass: the height of a text depends on its width.
  case measuring
  /// Another rule applies at other sizes; constraints express one of them.
  case piecewise
  /// It takes whole numbers, or repeated layout: nothing linear expresses it.
  case integers

  /// The class in words: `exact`, `needs priorities`, `needs measuring`, `piecewise`, `needs integers`.
  public var words: String {
    switch self {
    case .exact: "exact"
    case .priorities: "needs priorities"
    case .measuring: "needs measuring"
    case .piecewise: "piecewise"
    case .integers: "needs integers"
    }
  }

  /// Whether `left` is more faithful than `right`.
  public static func < (left: TranslationClass, right: TranslationClass) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
