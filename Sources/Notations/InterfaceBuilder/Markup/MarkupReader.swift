import Foundation
import Scenarios

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML file into a tree of elements, with Foundation's parser.
///
/// Nothing outside the file is ever read: a document type declaration, which could name files and
/// define entities that grow, ends the reading. Size, depth and number of elements have limits.
final class MarkupReader: NSObject {
  private let source: SourceText
  private let text: String
  private let parser: XMLParser
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var count = 0
  private var mistake: Diagnostic?
  /// Where the parser was behind the outermost element, with columns in bytes.
  private var end: (line: Int, column: Int)?
  /// Where the parser found its first mistake.
  private var firstError: SourcePosition?

  /// The most elements inside each other.
  ///
  /// A view takes two levels. The parser itself allows 256, and a tree is walked by recursion.
  static let deepest = 200
  /// The most elements of a file; the largest public storyboards have some 30 000.
  static let mostElements = 500_000
  /// The largest file, in bytes: 32 MiB.
  static let largestFile = 32 << 20

  /// Reads a whole file; throws the first mistake with its place.
  static func root(of data: Data, file: String) throws(Diagnostic) -> (MarkupElement, SourceText) {
    guard data.count <= largestFile else {
      throw Diagnostic(
        file: file, at: .start,
        "the file has \(data.count >> 20) MiB, and at most \(largestFile >> 20) MiB are read",
        hints: ["Interface Builder's own files are far smaller: split the storyboard"])
    }
    let text = try text(of: data, file: file)
    let source = SourceText(file: file, text: text)
    try checkProlog(text, of: source)
    let reader = MarkupReader(source, text: text, data: data)
    return (try reader.read(), source)
  }

  private init(_ source: SourceText, text: String, data: Data) {
    self.source = source
    self.text = text
    parser = XMLParser(data: data)
    super.init()
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
  }

  private func read() throws(Diagnostic) -> MarkupElement {
    let isRead = parser.parse()
    if let mistake { throw mistake }
    let isWhole = isRead && !hasMoreBehindRoot
    let wrong = isWhole ? nil : MarkupProofreader.mistake(in: text)
    guard isRead, wrong == nil, let root else { throw notWellFormed(wrong) }
    return root
  }

  /// Whether anything but white space is behind the outermost element, where the parser stops.
  private var hasMoreBehindRoot: Bool {
    guard let end else { return true }
    var rest = text.utf8[...]
    for _ in 1..<max(end.line, 1) {
      guard let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) else { return true }
      rest = rest[rest.index(after: lineEnd)...]
    }
    rest = rest.dropFirst(max(0, end.column - 2))
    if rest.first == UInt8(ascii: ">") { rest = rest.dropFirst() }
    return rest.contains { ![0x20, 0x9, 0xA, 0xD].contains($0) }
  }

  private func notWellFormed(_ mistake: MarkupProofreader.Mistake?) -> Diagnostic {
    let marker = source.lines.firstIndex { line in
      ["<<<<<<< ", ">>>>>>> "].contains { line.hasPrefix($0) }
    }
    if let marker {
      return Diagnostic(
        in: source, at: SourcePosition(line: marker + 1, column: 1), length: 7,
        "this is the mark of a merge conflict, not XML",
        hints: ["resolve the conflict first, and import again"])
    }
    let words = "this is not well-formed XML"
    guard let mistake else {
      return Diagnostic(
        in: source, at: firstError ?? position, words,
        hints: ["the reading stopped here; open the file in Xcode, which reports what is wrong"])
    }
    return Diagnostic(
      in: source, at: mistake.position, length: mistake.length,
      mistake.reason.map { "\(words): \($0)" } ?? words, hints: mistake.hints)
  }

  /// Where the parser is.
  private var position: SourcePosition {
    let line = min(max(parser.lineNumber, 1), source.lines.count)
    let column = min(max(parser.columnNumber, 1), source.lines[line - 1].unicodeScalars.count + 1)
    return SourcePosition(line: line, column: column)
  }
}

// The text in front of the parser.
extension MarkupReader {
  /// The text of a file that may be XML in UTF-8.
  private static func text(of data: Data, file: String) throws(Diagnostic) -> String {
    let start = data.prefix(64)
    if start.starts(with: Array("NIBArchive".utf8)) || start.starts(with: Array("bplist".utf8)) {
      throw Diagnostic(
        file: file, at: .start, "this is a compiled nib, not a file of Interface Builder",
        hints: ["import the .xib or .storyboard that it was compiled from"])
    }
    if start.starts(with: Array("version https://git-lfs".utf8)) {
      throw Diagnostic(
        file: file, at: .start, "this is a pointer of Git LFS, not the file itself",
        hints: ["fetch the file:   git lfs pull"])
    }
    guard let text = String(validatingUTF8: data) else {
      throw Diagnostic(
        file: file, at: SourceText.firstInvalid(in: data), "this is not XML in UTF-8",
        hints: ["Interface Builder writes UTF-8: save the file with Xcode again"])
    }
    return text
  }

