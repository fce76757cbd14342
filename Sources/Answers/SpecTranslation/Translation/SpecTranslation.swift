public import LayoutConstraints

/// The constraints that say what a layout spec says, and what they do not say.
public struct SpecTranslation: Sendable {
  /// The constraints, with the elements as items; after them the layout guides that they need.
  public var system: ConstraintSystem
  /// One rule for each constraint of `system`, in that order.
  public var rules: [Rule]
  /// What the rules are about, in order; a rule says which group it is of.
  public var groups: [Group]
  /// What the spec says and the constraints do not; empty where they say all of it.
  public var deviations: [Deviation]

  /// What is known of one constraint besides itself.
  public struct Rule: Sendable, Equatable {
    /// The index of its group.
    public var group: Int
    /// How well it says what the spec says.
    public var translationClass: TranslationClass
  }

  /// The rules that one spec comes to.
  public struct Group: Sendable, Equatable {
    /// The way to the spec from the root.
    public var path: String
    /// What the spec does, in a few words.
    public var comment: String
  }

  /// The names of the layout guides, in order.
  public var guides: [String] {
    system.items.filter { $0.kind == .layoutGuide }.map(\.name)
  }

  /// The least faithful class of everything that holds in any room; what shows only where something
  /// does not fit, or on pixels, does not count.
  public var translationClass: TranslationClass {
    let said = deviations.filter { $0.condition == .always }
    return (rules.map(\.translationClass) + said.map(\.translationClass)).max() ?? .exact
  }
}

/// How well constraints say what a rule of a layout spec says.
public enum TranslationClass: String, Sendable, CaseIterable, Comparable, Codable {
  /// Linear equations and inequalities that must hold say the same.
  case exact
  /// It takes priorities: something is as small, or as large, as the rest allows.
  case priorities
  /// It takes a second pass: the height of text follows from its width.
  case measuring
  /// It is another rule in another room; constraints say one of them.
  case piecewise
  /// It takes whole numbers, or a loop around the layout: nothing linear says it.
  case integers

  /// The class in words, for comments.
  public var words: String {
    switch self {
    case .exact: "exact"
    case .priorities: "needs priorities"
    case .measuring: "needs measuring"
    case .piecewise: "piecewise"
    case .integers: "needs integers"
    }
  }

  /// Whether `left` is said more faithfully than `right`.
  public static func < (left: TranslationClass, right: TranslationClass) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
