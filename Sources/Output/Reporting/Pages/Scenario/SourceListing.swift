import Foundation
import Geometry
import Phrases
import RecordWords
import Scenarios

/// The source of one notation, line by line as in its file.
struct PageListing {
  /// The number of the first line; `nil` for code.
  let start: Int?
  private(set) var lines: [Line]

  /// A line; its number, where known, is a link target on the page.
  struct Line {
    let number: Int?
    let tokens: [ColouredToken]
    /// Whether a cause is about it.
    var isMarked = false
    /// The number of what the page says about the line; `nil` where nothing is.
    var lineLink: Int?
  }

  /// Numbers the lines of a section; those of code have no numbers.
  ///
  /// A section longer than ``SizeLimits/textScalars`` is cut and ends with a remark.
  init(_ section: Section) {
    let shown = section.text.unicodeScalars.prefix(SizeLimits.textScalars)
    // A record may say any number; no file has as many lines.
    let first = section.line.flatMap { (1...1_000_000_000).contains($0) ? $0 : nil }
    start = first
    // The text of code is a sentence about where it is.
    let isColoured = first != nil && shown.count <= SizeLimits.colouredScalars
    func tokens(_ text: some StringProtocol) -> [ColouredToken] {
      isColoured
        ? ColouredToken.tokens(of: String(text))
        : [ColouredToken(tokenKind: nil, tokenText: String(text))]
    }
    var lines = Substring(shown).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { index, text in
        Line(number: first.map { $0 + index }, tokens: tokens(text))
      }
    if shown.endIndex < section.text.endIndex {
      let remark = ColouredToken(tokenKind: nil, tokenText: MarkupText.remark)
      lines.append(Line(number: nil, tokens: [remark]))
    }
    self.lines = lines
  }

  /// The same listing, with a mark on these lines.
  func marking(_ numbers: Set<Int>) -> PageListing {
    var listing = self
    for index in lines.indices {
      listing.lines[index].isMarked = lines[index].number.map(numbers.contains) ?? false
    }
    return listing
  }

  /// The same listing, with links to what is said about some lines.
  func linking(_ places: [Int: Int]) -> PageListing {
    var listing = self
    for index in lines.indices {
      listing.lines[index].lineLink = lines[index].number.flatMap { places[$0] }
    }
    return listing
  }
}

/// A text in which the numbers of lines are links to them, and keys look like code.
struct LinkedText: Equatable {
  let pieces: [Piece]

  /// Words, and what follows them.
  struct Piece: Equatable {
    let words: String
    /// The number of a line, which is a link; `nil` where none follows.
    var line: Int?
    /// What somebody writes; `nil` where none follows.
    var code: String?
  }

  /// Its approximate size on a page, in bytes.
  var size: Int {
    pieces.reduce(0) { size, piece in
      size + piece.words.utf8.count + (piece.line == nil ? 0 : 30)
        + (piece.code.map { $0.utf8.count + 13 } ?? 0)
    }
  }
}

/// The lines that a page lists by their numbers, so that texts can link to them and repeat them.
struct ListedLines {
  /// The lines without the spaces around them.
  let texts: [Int: String]

  init(_ listings: [PageListing?]) {
    let lines = listings.compactMap(\.self).flatMap(\.lines)
    texts = Dictionary(
      lines.compactMap { line in
        let text = line.tokens.map(\.tokenText).joined()
        return line.number.map { ($0, text.trimmingCharacters(in: .whitespaces)) }
      }
    ) { first, _ in first }
  }

  /// A phrase whose listed lines are links, with minus signs; rules in quotes stay words.
  func linked(_ phrase: Phrase) -> LinkedText {
    var pieces: [LinkedText.Piece] = []
    var words = ""
    for part in phrase.parts {
      switch part {
      case .line(let line) where texts[line] != nil:
        pieces.append(LinkedText.Piece(words: words, line: line))
        words = ""
      case .code(let code) where !words.hasSuffix("'"):
        pieces.append(LinkedText.Piece(words: words, code: code))
        words = ""
      case .words, .number, .line, .code: words += part.typeset
      }
    }
    return LinkedText(pieces: pieces + [LinkedText.Piece(words: words)])
  }
}
