public import LayoutSpecs
public import Scenarios

extension LintFinding {
  /// A habit in a layout spec, in words.
  ///
  /// `owner` is the node whose spec it is, where that is a node's; `place` is where the spec stands
  /// in a file, if it does.
  public init(_ warning: SpecWarning, of owner: String? = nil, at place: RulePlace? = nil) {
    let spec = owner.map { "the spec of \($0)" } ?? "the layout spec"
    let message: String
    let advice: String
    switch warning {
    case .everythingFixed(let elements):
      message = """
        \(spec) gives a fixed width and height to all that has content, \(elements.named): a longer \
        text, another language or a larger font changes no size, and is cut off
        """
      advice = """
        leave the sizes of texts out, so that they follow their content; where there may be too \
        little room, let them shrink: flexShrink: 1
        """
    case .everythingAbsolute(let elements):
      message = """
        \(spec) gives a position to every element, \(elements.named), and they stand beside each \
        other: none moves when another grows, nor where there is more or less room
        """
      advice = """
        arrange what stands in a row or a column by a stack, with spacing; keep positions for what \
        lies over something else
        """
    case .largeSpec(let specs):
      message = """
        \(spec) is made of \(specs) specs, alike ones side by side counted once: to change a part, \
        one has to read all of it
        """
      advice = """
        return the parts from methods that say what they are, and give parts with a life of their \
        own to nodes of their own
        """
    }
    self.init(
      line: place?.position.line, column: place?.position.column, message: message, advice: advice)
  }
}

extension [String] {
  /// The names in a sentence; of many the first ones, and how many more there are.
  var named: String {
    let most = 4
    guard count > most + 1 else { return listed }
    return prefix(most).joined(separator: ", ") + " and \(count - most) more"
  }
}
