import LayoutSpecs

/// A child with a fixed ratio of height to width.
open class ASRatioLayoutSpec: ASLayoutSpec {
  /// Height ÷ width; above 0.
  open var ratio: CGFloat = 1
  public convenience init(ratio: CGFloat, child: any ASLayoutElement) {
    self.init()
    (self.ratio, self.child) = (ratio, child)
  }
  override var isEngineSpec: Bool { type(of: self) == ASRatioLayoutSpec.self }
  override var engineChildren: [any ASLayoutElement] { [child ?? ASLayoutSpec()] }
  override func lowered(_ inside: [LayoutSpec]) -> LayoutSpec { .ratio(Double(ratio), inside[0]) }
}
