// With a module named UIKit in the package, `import Testing` looks for the cross-import overlay
// `_Testing_UIKit`. This module is that overlay, and it is empty.
