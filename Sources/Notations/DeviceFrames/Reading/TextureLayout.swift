import ConsoleLogs
import Geometry

/// Makes a view of Texture's `<ASLayout: …>`: a size, a position in the layout around it, and its node.
///
/// Source: `ASLayout.mm` and `ASObjectDescriptionHelpers.mm`.
enum TextureLayout {
  static let className = "ASLayout"

  static func view(of description: DescriptionReader.Description, in bytes: [UInt8]) -> ReadView {
    var view = ReadView(line: description.line, className: className)
    view.isCut = !description.isClosed
    var (size, position) = (description.values[.size], description.values[.position])
    if size == nil {
      // In 2016, both followed the bracket.
      let tail = bytes[description.end...].prefix { $0 != DumpLines.lineFeed }
      size = tail.first("size = {").map { $0 + 8 }
      position = tail.first("position = {").map { $0 + 12 }
    }
    if let element = description.values[.layoutElement] { read(bytes, element, into: &view) }
    guard let lengths = size.flatMap({ NumberList.numbers(bytes, at: $0, 2) }) else { return view }
    let zero = LoggedNumber(value: 0, hiddenDigits: 0)
    let origin = position.flatMap { NumberList.numbers(bytes, at: $0, 2) } ?? [zero, zero]
    view.frame = ReadView.Frame(origin + lengths)
    return view
  }

  /// Reads `RowNode: 0x7fcd; "Node for row #144">`.
  private static func read(_ bytes: [UInt8], _ start: Int, into view: inout ReadView) {
    let rest = bytes[start...].prefix(400)
    guard let end = rest.firstIndex(where: { !$0.isOfClassName }) else { return }
    view.className = rest[..<end].text
    view.isSpec = view.className.hasSuffix("LayoutSpec")
    guard let semicolon = rest[end...].firstIndex(of: UInt8(ascii: ";")),
      let close = rest[end...].firstIndex(of: Sign.greater), semicolon < close
    else { return }
    let name = rest[(semicolon + 1)..<close].prefix { $0 != UInt8(ascii: ";") }.trimmed.text
    view.identifier = name.isEmpty ? nil : name.trimmingQuotes
  }
}
