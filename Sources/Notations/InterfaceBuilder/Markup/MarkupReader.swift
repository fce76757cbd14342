import Foundation
import Scenarios

/// Reads an XML file into a tree of elements.
///
/// It is no general parser: it accepts no document type declaration, which could name other files and
/// define entities that grow. Size, depth and number of elements have limits. The time grows with the
/// number of bytes, whatever is in them.
struct MarkupReader {
  private(set) var text: MarkupText
  /// The elements that have begun and not ended.
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var count = 0

  /// The most elements inside each other; a view takes two levels, and a tree is walked by recursion.
  static let deepest = 200
  /// The most elements of a file; the largest public storyboards have some 30 000.
  static let mostElements = 500_000
  /// The largest file, in bytes: 32 MiB.
  static let largestFile = 32 << 20

  /// Reads a whole file; throws the first mistake with its place.
  static func root(of data: Data, file: String) throws(Diagnostic) -> (MarkupElement, SourceText) {
    let text = try text(of: data, file: file)
    let source = SourceText(file: file, text: text)
    var reader = MarkupReader(MarkupText(text))
    do throws(MarkupMistake) {
      return (try reader.read(), source)
    } catch {
      throw reader.diagnostic(of: error, in: source)
    }
  }

  init(_ text: MarkupText) { self.text = text }

  /// The text of a file that may be XML in UTF-8.
  private static func text(of data: Data, file: String) throws(Diagnostic) -> String {
    guard data.count <= largestFile else {
      throw Diagnostic(
        file: file, at: .start,
        "the file has \(data.count >> 20) MiB, and at most \(largestFile >> 20) MiB are read",
        hints: ["Interface Builder's own files are far smaller: split the storyboard"])
    }
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
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else {
      throw Diagnostic(
        file: file, at: SourceText.firstInvalid(in: data), "this is not XML in UTF-8",
        hints: ["Interface Builder writes UTF-8: save the file with Xcode again"])
    }
    return text
  }

  private mutating func diagnostic(
    of mistake: MarkupMistake, in source: SourceText
  ) -> Diagnostic {
    let marker = source.lines.firstIndex { line in
      ["<<<<<<< ", ">>>>>>> "].contains { line.hasPrefix($0) }
    }
    if let marker {
      return Diagnostic(
        in: source, at: SourcePosition(line: marker + 1, column: 1), length: 7,
        "this is the mark of a merge conflict, not XML",
        hints: ["resolve the conflict first, and import again"])
    }
    return Diagnostic(
      in: source, at: text.position(of: mistake.bytes.lowerBound),
      length: text[mistake.bytes].unicodeScalars.count, mistake.message, hints: mistake.hints)
  }
}

// The parts of a file.
extension MarkupReader {
  mutating func read() throws(MarkupMistake) -> MarkupElement {
    let forbidden = text.forbiddenCharacter
    do throws(MarkupMistake) {
      while !text.isAtEnd { try readPart() }
      let end = text.index..<text.index
      if let last = open.last { throw unclosed(last, at: end) }
      guard let root else { throw noXML(at: end) }
      if let forbidden { throw forbidden }
      return root
    } catch {
      guard let forbidden, forbidden.bytes.lowerBound <= error.bytes.lowerBound else { throw error }
      throw forbidden
    }
  }

  private mutating func readPart() throws(MarkupMistake) {
    let start = text.index
    if text.next != UInt8(ascii: "<") {
      try readText()
    } else if text.take("<!--") {
      try readComment(from: start)
    } else if text.take("<?") {
      try readInstruction(from: start)
    } else if open.isEmpty, root != nil {
      throw outside
    } else if text.starts(with: "<![CDATA["), !open.isEmpty {
      text.index += "<![CDATA[".utf8.count
      open[open.count - 1].text += Self.withLineFeeds(
        try text.read(to: "]]>", of: "this part of plain text"))
    } else if text.starts(with: "<!"), open.isEmpty {
      throw MarkupMistake(
        bytes: start..<min(start + "<!DOCTYPE".utf8.count, text.bytes.count),
        message:
          "a document type declaration is not allowed: it could define entities that fill the memory",
        hints: ["Interface Builder never writes one: remove it"])
    } else if text.take("</") {
      try readEndTag(from: start)
    } else {
      try readStartTag()
    }
  }

