public import Foundation

/// The images of an app by name: sizes that somebody gives, and folders with PNG or JPEG files.
///
/// ```swift
/// let images = ImageCatalog(sizes: ["heart": CGSize(width: 24, height: 24)])
/// SimulatedDevice(images: images).run { UIImage(named: "heart")?.size }
/// ```
public struct ImageCatalog: Sendable {
  /// Sizes by name, in points; they come before any file.
  public var sizes: [String: CGSize]
  /// The folders that files are looked for in, first one first asked; not those inside them.
  public var folders: [URL]

  /// Makes a catalogue; empty unless something is given.
  public init(sizes: [String: CGSize] = [:], folders: [URL] = []) {
    self.sizes = sizes
    self.folders = folders
  }
}
