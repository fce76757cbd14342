import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a page, as a parser for XML sees them.
///
/// Such a parser accepts nothing that is not well-formed, and it shares no code with the templates.
final class PageStructure: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var children: [String] = []
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Throws where `data` is not well-formed.
  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.propertyListReadCorrupt)
    }
  }

  func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let parent = open.last { elements[parent].children.append(name) }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}
