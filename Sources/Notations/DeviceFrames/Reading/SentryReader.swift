import ConsoleLogs
import Geometry

/// Reads the `view-hierarchy.json` that Sentry attaches to events, whole or cut off.
///
/// The keys of a node may come in any order, so nodes are added after everything has been read. Source:
/// sentry-cocoa and Relay.
struct SentryReader {
  private let lines: DumpLines
  private let bytes: [UInt8]
  private var index = 0
  /// The nodes, each before those inside it.
  private var nodes: [Node] = []
  private var containers: [Container] = []

  private struct Node {
    var view: ReadView
    var depth: Int
    var numbers: [String: LoggedNumber?] = [:]
    var isClosed = false
  }

  private enum Container {
    case array(isOfNodes: Bool)
    /// An object, and the node that it is.
    case object(node: Int?, key: String?)
  }

  /// The trees; `nil` where the text is no such file.
  static func trees(in lines: DumpLines) -> TreeBuilder? {
    guard
      lines.contains("\"rendering_system\"")
        || (lines.contains("\"type\"") && lines.contains("\"width\"")
          && lines.contains("\"height\""))
    else { return nil }
    var reader = SentryReader(lines)
    reader.scan()
    guard !reader.nodes.isEmpty else { return nil }
    var builder = TreeBuilder()
    // Where the text is cut off, nothing of the last nodes may have been read.
    for node in reader.nodes where !node.view.className.isEmpty || !node.numbers.isEmpty {
      var view = node.view
      view.isCut = !node.isClosed && node.numbers.count < 4
      if view.className == "SentryTruncatedViewHierarchy" {
        builder.reject(view.line, view.className, because: "Sentry left out what is deeper")
        continue
      }
      let numbers = ["x", "y", "width", "height"].map { node.numbers[$0] }
      if numbers.allSatisfy({ $0 != nil }) {
        view.frame = ReadView.Frame(numbers.map { $0 ?? nil })
      }
      builder.add(view, depth: node.depth, form: .sentry)
    }
    return builder
  }

  private init(_ lines: DumpLines) {
    self.lines = lines
    bytes = lines.bytes
  }

  private mutating func scan() {
    index = bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
    while index < bytes.count { step() }
  }

  /// Reads one sign, string or number.
  private mutating func step() {
    switch bytes[index] {
    case UInt8(ascii: "{"): openObject()
    case UInt8(ascii: "["):
      var isOfNodes = false
      if case .object(_, let key?) = containers.last {
        isOfNodes = key == "children" || key == "windows"
      }
      containers.append(.array(isOfNodes: isOfNodes))
      index += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if case .object(let node?, _) = containers.popLast() { nodes[node].isClosed = true }
      index += 1
    case Sign.quote: readString()
    case let byte where byte == Sign.minus || byte.isDigit || byte.isLetter: readWord()
    default: index += 1
    }
  }

  private mutating func openObject() {
    let line = lines.line(of: index)
    index += 1
    var isNode = containers.isEmpty
    if case .array(let isOfNodes) = containers.last { isNode = isOfNodes }
    guard isNode else {
      containers.append(.object(node: nil, key: nil))
      return
    }
    let depth = containers.count { if case .object(_?, _) = $0 { true } else { false } }
    nodes.append(Node(view: ReadView(line: line, className: ""), depth: depth))
    containers.append(.object(node: nodes.count - 1, key: nil))
  }

  /// Reads a string: a key where a colon follows it.
  private mutating func readString() {
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != Sign.quote {
      index += bytes[index] == Sign.backslash ? 2 : 1
    }
    index = min(index, bytes.count)
    let text = Self.unescaped(bytes[start..<index])
    index = min(index + 1, bytes.count)
    var next = index
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    if next < bytes.count, bytes[next] == Sign.colon {
      setKey(text)
    } else {
      setValue(text)
    }
  }

  private mutating func readWord() {
    let start = index
    while index < bytes.count,
      bytes[index].isOfClassName || bytes[index] == Sign.minus
        || bytes[index] == Sign.plus
    {
      index += 1
    }
    let word = bytes[start..<index]
    guard case .object(let node?, let key?) = containers.last else { return }
    switch key {
    case "x", "y", "width", "height": nodes[node].numbers[key] = .some(LoggedNumber(word))
    case "visible": nodes[node].view.isHidden = word.text == "false"
    default: break
    }
  }

  private mutating func setKey(_ key: String) {
    guard case .object(let node, _) = containers.last else { return }
    containers[containers.count - 1] = .object(node: node, key: key)
    // The object around the windows has no view.
    if key == "rendering_system" || key == "windows", let node {
      containers[containers.count - 1] = .object(node: nil, key: key)
      if node == nodes.count - 1 { nodes.removeLast() }
    }
  }

  private mutating func setValue(_ value: String) {
    guard case .object(let node?, let key?) = containers.last else { return }
    switch key {
    case "type": nodes[node].view.className = value
    case "identifier" where !value.allSatisfy({ $0 == "*" }):
      nodes[node].view.identifier = value.isEmpty ? nil : value
    default: break
    }
  }

  private static func unescaped(_ text: Bytes) -> String {
    guard text.contains(Sign.backslash) else { return text.text }
    return CleanLine.bytes(of: Substring(text.text)).text
  }
}
