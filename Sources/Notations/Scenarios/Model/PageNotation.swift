/// The screen as a web page has it: boxes inside each other, and the declarations of their style.
///
/// A browser lays it out; no engine here does.
package struct PageNotation: Sendable {
  /// The outermost box, which is as large as the container.
  package var root: PageBox
  /// The rules of the style sheet, in its order.
  package var rules: [PageRule] = []
  /// The markup as it was written.
  package var html: String
  /// The style sheet as it was written.
  package var style: String

  package init(root: PageBox, rules: [PageRule] = [], html: String, style: String) {
    self.root = root
    self.rules = rules
    self.html = html
    self.style = style
  }

  /// All boxes, each before those in it.
  package var boxes: [PageBox] { root.all }
}

/// A `div` or a `span` of a page.
package struct PageBox: Sendable {
  /// The tag: `div` or `span`.
  package var tag: String
  /// The id, which is an element's name where there is such an element; `nil` without one.
  package var id: String?
  /// The names of its classes.
  package var classes: [String] = []
  /// The boxes in it, in order.
  package var children: [PageBox] = []
  /// The place of its tag in the file.
  package var place: RulePlace

  /// Makes a box without anything in it.
  package init(tag: String, place: RulePlace) {
    self.tag = tag
    self.place = place
  }

  fileprivate var all: [PageBox] { [self] + children.flatMap { $0.all } }
}

/// A rule of a style sheet.
package struct PageRule: Sendable {
  /// The selectors, such as `#title` and `.row`.
  package var selectors: [String]
  /// The declarations, in order.
  package var declarations: [PageDeclaration]

  package init(selectors: [String], declarations: [PageDeclaration]) {
    self.selectors = selectors
    self.declarations = declarations
  }
}

/// A declaration of a style sheet: `gap: 8px`.
package struct PageDeclaration: Sendable {
  /// The name of the property.
  package var property: String
  /// The value, as it is written.
  package var value: String
  /// The place of the property in the file.
  package var place: RulePlace

  package init(_ property: String, _ value: String, at place: RulePlace) {
    self.property = property
    self.value = value
    self.place = place
  }
}
