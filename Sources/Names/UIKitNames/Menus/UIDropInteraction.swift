/// Dropping into a view; it is stored only.
open class UIDropInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}
/// Takes what is dropped into a view; never asked here.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}
/// A movement of the finger that drops; there is none here.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  @discardableResult func loadObjects<Object>(
    ofClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress
}
/// A change by dropping; nothing is dropped here.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
/// The change that dropping would make; it is never made here.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false, prefersFullSizePreview = false
  public init(operation: UIDropOperation) { self.operation = operation }
}
