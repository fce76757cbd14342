public import Foundation

/// How what is behind a view is changed; nothing is drawn here.
open class UIVisualEffect: NSObject {}

/// Makes what is behind a view blurred.
open class UIBlurEffect: UIVisualEffect {
  /// How strongly, and in which colours.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight
    /// As light as what is behind.
    case light
    /// Darker than what is behind.
    case dark
    /// As the rest of the screen.
    case regular = 4
    /// More than the rest of the screen.
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

/// A view that changes what is behind it; what is seen is inside `contentView`.
open class UIVisualEffectView: UIView, ContentViewHolder {
  /// What is inside the view, as large as it.
  public let contentView = UIView()
  /// The effect; it has no influence on the layout.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// Makes a view without an effect: there is no archive to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}
