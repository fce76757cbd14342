package import Geometry
package import JSONText
package import Layouts

/// One way in which a promise is broken, and where.
package struct PromiseBreach: Decodable, Sendable, Equatable, JSONRepresentable {
  /// What is wrong.
  package var kind: Kind
  /// The elements that it is about, in the order of a sentence.
  package var elements: [String]
  /// The axis along which it is measured; `nil` where that has no meaning.
  package var axis: Axis?
  /// The edge that is wrong.
  package var edge: Edge?
  /// The least length that is promised, in points.
  package var limit: Double?
  /// The rule that is missed, as it was written.
  package var rule: String?
  /// The container's height, where there are several heights; `nil` for a self-sizing height, and where
  /// all containers have the same.
  package var height: Double?
  /// The widths at which it is so, ascending; empty where it was only seen on the pixels of containers.
  package var ranges: [BrokenRange]
  /// The containers on whose pixels it is so although no width is known where it is.
  package var containers: [BrokenContainer]
  /// What makes it so; `nil` where that is not known.
  package var cause: PromiseCause?
  /// The same in other cases, where it is less bad.
  package var otherCases: [BreachInCase] = []

  package init(
    _ kind: Kind, _ elements: [String], axis: Axis? = nil, edge: Edge? = nil,
    limit: Double? = nil, rule: String? = nil, ranges: [BrokenRange] = [],
    containers: [BrokenContainer] = []
  ) {
    self.kind = kind
    self.elements = elements
    self.axis = axis
    self.edge = edge
    self.limit = limit
    self.rule = rule
    self.ranges = ranges
    self.containers = containers
  }

  /// The kinds of breaches.
  package enum Kind: String, Decodable, JSONRepresentable, Sendable, CaseIterable {
    /// Two frames share interior points.
    case overlap
    /// An edge is outside the other element.
    case outside
    /// The text needs more lines than are shown.
    case cut
    /// A line is wider than the text's frame.
    case wideLine
    /// The frame has no width, or no height.
    case empty
    /// The frame is wholly outside the container.
    case hidden
    /// The frame is smaller than promised.
    case small
    /// The second element begins before the first one ends.
    case order
    /// The rule is not satisfied.
    case missed
    /// An edge is not where the mirror image has it.
    case notMirrored
  }

  /// The largest amount, in points, with the width at which it is so; `nil` without any.
  package var worst: (amount: Double, width: Double)? {
    let all = ranges.map { ($0.worst, $0.at) } + containers.map { ($0.amount, $0.container.width) }
    return all.max { $0.0 < $1.0 }.map { (amount: $0.0, width: $0.1) }
  }

  /// The narrowest width at which it is so.
  package var firstWidth: Double {
    ranges.first?.from ?? containers.map { $0.container.width }.min() ?? 0
  }

  package var json: JSONValue {
    .object([
      "kind": kind.json, "elements": elements.json, "axis": axis?.json, "edge": edge?.json,
      "limit": limit?.json, "rule": rule?.json, "height": height?.json, "ranges": ranges.json,
      "containers": containers.json, "cause": cause?.json, "otherCases": otherCases.json,
    ])
  }
}

/// Where a breach is in another case.
package struct BreachInCase: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The case; `nil` for the usual one.
  package var caseName: String?
  /// The widths at which it is so, ascending.
  package var ranges: [BrokenRange]

  private enum CodingKeys: String, CodingKey {
    case ranges
    case caseName = "case"
  }

  package var json: JSONValue { .object(["case": caseName?.json, "ranges": ranges.json]) }
}

extension PromiseBreach {
  /// Keeps where the same breach is in another case.
  package mutating func add(_ other: PromiseBreach, inCase name: String?) {
    otherCases += [BreachInCase(caseName: name, ranges: other.ranges)] + other.otherCases
  }
}

/// A range of widths in which a promise is broken.
package struct BrokenRange: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The first and the last width, in points.
  package var from: Double
  package var to: Double
  /// The largest amount by which it is broken, in points.
  package var worst: Double
  /// The width at which that is so, in points.
  package var at: Double
  /// Whether an end or the worst width is where frames are only known at some widths, so that it is not exact.
  package var isSampled: Bool

  package init(from: Double, to: Double, worst: Double, at: Double, isSampled: Bool = false) {
    self.from = from
    self.to = to
    self.worst = worst
    self.at = at
    self.isSampled = isSampled
  }

  package var json: JSONValue {
    .object([
      "from": from.json, "to": to.json, "worst": worst.json, "at": at.json,
      "isSampled": isSampled.json,
    ])
  }
}

/// A container on whose pixels a promise is broken.
package struct BrokenContainer: Decodable, Sendable, Equatable, JSONRepresentable {
  package var container: Container
  /// By how much, in points.
  package var amount: Double

  package init(_ container: Container, amount: Double) {
    self.container = container
    self.amount = amount
  }

  package var json: JSONValue { .object(["container": container.json, "amount": amount.json]) }
}

/// What makes the edges that break a promise, and a rule that mends it.
package struct PromiseCause: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The edges that are to blame, with what determines them at the first bad width.
  package var edges: [GuiltyEdge]
  /// A rule for the constraints after which the promise holds, which was tried; `nil` where none was
  /// found.
  package var rule: String?

  package init(edges: [GuiltyEdge], rule: String? = nil) {
    self.edges = edges
    self.rule = rule
  }

  package var json: JSONValue { .object(["edges": edges.json, "rule": rule?.json]) }
}

/// An edge, and the lines of the file that determine it.
package struct GuiltyEdge: Decodable, Sendable, Equatable, JSONRepresentable {
  package var element: String
  package var edge: Edge
  /// The rules, or the keys of the layout spec, as they are written.
  package var rules: [DeterminingRule]

  package init(element: String, edge: Edge, rules: [DeterminingRule]) {
    self.element = element
    self.edge = edge
    self.rules = rules
  }

  package var json: JSONValue {
    .object(["element": element.json, "edge": edge.json, "rules": rules.json])
  }
}

/// A rule, or a node of a layout spec, and its line; the size of content has neither.
package struct DeterminingRule: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The line in the file, from 1; `nil` where it has none, as in code.
  package var line: Int?
  /// The rule as it is written, in code with file and line; `nil` for a node of a layout spec.
  package var rule: String?

  package init(line: Int?, rule: String?) {
    self.line = line
    self.rule = rule
  }

  package var json: JSONValue { .object(["line": line?.json, "rule": rule?.json]) }
}