  /// Checks what comes before the root element: a declaration, comments, nothing else.
  private static func checkProlog(_ text: String, of source: SourceText) throws(Diagnostic) {
    var rest = text.unicodeScalars[...]
    if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
    func place() -> SourcePosition {
      let before = text.unicodeScalars[..<rest.startIndex]
      let line = before.reduce(into: 1) { if $1 == "\n" { $0 += 1 } }
      let column =
        before.count { _ in true }
        - (before.lastIndex(of: "\n").map {
          before.distance(from: before.startIndex, to: $0) + 1
        } ?? 0)
      return SourcePosition(line: line, column: column + 1)
    }
    while true {
      rest = rest.drop { $0.properties.isWhitespace }
      if rest.starts(with: "<?".unicodeScalars) {
        let declaration = String(rest.prefix(200))
        if declaration.hasPrefix("<?xml "), let encoding = encoding(in: declaration),
          !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased())
        {
          throw Diagnostic(
            in: source, at: place(), length: 5,
            "the file declares the encoding \(encoding.prefix(40)); only UTF-8 is read",
            hints: ["Interface Builder writes UTF-8: save the file with Xcode again"])
        }
        guard let end = rest.firstRange(of: "?>".unicodeScalars) else { return }
        rest = rest[end.upperBound...]
      } else if rest.starts(with: "<!--".unicodeScalars) {
        guard let end = rest.firstRange(of: "-->".unicodeScalars) else { return }
        rest = rest[end.upperBound...]
      } else if rest.starts(with: "<!".unicodeScalars) {
        throw Diagnostic(
          in: source, at: place(), length: 9,
          "a document type declaration is not allowed: it could define entities that fill the memory",
          hints: ["Interface Builder never writes one: remove it"])
      } else if rest.first == "<" {
        return
      } else {
        throw Diagnostic(
          in: source, at: place(), "this is not XML: a file of Interface Builder begins with '<'",
          hints: ["give a .xib or .storyboard file, or a folder with such files"])
      }
    }
  }

  private static func encoding(in declaration: String) -> String? {
    guard let end = declaration.firstRange(of: "?>"),
      let found = declaration[..<end.lowerBound].firstMatch(
        of: /encoding\s*=\s*["']([^"']*)["']/)
    else { return nil }
    return String(found.1)
  }
}

extension MarkupReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    let position = position(of: elementName)
    count += 1
    if open.count >= Self.deepest {
      stop(at: position, "there are more than \(Self.deepest) elements inside each other")
    } else if count > Self.mostElements {
      stop(at: position, "the file has more than \(Self.mostElements) elements")
    } else {
      open.append(
        MarkupElement(name: elementName, attributes: attributeDict, position: position))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard var element = open.popLast() else { return }
    if element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    if open.isEmpty {
      root = root ?? element
      end = end ?? (parser.lineNumber, parser.columnNumber)
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    firstError = firstError ?? position
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) {
    stop(at: SourcePosition(line: 1, column: 1), "entities are not allowed")
  }

  private func stop(at position: SourcePosition, _ message: String) {
    if mistake == nil {
      mistake = Diagnostic(
        in: source, at: position, message,
        hints: ["no file that Interface Builder writes is like this"])
    }
    parser.abortParsing()
  }

  /// Where the start tag begins that the parser has just read.
  ///
  /// The parser counts columns in bytes and is behind the tag by now; a tag is on one line in files
  /// that Xcode wrote.
  private func position(of name: String) -> SourcePosition {
    let line = min(max(parser.lineNumber, 1), source.lines.count)
    let bytes = Array(source.lines[line - 1].utf8.prefix(max(parser.columnNumber, 0)))
    let tag = Array("<\(name)".utf8)
    var start = bytes.count - tag.count
    while start > 0, !bytes[start...].starts(with: tag) { start -= 1 }
    let column = String(decoding: bytes.prefix(max(start, 0)), as: UTF8.self).unicodeScalars.count
    return SourcePosition(line: line, column: column + 1)
  }
}

extension String {
  /// The text of UTF-8 bytes; `nil` where they are not valid UTF-8, or have a zero byte.
  fileprivate init?(validatingUTF8 data: Data) {
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else { return nil }
    self = text
  }
}
