/// The use of chosen files; none are chosen here.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// A choice of files, which is never made here; `UniformTypeIdentifiers` is missing.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  public private(set) var documentPickerMode = UIDocumentPickerMode.open
  open var allowsMultipleSelection = false, shouldShowFileExtensions = false, directoryURL: URL?
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Takes files that a user has chosen; never called here.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {}
extension UIDocumentPickerDelegate {
  public func documentPicker(_: UIDocumentPickerViewController, didPickDocumentsAt: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
