package import Geometry
package import JSONText
package import Reasons

/// Why the two layouts of one container differ: the element and axis, the class of the difference,
/// the reason, and both values.
///
/// There is one such value from the search to the page: `check` groups causes over containers,
/// `explain` adds the place at which the layouts diverge first, and records keep them as they are.
package struct Cause: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element that differs; `nil` where the cause concerns the container as a whole.
  package var element: String?
  /// The axis along which it differs; `nil` where both do, and where `element` is `nil`.
  package var axis: Axis?
  package var kind: DifferenceClass
  package var reason: Reason
  /// Both layouts' values of what the reason is about; `nil` where it has no such values.
  package var values: Values?
  /// The optional condition that the constraints miss in exchange; `nil` where there is none.
  package var missed: Missed?
  /// The element that a corner spec asks to be as large as itself; `nil` where none does.
  package var stretched: Stretch?
  /// The line of the scenario file, counted from 1, that has most to do with it, if any is known.
  package var line: Int?
  /// What differs only because of it, without a cause of its own.
  package var followers: [Follower] = []
  /// The change after which the layouts agree; `nil` where that is not known.
  package var fix: Fix?

  package init(
    element: String? = nil, axis: Axis? = nil, kind: DifferenceClass, _ reason: Reason,
    values: Values? = nil, missed: Missed? = nil, line: Int? = nil, followers: [Follower] = [],
    fix: Fix? = nil
  ) {
    self.element = element
    self.axis = axis
    self.kind = kind
    self.reason = reason
    self.values = values
    self.missed = missed
    self.line = line
    self.followers = followers
    self.fix = fix
  }

  /// The elements that it explains: its own and those that follow it.
  package var elements: [String] { [element].compactMap { $0 } + followers.map { $0.element } }

  /// Whether both are the same cause in two containers, perhaps with other values.
  func isSame(as other: Cause) -> Bool {
    kind == other.kind && element == other.element && axis == other.axis && hasSameReason(as: other)
      && values?.quantity == other.values?.quantity && missed?.condition == other.missed?.condition
      && (values?.constraints == nil) == (other.values?.constraints == nil)
      && stretched == other.stretched
  }

  /// Whether the reasons are the same; those of conflicts are where their numbers read alike.
  private func hasSameReason(as other: Cause) -> Bool {
    if case .conflict(let conflict) = reason, case .conflict(let second) = other.reason {
      return conflict.phrase == second.phrase
    }
    return reason == other.reason
  }

  /// Both layouts' values of one quantity in one container: the part of a cause that changes from
  /// container to container.
  package struct Values: Sendable, Equatable, Decodable, JSONRepresentable {
    /// The quantity: `title.left`, or `title.right to button.left` for a gap.
    package var quantity: String
    /// Its value in the spec's layout before rounding, in points.
    package var spec: Double
    /// Whether frames on pixels beside it show another value, so that it is said to be unrounded.
    package var isBeforeRounding: Bool
    /// Its value in the constraints; `nil` where they only limit it.
    package var constraints: Bound?

    package init(
      quantity: String, spec: Double, isBeforeRounding: Bool = false, constraints: Bound? = nil
    ) {
      self.quantity = quantity
      self.spec = spec
      self.isBeforeRounding = isBeforeRounding
      self.constraints = constraints
    }

    package var json: JSONValue {
      .object([
        "quantity": quantity.json, "spec": spec.json,
        "isBeforeRounding": isBeforeRounding ? true : nil, "constraints": constraints?.json,
      ])
    }
  }

  /// The facts, with the words for programs that show them to people.
  package var json: JSONValue {
    .object([
      "element": element?.json, "axis": axis?.json, "class": kind.json, "sentence": sentence.json,
      "reason": reason.json, "values": values?.json, "missed": missed?.json,
      "stretched": stretched?.json, "line": line?.json,
      "followers": followers.isEmpty ? nil : followers.json, "fix": fix?.sentence.json,
      "change": fix?.json,
    ])
  }
}

extension Cause {
  /// An element that a cause only moves along, or another axis of the cause's own element.
  package struct Follower: Sendable, Hashable, Decodable, JSONRepresentable {
    package var element: String
    /// The axis along which it differs.
    package var axis: Axis

    package init(element: String, axis: Axis) { (self.element, self.axis) = (element, axis) }

    package var json: JSONValue { .object(["element": element.json, "axis": axis.json]) }
  }

  /// A length that constraints demand, or limit.
  package struct Bound: Sendable, Equatable, Decodable, JSONRepresentable {
    /// Whether the length is exact, or a limit.
    package enum Relation: String, Sendable, Decodable, JSONRepresentable {
      case exactly, atMost, atLeast
    }

    /// How the constraints limit the length.
    package var relation: Relation
    /// The length in points.
    package var points: Double

    package init(_ relation: Relation = .exactly, _ points: Double) {
      (self.relation, self.points) = (relation, points)
    }

    package var json: JSONValue { .object(["relation": relation.json, "points": points.json]) }
  }

  /// An optional condition that the constraints miss.
  package struct Missed: Sendable, Equatable, Decodable, JSONRepresentable {
    package var condition: NamedCondition
    /// Its priority, where the condition does not say its own; `nil` for a rule.
    package var priority: Double?
    /// By how many points it is missed.
    package var points: Double

    /// Makes a missed condition.
    package init(_ condition: NamedCondition, priority: Double? = nil, points: Double) {
      (self.condition, self.priority, self.points) = (condition, priority, points)
    }

    package var json: JSONValue {
      .object(["condition": condition.json, "priority": priority?.json, "points": points.json])
    }
  }
}
