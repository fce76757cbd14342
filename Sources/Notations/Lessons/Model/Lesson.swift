package import Geometry
package import LayoutConstraints
package import Scenarios

/// The lesson of a scenario: a few sentences, and tasks whose answers the engines compute.
package struct Lesson: Sendable, Equatable {
  /// The paragraphs before the first task.
  package var text: [String]
  package var shows: Shown
  package var tasks: [LessonTask]
  /// The result for the reader, in a sentence or two; `nil` without one.
  package var learned: String?
  /// The claims of its text, in the first container.
  package var facts: [LessonClaim] = []

  /// The title of the lessons that come with the program.
  package static let courseTitle = "Predict, then see"

  /// The notations that a lesson shows; its tasks are judged by all that the file has.
  package enum Shown: String, Sendable, CaseIterable {
    case both
    case spec
    case constraints
  }
}

/// One task of a lesson.
package struct LessonTask: Sendable, Equatable {
  package var kind: Kind
  package var question: String
  /// The container that the question is about; one of the scenario's.
  package var container: Container
  /// The hints before the answer: at most two.
  package var hints: [LessonHint]
  /// The options to choose from, or the items to put in order; empty for `place`.
  package var options: [LessonOption]
  /// The element of a `place`; `nil` for anything else.
  package var element: String?
  /// The edge, centre or size of a `place`; `nil` for anything else.
  package var attribute: Constraint.Attribute?
  /// How far from the answer of a `place` a guess may be, in points.
  package var tolerance: Double
  /// The text of the file that a `complete` leaves out; `nil` for anything else.
  package var blank: String?
  package var order: Order
  /// The elements that the picture of a `place` does not show.
  package var hidden: [String]
  /// The notations that judge its answers; both where the file has both.
  package var notation: Lesson.Shown = .both
  /// The claims of its question, in its container.
  package var facts: [LessonClaim] = []
  package var place: RulePlace

  /// The kinds of tasks.
  package enum Kind: String, Sendable, CaseIterable {
    /// Choose one of several pictures or sentences.
    case choose
    /// Say where an edge is.
    case place
    /// Put elements or optional constraints in order.
    case order
    /// Put in the missing rule or property.
    case complete
    /// Repair a scenario that conflicts, differs or is ambiguous.
    case repair
    /// Say the same with fewer rules.
    case shortest
  }

  /// The order of items, the first one first.
  package enum Order: String, Sendable, CaseIterable {
    /// The widest element first.
    case width
    /// The highest element first.
    case height
    /// The leftmost element first.
    case left
    /// The topmost element first.
    case top
    /// The optional constraint first that is missed first where the container becomes narrower.
    case givesWay
  }
}

/// One answer that a task offers, or one item to put in order.
package struct LessonOption: Sendable, Equatable {
  package var text: String?
  /// A rule that is met if the answer is right; `nil` where a change decides.
  package var claim: String?
  /// Facts that hold if the answer is right; empty where a claim or a change decides.
  package var facts: [LessonFact] = []
  /// The changes of the file that it makes; with `facts`, those after which they are judged.
  package var changes: [LessonChange]
  /// Whether the author marks it as right; `nil` where the engines alone decide.
  package var isRight: Bool?
  package var place: RulePlace

  /// Whether a change alone decides, so that it can be drawn.
  package var isChange: Bool { claim == nil && facts.isEmpty }
}

/// A piece of a scenario's file and what is written in its place.
package struct LessonChange: Sendable, Equatable {
  /// The text, which the file has exactly once before its lesson.
  package var old: String
  /// The replacement; empty to remove it.
  package var new: String

  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }
}

extension Constraint.Attribute {
  /// The edges, centres and sizes that a frame has.
  package static let ofFrames: [Constraint.Attribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]
}
