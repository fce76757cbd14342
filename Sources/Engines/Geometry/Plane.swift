// Lengths, points, sizes and rectangles for every file that imports `Geometry`: what a core without Foundation would
// bring here, and the one place that would change.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
