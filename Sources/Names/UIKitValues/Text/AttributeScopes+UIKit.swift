// Keys by the type of their values.
protocol ColorKey: AttributedStringKey where Value == UIColor {}
protocol LengthKey: AttributedStringKey where Value == CGFloat {}
protocol LineKey: AttributedStringKey where Value == NSUnderlineStyle {}

extension AttributeScopes {
  /// UIKit's attributes under the names of `NSAttributedString`; font and paragraph style are measured.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute, paragraphStyle: ParagraphStyleAttribute,
      foregroundColor: ForegroundColorAttribute, backgroundColor: BackgroundColorAttribute,
      kern: KernAttribute, tracking: TrackingAttribute, baselineOffset: BaselineOffsetAttribute,
      underlineStyle: UnderlineStyleAttribute, underlineColor: UnderlineColorAttribute,
      strikethroughStyle: StrikethroughStyleAttribute,
      strikethroughColor: StrikethroughColorAttribute, strokeColor: StrokeColorAttribute,
      strokeWidth: StrokeWidthAttribute, foundation: FoundationAttributes
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum ForegroundColorAttribute: ColorKey { public static let name = "NSColor" }
    public enum BackgroundColorAttribute: ColorKey { public static let name = "NSBackgroundColor" }
    public enum KernAttribute: LengthKey { public static let name = "NSKern" }
    public enum TrackingAttribute: LengthKey { public static let name = "CTTracking" }
    public enum BaselineOffsetAttribute: LengthKey { public static let name = "NSBaselineOffset" }
    public enum UnderlineStyleAttribute: LineKey { public static let name = "NSUnderline" }
    public enum UnderlineColorAttribute: ColorKey { public static let name = "NSUnderlineColor" }
    public enum StrikethroughStyleAttribute: LineKey { public static let name = "NSStrikethrough" }
    public enum StrikethroughColorAttribute: ColorKey {
      public static let name = "NSStrikethroughColor"
    }
    public enum StrokeColorAttribute: ColorKey { public static let name = "NSStrokeColor" }
    public enum StrokeWidthAttribute: LengthKey { public static let name = "NSStrokeWidth" }
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
