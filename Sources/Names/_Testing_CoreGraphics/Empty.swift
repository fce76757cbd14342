// With a module named CoreGraphics in the package, `import Testing` looks for the cross-import overlay
// `_Testing_CoreGraphics`. This module is that overlay, and it is empty.
