/// Reads one side of an equation: a multiple of an attribute, a constant, or a sum of several.
struct SumReader {
  let items: ItemReader
  /// Attempts that are left: names are free text, so a long sum could be cut in very many ways.
  let attempts = Attempts()

  final class Attempts {
    var count = 4000
  }

  /// Nested brackets beyond this are no layout.
  private static let deepest = 6

  /// Reads a sum that fills the whole text.
  func sum(_ bytes: Bytes, depth: Int = 0) -> LoggedSum? {
    let bytes = bytes.trimmed
    guard !bytes.isEmpty, depth <= Self.deepest else { return nil }
    if let constant = constant(bytes) { return constant }
    if let term = term(bytes, depth: depth) { return term }
    if let spaced = beforeSystemSpacing(bytes, depth) { return spaced }
    // From the right, so that signs inside names count last.
    for index in bytes.indices.reversed()
    where bytes[index] == Sign.plus || bytes[index] == Sign.minus {
      guard index > bytes.startIndex, let rest = constant(bytes[(index + 1)...]) else { continue }
      guard let head = term(bytes[..<index], depth: depth) else { continue }
      return head.plus(rest.times(bytes[index] == Sign.minus ? .minusOne : .one))
    }
    guard depth > 0 || bytes.contains(Sign.open) else { return nil }
    return several(bytes, depth)
  }

  /// A sum of several terms, as between brackets.
  private func several(_ bytes: Bytes, _ depth: Int) -> LoggedSum? {
    for index in bytes.indices where bytes[index] == Sign.plus || bytes[index] == Sign.minus {
      guard index > bytes.startIndex,
        let head = constant(bytes[..<index]) ?? term(bytes[..<index], depth: depth),
        let rest = alternating(bytes[index...], depth + 1)
      else { continue }
      return head.plus(rest)
    }
    return nil
  }

  /// A sum that begins with a sign, which counts for its first term alone.
  private func alternating(_ bytes: Bytes, _ depth: Int) -> LoggedSum? {
    guard depth <= 4 * Self.deepest, let sign = bytes.first else { return nil }
    let factor = sign == Sign.minus ? LoggedNumber.minusOne : .one
    let rest = bytes.dropFirst()
    if let whole = constant(rest) ?? term(rest, depth: min(depth, Self.deepest)) {
      return whole.times(factor)
    }
    for index in rest.indices where rest[index] == Sign.plus || rest[index] == Sign.minus {
      guard index > rest.startIndex,
        let head = constant(rest[..<index])
          ?? term(rest[..<index], depth: min(depth, Self.deepest)),
        let tail = alternating(rest[index...], depth + 1)
      else { continue }
      return head.times(factor).plus(tail)
    }
    return nil
  }

  /// `X.bottom NSLayoutAnchorConstraintSpace(8)`: the spacing has no sign and is added.
  private func beforeSystemSpacing(_ bytes: Bytes, _ depth: Int) -> LoggedSum? {
    guard bytes.last == Sign.close, let open = bytes.lastIndex(of: Sign.open) else { return nil }
    let head = bytes[..<open]
    let names: [StaticString] = ["NSLayoutAnchorConstraintSpace", "NSSpace"]
    guard let name = names.first(where: { head.ends(with: $0) }),
      let number = LoggedNumber(bytes[(open + 1)..<(bytes.endIndex - 1)])
    else { return nil }
    var before = head.dropLast(name.utf8CodeUnitCount).trimmed
    if before.last == Sign.plus { before = before.dropLast().trimmed }
    guard let term = term(before, depth: depth) else { return nil }
    return term.plus(LoggedSum(constant: number.value, hiddenDigits: number.hiddenDigits))
  }

  /// A number alone, or the system's spacing.
  func constant(_ bytes: Bytes) -> LoggedSum? {
    var bytes = bytes.trimmed
    if bytes.last == Sign.close,
      bytes.skip("NSSpace(") || bytes.skip("NSLayoutAnchorConstraintSpace(")
    {
      bytes.removeLast()
    }
    return LoggedNumber(bytes).map {
      LoggedSum(constant: $0.value, hiddenDigits: $0.hiddenDigits)
    }
  }

  /// A multiple of one attribute, or of a sum between brackets.
  private func term(_ bytes: Bytes, depth: Int) -> LoggedSum? {
    guard attempts.count > 0 else { return nil }
    attempts.count -= 1
    let bytes = bytes.trimmed
    if let (item, attribute) = items.place(bytes) {
      return LoggedSum(terms: [LoggedTerm(factor: 1, item: item, attribute: attribute)])
    }
    if bytes.first == Sign.open, bytes.last == Sign.close,
      let inner = sum(bytes.dropFirst().dropLast(), depth: depth + 1)
    {
      return inner
    }
    if let star = bytes.firstIndex(of: Sign.star),
      let factor = LoggedNumber(bytes[..<star]),
      let rest = term(bytes[(star + 1)...], depth: depth)
    {
      return rest.times(factor)
    }
    if let star = bytes.lastIndex(where: { $0 == Sign.star || $0 == Sign.slash }),
      let factor = LoggedNumber(bytes[(star + 1)...]), factor.value != 0,
      let rest = term(bytes[..<star], depth: depth)
    {
      return rest.times(
        bytes[star] == Sign.star
          ? factor
          : LoggedNumber(value: 1 / factor.value, hiddenDigits: factor.hiddenDigits))
    }
    if bytes.first == Sign.minus, let rest = term(bytes.dropFirst(), depth: depth) {
      return rest.times(.minusOne)
    }
    return nil
  }
}
