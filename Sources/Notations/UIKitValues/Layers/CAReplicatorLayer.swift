/// A layer that repeats its sublayers; it draws nothing.
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1
  /// The delay between two copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the copies.
  open var instanceColor: CGColor?
}

/// A layer without contents of its own.
open class CATransformLayer: CALayer {}
