package import Foundation
package import Scenarios

/// A file of Interface Builder as scenarios: one for each root view, scene and cell.
///
/// ```swift
/// let file = try InterfaceImport(data: data, file: "Cell.xib")
/// for document in file.documents { print(document.text()) }
/// ```
package struct InterfaceImport: Sendable {
  /// The scenarios, in the order of the file; each name is unique in it.
  package private(set) var documents: [ImportedDocument] = []
  /// The mistakes in roots that are not among the documents.
  package private(set) var mistakes: [Diagnostic] = []
  /// Roots that have nothing inside, and what a scenario of the whole file would not have.
  package private(set) var notes: [ImportNote] = []
  /// The device whose size classes, bars and scale count; `nil` where it is not known.
  package let device: InterfaceDevice?

  /// The largest file that is read, in bytes: 32 MiB.
  package static let largestFile = MarkupReader.largestFile

  /// A text as words joined by hyphens, for the name of a file; `nil` where nothing is left of it.
  package static func fileWord(_ text: String) -> String? { ViewNames.fileWord(text) }

  /// Reads a file.
  ///
  /// `device` replaces the file's own; the stored frames are then not those of the scenarios. With
  /// `usualWidths`, the scenarios have containers of usual phones besides the design size. With `onPhones`, the
  /// size classes of a file that names no device, as before Xcode 8, are those of a phone. `code` is that of the
  /// app.
  ///
  /// - Throws: a diagnostic where the whole file cannot be read. A mistake in one root is among
  ///   `mistakes` and does not affect the others.
  package init(
    data: Data, file path: String, device: InterfaceDevice? = nil, usualWidths: Bool = false,
    onPhones: Bool = false, code: AppCode? = nil
  ) throws(Diagnostic) {
    let file = try InterfaceFile(
      data: data, file: path, device: device, onPhones: onPhones, code: code)
    self.device = device ?? file.device
    var roots = file.roots
    var next = 0
    while next < roots.count {
      let root = roots[next]
      next += 1
      let tree = ViewTree(root: root.view, controller: root.controller)
      roots += tree.others.map { InterfaceFile.Root(view: $0, controller: nil) }
      let title = Self.title(of: root, in: file)
      guard tree.views.count > 1 else {
        notes.append(
          ImportNote(
            line: root.view.position.line, subject: title,
            reason: "left out, since nothing is inside this root view"))
        continue
      }
      do {
        let builder = try ScreenBuilder(
          root, of: file, title: title, device: device, usualWidths: usualWidths)
        documents.append(
          ImportedDocument(
            builder.screen, root: root, of: file, name: ViewNames.fileWord(title) ?? "view",
            constraintCount: tree.constraints.count))
      } catch {
        mistakes.append(error)
      }
    }
    documents.sort { $0.line < $1.line }
    tellApart()
    for element in file.absent {
      notes.append(
        ImportNote(
          line: element.position.line, subject: "\(element.name) '\(element.id ?? "")'",
          reason: "left out, since it is not installed for the size classes of the device"))
    }
    notes.sort { $0.line < $1.line }
  }

  /// Gives documents of one name, such as cells of one class, that of their first text besides, or a number.
  private mutating func tellApart() {
    let counts = Dictionary(documents.map { ($0.name, 1) }, uniquingKeysWith: +)
    var names: Set<String> = []
    for index in documents.indices {
      let name = documents[index].name
      let text = counts[name] == 1 ? nil : documents[index].firstText.flatMap(ViewNames.fileWord)
      documents[index].name = names.insertNumbered(text.map { "\(name)-\($0)" } ?? name)
    }
  }

  /// A title for a root: the author's name for its controller, class or cell, or the file's.
  private static func title(of root: InterfaceFile.Root, in file: InterfaceFile) -> String {
    let name = file.source.file.split(separator: "/").last
    let stem = name?.split(separator: ".").first.map(String.init) ?? ""
    let isOnly = file.roots.count == 1
    let own = [root.controller, root.view].compactMap { $0 }.flatMap { element in
      ["storyboardIdentifier", "userLabel", "customClass", "reuseIdentifier", "title"].compactMap {
        element.attributes[$0]
      }
    }
    let outlet = root.view.id.flatMap { file.outlets[$0] }
    if isOnly, root.controller == nil { return own.first ?? stem }
    let specific = own.first ?? outlet
    return specific ?? "\(stem) \(root.controller?.name ?? root.view.name)"
  }
}

extension Set<String> {
  /// Inserts a word, with the least number behind it from 2 on where the word is there, and returns it.
  package mutating func insertNumbered(_ word: String) -> String {
    var candidate = word
    var number = 2
    while !insert(candidate).inserted {
      candidate = "\(word)-\(number)"
      number += 1
    }
    return candidate
  }
}
