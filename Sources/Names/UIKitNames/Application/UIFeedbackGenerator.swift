/// Feedback that can be felt; there is none here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject { open func prepare() {} }
/// The feedback of a change; there is none here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }
/// The feedback of a result; there is none here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}
/// The feedback of an impact; there is none here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
