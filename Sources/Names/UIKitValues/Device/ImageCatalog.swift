/// The images of an app by name: given sizes, and folders with files or asset catalogues.
///
/// ```swift
/// let images = ImageCatalog(sizes: ["heart": CGSize(width: 24, height: 24)])
/// SimulatedDevice(images: images).run { UIImage(named: "heart")?.size }
/// ```
public struct ImageCatalog: Sendable {
  /// Sizes by name, in points; they are used before files.
  public var sizes: [String: CGSize]
  /// The folders to search for PNG and JPEG files, in this order; subfolders are not searched.
  ///
  /// A folder `….xcassets` is an asset catalogue of Xcode: its image sets are searched in all of
  /// its groups, and may be PDF and SVG files as well. A catalogue can also be in a folder.
  public var folders: [URL]
  /// Makes a catalogue; empty by default.
  public init(sizes: [String: CGSize] = [:], folders: [URL] = []) {
    (self.sizes, self.folders) = (sizes, folders)
  }
}
