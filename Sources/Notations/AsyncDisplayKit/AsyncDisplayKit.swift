// What `import AsyncDisplayKit` gives on systems that Texture does not run on.

@_exported public import TextureNames
@_exported public import UIKit
