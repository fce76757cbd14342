// The searches of the standard library that are not in Embedded Swift.

extension StringProtocol {
  /// Whether a text occurs in this one.
  public func contains(_ other: some StringProtocol) -> Bool {
    other.isEmpty || Substring(self).firstRange(of: Substring(other)) != nil
  }

  /// The parts between a text; empty parts are left out.
  public func split(separator: String) -> [SubSequence] {
    var (parts, start) = ([SubSequence](), startIndex)
    for range in ranges(of: separator) {
      parts.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return (parts + [self[start...]]).filter { !$0.isEmpty }
  }

  /// Where a text occurs in this one.
  public func ranges(of other: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: other[...]) {
      ranges.append(range)
      rest = rest[range.upperBound...]
    }
    return ranges
  }
}

extension String {
  /// This text with another one in the place of a third.
  public func replacing(_ old: String, with new: String) -> String {
    var text = ""
    var start = startIndex
    for range in ranges(of: old) {
      text += self[start..<range.lowerBound]
      text += new
      start = range.upperBound
    }
    return text + self[start...]
  }
}

extension Substring {
  /// Where a text first occurs, character by character; `nil` for an empty one.
  fileprivate func firstRange(of other: Substring) -> Range<Index>? {
    guard let first = other.first else { return nil }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other) {
        return start..<index(start, offsetBy: other.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
