/// The translation of a scenario's layout spec into constraints, and what they do not express.
public struct TranslationRecord: Codable, Sendable, Equatable {
  /// The least exact class of all rules: `exact`, `needs priorities` and so on; empty where nothing
  /// was translated.
  public var translationClass: String
  /// The reason why nothing was translated; `nil` where there is a translation.
  public var reason: String?
  /// Content priorities of elements, as in a scenario file: `title: { hugging: … }`.
  public var strengths: [String]
  /// The layout guides that the rules use.
  public var guides: [String]
  /// The rules, grouped by spec.
  public var groups: [Group]
  /// The behaviour that the constraints do not express.
  public var deviations: [Deviation]
  /// The comparison with the spec in each container.
  public var checks: [Check]
  /// The translation as a Swift view with anchors.
  public var anchors: String?
  /// The translation as a Swift view with SnapKit.
  public var snapkit: String?

  private enum CodingKeys: String, CodingKey {
    case reason, strengths, guides, groups, deviations, checks, anchors, snapkit
    case translationClass = "class"
  }

  /// The rules for one spec.
  public struct Group: Codable, Sendable, Equatable {
    /// The path of the spec from the root.
    public var path: String
    /// The behaviour of the spec, in a few words.
    public var comment: String
    /// The least exact class of its rules.
    public var translationClass: String
    /// The rules, as in a scenario file.
    public var rules: [String]

    private enum CodingKeys: String, CodingKey {
      case path, comment, rules
      case translationClass = "class"
    }

    /// Makes a group.
    public init(path: String, comment: String, translationClass: String, rules: [String]) {
      self.path = path
      self.comment = comment
      self.translationClass = translationClass
      self.rules = rules
    }
  }

  /// A rule of the spec that the constraints do not express.
  public struct Deviation: Codable, Sendable, Equatable {
    /// The path of the spec from the root.
    public var path: String
    /// The class of the deviation.
    public var translationClass: String
    /// The rule of the spec.
    public var reason: String
    /// The effect of the constraints instead.
    public var effect: String
    /// The condition under which the layouts differ: `only on pixels` and others.
    public var shows: String

    private enum CodingKeys: String, CodingKey {
      case path, reason, effect, shows
      case translationClass = "class"
    }

    /// Makes a deviation.
    public init(
      path: String, translationClass: String, reason: String, effect: String, shows: String
    ) {
      self.path = path
      self.translationClass = translationClass
      self.reason = reason
      self.effect = effect
      self.shows = shows
    }
  }

  /// The translation compared with its spec in one container.
  public struct Check: Codable, Sendable, Equatable {
    /// The container, as a scenario file writes it.
    public var container: String
    /// `agrees`, `differsByRounding`, `conflictsAsSaid`, `differsAsSaid`, `conflicts` or `differs`.
    public var verdict: String
    /// The largest difference before rounding, in points.
    public var difference: Double
    /// The largest difference on pixels, in points.
    public var roundedDifference: Double
    /// The element with the largest difference before rounding.
    public var element: String
    /// The edge with the largest difference on pixels: `title.right`; `nil` where nothing differs.
    public var roundedElement: String?

    /// Makes a check.
    public init(
      container: String, verdict: String, difference: Double, roundedDifference: Double,
      element: String, roundedElement: String? = nil
    ) {
      self.container = container
      self.verdict = verdict
      self.difference = difference
      self.roundedDifference = roundedDifference
      self.element = element
      self.roundedElement = roundedElement
    }
  }

  /// Makes a record of a translation.
  public init(
    translationClass: String = "", reason: String? = nil, strengths: [String] = [],
    guides: [String] = [], groups: [Group] = [], deviations: [Deviation] = [],
    checks: [Check] = [], anchors: String? = nil, snapkit: String? = nil
  ) {
    self.translationClass = translationClass
    self.reason = reason
    self.strengths = strengths
    self.guides = guides
    self.groups = groups
    self.deviations = deviations
    self.checks = checks
    self.anchors = anchors
    self.snapkit = snapkit
  }
}
