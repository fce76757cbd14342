// swift-tools-version: 6.3

import PackageDescription

// A package of somebody who compares screens in Swift: copy it, and give the dependency's URL in
// place of its path.
let package = Package(
  name: "Screens",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LayoutDiff", path: "../..")],
  targets: [
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
      dependencies: ["Screens", .product(name: "LayoutDiffTesting", package: "LayoutDiff")]),
  ]
)
