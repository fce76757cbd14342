// swift-tools-version: 6.3

import PackageDescription

// A package that compares screens in Swift. To use it, copy it and replace the path of the dependency
// by its URL.
let package = Package(
  name: "Screens",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LayoutDiff", path: "../..")]
)

// Elsewhere these names are those of Apple's modules, and there is nothing to compile the screens with.
#if os(Linux)
  package.targets = [
    .executableTarget(
      name: "Screens",
      dependencies: [
        .product(name: "AsyncDisplayKit", package: "LayoutDiff"),
        .product(name: "LayoutDiffCommands", package: "LayoutDiff"),
        .product(name: "SnapKit", package: "LayoutDiff"),
        .product(name: "UIKit", package: "LayoutDiff"),
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "LayoutDiffCommands", package: "LayoutDiff"),
        .product(name: "LayoutDiffTesting", package: "LayoutDiff"),
      ]),
  ]
#else
  package.targets = [.executableTarget(name: "Screens", path: "Sources/OnAMac")]
#endif
