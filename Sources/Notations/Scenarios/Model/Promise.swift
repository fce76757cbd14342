public import Geometry

/// Something that must be true of a screen's frames at every width, by its author's word.
public struct Promise: Sendable, Equatable {
  /// The property that is promised.
  public var kind: Kind
  /// The widths of the container at which it must hold, in points; `nil` for those from the narrowest
  /// container to the widest.
  public var widths: ClosedRange<Double>?
  /// The names of the cases in which it must hold; empty for all.
  public var cases: [String]
  /// The position in the file; `nil` for a promise that was made from values.
  public var place: RulePlace?

  /// Makes a promise.
  public init(
    _ kind: Kind, widths: ClosedRange<Double>? = nil, cases: [String] = [], place: RulePlace? = nil
  ) {
    self.kind = kind
    self.widths = widths
    self.cases = cases
    self.place = place
  }

  /// A property of frames, which are compared before rounding.
  public enum Kind: Sendable, Equatable {
    /// No two of the frames share interior points.
    case apart([String])
    /// Each frame is within the frame of another element, or of the container.
    case inside([String], of: String)
    /// Every line of each text is shown, and no line is wider than its frame.
    case whole([String])
    /// Each frame is wider and higher than 0, and not wholly outside the container.
    case visible([String])
    /// Each frame is at least this large, in points.
    case tappable([String], CGSize)
    /// Each frame begins where the one before ends or later, from leading to trailing or from top to
    /// bottom.
    case inOrder([String])
    /// The rule is satisfied.
    case rule(PromisedRule)
    /// Each frame is the mirror image of itself where reading goes the other way.
    case mirrored
  }

  /// The name of the screen as it is written, among cases.
  public static let usualCase = "usual"

  /// Apple's least size of a control, in points.
  ///
  /// Source: Human Interface Guidelines, "Buttons".
  public static let usualTapSize = CGSize(width: 44, height: 44)
}

extension Promise.Kind {
  /// The word in a file; `rule` for a rule.
  public var word: String {
    switch self {
    case .apart: "apart"
    case .inside: "inside"
    case .whole: "whole"
    case .visible: "visible"
    case .tappable: "tappable"
    case .inOrder: "inOrder"
    case .rule: "rule"
    case .mirrored: "mirrored"
    }
  }

  /// The elements that it is about, in the order of the file; empty where it is about all.
  public var elements: [String] {
    switch self {
    case .apart(let names), .whole(let names), .visible(let names), .tappable(let names, _),
      .inOrder(let names):
      names
    case .inside(let names, let other): names + [other]
    case .rule(let rule): rule.elements
    case .mirrored: []
    }
  }

  /// The same of elements with other names; rules stay, since their names are those of files.
  package func renamingElements(_ rename: (String) -> String) -> Self {
    switch self {
    case .apart(let names): .apart(names.map(rename))
    case .inside(let names, let other): .inside(names.map(rename), of: rename(other))
    case .whole(let names): .whole(names.map(rename))
    case .visible(let names): .visible(names.map(rename))
    case .tappable(let names, let size): .tappable(names.map(rename), size)
    case .inOrder(let names): .inOrder(names.map(rename))
    case .rule, .mirrored: self
    }
  }
}

extension Promise {
  /// Whether it must hold in a case: one of its own, or one with such contents, text size or direction.
  ///
  /// The screen as it is written is `usual`.
  public func applies(inCase name: String?) -> Bool {
    guard !cases.isEmpty else { return true }
    guard let name else { return cases.contains(Self.usualCase) }
    let parts = name.split(separator: ", ").map(String.init)
    return cases.contains { $0 == name || parts.contains($0) }
  }

  /// The promise about the elements that are not hidden; `nil` where nothing is left to promise.
  public func without(_ hidden: Set<String>) -> Promise? {
    guard !hidden.isDisjoint(with: kind.elements) else { return self }
    func left(_ names: [String]) -> [String] { names.filter { !hidden.contains($0) } }
    var promise = self
    switch kind {
    case .apart(let names): promise.kind = .apart(left(names))
    case .inOrder(let names): promise.kind = .inOrder(left(names))
    case .whole(let names): promise.kind = .whole(left(names))
    case .visible(let names): promise.kind = .visible(left(names))
    case .tappable(let names, let size): promise.kind = .tappable(left(names), size)
    case .inside(let names, let outer):
      if hidden.contains(outer) { return nil }
      promise.kind = .inside(left(names), of: outer)
    case .rule, .mirrored: return nil
    }
    switch promise.kind {
    case .apart(let names), .inOrder(let names): return names.count > 1 ? promise : nil
    case .inside(let names, _), .whole(let names), .visible(let names), .tappable(let names, _):
      return names.isEmpty ? nil : promise
    case .rule, .mirrored: return promise
    }
  }
}
