import Explaining

extension WidthSpan {
  /// Appends a span, or extends the last one that ends where it begins.
  static func add(_ span: WidthSpan, to spans: inout [WidthSpan]) {
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
}

extension AmbiguousSpan {
  /// Appends a span, or extends the element's last one of the same kind that ends where it begins.
  ///
  /// The spans of each element come by ascending width.
  static func add(_ span: AmbiguousSpan, to spans: inout [AmbiguousSpan]) {
    let last = spans.lastIndex {
      $0.element == span.element && $0.admitsSpec == span.admitsSpec
    }
    if let last, spans[last].span.reaches(span.span) {
      spans[last].span.to = span.span.to
    } else {
      spans.append(span)
    }
  }
}