  /// The mistake of a file that is anything but XML.
  private func noXML(at range: Range<Int>) -> MarkupMistake {
    MarkupMistake(
      bytes: range, message: "this is not XML: a file of Interface Builder begins with '<'",
      hints: ["give a .xib or .storyboard file, or a folder with such files"])
  }

  /// The mistake of what is in no element.
  private var outside: MarkupMistake {
    let range = text.index..<text.index + 1
    guard root != nil else { return noXML(at: range) }
    return .illFormed(
      range, "the outermost element ends before this",
      "remove what is behind its end: a file has one outermost element")
  }

  private func unclosed(_ element: MarkupElement, at range: Range<Int>) -> MarkupMistake {
    .illFormed(
      range, "\(Self.words(for: element)) is not closed",
      "close it before this place, or open the file in Xcode, which reports what is wrong")
  }

  /// An element by its name and its place: `<view> of line 3`.
  private static func words(for element: MarkupElement) -> String {
    "<\(element.name)> of line \(element.position.line)"
  }
}

// Elements.
extension MarkupReader {
  private mutating func readStartTag() throws(MarkupMistake) {
    let start = text.index
    text.index += 1
    guard let name = text.readName() else {
      throw .illFormed(start..<start + 1, "'<' begins no element", "in a text, write it as &lt;")
    }
    let tag = start..<text.index
    var element = MarkupElement(
      name: name, attributes: [:], position: text.position(of: start))
    try checkLimits(at: tag)
    while true {
      let isSeparate = text.skipSpace()
      guard let next = text.next, next != UInt8(ascii: "<") else {
        throw .illFormed(tag, "<\(name)> has no '>'", "end it with '>' or '/>'")
      }
      if text.take(">") {
        open.append(element)
        return
      }
      if text.take("/>") {
        end(element)
        return
      }
      try readAttribute(of: &element, isSeparate: isSeparate)
    }
  }

  private mutating func checkLimits(at tag: Range<Int>) throws(MarkupMistake) {
    count += 1
    let message =
      open.count >= Self.deepest
      ? "there are more than \(Self.deepest) elements inside each other"
      : count > Self.mostElements ? "the file has more than \(Self.mostElements) elements" : nil
    guard let message else { return }
    throw MarkupMistake(
      bytes: tag, message: message, hints: ["no file that Interface Builder writes is like this"])
  }

  private mutating func readAttribute(
    of element: inout MarkupElement, isSeparate: Bool
  ) throws(MarkupMistake) {
    let start = text.index
    guard let name = text.readName() else {
      throw .illFormed(
        start..<start + 1, "this is no attribute of <\(element.name)>",
        "an attribute is a name, '=', and a value between quotation marks")
    }
    let range = start..<text.index
    guard isSeparate else {
      throw .illFormed(range, "there is no space before attribute '\(name)'", "put one there")
    }
    text.skipSpace()
    guard text.take("=") else {
      throw .illFormed(range, "attribute '\(name)' has no value", "write \(name)=\"…\"")
    }
    guard element.attributes[name] == nil else {
      throw .illFormed(range, "attribute '\(name)' appears twice", "keep one of them")
    }
    text.skipSpace()
    element.attributes[name] = try readValue(of: name, range)
  }

