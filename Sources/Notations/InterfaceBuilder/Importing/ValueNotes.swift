import Geometry
import Scenarios

/// Finds the values of a view that a scenario cannot have, and says what it has instead.
enum ValueNotes {
  /// The reasons, each a sentence without a full stop.
  ///
  /// `isContainer` says that the view is the container, which is no element of the scenario.
  static func notes(on view: InterfaceView, isContainer: Bool) -> [String] {
    frame(of: view) + font(of: view) + lines(of: view)
      + (isContainer ? [] : priorities(of: view.element))
      + (view.isStack ? StackSettings.unknown(in: view.element) : [])
  }

  private static func frame(of view: InterfaceView) -> [String] {
    guard view.frame == nil else { return [] }
    let most = NumberText.exact(MarkupNumber.largest)
    return [
      "its frame is left out: a number of it is missing, or is no length of at most \(most) pt"
    ]
  }

  private static func font(of view: InterfaceView) -> [String] {
    guard let font = view.element.child(key: "fontDescription") else { return [] }
    var notes: [String] = []
    let size = NumberText.exact(ViewContents.font(font).size)
    if let text = ViewContents.wrongSize(of: font) {
      notes.append("its font size '\(text.prefix(40))' is not from 1 to 1000: it is \(size) here")
    }
    // The other views that show text are boxes of the sizes that Xcode stored.
    if view.kind == "label", view.element.child(key: "attributedText") == nil,
      let name = ViewContents.otherFont(font)
    {
      notes.append("its font '\(name.prefix(40))' is left out: its text is measured in Inter")
    }
    return notes
  }

  private static func lines(of view: InterfaceView) -> [String] {
    guard view.kind == "label", let text = view.element.attributes["numberOfLines"] else {
      return []
    }
    let words = "its number of lines '\(text.prefix(40))' is"
    guard let number = view.element.number("numberOfLines") else {
      return ["\(words) no number: it has 1 line here"]
    }
    guard ScenarioLimits.lines.contains(number) else {
      return ["\(words) not from 0 to 1000: its text is left out, and it is a box of its size"]
    }
    return number == number.rounded()
      ? [] : ["\(words) not whole: it has at most \(Int(number)) here"]
  }

  private static func priorities(of element: MarkupElement) -> [String] {
    ContentPriority.allCases.compactMap { kind in
      guard let text = element.attributes[kind.attribute] else { return nil }
      if let number = element.number(kind.attribute), ContentPriority.allowed.contains(number) {
        return nil
      }
      return "its \(kind.attribute) '\(text.prefix(40))' is not from 1 to 1000: "
        + "it is \(NumberText.exact(kind.value(of: element))) here"
    }
  }
}
