public import Geometry
public import LayoutConstraints
package import LayoutSpecs
public import TextMeasuring

/// One element on the screen, which both notations place.
public struct Element: Sendable {
  /// The name that both notations use for it.
  public var name: String
  /// Its kind: image, text or box.
  public var kind: Kind
  /// The size of its content, for both engines.
  public var content: Content
  /// The content hugging priorities: how strongly it resists growing beyond its content.
  public var hugging: AxisPriorities
  /// The compression resistance priorities: how strongly it resists shrinking below its content.
  public var compressionResistance: AxisPriorities
  /// The position of its name in the file; line 1 for a scenario that is not a file.
  public var position: SourcePosition
  /// The control that it is, where that is known: pictures show it, and layouts do not ask.
  public var control: Control?
  /// Whether it is hidden: the spec leaves it out, and a stack view gives it no length.
  public var isHidden = false

  package init(
    name: String, kind: Kind, content: Content, hugging: AxisPriorities,
    compressionResistance: AxisPriorities, position: SourcePosition, control: Control? = nil
  ) {
    self.name = name
    self.kind = kind
    self.content = content
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.position = position
    self.control = control
  }

  /// The kind of an element.
  public enum Kind: Sendable, Equatable {
    /// An image of this size, in points.
    case image(CGSize)
    case text(TextElement)
    /// A rectangle with this content; `nil` where it has none.
    case box(BoxContent?)
  }
}

/// A control, or a view that shows an image: what a picture draws in its frame.
public struct Control: Sendable, Equatable {
  /// Its appearance.
  public var look: Look
  /// Its title; `nil` without one.
  public var title: String?

  /// The looks that pictures distinguish.
  public enum Look: String, Sendable, Decodable, CaseIterable {
    case activity, button, image, progress, slider, stepper, `switch`, textField
  }

  /// Makes a control.
  public init(_ look: Look, title: String? = nil) {
    self.look = look
    self.title = title
  }
}

extension Element {
  /// The item that stands for it in constraints.
  ///
  /// A box with a length on one axis only has no content along the other one.
  public var item: ConstraintItem {
    var item = ConstraintItem(
      name: name, content: content, hugging: hugging,
      compressionResistance: compressionResistance)
    item.isHidden = isHidden
    if case .box(let box?) = kind {
      item.hasContentWidth = box.width != nil
      item.hasContentHeight = box.height != nil
    }
    return item
  }

  /// The layout spec that stands for it, without a style of its author's.
  ///
  /// A box with a length on one axis only is a node without content with that length in its style.
  /// Along the other axis it is as long as its parent allows, and 0 where that is infinite.
  ///
  /// Source: `calculateSizeThatFits:` in `ASDisplayNode.mm`.
  package var spec: LayoutSpec {
    guard let lengths = kind.styledLengths else { return .element(name, content) }
    return .element(name, .none).styled { style in
      style.width = lengths.width
      style.height = lengths.height
    }
  }

  /// Makes an element of a scenario in Swift, of which only the name is known.
  public init(codedAs name: String) {
    self.name = name
    kind = .box(nil)
    content = .none
    hugging = AxisPriorities(Priority.defaultLow)
    compressionResistance = AxisPriorities(Priority.defaultHigh)
    position = SourcePosition(line: 1, column: 1)
  }
}

extension Element.Kind {
  /// The lengths of a box that has one on one axis only, as a style; `nil` for everything else.
  package var styledLengths: LayoutSize? {
    guard case .box(let box?) = self, (box.width == nil) != (box.height == nil) else { return nil }
    return LayoutSize(
      width: box.width.map { .points($0) } ?? .auto,
      height: box.height.map { .points($0) } ?? .auto)
  }
}

/// The text of an element and its font.
public struct TextElement: Sendable, Equatable {
  /// The text.
  public var text: String
  /// The font.
  public var font: FontDescription
  /// The maximum number of lines; 0 means as many as the text needs.
  public var maximumLines: Int

  /// Makes a text.
  public init(text: String, font: FontDescription, maximumLines: Int) {
    self.text = text
    self.font = font
    self.maximumLines = maximumLines
  }
}
