/// Finds the texts of a document whose words code replaces, and the pictures that it may hide.
struct SampleTexts {
  /// The views that code has a name for.
  private let outlets: Set<String>
  /// Whether code loads the root and fills it each time: a view in a file of its own, or a cell that is no row of
  /// a static table.
  private let isFilledByCode: Bool

  init(file: InterfaceFile, root: MarkupElement, isOfController: Bool) {
    outlets = Set(file.outlets.keys).union(file.collected)
    isFilledByCode =
      root.attributes["reuseIdentifier"] != nil || file.isOfOneView && !isOfController
  }

  /// Whether code replaces the words of a view.
  ///
  /// They are the key of a translation, or the words that Xcode begins with; or code has a name for the view, in
  /// a root that it fills, and they are no sentence.
  func contains(_ view: InterfaceView) -> Bool {
    let texts = Self.texts(of: view)
    if texts.contains(where: Self.isKey) { return true }
    guard let id = view.id, outlets.contains(id), !texts.isEmpty else { return false }
    if texts.allSatisfy(Self.first.contains) { return true }
    return isFilledByCode && view.kind == "label"
      && texts.allSatisfy { Self.words($0) < Self.sentence }
  }

  /// Whether code gives a view its picture for each row, and so may show none.
  func mayHide(_ view: InterfaceView) -> Bool {
    isFilledByCode && view.kind == "imageView" && view.imageName == nil
      && view.id.map(outlets.contains) == true
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

  private static func words(_ text: String) -> Int {
    text.split(separator: " ").count { word in
      word.allSatisfy { $0.isLetter || "'’,.".contains($0) }
    }
  }

  /// The words that Xcode gives to what is dragged out of its library.
  private static let first: Set = ["Label", "Title", "Subtitle", "Detail", "Button", "Text"]
  /// From so many words on, a text is written as it will be shown.
  private static let sentence = 4
}
