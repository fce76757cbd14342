package import JSONText
package import Phrases

/// A finding in one container besides frames, conflicts and ambiguous values.
package struct ContainerWarning: Sendable, Hashable, JSONRepresentable {
  /// What was found.
  package var kind: Kind

  /// The findings.
  package enum Kind: Sendable, Hashable, Decodable, JSONRepresentable {
    /// A width was ambiguous in this range, in points, before the text was wrapped at one of its widths;
    /// `nil` for a side without a limit.
    case wrappedAtChosenWidth(element: String, from: Double?, to: Double?)
    /// A width depends on the height: measuring again gives another size.
    case widthDependsOnHeight(element: String)
    /// A position depends on the item's own margins or safe area.
    case positionDependsOnGuides(element: String)
    /// Text does not wrap although it may, as nothing limits the content of its scroll view.
    case unlimitedContent(text: String, scrollView: String)
    /// The layout spec never measures an element.
    case unmeasured(element: String)

    package var json: JSONValue {
      switch self {
      case .wrappedAtChosenWidth(let element, let from, let to):
        .enumCase(
          "wrappedAtChosenWidth",
          ["element": element.json, "from": from?.json, "to": to?.json])
      case .widthDependsOnHeight(let element):
        .enumCase("widthDependsOnHeight", ["element": element.json])
      case .positionDependsOnGuides(let element):
        .enumCase("positionDependsOnGuides", ["element": element.json])
      case .unlimitedContent(let text, let scrollView):
        .enumCase("unlimitedContent", ["text": text.json, "scrollView": scrollView.json])
      case .unmeasured(let element): .enumCase("unmeasured", ["element": element.json])
      }
    }
  }

  package init(_ kind: Kind) { self.kind = kind }

  /// The facts, with the words for programs that show them to people.
  package var json: JSONValue { kind.json.adding(["sentence": phrase.json]) }
}

extension ContainerWarning {
  /// The warning, as a sentence without a full stop.
  package var phrase: Phrase {
    switch kind {
    case .wrappedAtChosenWidth(let element, let smallest, let largest):
      """
      the width of \(element) was ambiguous (\(AmbiguityFinding.range(from: smallest, to: largest))) \
      before its text was wrapped at one of these widths
      """
    case .widthDependsOnHeight(let element):
      "the width of \(element) depends on its height: measuring it again gives another size"
    case .positionDependsOnGuides(let element):
      """
      the position of \(element) depends on its own margins or safe area, which would change there
      """
    case .unlimitedContent(let text, let scrollView):
      """
      \(text) does not wrap, because nothing limits the content width of \(scrollView): add \
      \(scrollView).contentLayoutGuide.width == \(scrollView).frameLayoutGuide.width
      """
    case .unmeasured(let element):
      """
      the layout spec never measures \(element), as no space is left for it, so its frame is empty
      """
    }
  }
}
