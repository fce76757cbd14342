/// An action beside a row, from before actions of a swipe; it is stored only.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case destructive, normal
    public static let `default` = Style.destructive
  }
  public let style: Style
  open var title: String?, backgroundColor: UIColor?, backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }
}
