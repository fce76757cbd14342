/// The notation of one engine as it stands in the file, line by line.
struct PageListing {
  let lines: [Line]

  /// A line; the number, where it is known, is a place on the page.
  struct Line {
    let number: Int?
    let text: String
  }

  /// Numbers the lines of `source` from `first`, or not at all.
  ///
  /// What is longer than any text on a page ends with a remark.
  init(_ source: String, from first: Int?) {
    let shown = source.unicodeScalars.prefix(MarkupText.mostScalars)
    var lines = Substring(shown).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { index, text in
        Line(number: first.map { $0 + index }, text: String(text))
      }
    if shown.endIndex < source.endIndex { lines.append(Line(number: nil, text: MarkupText.remark)) }
    self.lines = lines
  }
}

/// A text that leads to lines of the file where it names them.
struct LinkedText: Equatable {
  let pieces: [Piece]

  /// Words, and the number of a line behind them that is a link.
  struct Piece: Equatable {
    let words: String
    let line: Int?
  }

  /// About how many bytes it takes on a page.
  var size: Int { pieces.reduce(0) { $0 + $1.words.utf8.count + ($1.line == nil ? 0 : 30) } }
}

/// The lines of the file that stand on a page, so that what names one of them can lead there.
struct ListedLines {
  let numbers: Set<Int>

  init(_ listings: [PageListing?]) {
    numbers = Set(listings.compactMap(\.self).flatMap(\.lines).compactMap(\.number))
  }

  /// `text` in pieces, of which each number after `line` or `lines` that is on the page is a link.
  ///
  /// Linear in the length of the text: it goes by bytes, since explanations are long.
  func linked(_ text: String) -> LinkedText {
    let bytes = Array(text.utf8)
    var pieces: [LinkedText.Piece] = []
    var written = 0
    var index = 0
    while let start = Self.word(in: bytes, from: index) {
      index = start
      for range in Self.numbers(in: bytes, from: &index) {
        guard let number = Int(String(decoding: bytes[range], as: UTF8.self)),
          numbers.contains(number)
        else { continue }
        let words = String(decoding: bytes[written..<range.lowerBound], as: UTF8.self)
        pieces.append(LinkedText.Piece(words: words, line: number))
        written = range.upperBound
      }
    }
    pieces.append(
      LinkedText.Piece(words: String(decoding: bytes[written...], as: UTF8.self), line: nil))
    return LinkedText(pieces: pieces)
  }

  /// The end of the next `line ` or `lines `, in small letters or with a capital.
  private static func word(in bytes: [UInt8], from start: Int) -> Int? {
    let (tail, space) = (Array("ine".utf8), UInt8(ascii: " "))
    var index = start
    while index + 4 < bytes.count {
      defer { index += 1 }
      guard bytes[index] | 0x20 == UInt8(ascii: "l"), bytes[(index + 1)..<(index + 4)] == tail[...]
      else { continue }
      let next = bytes[index + 4] == UInt8(ascii: "s") ? index + 5 : index + 4
      if next < bytes.count, bytes[next] == space { return next + 1 }
    }
    return nil
  }

  /// The ranges of numbers as in `35, 39 and 42`; leaves `index` behind the last of them.
  private static func numbers(in bytes: [UInt8], from index: inout Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = index
    while true {
      var end = start
      while end < bytes.count, end - start < 9, (0x30...0x39).contains(bytes[end]) { end += 1 }
      guard end > start else { return ranges }
      ranges.append(start..<end)
      index = end
      let between = [", and ", ", ", " and ", " or ", " to "].first {
        bytes[end...].starts(with: $0.utf8)
      }
      guard let between else { return ranges }
      start = end + between.utf8.count
    }
  }
}
