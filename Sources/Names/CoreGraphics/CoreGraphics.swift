// The module for `import CoreGraphics` on systems without it: geometry, colours and contexts.

@_exported public import Foundation
@_exported public import UIKitValues
