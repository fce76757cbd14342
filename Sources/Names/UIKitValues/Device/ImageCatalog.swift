/// The images of an app by name: given sizes, and folders with files or asset catalogues.
///
/// ```swift
/// let images = ImageCatalog(sizes: ["heart": CGSize(width: 24, height: 24)])
/// SimulatedDevice(images: images).run { UIImage(named: "heart")?.size }
/// ```
public struct ImageCatalog: Sendable {
  /// Sizes by name, in points; they are used before files.
  public var sizes: [String: CGSize]
  /// The folders of PNG and JPEG files, or catalogues `….xcassets` of Xcode, in this order.
  ///
  /// A catalogue can be in a folder, and have PDF and SVG files; other subfolders do not count.
  public var folders: [URL]
  /// Makes a catalogue; empty by default.
  public init(sizes: [String: CGSize] = [:], folders: [URL] = []) {
    (self.sizes, self.folders) = (sizes, folders)
  }
}
