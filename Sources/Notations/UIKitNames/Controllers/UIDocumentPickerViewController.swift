public import Foundation

/// The use of the files that a user chooses.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// A copy is read.
  case `import`
  /// The file is read and written.
  case open
  /// A copy is saved elsewhere.
  case exportToService
  /// The file is moved elsewhere.
  case moveToService
}

/// A controller in which a user chooses files; nothing is chosen here.
///
/// Initialisers that take types of the module `UniformTypeIdentifiers` are missing, as the module is.
open class UIDocumentPickerViewController: UIViewController {
  /// The object that takes the files; never called here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The use of the files.
  public let documentPickerMode: UIDocumentPickerMode
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  /// Makes a controller for files of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that saves files elsewhere.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that saves a file elsewhere.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Makes a controller that saves files elsewhere.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

/// Takes files that a user has chosen; never called here.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called in an app when files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called in an app when no file was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
