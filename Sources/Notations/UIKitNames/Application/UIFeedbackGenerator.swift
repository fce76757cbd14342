public import Foundation

// Feedback that can be felt; there is none here.

/// Gives feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject { open func prepare() {} }

/// Gives the feedback of a change.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  open func selectionChanged() {}
}

/// Gives the feedback of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public override init() {}
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// Gives the feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
