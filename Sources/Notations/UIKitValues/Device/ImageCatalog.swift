public import Foundation

/// The images of an app by name: given sizes, and folders with PNG or JPEG files.
///
/// ```swift
/// let images = ImageCatalog(sizes: ["heart": CGSize(width: 24, height: 24)])
/// SimulatedDevice(images: images).run { UIImage(named: "heart")?.size }
/// ```
public struct ImageCatalog: Sendable {
  /// Sizes by name, in points; they are used before files.
  public var sizes: [String: CGSize]
  /// The folders to search for files, in this order; subfolders are not searched.
  public var folders: [URL]

  /// Makes a catalogue; empty by default.
  public init(sizes: [String: CGSize] = [:], folders: [URL] = []) {
    self.sizes = sizes
    self.folders = folders
  }
}
