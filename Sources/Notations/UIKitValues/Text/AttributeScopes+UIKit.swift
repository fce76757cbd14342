public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, under the names of `NSAttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font, which is measured.
    public let font: FontAttribute
    /// The paragraph style, which is measured.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// A number of points between characters.
    public let kern: KernAttribute
    /// A number of points between characters.
    public let tracking: TrackingAttribute
    /// The distance from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline.
    public let strokeWidth: StrokeWidthAttribute
    /// Foundation's attributes, such as the target of a link.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIFont
      /// Its name in `NSAttributedString`.
      public static let name = "NSFont"
    }

    /// The key of the paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSParagraphStyle
      /// Its name in `NSAttributedString`.
      public static let name = "NSParagraphStyle"
    }

    /// The key of the colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// Its name in `NSAttributedString`.
      public static let name = "NSColor"
    }

    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// Its name in `NSAttributedString`.
      public static let name = "NSBackgroundColor"
    }

    /// The key of the points between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// Its name in `NSAttributedString`.
      public static let name = "NSKern"
    }

    /// The key of the points between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// Its name in `NSAttributedString`.
      public static let name = "CTTracking"
    }

    /// The key of the distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// Its name in `NSAttributedString`.
      public static let name = "NSBaselineOffset"
    }

    /// The key of the style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// Its name in `NSAttributedString`.
      public static let name = "NSUnderline"
    }

    /// The key of the colour of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// Its name in `NSAttributedString`.
      public static let name = "NSUnderlineColor"
    }

    /// The key of the style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// Its name in `NSAttributedString`.
      public static let name = "NSStrikethrough"
    }

    /// The key of the colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// Its name in `NSAttributedString`.
      public static let name = "NSStrikethroughColor"
    }

    /// The key of the colour of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// Its name in `NSAttributedString`.
      public static let name = "NSStrokeColor"
    }

    /// The key of the width of the outline.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// Its name in `NSAttributedString`.
      public static let name = "NSStrokeWidth"
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
