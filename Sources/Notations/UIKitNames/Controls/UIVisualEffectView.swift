public import Foundation

/// An effect on the content behind a view; nothing is drawn here.
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

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
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
