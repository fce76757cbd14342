/// An effect of glass; nothing is drawn here.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false, tintColor: UIColor?
  public convenience init(style: Style) { self.init() }
}
/// An effect on the content behind a view; nothing is drawn here.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view; nothing is drawn here.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial,
      systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial,
      systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark,
      systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) { super.init() }
}

/// A view with an effect on the content behind it; its own content is inside `contentView`.
open class UIVisualEffectView: UIView, ContentViewHolder {
  public let contentView = UIView()
  open var effect: UIVisualEffect?
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepare() { addFilling(contentView) }
}

/// An effect that makes content stand out of a blur; nothing is drawn here.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
/// The style of content that stands out of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
