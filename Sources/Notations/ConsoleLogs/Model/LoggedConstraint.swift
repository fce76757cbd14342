public import LayoutConstraints

/// One constraint as it was printed.
public struct LoggedConstraint: Sendable, Equatable {
  /// The line of the text where it begins, from 1.
  public var line: Int
  /// The text from the class on, without the brackets around it.
  public var text: String
  /// Its class, such as `NSLayoutConstraint`.
  public var className: String
  /// Its address in lower case, such as `0x600003a10a50`; `nil` where a label replaces it.
  public var address: String?
  /// The label in the place of the address.
  public var label: String?
  /// The source file and line that SnapKit prints.
  public var place: SourcePlace?
  /// The horizontal and the vertical autoresizing mask, such as `--&`; none for other constraints.
  public internal(set) var masks: [String] = []
  /// Its identifier.
  public var identifier: String?
  /// The relation between its sides; `nil` where the constraint cannot be read.
  public var equation: LoggedEquation?
  /// The priorities of a content size: hugging and compression resistance.
  public var contentPriorities: [Double] = []
  /// The priority; 1000 where none was printed.
  public var priority = Priority.required
  /// Whether it was active: `(inactive)` was not printed.
  public var isActive = true
  /// The item that `'|'` stands for in this line.
  public var superview: LoggedItem?
  /// Why it cannot be read, as a clause that follows "because"; `nil` where it is read.
  public var unreadReason: String?

  /// Whether both print the same on the same line.
  public static func == (first: Self, second: Self) -> Bool {
    first.text == second.text && first.line == second.line && first.equation == second.equation
      && first.priority == second.priority && first.isActive == second.isActive
  }

  /// Whether it is a line of an autoresizing mask.
  public var isAutoresizing: Bool {
    !masks.isEmpty || className.hasSuffix("NSAutoresizingMaskLayoutConstraint")
  }
}

/// A line of source code that made a constraint.
public struct SourcePlace: Sendable, Equatable, Encodable {
  /// The file as it was printed: its name, or its whole path.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// The place without folders: `ChatCell.swift:41`.
  public var words: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}

extension SourcePlace? {
  /// The place in brackets, to follow the constraint in a sentence: ` (ChatCell.swift:41)`; empty where
  /// none was printed.
  public var inBrackets: String { map { " (\($0.words))" } ?? "" }
}

/// Two sums and the relation between them.
public struct LoggedEquation: Sendable, Equatable {
  /// The left side.
  public var first: LoggedSum
  /// The relation between the sides.
  public var relation: Constraint.Relation
  /// The right side.
  public var second: LoggedSum
  /// Whether it was printed in the visual format.
  public var isVisual = false
}

/// A sum of multiples of attributes, and a constant in points.
public struct LoggedSum: Sendable, Equatable {
  /// The terms, in their order.
  public var terms: [LoggedTerm] = []
  /// The constant, in points.
  public var constant = 0.0
  /// The most by which the printed digits may differ from the number that was meant, in points.
  public var hiddenDigits = 0.0

  func plus(_ other: LoggedSum) -> LoggedSum {
    var sum = self
    sum.terms += other.terms
    sum.constant += other.constant
    sum.hiddenDigits += other.hiddenDigits
    return sum
  }
}

/// A multiple of an attribute of an item.
public struct LoggedTerm: Sendable, Equatable {
  /// The factor; 1 where none was printed.
  public var factor: Double
  /// The item.
  public var item: LoggedItem
  /// Its attribute.
  public var attribute: LoggedAttribute
  /// The most by which the printed factor may differ from the one that was meant.
  public var hiddenDigits = 0.0
}

/// An attribute of an item by its printed name.
public enum LoggedAttribute: Sendable, Hashable {
  /// One that constraints have, such as `leading`.
  case layout(Constraint.Attribute)
  /// A coordinate in the superview, such as `minX`, which autoresizing masks print.
  case frame(FrameCoordinate)
  /// A variable of the engine or of a framework, such as `row-boundary`.
  case variable(String)

  /// The coordinates of a frame.
  public enum FrameCoordinate: String, Sendable, CaseIterable {
    case minX, midX, maxX, minY, midY, maxY
  }

  /// The name as it was printed.
  public var name: String {
    switch self {
    case .layout(let attribute): attribute.rawValue
    case .frame(let coordinate): coordinate.rawValue
    case .variable(let name): name
    }
  }
}
