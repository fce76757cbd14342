import Scenarios

/// Reads `css`: the markup and the style of a screen in a web page.
struct PageReader {
  let reader: FieldReader
  let elements: [Element]

  static let keys = ["html", "style"]
  /// The longest markup or style sheet, in bytes: a thousand times that of a screen.
  static let longestText = 100_000

  /// The page; `nil` where it has a mistake, which is reported.
  func page(_ value: YAMLValue) -> PageNotation? {
    guard let fields = reader.fields(value, of: "'css'", keys: Self.keys) else { return nil }
    guard let markup = fields["html"] else {
      reader.report(
        value, "'css' needs 'html': the boxes of the page",
        hints: ["for example   html: <div id=\"row\"><div id=\"title\"></div></div>"])
      return nil
    }
    guard let html = text(markup, "html"),
      let style = fields["style"].map({ text($0, "style") }) ?? ""
    else { return nil }
    var markupReader = MarkupReader(EmbeddedText(html, of: markup, reader))
    guard let root = markupReader.root() else { return nil }
    var page = PageNotation(root: root, html: html, style: style)
    if let value = fields["style"] {
      var sheet = StyleSheetReader(EmbeddedText(style, of: value, reader), of: page.boxes)
      page.rules = sheet.rules()
    }
    check(page, markup)
    return page
  }

  private func text(_ value: YAMLValue, _ key: String) -> String? {
    guard let text = reader.text(value, of: "'\(key)'") else { return nil }
    guard text.utf8.count <= Self.longestText else {
      reader.report(
        value, "'\(key)' has \(text.utf8.count) bytes: at most \(Self.longestText) are read",
        hints: ["write only the boxes of one screen"])
      return nil
    }
    return text
  }

  /// Reports boxes that cannot be what they are named for.
  private func check(_ page: PageNotation, _ markup: YAMLValue) {
    let names = elements.map { $0.name }
    let styled = Set(page.rules.flatMap { $0.selectors })
    for box in page.boxes {
      guard let id = box.id else { continue }
      if let element = elements.first(where: { $0.name == id }) {
        if case .text = element.kind, !box.children.isEmpty {
          report(
            box, "'\(id)' is a text, so that no box can be in it", "put the boxes beside it")
        }
      } else if box.children.isEmpty, !styled.contains("#" + id) {
        report(
          box, "there is no element '\(id.shortened)'", NearestWord.hint(for: id, among: names))
      }
    }
    if page.root.id.map(names.contains) == true {
      report(
        page.root, "the outermost box is the container, not an element",
        "put the elements into a box   <div id=\"screen\"> … </div>")
    }
    if !page.boxes.contains(where: { $0.id.map(names.contains) == true }) {
      reader.report(
        markup, "no box has the name of an element as its id, so that nothing can be compared",
        hints: [NearestWord.hint(for: "", among: names)])
    }
  }

  private func report(_ box: PageBox, _ message: String, _ hint: String) {
    reader.report(
      Diagnostic(
        in: reader.source, at: box.place.position, length: box.place.length, message,
        hints: [hint]))
  }
}
