public import Foundation
import UIKitValues

/// Data that is dragged or pasted; nothing is loaded here.
open class NSItemProvider: NSObject {
  /// The object.
  public let object: Any?
  /// The name of a file.
  open var suggestedName: String?

  /// Makes data of an object.
  public init(object: Any) {
    self.object = object
    super.init()
  }

  /// Makes empty data.
  public override init() {
    object = nil
    super.init()
  }
}
