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

  /// Makes data of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    if let item { self.init(object: item) } else { self.init() }
  }

  /// Makes data of a file; the file is not read.
  public convenience init?(contentsOf fileURL: URL) {
    self.init(object: fileURL)
    suggestedName = fileURL.lastPathComponent
  }

  /// The types of the data: none are known here.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Whether the data is of a type: types are not known here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Whether the object is one of a class.
  open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { object is Object }

  /// Calls a closure with the object, at once; with `nil` where it is none of the class.
  @discardableResult
  open func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Object, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Makes empty data.
  public override init() {
    object = nil
    super.init()
  }
}
