import Scenarios

/// Reads markup: `div` and `span` with `id` and `class`, inside each other, and nothing else.
struct MarkupReader {
  private var text: EmbeddedText
  /// The boxes whose end tag was not read yet, outermost first.
  private var open: [PageBox] = []
  private var ids: Set<String> = []

  private typealias Problem = EmbeddedText.Problem

  init(_ text: EmbeddedText) { self.text = text }

  /// The most boxes inside each other: browsers have a limit of their own, and people need ten.
  static let deepest = 100
  private static let comment = (start: "<!--", end: "-->")
  private static let tags = ["div", "span"]
  private static let attributes = ["id", "class"]
  private static let form = "markup is <div id=\"row\"> … </div>: div and span with id and class"

  /// The outermost box; `nil`, reported, for anything else than one box.
  mutating func root() -> PageBox? {
    do throws(Problem) {
      return try readRoot()
    } catch {
      text.report(error)
      return nil
    }
  }

  private mutating func readRoot() throws(Problem) -> PageBox {
    var root: PageBox?
    while true {
      try text.skip(comment: Self.comment)
      let start = text.offset
      guard let next = text.next else { break }
      if next != "<" {
        throw Problem(
          text.nextRange, "'\(text[text.nextRange].shortened)' is text of the markup",
          "texts are those of 'elements': write the element's name as an id", Self.form)
      }
      if text.take("</") {
        if let box = try close(from: start) { root = box }
        continue
      }
      guard root == nil else {
        throw Problem(
          start..<start + 1, "there is a second box beside the first one",
          "put both into one: the outermost box is the container")
      }
      _ = text.take("<")
      try openBox(from: start)
    }
    if let box = open.last {
      throw Problem(
        text.nextRange, "</\(box.tag)> is missing at the end",
        "line \(box.place.position.line) begins it")
    }
    guard let root else { throw Problem(text.nextRange, "the markup is empty", Self.form) }
    return root
  }

  /// Reads the rest of an end tag; the box that it ends where that was the outermost one.
  private mutating func close(from start: Int) throws(Problem) -> PageBox? {
    let name = text.name()
    guard let box = open.popLast(), box.tag == name, text.take(">") else {
      throw Problem(
        start..<text.offset, "there is no tag that </\(name.shortened)> ends here", Self.form)
    }
    guard let parent = open.indices.last else { return box }
    open[parent].children.append(box)
    return nil
  }

  private mutating func openBox(from start: Int) throws(Problem) {
    let tag = text.name()
    guard Self.tags.contains(tag) else {
      throw Problem(start..<max(text.offset, start + 1), "<\(tag.shortened)> is no box", Self.form)
    }
    var box = PageBox(tag: tag, place: text.place(of: start..<text.offset))
    while try !endTag(tag) { try readAttribute(&box) }
    guard open.count < Self.deepest else {
      throw Problem(
        start..<text.offset, "more than \(Self.deepest) boxes are inside each other",
        "leave out boxes that only hold another one")
    }
    open.append(box)
  }

  private mutating func endTag(_ tag: String) throws(Problem) -> Bool {
    let start = text.offset
    try text.skip(comment: Self.comment)
    if text.take("/") {
      throw Problem(
        text.offset - 1..<text.offset, "<\(tag)/> ends nothing in HTML",
        "write <\(tag)></\(tag)>")
    }
    if text.take(">") { return true }
    guard text.offset > start else {
      throw Problem(text.nextRange, "the tag <\(tag)> has no '>' here", Self.form)
    }
    return false
  }

  private mutating func readAttribute(_ box: inout PageBox) throws(Problem) {
    let start = text.offset
    let name = text.name()
    guard Self.attributes.contains(name) else {
      throw Problem(
        name.isEmpty ? text.nextRange : start..<text.offset,
        "'\(name.isEmpty ? text[text.nextRange].shortened : name.shortened)' is no attribute here",
        "boxes have id and class; their style is in 'style'")
    }
    guard text.take("="), let quote = text.next, quote == "\"" || quote == "'" else {
      throw Problem(start..<text.offset, "'\(name)' needs a value in quotation marks", Self.form)
    }
    _ = text.take(String(quote))
    let first = text.offset
    text.take(until: String(quote), "\n")
    let range = first..<text.offset
    let words = text[range].split(separator: " ").map(String.init)
    guard text.take(String(quote)), !words.isEmpty, words.allSatisfy(Self.isName),
      words.count == 1 || name == "class"
    else {
      throw Problem(
        range, "'\(text[range].shortened)' cannot be \(name == "id" ? "an id" : "a class")",
        "a name is a letter followed by letters, digits, - and _")
    }
    if name == "class" {
      box.classes = words
    } else {
      guard ids.insert(words[0]).inserted else {
        throw Problem(range, "'\(words[0])' is the id of another box", "give each box its own id")
      }
      box.id = words[0]
      box.place = text.place(of: range)
    }
  }

  /// Whether a text can be an id or a class, without escapes in selectors.
  static func isName(_ text: String) -> Bool {
    let first = text.utf8.first.map { Character(Unicode.Scalar($0)) }
    return first?.isLetter == true && first?.isASCII == true
      && text.utf8.allSatisfy {
        let character = Character(Unicode.Scalar($0))
        return character.isASCII && (character.isWordPart || character == "-")
      }
  }
}
