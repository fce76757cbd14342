public import Foundation
import UIKitValues

// Previews of what is dragged. They are stored only: nothing is dragged here.

/// The look of the preview of something that is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of something that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// The preview of something that is dragged from a place.
open class UITargetedDragPreview: UITargetedPreview {}
