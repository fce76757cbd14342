/// One report of constraints that could not be satisfied, as UIKit or AppKit printed it.
public struct ConsoleLog: Sendable, Equatable {
  /// The toolkit that printed it.
  public enum Toolkit: String, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  /// The line of the text where it begins, from 1.
  public var line: Int
  /// The toolkit, by the words of the opening and the classes of the views.
  public var toolkit: Toolkit
  /// The lines of the list in their order, also those that cannot be read.
  ///
  /// A log without a list has the broken constraint alone, if that was printed.
  public var constraints: [LoggedConstraint]
  /// The constraint that was printed as broken; `nil` where none was.
  public var broken: LoggedConstraint?
  /// The index in `constraints` of the broken one, by its address; `nil` where it is not in the list.
  public var brokenIndex: Int?
  /// Lines inside the list that are no constraints, with their reasons.
  public var unreadLines: [UnreadLine]
  /// The number of constraints that are left out of `constraints`: those beyond
  /// ``LogReader/mostConstraints``.
  public var leftOutCount = 0
  /// Whether nothing of a list was printed, or only `...`.
  public var lacksList: Bool
  /// Whether the system replaced constraints by `<private>`.
  public var isRedacted: Bool
  /// Whether the same conflict was printed a second time in AppKit's other wording.
  public var isPrintedTwice = false
}

/// A line of the text that belongs to a log and could not be read.
public struct UnreadLine: Sendable, Equatable, Encodable {
  /// The number of the line, from 1.
  public var line: Int
  /// The line without the marks around it, at most 200 characters.
  public var text: String
  /// Why it cannot be read: a clause that follows "because".
  public var reason: String

  /// Makes an unread line.
  public init(line: Int, text: String, reason: String) {
    self.line = line
    self.text = text
    self.reason = reason
  }
}
