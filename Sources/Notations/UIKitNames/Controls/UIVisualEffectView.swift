public import Foundation
public import UIKitValues

/// An effect of glass; nothing is drawn here.
open class UIGlassEffect: UIVisualEffect {
  /// The style of glass.
  public enum Style: Int, Sendable {
    /// That of the system.
    case regular
    /// Clear.
    case clear
  }

  /// Whether the glass follows touches.
  open var isInteractive = false
  /// The colour of the glass.
  open var tintColor: UIColor?

  /// Makes an effect.
  public convenience init(style: Style) { self.init() }
}

/// An effect on the content behind a view; nothing is drawn here.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight
    /// As light as the content behind.
    case light
    /// Darker than the content behind.
    case dark
    /// In the appearance of the screen.
    case regular = 4
    /// More prominent, in the appearance of the screen.
    case prominent
    /// A very thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// A very thin material, light.
    case systemUltraThinMaterialLight
    /// A thin material, light.
    case systemThinMaterialLight
    /// A material, light.
    case systemMaterialLight
    /// A thick material, light.
    case systemThickMaterialLight
    /// The material of bars, light.
    case systemChromeMaterialLight
    /// A very thin material, dark.
    case systemUltraThinMaterialDark
    /// A thin material, dark.
    case systemThinMaterialDark
    /// A material, dark.
    case systemMaterialDark
    /// A thick material, dark.
    case systemThickMaterialDark
    /// The material of bars, dark.
    case systemChromeMaterialDark
  }

  /// Makes the effect.
  public init(style: Style) { super.init() }
}

/// A view with an effect on the content behind it; its own content is inside `contentView`.
open class UIVisualEffectView: UIView, ContentViewHolder {
  /// The content view, as large as the view.
  public let contentView = UIView()
  /// The effect; it has no influence on the layout.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect; without one by default.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// Makes a view without an effect; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}

/// An effect that makes content stand out of a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Makes the effect for a blur, in a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The style of content that stands out of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A label.
  case label
  /// A second label.
  case secondaryLabel
  /// A third label.
  case tertiaryLabel
  /// A fourth label.
  case quaternaryLabel
  /// A fill.
  case fill
  /// A second fill.
  case secondaryFill
  /// A third fill.
  case tertiaryFill
  /// A line.
  case separator
}
