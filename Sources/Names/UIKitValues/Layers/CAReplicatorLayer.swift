/// A layer that repeats its sublayers; it draws nothing.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1, instanceDelay: CFTimeInterval = 0,
    instanceTransform = CATransform3DIdentity, instanceColor: CGColor?
}
/// A layer without contents of its own.
open class CATransformLayer: CALayer {}
