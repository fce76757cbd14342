/// Data that is dragged or pasted; nothing is loaded here.
open class NSItemProvider: NSObject {
  public let object: Any?
  open var suggestedName: String?
  public init(object: Any) { self.object = object }
  public convenience init(item: Any?, typeIdentifier: String?) {
    if let item { self.init(object: item) } else { self.init() }
  }
  public convenience init?(contentsOf fileURL: URL) {
    self.init(object: fileURL)
    suggestedName = fileURL.lastPathComponent
  }
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { object is Object }
  @discardableResult open func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Object, nil)
    return Progress(totalUnitCount: 1)
  }
  public override init() { object = nil }
}
