package import LayoutConstraints

/// One constraint as it was printed.
package struct LoggedConstraint: Sendable, Equatable {
  /// The line of the text where it begins, from 1.
  package var line: Int
  /// The text from the class on, without the brackets around it.
  package var text: String
  /// Its class, such as `NSLayoutConstraint`.
  package var className: String
  /// Its address in lower case, such as `0x600003a10a50`; `nil` where a label replaces it.
  package var address: String?
  /// The label in the place of the address.
  package var label: String?
  /// The source file and line that SnapKit prints.
  package var place: SourcePlace?
  /// The horizontal and the vertical autoresizing mask, such as `--&`; none for other constraints.
  package internal(set) var masks: [String] = []
  package var identifier: String?
  /// The relation between its sides; `nil` where the constraint cannot be read.
  package var equation: LoggedEquation?
  /// The priorities of a content size: hugging and compression resistance.
  package var contentPriorities: [Double] = []
  /// The priority; 1000 where none was printed.
  package var priority = Priority.required
  /// Whether it was active: `(inactive)` was not printed.
  package var isActive = true
  /// The item that `'|'` stands for in this line.
  package var superview: LoggedItem?
  /// Why it cannot be read, as a clause that follows "because"; `nil` where it is read.
  package var unreadReason: String?

  /// Whether it is a line of an autoresizing mask.
  package var isAutoresizing: Bool {
    !masks.isEmpty || className.hasSuffix("NSAutoresizingMaskLayoutConstraint")
  }
}

/// A line of source code that made a constraint.
package struct SourcePlace: Sendable, Equatable {
  /// The file as it was printed: its name, or its whole path.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// The place without folders: `ChatCell.swift:41`.
  package var words: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}

extension SourcePlace? {
  /// The place in brackets, to follow the constraint in a sentence: ` (ChatCell.swift:41)`; empty where
  /// none was printed.
  package var inBrackets: String { map { " (\($0.words))" } ?? "" }
}

/// Two sums and the relation between them.
package struct LoggedEquation: Sendable, Equatable {
  package var first: LoggedSum
  package var relation: Constraint.Relation
  package var second: LoggedSum
  /// Whether it was printed in the visual format.
  package var isVisual = false
}

/// A sum of multiples of attributes, and a constant in points.
package struct LoggedSum: Sendable, Equatable {
  package var terms: [LoggedTerm] = []
  package var constant = 0.0
  /// The most by which the printed digits may differ from the number that was meant, in points.
  package var hiddenDigits = 0.0

  func plus(_ other: LoggedSum) -> LoggedSum {
    var sum = self
    sum.terms += other.terms
    sum.constant += other.constant
    sum.hiddenDigits += other.hiddenDigits
    return sum
  }
}

/// A multiple of an attribute of an item.
package struct LoggedTerm: Sendable, Equatable {
  package var factor: Double
  package var item: LoggedItem
  package var attribute: LoggedAttribute
  /// The most by which the printed factor may differ from the one that was meant.
  package var hiddenDigits = 0.0
}

/// An attribute of an item by its printed name.
package enum LoggedAttribute: Sendable, Hashable {
  /// One that constraints have, such as `leading`.
  case layout(Constraint.Attribute)
  /// A coordinate in the superview, such as `minX`, which autoresizing masks print.
  case frame(FrameCoordinate)
  /// A variable of the engine or of a framework, such as `row-boundary`.
  case variable(String)

  /// The coordinates of a frame.
  package enum FrameCoordinate: String, Sendable, CaseIterable {
    case minX, midX, maxX, minY, midY, maxY
  }

  package var name: String {
    switch self {
    case .layout(let attribute): attribute.rawValue
    case .frame(let coordinate): coordinate.rawValue
    case .variable(let name): name
    }
  }
}