  private mutating func readValue(
    of attribute: String, _ name: Range<Int>
  ) throws(MarkupMistake) -> String {
    guard let quote = text.next, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) else {
      throw .illFormed(
        name, "the value of attribute '\(attribute)' is not between quotation marks",
        "write \(attribute)=\"…\"")
    }
    text.index += 1
    var value: [UInt8] = []
    while let next = text.next, next != quote {
      switch next {
      case UInt8(ascii: "<"):
        throw .illFormed(
          text.index..<text.index + 1, "'<' is in the value of attribute '\(attribute)'",
          "write it as &lt;, or end the value with a quotation mark before it")
      case UInt8(ascii: "&"): value += try text.readReference().utf8
      case _ where MarkupText.isSpace(next):
        // XML reads line breaks in values as spaces, and two characters for one break as one.
        if !text.take("\r\n") { text.index += 1 }
        value.append(UInt8(ascii: " "))
      default:
        let start = text.index
        text.index += 1
        while let next = text.next, next != quote, !Self.actsInValues(next) { text.index += 1 }
        value += text.bytes[start..<text.index]
      }
    }
    guard !text.isAtEnd else {
      throw .illFormed(
        name, "the value of attribute '\(attribute)' does not end",
        "end it with a quotation mark")
    }
    text.index += 1
    return String(decoding: value, as: UTF8.self)
  }

  private static func actsInValues(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || MarkupText.isSpace(byte)
  }

  private mutating func readEndTag(from start: Int) throws(MarkupMistake) {
    guard let name = text.readName() else {
      throw .illFormed(start..<start + 2, "'</' ends no element", "in a text, write it as &lt;/")
    }
    let range = start..<text.index
    text.skipSpace()
    guard text.take(">") else {
      throw .illFormed(range, "</\(name)> has no '>'", "end it with '>'")
    }
    guard let last = open.last else {
      text.index = start
      throw outside
    }
    guard last.name == name else {
      guard open.contains(where: { $0.name == name }) else {
        throw .illFormed(
          range, "</\(name)> ends no element",
          "\(Self.words(for: last)) is open here: end it with </\(last.name)>")
      }
      throw unclosed(last, at: range)
    }
    open.removeLast()
    end(last)
  }

  private mutating func end(_ element: MarkupElement) {
    var element = element
    if element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}

// Texts, comments and instructions.
extension MarkupReader {
  private mutating func readText() throws(MarkupMistake) {
    guard !open.isEmpty else {
      guard text.skipSpace() else { throw outside }
      return
    }
    let start = text.index
    while let next = text.next, next != UInt8(ascii: "<"), next != UInt8(ascii: "&") {
      if next == UInt8(ascii: "]"), text.starts(with: "]]>") {
        throw .illFormed(
          text.index..<text.index + 3, "']]>' is in a text", "write it as ]]&gt;")
      }
      text.index += 1
    }
    var words = Self.withLineFeeds(text[start..<text.index])
    if text.next == UInt8(ascii: "&") { words += try text.readReference() }
    open[open.count - 1].text += words
  }

  /// A text with line feeds alone as line breaks, as XML reads it.
  private static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  private mutating func readComment(from start: Int) throws(MarkupMistake) {
    while !text.isAtEnd {
      let place = text.index
      if text.take("-->") { return }
      guard !text.take("--") else {
        throw .illFormed(
          place..<place + 2, "'--' is inside a comment", "end the comment with '-->'")
      }
      text.index += 1
    }
    throw .illFormed(start..<start + 4, "this comment does not end", "end it with '-->'")
  }

  /// Reads `<?xml version="1.0"?>`, or an instruction to another program, which has no effect.
  private mutating func readInstruction(from start: Int) throws(MarkupMistake) {
    let name = text.readName()
    let range = start..<text.index
    guard let name, text.starts(with: "?>") || text.skipSpace() else {
      throw .illFormed(range, "this instruction has no name", "remove it")
    }
    let isDeclaration = name.lowercased() == "xml"
    if isDeclaration, start != 0, text[0..<start] != "\u{FEFF}" {
      text.index = start
      guard root == nil || !open.isEmpty else { throw outside }
      throw .illFormed(
        range, "the declaration <?xml …?> is not at the start of the file",
        "remove what is before it, or the declaration")
    }
    let content: String
    do throws(MarkupMistake) {
      content = try text.read(to: "?>", of: "this instruction")
    } catch {
      throw MarkupMistake(bytes: range, message: error.message, hints: error.hints)
    }
    if isDeclaration { try checkDeclaration(name, content.prefix(200), at: range) }
  }

  private func checkDeclaration(
    _ name: String, _ content: Substring, at range: Range<Int>
  ) throws(MarkupMistake) {
    if let encoding = content.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1,
      !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased())
    {
      throw MarkupMistake(
        bytes: range,
        message: "the file declares the encoding \(encoding.prefix(40)); only UTF-8 is read",
        hints: ["Interface Builder writes UTF-8: save the file with Xcode again"])
    }
    let declaration =
      /version\s*=\s*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:\s+encoding\s*=\s*(?:"[\w.\-]+"|'[\w.\-]+'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*/
    guard name == "xml", content.wholeMatch(of: declaration) != nil else {
      throw .illFormed(
        range, "this is not the declaration of XML",
        #"write <?xml version="1.0" encoding="UTF-8"?>"#)
    }
  }
}
