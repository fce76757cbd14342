/// The marks of the lines around a list.
enum LineMarks {
  /// A place in a line where something begins.
  enum Mark: Equatable {
    case opening(ConsoleLog.Toolkit?, isOtherWording: Bool)
    /// The sentence before the broken constraint.
    case recovery
    /// A constraint, from its class on; with a bracket before it or not.
    case constraint(isBracketed: Bool)
  }

  /// The marks of a line, in their order.
  static func marks(in line: Bytes) -> [(index: Int, mark: Mark)] {
    var marks: [(index: Int, mark: Mark)] = []
    if let index = line.first("nable to simultaneously satisfy constraints") {
      let end = line[(index + 43)...]
      marks.append(
        (index, .opening(end.first == Sign.colon ? .appKit : nil, isOtherWording: false)))
    }
    if let index = line.first("onflicting constraints detected") {
      marks.append((index, .opening(.appKit, isOtherWording: true)))
    }
    if let index = line.first("ill attempt to recover by breaking")
      ?? line.first("Recovering by breaking constraint")
    {
      marks.append((index, .recovery))
    }
    for (index, isBracketed) in constraints(in: line) {
      marks.append((index, .constraint(isBracketed: isBracketed)))
    }
    return marks.sorted { $0.index < $1.index }
  }

  /// Where constraints begin: a class whose name says so, or any class after a bracket at the start.
  private static func constraints(in line: Bytes) -> [(Int, Bool)] {
    var starts: [(Int, Bool)] = []
    for word in line.all("onstraint") {
      var end = word + 9
      while end < line.endIndex, line[end].isOfClassName { end += 1 }
      guard end + 1 < line.endIndex, line[end] == Sign.colon, !line[end + 1].isBlank
      else { continue }
      var start = word
      while start > line.startIndex, line[start - 1].isOfClassName { start -= 1 }
      guard line[start].isUppercase || line[start] == 0x5F || line[start] >= 0x80,
        starts.last.map({ $0.0 < start }) ?? true
      else { continue }
      let before = line[..<start].trimmed.last
      let isBracketed = start > line.startIndex && line[start - 1] == Sign.less
      // A text inside a line may say "constraint:"; a constraint in the middle has an address.
      guard
        isBracketed || before == nil || before == Sign.quote
          || line[(end + 1)...].starts(with: "0x")
      else { continue }
      starts.append((start, isBracketed))
    }
    if starts.isEmpty, let start = otherClass(at: line) { starts.append((start, true)) }
    return starts
  }

  /// The start of a class of another name, in a line that begins with a bracket.
  private static func otherClass(at line: Bytes) -> Int? {
    var rest = line
    while let first = rest.first, first == Sign.quote || first.isBlank { rest = rest.dropFirst() }
    guard rest.first == Sign.less else { return nil }
    rest = rest.drop { $0 == Sign.less }
    guard let first = rest.first, first.isUppercase || first == 0x5F else { return nil }
    guard let colon = rest.firstIndex(where: { !$0.isOfClassName }),
      rest[colon] == Sign.colon, rest[(colon + 1)...].starts(with: "0x")
    else { return nil }
    return rest.startIndex
  }

  /// Whether a line is part of what is printed around each list.
  static func isAdvice(_ line: Bytes) -> Bool {
    let sentences: [StaticString] = [
      "Probably at least one of the constraints", "Try this", "look at each constraint",
      "find the code that added", "Note: If you're seeing", "Make a symbolic breakpoint",
      "The methods in the UIConstraintBased", "Break on objc_exception", "Set the NSUserDefault",
      "The constraints below conflict", "Look for one that you did not intend",
      "An NSAutoresizingMaskLayoutConstraint comes from", "A symbolic breakpoint at",
      "translatesAutoresizingMaskIntoConstraints", "refer to the documentation for the",
      "may also be helpful", "in the debugger",
    ]
    return sentences.contains { line.first($0) != nil }
  }

  /// Whether a line has only brackets, quotes and commas.
  static func isBrackets(_ line: Bytes) -> Bool {
    let marks = Array("()[]{}\"',;`.*/".utf8)
    return !line.isEmpty && line.allSatisfy { marks.contains($0) || $0.isBlank }
      && line.contains { "()[]{}".utf8.contains($0) }
  }

  /// Whether a line begins with a date or a time, as each new message does.
  static func beginsMessage(_ line: Bytes) -> Bool {
    let head = line.prefix(20)
    guard head.count >= 8 else { return false }
    let digits = head.prefix(4).count { $0.isDigit }
    if digits == 4, head[head.startIndex + 4] == Sign.minus { return true }
    return line.starts(with: "[LayoutConstraints]") || line.starts(with: "[Layout]")
  }
}
