import ConsoleLogs

/// Finds and reads all trees of views in a text: other lines are ignored.
///
/// ```swift
/// for dump in DumpReader.read(text).dumps {
///   print(dump.form.words, dump.views.count)
/// }
/// ```
///
/// Each form has a reader of its own, which begins only where its marks are. What one view lacks costs no
/// other view more than its place.
package enum DumpReader {
  /// All trees in a text, in their order; linear in its length.
  package static func read(_ text: String) -> DumpText {
    let raw = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let lines = DumpLines(raw.map { Array($0.utf8)[...] })
    let builders = [
      SentryReader.trees(in: lines), PageSourceReader.trees(in: lines),
      ElementTreeReader.trees(in: raw, lines),
      DescriptionReader.trees(in: DumpLines(raw.map(CleanLine.bytes))),
    ].compactMap { $0 }
    let dumps = builders.flatMap(\.dumps).sorted { $0.views[0].line < $1.views[0].line }
    let unread = builders.flatMap(\.unreadLines).sorted { $0.line < $1.line }
    let listed = unread.prefix(DumpText.mostUnreadLines)
    return DumpText(
      dumps: dumps, unreadLines: Array(listed),
      otherUnreadCount: builders.reduce(unread.count - listed.count) { $0 + $1.otherUnreadCount })
  }
}

/// The lines of a text as UTF-8.
struct DumpLines {
  /// The whole text; each line ends with a line feed.
  let bytes: [UInt8]
  /// The index at which each line begins.
  let starts: [Int]

  init(_ lines: [Bytes]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
    var starts: [Int] = []
    for line in lines {
      starts.append(bytes.count)
      bytes += line
      bytes.append(DumpLines.lineFeed)
    }
    self.bytes = bytes
    self.starts = starts
  }

  static let lineFeed = UInt8(ascii: "\n")

  func contains(_ mark: StaticString) -> Bool { bytes[...].first(mark) != nil }

  /// The lines without backslashes, which escape quotes in code.
  var withoutBackslashes: DumpLines {
    DumpLines(
      bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).dropLast().map {
        line in
        line.filter { $0 != Sign.backslash }[...]
      })
  }

  /// The number of the line of an index, from 1; logarithmic in the number of lines.
  func line(of index: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return max(1, low)
  }
}
