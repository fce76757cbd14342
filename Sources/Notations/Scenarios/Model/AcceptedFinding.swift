/// A finding of an inspection that an author accepts, with the reason.
public struct AcceptedFinding: Sendable, Equatable {
  /// What is accepted.
  public var kind: Kind
  /// The elements of which it is accepted: both of an overlap, else each; empty for a conflict.
  public var elements: [String]
  /// Why, in a sentence.
  public var reason: String
  /// The line of the file, from 1; `nil` for code.
  public var line: Int?

  /// The kinds of findings, the worst first.
  public enum Kind: String, Decodable, Sendable, CaseIterable {
    /// Required constraints conflict.
    case conflict
    /// An element is wholly outside the screen.
    case hidden
    /// An element has no width or no height.
    case empty
    /// Two elements overlap.
    case overlap
    /// A text is cut.
    case cut
    /// A line of a text is wider than its frame.
    case wideLine
    /// An element sticks out of its superview.
    case outside
    /// The constraints allow several frames.
    case ambiguous
    /// An edge is not mirrored in the other reading direction.
    case notMirrored
  }

  /// Accepts findings of a kind.
  public init(_ kind: Kind, _ elements: [String], reason: String, line: Int? = nil) {
    (self.kind, self.elements, self.reason, self.line) = (kind, elements, reason, line)
  }

  /// Whether a finding of this kind about these elements is accepted.
  public func accepts(_ kind: Kind, of found: [String]) -> Bool {
    guard kind == self.kind else { return false }
    switch kind {
    case .conflict: return true
    case .overlap: return Set(found) == Set(elements)
    case .hidden, .empty, .cut, .wideLine, .outside, .ambiguous, .notMirrored:
      return found.first.map(elements.contains) ?? false
    }
  }
}
