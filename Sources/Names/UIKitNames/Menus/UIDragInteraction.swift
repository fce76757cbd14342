/// Something to drag; it is never dragged here.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?, previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
/// A movement of the finger that drags or drops; there is none here.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}
/// A movement of the finger that drags; there is none here.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var items: [UIDragItem] { get set }
  var localContext: Any? { get set }
}
/// Dragging out of a view; it is stored only.
open class UIDragInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open class var isEnabledByDefault: Bool { true }
  open var allowsSimultaneousRecognitionDuringLift = false
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}
/// Has the data that is dragged out of a view; never asked here.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(_: UIDragInteraction, itemsForBeginning: any UIDragSession) -> [UIDragItem]
}
/// The look of a preview while dragging; nothing is dragged here.
open class UIDragPreviewParameters: UIPreviewParameters {}
/// A preview while dragging; it is never shown here.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}
/// A preview with a place; it is never shown here.
open class UITargetedDragPreview: UITargetedPreview {}
