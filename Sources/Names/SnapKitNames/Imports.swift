// What every file of this module uses, and code that imports it has too, as with SnapKit.

@_exported public import UIKitNames
