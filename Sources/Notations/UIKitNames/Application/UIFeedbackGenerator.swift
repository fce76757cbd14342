public import Foundation

// Feedback that can be felt; there is none here.

/// Gives feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// Gives the feedback of a change.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func selectionChanged() {}
}

/// Gives the feedback of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// Gives the feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}
