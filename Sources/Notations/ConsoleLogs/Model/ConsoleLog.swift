/// One report of constraints that could not be satisfied, as UIKit or AppKit printed it.
package struct ConsoleLog: Sendable, Equatable {
  /// The toolkit that printed it.
  package enum Toolkit: String, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  /// The line of the text where it begins, from 1.
  package var line: Int
  /// The toolkit, by the words of the opening and the classes of the views.
  package var toolkit: Toolkit
  /// The lines of the list in their order, also those that cannot be read.
  ///
  /// A log without a list has the broken constraint alone, if that was printed.
  package var constraints: [LoggedConstraint]
  /// The constraint that was printed as broken; `nil` where none was.
  package var broken: LoggedConstraint?
  /// The index in `constraints` of the broken one, by its address; `nil` where it is not in the list.
  package var brokenIndex: Int?
  /// Lines inside the list that are no constraints, with their reasons.
  package var unreadLines: [UnreadLine]
  /// The number of constraints that are left out of `constraints`: those beyond
  /// ``LogReader/mostConstraints``.
  package var leftOutCount = 0
  /// Whether nothing of a list was printed, or only `...`.
  package var lacksList: Bool
  /// Whether the system replaced constraints by `<private>`.
  package var isRedacted: Bool
  /// Whether the same conflict was printed a second time in AppKit's other wording.
  package var isPrintedTwice = false
}

/// A line of the text that belongs to a log and could not be read.
package struct UnreadLine: Sendable, Equatable {
  /// The number of the line, from 1.
  package var line: Int
  /// The line without the marks around it, at most 200 characters.
  package var text: String
  /// Why it cannot be read: a clause that follows "because".
  package var reason: String

  package init(line: Int, text: String, reason: String) {
    self.line = line
    self.text = text
    self.reason = reason
  }
}
