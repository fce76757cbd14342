/// The constraints that say what a scenario's layout spec says, and what they do not say.
public struct TranslationRecord: Codable, Sendable, Equatable {
  /// The least faithful class of all that holds in any room: `exact`, `needs priorities` and the
  /// like; empty where nothing was translated.
  public var translationClass: String
  /// Why nothing was translated; `nil` where something was.
  public var reason: String?
  /// What elements need besides the rules, as a scenario file says it: `title: { hugging: … }`.
  public var strengths: [String]
  /// The layout guides that the rules need.
  public var guides: [String]
  /// The rules, by what they are about.
  public var groups: [Group]
  /// What the spec says and the rules do not.
  public var deviations: [Deviation]
  /// Both laid out in the scenario's containers.
  public var checks: [Check]
  /// The same as a view with anchors, in Swift.
  public var anchors: String?
  /// The same as a view with SnapKit's chains, in Swift.
  public var snapkit: String?

  private enum CodingKeys: String, CodingKey {
    case reason, strengths, guides, groups, deviations, checks, anchors, snapkit
    case translationClass = "class"
  }

  /// The rules that one spec comes to.
  public struct Group: Codable, Sendable, Equatable {
    /// The way to the spec from the root.
    public var path: String
    /// What the spec does, in a few words.
    public var comment: String
    /// The least faithful class of its rules.
    public var translationClass: String
    /// The rules, as a scenario file says them.
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

  /// Something that the spec says and the rules do not.
  public struct Deviation: Codable, Sendable, Equatable {
    /// The way to the spec from the root.
    public var path: String
    /// Why constraints do not say it, as a class.
    public var translationClass: String
    /// What the spec says.
    public var reason: String
    /// What the rules say instead, and how the layouts then differ.
    public var effect: String
    /// When it shows: `in any room` and the like.
    public var shows: String
    /// How far frames lie apart at most because of it, in words: `2 points`; `nil` where that is not
    /// known, and in what was written before it was told.
    public var most: String?

    private enum CodingKeys: String, CodingKey {
      case path, reason, effect, shows, most
      case translationClass = "class"
    }

    /// Makes a deviation.
    public init(
      path: String, translationClass: String, reason: String, effect: String, shows: String,
      most: String? = nil
    ) {
      self.path = path
      self.translationClass = translationClass
      self.reason = reason
      self.effect = effect
      self.shows = shows
      self.most = most
    }
  }

  /// The translation beside its spec in one container.
  public struct Check: Codable, Sendable, Equatable {
    /// The container, as a scenario file writes it.
    public var container: String
    /// `agrees`, `differsByRounding`, `conflictsAsSaid`, `differsAsSaid`, `conflicts` or `differs`.
    public var verdict: String
    /// The largest distance of two edges without rounding, in points.
    public var difference: Double
    /// The same on pixels.
    public var roundedDifference: Double
    /// How far apart both may lie on pixels, in points: a pixel, and what the deviations add; `nil`
    /// where one of these has no bound, and in what was written before it was told.
    public var roundingBound: Double?
    /// The element with that distance without rounding.
    public var element: String
    /// The edge with that distance on pixels, as `title.right`; `nil` in older records.
    public var roundedElement: String?

    /// Makes a check.
    public init(
      container: String, verdict: String, difference: Double, roundedDifference: Double,
      roundingBound: Double? = nil, element: String, roundedElement: String? = nil
    ) {
      self.container = container
      self.verdict = verdict
      self.difference = difference
      self.roundedDifference = roundedDifference
      self.roundingBound = roundingBound
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
