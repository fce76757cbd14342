/// Finds and reads all logs in a text: other lines are ignored.
///
/// ```swift
/// for log in LogReader.logs(in: text) {
///   print(log.constraints.count)
/// }
/// ```
///
/// Each constraint is read on its own, so that one that cannot be read costs no other. Source of the
/// grammar: the logs that UIKit, AppKit, SnapKit and Masonry print; no documentation describes it.
package struct LogReader {
  /// The most constraints of one log; further ones are reported as unread lines.
  ///
  /// Ours: real lists have up to 40, and the time for a conflict grows with their square.
  package static let mostConstraints = 500

  private var lines: [Substring]
  private var log: OpenLog?
  private var logs: [ConsoleLog] = []

  /// All logs in a text, in their order; linear in its length.
  package static func logs(in text: String) -> [ConsoleLog] {
    var reader = LogReader(
      lines: text.split(omittingEmptySubsequences: false) { $0.isNewline })
    reader.read()
    return reader.logs
  }

  private init(lines: [Substring]) {
    self.lines = lines
  }

  /// The number of lines that a constraint may be wrapped over.
  private static let mostWrapped = 8

  private mutating func read() {
    var index = 0
    while index < lines.count {
      // Outside of a log, only a line with a mark matters.
      let line = CleanLine.bytes(of: lines[index])
      index += max(1, read(line, at: index))
    }
    close()
  }

  /// Reads the marks of a line, and returns the number of lines that they use.
  private mutating func read(_ line: Bytes, at index: Int) -> Int {
    let marks = LineMarks.marks(in: line)
    guard !marks.isEmpty else {
      readOther(line, at: index)
      return 1
    }
    var used = 1
    for (place, found) in marks.enumerated() {
      let end = place + 1 < marks.count ? marks[place + 1].index : line.endIndex
      switch found.mark {
      case .opening(let toolkit, let isOtherWording):
        close()
        log = OpenLog(line: index + 1, toolkit: toolkit, isOtherWording: isOtherWording)
        if line[found.index..<end].trimmed.last.map({ Sign.isOpening($0) }) == true {
          log?.isInList = true
        }
      case .recovery:
        if log == nil || log?.broken != nil { begin(at: index) }
        log?.expectsBroken = true
        log?.isInList = false
        if line[found.index..<end].first("<private>") != nil { log?.isRedacted = true }
      case .constraint(let isBracketed):
        let isLast = place == marks.count - 1
        let (constraint, lines) = constraint(
          line[found.index..<end], isBracketed: isBracketed, mayContinue: isLast, at: index)
        used = max(used, lines)
        add(constraint, at: index)
      }
    }
    return used
  }

  private mutating func begin(at index: Int) {
    close()
    log = OpenLog(line: index + 1, toolkit: nil, isOtherWording: false)
  }

  private mutating func add(_ constraint: LoggedConstraint, at index: Int) {
    // What follows a whole log without a sentence before it is a log of its own.
    let isWhole = log?.broken != nil || log?.hasClosedList == true
    if log == nil || (isWhole && log?.expectsBroken == false) { begin(at: index) }
    if log?.expectsBroken == true {
      log?.broken = constraint
      log?.expectsBroken = false
    } else if (log?.constraints.count ?? 0) < Self.mostConstraints {
      log?.isInList = true
      log?.constraints.append(constraint)
    } else {
      if log?.leftOutCount == 0 {
        log?.unreadLines.append(
          UnreadLine(
            line: index + 1, text: String(constraint.text.prefix(200)),
            reason: "of a log, the first \(Self.mostConstraints) constraints are read"))
      }
      log?.leftOutCount += 1
    }
  }

  /// A line without any mark.
  private mutating func readOther(_ line: Bytes, at index: Int) {
    guard log != nil, !line.isEmpty else { return }
    if line.first("<private>") != nil {
      log?.isRedacted = true
      log?.expectsBroken = false
      return
    }
    if LineMarks.isBrackets(line) {
      let isOpening = line.contains(where: Sign.isOpening)
      // A second list without a sentence before it is a log of its own.
      if isOpening, log?.hasClosedList == true, log?.expectsBroken == false { begin(at: index) }
      if !isOpening, let log, !log.constraints.isEmpty || !log.unreadLines.isEmpty {
        self.log?.hasClosedList = true
      }
      log?.isInList = isOpening && !line.contains(where: Sign.isClosing)
      log?.hasBrackets = true
      return
    }
    guard log?.isInList == true, log?.broken == nil,
      line.first == Sign.quote || !LineMarks.isAdvice(line)
    else { return }
    if line.allSatisfy({ $0 == Sign.dot || $0.isBlank }) || line.text == "\u{2026}" {
      log?.unreadLines.append(
        UnreadLine(line: index + 1, text: "...", reason: "a part of the list was left out"))
      return
    }
    // After a list without brackets, only what looks like a part of it is one.
    guard log?.hasBrackets == true || line.first == Sign.quote || line.first(":0x") != nil,
      (log?.unreadLines.count ?? 0) < Self.mostConstraints
    else { return }
    log?.unreadLines.append(
      UnreadLine(
        line: index + 1, text: String(line.prefix(200).text), reason: "it is not a constraint"))
  }

  // MARK: - One constraint

  /// Reads the constraint at the start of a text, which may go on in the next lines.
  private func constraint(
    _ piece: Bytes, isBracketed: Bool, mayContinue: Bool, at index: Int
  ) -> (LoggedConstraint, Int) {
    let number = index + 1
    if isBracketed, let read = closed(piece, line: number) { return (read, 1) }
    let bare = Self.withoutQuotes(piece)
    if !isBracketed || Self.isComplete(piece),
      let read = LoggedConstraintReader.constraint(bare, line: number)
    {
      return (read, 1)
    }
    if mayContinue, let (read, lines) = wrapped(piece, at: index) { return (read, lines) }
    let reason =
      isBracketed
        && piece.lastIndex(of: Sign.greater).map({ !Self.isOfRelation(piece, $0) }) != true
      ? "it is cut off" : "its form is unknown"
    return (LoggedConstraintReader.unread(piece, line: number, because: reason), 1)
  }

  /// The constraint up to its closing bracket; a text may have brackets in it, too.
  private func closed(_ piece: Bytes, line: Int) -> LoggedConstraint? {
    var attempts = 0
    for end in piece.indices where piece[end] == Sign.greater && !Self.isOfRelation(piece, end) {
      attempts += 1
      guard attempts <= 20 else { return nil }
      if let read = LoggedConstraintReader.constraint(piece[..<end], line: line) { return read }
    }
    return nil
  }

  private static func isOfRelation(_ bytes: Bytes, _ index: Int) -> Bool {
    index + 1 < bytes.endIndex && bytes[index + 1] == Sign.equals
  }

  /// Whether a constraint without a closing bracket is whole all the same: its state or its quote is
  /// closed.
  private static func isComplete(_ piece: Bytes) -> Bool {
    var rest = piece.trimmed
    if rest.last == Sign.comma { rest = rest.dropLast().trimmed }
    if rest.last == Sign.quote { return true }
    return rest.last == Sign.close && (rest.last("(active") ?? rest.last("ames:")) != nil
  }

  private static func withoutQuotes(_ piece: Bytes) -> Bytes {
    var rest = piece.trimmed
    while let last = rest.last, last == Sign.comma || last == Sign.quote || last.isBlank {
      rest = rest.dropLast()
    }
    return rest
  }

  /// Joins the lines that a constraint is wrapped over.
  private func wrapped(_ piece: Bytes, at index: Int) -> (LoggedConstraint, Int)? {
    var spaced = Array(piece)
    var joined = spaced
    for count in 1...Self.mostWrapped {
      guard index + count < lines.count else { return nil }
      let next = CleanLine.bytes(of: lines[index + count])
      guard LineMarks.marks(in: next).isEmpty, !LineMarks.isAdvice(next),
        !LineMarks.isBrackets(next), !LineMarks.beginsMessage(next)
      else { return nil }
      spaced += [Sign.space] + next
      joined += next
      for text in [spaced, joined] {
        if let read = closed(text[...], line: index + 1) { return (read, count + 1) }
        if Self.isComplete(text[...]),
          let read = LoggedConstraintReader.constraint(
            Self.withoutQuotes(text[...]), line: index + 1)
        {
          return (read, count + 1)
        }
      }
    }
    return nil
  }

  // MARK: - Whole logs

  /// A log that is being read.
  private struct OpenLog {
    var line: Int
    var toolkit: ConsoleLog.Toolkit?
    var isOtherWording: Bool
    var hasBrackets = false
    var hasClosedList = false
    var constraints: [LoggedConstraint] = []
    var broken: LoggedConstraint?
    var unreadLines: [UnreadLine] = []
    var leftOutCount = 0
    var isInList = false
    var expectsBroken = false
    var isRedacted = false
  }

  private var lastWasOtherWording = false

  private mutating func close() {
    guard let open = log else { return }
    log = nil
    // The words alone occur in prose, too.
    guard
      !open.constraints.isEmpty || open.broken != nil || open.isRedacted || open.hasBrackets
        || !open.unreadLines.isEmpty
    else { return }
    var closed = ConsoleLog(
      line: open.line, toolkit: Self.toolkit(of: open), constraints: open.constraints,
      broken: open.broken, brokenIndex: nil, unreadLines: open.unreadLines,
      leftOutCount: open.leftOutCount, lacksList: open.constraints.isEmpty,
      isRedacted: open.isRedacted)
    if closed.constraints.isEmpty, let broken = open.broken { closed.constraints = [broken] }
    closed.brokenIndex = closed.broken.flatMap { index(of: $0, in: closed.constraints) }
    if repeatsLast(closed, isOtherWording: open.isOtherWording), let last = logs.indices.last {
      logs[last].isPrintedTwice = true
      logs[last].brokenIndex = logs[last].brokenIndex ?? closed.brokenIndex
      return
    }
    lastWasOtherWording = open.isOtherWording
    logs.append(closed)
  }

  /// By address, since texts are escaped in the list and raw outside of it.
  private func index(of broken: LoggedConstraint, in list: [LoggedConstraint]) -> Int? {
    if let address = broken.address { return list.firstIndex { $0.address == address } }
    if let label = broken.label,
      let index = list.firstIndex(where: { $0.label == label && $0.place == broken.place })
    {
      return index
    }
    return list.firstIndex { $0.text == broken.text }
  }

  private func repeatsLast(_ log: ConsoleLog, isOtherWording: Bool) -> Bool {
    guard let last = logs.last, isOtherWording != lastWasOtherWording,
      last.toolkit == .appKit, log.toolkit == .appKit, !log.constraints.isEmpty
    else { return false }
    let addresses = log.constraints.compactMap { $0.address }
    return addresses.count == log.constraints.count
      && addresses == last.constraints.compactMap { $0.address }
  }

  private static func toolkit(of log: OpenLog) -> ConsoleLog.Toolkit {
    if let toolkit = log.toolkit { return toolkit }
    let items = log.constraints.flatMap { constraint in
      (constraint.equation.map { $0.first.terms + $0.second.terms } ?? []).map { $0.item }
    }
    let classes = items.compactMap { $0.className }
    let isAppKit = classes.contains { $0.hasPrefix("NS") }
    return isAppKit && !classes.contains { $0.hasPrefix("UI") || $0.hasPrefix("_UI") }
      ? .appKit : .uiKit
  }
}

extension Sign {
  static func isOpening(_ byte: UInt8) -> Bool {
    byte == open || byte == openSquare || byte == UInt8(ascii: "{")
  }

  static func isClosing(_ byte: UInt8) -> Bool {
    byte == close || byte == closeSquare || byte == UInt8(ascii: "}")
  }
}
