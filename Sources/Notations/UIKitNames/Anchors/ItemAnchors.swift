// The anchors of views and layout guides.

extension UIView {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .leading))
  }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .left))
  }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .right))
  }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .top))
  }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .bottom))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ItemAttribute(item: self, attribute: .width))
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ItemAttribute(item: self, attribute: .height))
  }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .centerX))
  }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .centerY))
  }
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .lastBaseline))
  }
}

extension UILayoutGuide {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .leading))
  }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .left))
  }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .right))
  }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .top))
  }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .bottom))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ItemAttribute(item: self, attribute: .width))
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ItemAttribute(item: self, attribute: .height))
  }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ItemAttribute(item: self, attribute: .centerX))
  }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ItemAttribute(item: self, attribute: .centerY))
  }
}
