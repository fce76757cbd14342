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

  /// The image called `name`, with or without an ending; `nil` where there is none.
  ///
  /// Files are read for each call: the start of one, where the pixels are counted.
  func image(named name: String) -> UIImage? {
    if let size = sizes[name] { return UIImage(size: size) }
    let ending = (name as NSString).pathExtension
    let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
    let endings = ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending]
    for folder in folders {
      for scale in ["@3x", "@2x", ""] {
        for ending in endings {
          let file = folder.appendingPathComponent("\(stem)\(scale).\(ending)")
          if let image = UIImage(contentsOfFile: file.path) { return image }
        }
      }
    }
    return nil
  }

  /// Pixels per point of the file at `path`, by its name; 1 where the name does not say.
  static func scale(ofFileAt path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
