import Scenarios

/// Reads a style sheet: rules with ids and classes, and declarations that lay out.
struct StyleSheetReader {
  private var text: EmbeddedText
  private let ids: [String]
  private let classes: [String]

  private typealias Problem = EmbeddedText.Problem

  /// Reads `text` about the boxes with these ids and classes.
  init(_ text: EmbeddedText, of boxes: [PageBox]) {
    self.text = text
    ids = boxes.compactMap { $0.id }
    classes = boxes.flatMap { $0.classes }
  }

  private static let comment = (start: "/*", end: "*/")
  private static let form = "a rule is   #row, .small { gap: 8px; padding: 8px }"

  /// All rules; mistakes are reported, and what has one is left out.
  mutating func rules() -> [PageRule] {
    var rules: [PageRule] = []
    do throws(Problem) {
      try text.skip(comment: Self.comment)
      while text.next != nil {
        let selectors = try selectors()
        rules.append(PageRule(selectors: selectors, declarations: try declarations()))
        try text.skip(comment: Self.comment)
      }
    } catch {
      text.report(error)
    }
    return rules
  }

  private mutating func selectors() throws(Problem) -> [String] {
    var selectors: [String] = []
    repeat {
      try text.skip(comment: Self.comment)
      let start = text.offset
      let isID = text.take("#")
      guard isID || text.take(".") else {
        throw Problem(
          text.nextRange, "'\(text[text.nextRange].shortened)' is no selector here",
          "selectors are #id and .class, and lists of them", Self.form)
      }
      let name = text.name()
      let known = isID ? ids : classes
      if MarkupReader.isName(name), known.contains(name) {
        selectors.append((isID ? "#" : ".") + name)
      } else {
        text.report(
          Problem(
            start..<text.offset, "no box has the \(isID ? "id" : "class") '\(name.shortened)'",
            NearestWord.hint(for: name, among: known)))
      }
      try text.skip(comment: Self.comment)
    } while text.take(",")
    guard text.take("{") else {
      throw Problem(
        text.nextRange, "'{' is missing after the selector",
        "selectors are #id and .class, and lists of them", Self.form)
    }
    return selectors
  }

  private mutating func declarations() throws(Problem) -> [PageDeclaration] {
    var declarations: [PageDeclaration] = []
    while true {
      try text.skip(comment: Self.comment)
      if text.take("}") { return declarations }
      if text.take(";") { continue }
      guard text.next != nil else {
        throw Problem(text.nextRange, "'}' is missing at the end", Self.form)
      }
      do throws(Problem) {
        declarations.append(try declaration())
      } catch {
        text.report(error)
        text.take(until: ";", "}")
      }
    }
  }

  private mutating func declaration() throws(Problem) -> PageDeclaration {
    let start = text.offset
    let property = text.name()
    let place = text.place(of: start..<text.offset)
    guard let words = PageProperty.words[property] else {
      let names = PageProperty.words.keys.sorted()
      throw Problem(
        property.isEmpty ? text.nextRange : start..<text.offset,
        "'\(property.isEmpty ? text[text.nextRange].shortened : property.shortened)' is no property here",
        NearestWord.to(property, among: names).map { "did you mean '\($0)'?" }
          ?? "properties that lay out are read, such as display, gap, padding, flex and align-items; fonts and texts are those of 'elements'"
      )
    }
    try text.skip(comment: Self.comment)
    guard text.take(":") else {
      throw Problem(text.nextRange, "':' is missing after '\(property)'", Self.form)
    }
    try text.skip(comment: Self.comment)
    let first = text.offset
    var (value, depth) = ("", 0)
    while let next = text.next, next != ";", next != "}" {
      let start = text.offset
      try part(of: property, words, &depth)
      value += text[start..<text.offset]
      let end = text.offset
      try text.skip(comment: Self.comment)
      if text.offset > end { value += " " }
    }
    value = value.trimmed
    guard depth == 0, !value.isEmpty else {
      throw Problem(
        first..<text.offset,
        value.isEmpty ? "'\(property)' has no value" : "')' is missing in the value", Self.form)
    }
    return PageDeclaration(property, value, at: place)
  }

  /// Reads a word, a number or a sign of a value.
  private mutating func part(
    of property: String, _ words: [String], _ depth: inout Int
  ) throws(Problem) {
    let start = text.offset
    if text.take("(") {
      depth += 1
    } else if text.take(")") {
      depth -= 1
      guard depth >= 0 else { throw Problem(start..<text.offset, "')' ends nothing", Self.form) }
    } else if ["/", ",", "*", "+"].contains(where: { text.take($0) }) {
      return
    } else if text.next == "-" || text.next?.isDigitOrPoint == true {
      try number(of: property, inFunction: depth > 0)
    } else {
      try word(of: property, words)
    }
  }

  private mutating func number(
    of property: String, inFunction: Bool
  ) throws(Problem) {
    let start = text.offset
    if text.take("-"), inFunction, text.next?.isDigitOrPoint != true { return }
    let whole = text.offset
    text.take { $0.isDigitOrPoint }
    let number = text[whole..<text.offset]
    let unit = text.take("%") ? "%" : text.name()
    guard let value = DecimalNumber.parse(number), ScenarioLimits.lengths.contains(value) else {
      throw Problem(
        start..<text.offset,
        "'\(text[start..<text.offset].shortened)' is no number",
        "write a length in px, such as 8px")
    }
    guard !unit.isEmpty else {
      if value == 0 || inFunction || PageProperty.numbers.contains(property) { return }
      throw Problem(
        start..<text.offset, "\(text[start..<text.offset]) needs a unit",
        "write \(text[start..<text.offset])px: a CSS pixel is a point")
    }
    guard PageProperty.units.contains(unit) else {
      throw Problem(
        start..<text.offset, "'\(unit.shortened)' is no unit here",
        "lengths are in px, %, fr, cqw or cqh: a CSS pixel is a point")
    }
  }

  private mutating func word(of property: String, _ words: [String]) throws(Problem) {
    let start = text.offset
    let word = text.name()
    let isFunction = text.next == "("
    let known = isFunction ? PageProperty.functions : words + PageProperty.wordsOfAll
    guard known.contains(word) else {
      let range = word.isEmpty ? text.nextRange : start..<text.offset
      throw Problem(
        range,
        "'\(property)' cannot have '\(text[range].shortened)\(isFunction ? "(…)" : "")' here",
        NearestWord.hint(for: word, among: known))
    }
  }
}
