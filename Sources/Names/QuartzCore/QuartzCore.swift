// The module for `import QuartzCore` on systems without it: layers and animations.

@_exported public import Foundation
@_exported public import UIKitValues
