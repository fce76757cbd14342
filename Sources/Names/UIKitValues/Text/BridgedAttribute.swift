/// An attribute that both kinds of attributed strings have.
private struct BridgedAttribute: Sendable {
  /// The value of a run, as `NSAttributedString` has it; `nil` where there is none.
  let read: @Sendable (AttributeContainer) -> Any?
  /// Sets a value of `NSAttributedString`; one of another type is left out.
  let write: @Sendable (Any, inout AttributeContainer) -> Void
  let key: NSAttributedString.Key
  /// An attribute whose values are the same in both.
  init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
    self.init(type, { $0 }, { $0 as? Key.Value })
  }
  private init<Key: AttributedStringKey>(
    _ type: Key.Type, _ stored: @escaping @Sendable (Key.Value) -> Any,
    _ value: @escaping @Sendable (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { container in container[Key.self].map(stored) }
    write = { any, container in
      if let value = value(any) { container[Key.self] = value }
    }
  }
  /// An attribute with a number, whatever its type.
  static func number<Key: AttributedStringKey>(_ type: Key.Type) -> BridgedAttribute
  where Key.Value == CGFloat {
    BridgedAttribute(type, { $0 }, { AnyNumber.value(of: $0).map { CGFloat($0) } })
  }
  /// An attribute with the style of a line, which `NSAttributedString` has as a number.
  static func line<Key: AttributedStringKey>(_ type: Key.Type) -> BridgedAttribute
  where Key.Value == NSUnderlineStyle {
    BridgedAttribute(type, { $0.rawValue }) { any in
      let number = (any as? Int) ?? (any as? NSNumber)?.intValue
      return number.map { NSUnderlineStyle(rawValue: $0) }
    }
  }
  private typealias Keys = AttributeScopes.UIKitAttributes
  static let all = [
    BridgedAttribute(Keys.FontAttribute.self), BridgedAttribute(Keys.ParagraphStyleAttribute.self),
    BridgedAttribute(Keys.ForegroundColorAttribute.self),
    BridgedAttribute(Keys.BackgroundColorAttribute.self),
    BridgedAttribute(Keys.UnderlineColorAttribute.self),
    BridgedAttribute(Keys.StrikethroughColorAttribute.self),
    BridgedAttribute(Keys.StrokeColorAttribute.self),
    BridgedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    number(Keys.KernAttribute.self), number(Keys.TrackingAttribute.self),
    number(Keys.BaselineOffsetAttribute.self), number(Keys.StrokeWidthAttribute.self),
    line(Keys.UnderlineStyleAttribute.self), line(Keys.StrikethroughStyleAttribute.self),
  ]
}

extension AttributeContainer {
  /// Makes a container of UIKit's attributes; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in BridgedAttribute.all {
      if let value = dictionary[attribute.key] { attribute.write(value, &self) }
    }
  }
  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    var dictionary: [NSAttributedString.Key: Any] = [:]
    for attribute in BridgedAttribute.all {
      if let value = attribute.read(self) { dictionary[attribute.key] = value }
    }
    return dictionary
  }
}

extension NSAttributedString {
  /// Makes a text of an `AttributedString`, with UIKit's attributes.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Makes a text of an `NSAttributedString`, with UIKit's attributes.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      append(
        AttributedString(
          text.attributedSubstring(from: range).string, attributes: AttributeContainer(values)))
    }
  }
}
