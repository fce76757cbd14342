import Comparison
package import JSONText

/// The widths of a container from one to another, both included, in points.
package struct WidthSpan: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The smallest width.
  package var from: Double
  /// The largest width.
  package var to: Double

  package init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  /// The span from the smallest of these widths to the largest; `nil` without widths.
  ///
  /// Where they are one, from a fifth less to a fifth more.
  package init?(around widths: [Double]) {
    guard let low = widths.min(), let high = widths.max() else { return nil }
    self =
      high - low < 1 ? WidthSpan(from: low * 0.8, to: high * 1.2) : WidthSpan(from: low, to: high)
  }

  /// The widths that are in another span too; `nil` where there are fewer than two.
  package func overlap(with other: WidthSpan) -> WidthSpan? {
    let both = WidthSpan(from: max(from, other.from), to: min(to, other.to))
    return both.from < both.to ? both : nil
  }

  /// Appends a span, or extends the last one that ends where it begins.
  package static func add(_ span: WidthSpan, to spans: inout [WidthSpan]) {
    if let last = spans.last, last.reaches(span) {
      spans[spans.count - 1].to = span.to
    } else {
      spans.append(span)
    }
  }

  /// Whether it ends where another one begins, up to the length of a breakpoint.
  fileprivate func reaches(_ next: WidthSpan) -> Bool {
    next.from - to < ProofTolerance.breakpointCluster
  }

  package var json: JSONValue { .object(["from": from.json, "to": to.json]) }
}

/// The widths at which an element is ambiguous.
package struct AmbiguousSpan: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element's name.
  package var element: String
  package var span: WidthSpan
  /// Whether the spec's layout of all elements that are ambiguous there is one valid solution; true
  /// where there is no spec.
  package var admitsSpec: Bool

  package init(element: String, span: WidthSpan, admitsSpec: Bool = true) {
    self.element = element
    self.span = span
    self.admitsSpec = admitsSpec
  }

  /// Appends a span, or extends the element's last one of the same kind that ends where it begins.
  ///
  /// The spans of each element come by ascending width.
  package static func add(_ span: AmbiguousSpan, to spans: inout [AmbiguousSpan]) {
    let last = spans.lastIndex {
      $0.element == span.element && $0.admitsSpec == span.admitsSpec
    }
    if let last, spans[last].span.reaches(span.span) {
      spans[last].span.to = span.span.to
    } else {
      spans.append(span)
    }
  }

  package var json: JSONValue {
    .object(["element": element.json, "span": span.json, "admitsSpec": admitsSpec.json])
  }
}
