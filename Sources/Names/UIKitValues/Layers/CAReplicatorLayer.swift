/// A layer that repeats its sublayers; it draws nothing.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
}

/// A layer without contents of its own.
open class CATransformLayer: CALayer {}
