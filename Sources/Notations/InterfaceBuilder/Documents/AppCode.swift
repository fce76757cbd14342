package import Foundation

/// What the code of an app does to the views that it has names for, and of which documents it has copies.
///
/// It is read word by word, in Swift or Objective-C: `name.text`, `[self.name setHidden:YES]`. What is only in a
/// comment does not count.
package struct AppCode: Sendable {
  /// Whether the app is for tablets alone.
  package var isForTablets = false
  /// Whether the app has languages, and none that is read from right to left.
  package var readsLeftToRight = false
  private var worded: Set<String> = []
  private var hidden: Set<String> = []
  private var quoted: Set<String> = []
  private var widths: [String: Set<Double>] = [:]

  package init() {}

  /// The widths of the root views that have a constraint with an id, in points: copies of a document share ids.
  func widths(withConstraint id: String?) -> Set<Double> { id.flatMap { widths[$0] } ?? [] }

  /// Reads a file of Interface Builder of the app.
  package mutating func add(document data: Data) {
    guard let file = try? InterfaceFile(data: data, file: "", device: nil, onPhones: true) else {
      return
    }
    var roots = file.roots
    while let root = roots.popLast() {
      let tree = ViewTree(root: root.view, controller: nil)
      roots += tree.others.map { InterfaceFile.Root(view: $0, controller: nil) }
      guard let width = tree.views[0].frame?.width else { continue }
      for id in tree.constraints.compactMap(\.element.id) {
        widths[id, default: []].insert(Double(width))
      }
    }
  }

  /// Whether code gives a view other words than these, by the name of its outlet.
  func replaces(_ texts: [String], of outlet: String) -> Bool {
    worded.contains(Self.bare(outlet)) && !texts.allSatisfy(quoted.contains)
  }

  /// Whether code hides a view, by the name of its outlet.
  func hides(_ outlet: String) -> Bool { hidden.contains(Self.bare(outlet)) }

  /// Reads a source.
  package mutating func add(_ source: Data) {
    let bytes = [UInt8](source)
    // The names that lead to the next one: `cell.name.`
    var chain: [String] = []
    var index = 0
    func starts(with word: StaticString) -> Bool {
      bytes[index...].starts(
        with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
    while index < bytes.count {
      let first = index
      switch bytes[index] {
      case UInt8(ascii: "/") where starts(with: "//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where starts(with: "/*"):
        while index < bytes.count, !starts(with: "*/") { index += 1 }
        index += 2
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, ![UInt8(ascii: "\""), UInt8(ascii: "\n")].contains(bytes[index])
        {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        quoted.insert(String(decoding: bytes[(first + 1)..<min(index, bytes.count)], as: UTF8.self))
        index += 1
        chain = []
      case let byte where Self.isOfName(byte):
        while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
        let name = String(decoding: bytes[first..<index], as: UTF8.self)
        if Self.words(name) { worded.formUnion(chain) }
        if Self.hiding.contains(name) { hidden.formUnion(chain) }
        chain.append(Self.bare(name))
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): index += 1
      case UInt8(ascii: " ") where starts(with: " set"): index += 1
      default:
        index += 1
        chain = []
      }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// A name without the underscore of a variable behind a property.
  private static func bare(_ name: String) -> String { String(name.drop { $0 == "_" }) }

  /// Whether a member is the words of a view, such as `attributedText` and `setTitle`, but not their colour.
  private static func words(_ member: String) -> Bool {
    let lower = member.lowercased()
    return (lower.contains("text") || lower.contains("title"))
      && !["color", "alignment", "font", "label", "field", "view"].contains(where: lower.hasSuffix)
  }

  private static let hiding: Set = [
    "isHidden", "hidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview",
  ]
}
