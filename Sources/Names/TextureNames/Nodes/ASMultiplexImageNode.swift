/// The name of one of several images of a node.
public typealias ASImageIdentifier = any NSObjectProtocol

/// A node that shows one of several images; nothing is loaded here.
open class ASMultiplexImageNode: ASImageNode {
  open weak var delegate: (any ASMultiplexImageNodeDelegate)?,
    dataSource: (any ASMultiplexImageNodeDataSource)?
  open var downloadsIntermediateImages = false, shouldRenderProgressImages = true,
    imageIdentifiers: [Any] = []
  open var loadedImageIdentifier: ASImageIdentifier? { nil }
  open var displayedImageIdentifier: ASImageIdentifier? { nil }
  public convenience init(cache: Any?, downloader: Any?) { self.init() }
  open func reloadImageIdentifierSources() {}
}

/// Responds to loading of one of several images; never called here.
public protocol ASMultiplexImageNodeDelegate: NSObjectProtocol {}

extension ASMultiplexImageNodeDelegate {
  public func multiplexImageNode(
    _: ASMultiplexImageNode, didUpdate _: UIImage?, with _: ASImageIdentifier?, from _: UIImage?,
    with _: ASImageIdentifier?
  ) {}
}

/// Has the images of a node; never asked here.
public protocol ASMultiplexImageNodeDataSource: NSObjectProtocol {}

extension ASMultiplexImageNodeDataSource {
  public func multiplexImageNode(
    _: ASMultiplexImageNode, imageForImageIdentifier _: ASImageIdentifier
  ) -> UIImage? { nil }
  public func multiplexImageNode(
    _: ASMultiplexImageNode, urlForImageIdentifier _: ASImageIdentifier
  ) -> URL? { nil }
}
