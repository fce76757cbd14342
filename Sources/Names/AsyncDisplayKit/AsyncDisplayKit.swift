// The module for `import AsyncDisplayKit` on systems without Texture.

@_exported public import TextureNames
@_exported public import UIKit
