public import Foundation
public import UIKitValues

/// The name of one of several images of a node.
public typealias ASImageIdentifier = any NSObjectProtocol

/// A node that shows one of several images; nothing is loaded here.
open class ASMultiplexImageNode: ASImageNode {
  /// The object that is told about loading; it is never called here.
  open weak var delegate: (any ASMultiplexImageNodeDelegate)?
  /// The object that has the images; it is never asked here.
  open weak var dataSource: (any ASMultiplexImageNodeDataSource)?
  /// Whether images of less quality are loaded before the best one.
  open var downloadsIntermediateImages = false
  /// Whether images are shown while they are loading.
  open var shouldRenderProgressImages = true
  /// The names of the images, from the best to the worst one.
  open var imageIdentifiers: [Any] = []
  /// The name of the image that was loaded last: none.
  open var loadedImageIdentifier: ASImageIdentifier? { nil }
  /// The name of the image that is shown: none.
  open var displayedImageIdentifier: ASImageIdentifier? { nil }

  /// Makes a node for images in memory and on the network; neither has an influence here.
  public convenience init(cache: Any?, downloader: Any?) { self.init() }

  /// Does nothing: nothing is loaded here.
  open func reloadImageIdentifierSources() {}
}

/// Responds to loading of one of several images; never called here.
public protocol ASMultiplexImageNodeDelegate: NSObjectProtocol {
  /// Called in an app when an image is shown.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?,
    with imageIdentifier: ASImageIdentifier?, from previousImage: UIImage?,
    with previousImageIdentifier: ASImageIdentifier?)
}

extension ASMultiplexImageNodeDelegate {
  /// Does nothing.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?,
    with imageIdentifier: ASImageIdentifier?, from previousImage: UIImage?,
    with previousImageIdentifier: ASImageIdentifier?
  ) {}
}

/// Has the images of a node; never asked here.
public protocol ASMultiplexImageNodeDataSource: NSObjectProtocol {
  /// An image that is loaded already.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage?
  /// The address of an image.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL?
}

extension ASMultiplexImageNodeDataSource {
  /// None.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage? { nil }
  /// None.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL? { nil }
}
