public import Foundation
import UIKitValues

// Previews of what is dragged. They are stored only: nothing is dragged here.

/// The look of the preview of something that is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of something that is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The preview of something that is dragged from a place.
open class UITargetedDragPreview: UITargetedPreview {}
