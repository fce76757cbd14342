/// Which texts code replaces, and which views it hides.
extension InterfaceFile {
  /// Whether code replaces the words of a view: they are the key of a translation, or code has a name for the view
  /// and gives it others, as far as the code is known.
  func replacesText(of view: InterfaceView) -> Bool {
    let texts = Self.texts(of: view)
    return texts.contains(where: Self.isKey)
      || !texts.isEmpty && isChanged(view) { $0.replaces(texts, of: $1) }
  }

  /// Whether code may hide a view that it has a name for.
  func hides(_ view: InterfaceView) -> Bool { isChanged(view) { $0.hides($1) } }

  private func isChanged(
    _ view: InterfaceView, _ changes: (_ code: AppCode, _ outlet: String) -> Bool
  ) -> Bool {
    guard let id = view.id else { return false }
    // Code also finds views by a tag, and goes through collections.
    if collected.contains(id) || view.element.attributes["tag"] != nil { return true }
    guard let outlet = outlets[id] else { return false }
    return code.map { changes($0, outlet) } ?? true
  }

  private static func texts(of view: InterfaceView) -> [String] {
    let element = view.element
    let own =
      switch view.kind {
      case "label": element.attributes["text"] ?? element.child(key: "text")?.text
      case "button":
        element.child(key: "configuration")?.attributes["title"]
          ?? element.child(key: "normal")?.attributes["title"]
      default: String?.none
      }
    return [own].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// Whether a text is the key of a translation: `login_title`, `login.title`.
  private static func isKey(_ text: String) -> Bool {
    let parts = text.split(whereSeparator: { "_.".contains($0) })
    return parts.count > 1 && text.contains(where: \.isLetter)
      && parts.allSatisfy { part in
        part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      } && text.last?.isPunctuation == false
  }
}
