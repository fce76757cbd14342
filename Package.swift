// swift-tools-version: 6.3

import PackageDescription

// One value for every Swift target, so that no target is checked less strictly than another.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// What a package has that asks for nothing: for code as the users of the named modules write it.
let asUsersHaveIt: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "LayoutDiff",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layoutdiff", targets: ["layoutdiff"]),
    .library(name: "LinearProgramming", targets: ["LinearProgramming"]),
    .library(name: "LayoutSpecs", targets: ["LayoutSpecs"]),
    .library(name: "LayoutConstraints", targets: ["LayoutConstraints"]),
    .library(name: "LayoutDiffCommands", targets: ["LayoutDiffCommands"]),
    .library(name: "LayoutDiffTesting", targets: ["LayoutDiffTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    // C libraries of the system.
    .systemLibrary(
      name: "CGLPK",
      providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CUnibreak", pkgConfig: "libunibreak",
      providers: [.apt(["libunibreak-dev"]), .brew(["libunibreak"])]),
    .target(name: "CGLPKShims", dependencies: ["CGLPK"]),

    // The two engines and what they stand on.
    .target(
      name: "LinearProgramming", dependencies: ["CGLPK", "CGLPKShims"], swiftSettings: strict),
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "LayoutSpecs", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "LayoutConstraints", dependencies: ["Geometry", "LinearProgramming"],
      swiftSettings: strict),
    .target(
      name: "TextMeasuring",
      dependencies: [
        "CHarfBuzz", "CUnibreak", "Geometry", .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: strict),

    // The names that screens are written with, in front of the engines.
    .target(
      name: "UIKitValues", dependencies: ["Geometry", "TextMeasuring"], swiftSettings: strict),
    .target(
      name: "TextureNames",
      dependencies: ["Geometry", "LayoutSpecs", "TextMeasuring", "UIKitValues"],
      swiftSettings: strict),

    .target(
      name: "UIKitNames",
      dependencies: ["Geometry", "LayoutConstraints", "TextMeasuring", "UIKitValues"],
      swiftSettings: strict),
    .target(
      name: "SnapKitNames", dependencies: ["UIKitNames", "UIKitValues"], swiftSettings: strict),

    .target(
      name: "NodeViews", dependencies: ["TextureNames", "UIKitNames"], swiftSettings: strict),

    // From a file to a report.
    .target(
      name: "Scenarios",
      dependencies: [
        "Geometry", "LayoutConstraints", "LayoutSpecs", "TextMeasuring",
        .product(name: "Yams", package: "Yams"),
      ],
      resources: [.embedInCode("Resources")],
      swiftSettings: strict),
    .target(
      name: "Comparison",
      dependencies: ["Geometry", "LayoutConstraints", "LayoutSpecs", "Scenarios"],
      swiftSettings: strict),
    .target(
      name: "SpecTranslation",
      dependencies: [
        "Geometry", "LayoutConstraints", "LayoutSpecs", "Scenarios", "TextMeasuring",
      ],
      swiftSettings: strict),
    .target(
      name: "Proving",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "LayoutSpecs", "LinearProgramming",
        "Scenarios", "TextMeasuring",
      ],
      swiftSettings: strict),
    .target(
      name: "ScreenScenarios",
      dependencies: [
        "Geometry", "LayoutConstraints", "Scenarios", "TextMeasuring", "TextureNames",
        "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .target(name: "SeededRandom", swiftSettings: strict),
    .target(name: "Timing", dependencies: ["SeededRandom"], swiftSettings: strict),
    .target(
      name: "Reporting",
      dependencies: [
        "Comparison", "Geometry", "Scenarios", "Timing",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Resources")],
      swiftSettings: strict),
    .target(
      name: "Conformance", dependencies: ["Geometry", "LayoutSpecs"], swiftSettings: strict),
    .target(
      name: "LayoutDiffCommands",
      dependencies: [
        "Comparison", "Conformance", "Geometry", "LayoutConstraints", "LayoutSpecs",
        "LinearProgramming", "Proving", "Reporting", "Scenarios", "ScreenScenarios", "SeededRandom",
        "SpecTranslation", "TextMeasuring", "Timing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "LayoutDiffTesting",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "LinearProgramming", "Reporting",
        "ScreenScenarios", "Scenarios", "TextMeasuring", "TextureNames", "Timing", "UIKitNames",
        "UIKitValues",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "layoutdiff", dependencies: ["LayoutDiffCommands"], swiftSettings: strict),

    // Tests, one target beside each target, and a program with screens that they run.
    .executableTarget(
      name: "TwoScreens", dependencies: ["LayoutDiffCommands", "TextureNames", "UIKitNames"],
      path: "Tests/TwoScreens", swiftSettings: asUsersHaveIt),
    .testTarget(
      name: "LinearProgrammingTests", dependencies: ["LinearProgramming", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "LayoutSpecsTests", dependencies: ["Geometry", "LayoutSpecs", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "Geometry", "LayoutSpecs", "SeededRandom"],
      resources: [.copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "LayoutConstraintsTests",
      dependencies: ["Geometry", "LayoutConstraints", "LinearProgramming", "SeededRandom"],
      exclude: ["Oracle"],
      swiftSettings: strict),
    .testTarget(
      name: "TextMeasuringTests", dependencies: ["Geometry", "SeededRandom", "TextMeasuring"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitValuesTests",
      dependencies: ["Geometry", "SeededRandom", "TextMeasuring", "UIKitValues"],
      swiftSettings: strict),
    .testTarget(
      name: "TextureNamesTests",
      dependencies: [
        "Geometry", "LayoutSpecs", "SeededRandom", "TextMeasuring", "TextureNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "Geometry", "LayoutConstraints", "SeededRandom", "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SnapKitNamesTests",
      dependencies: [
        "LayoutConstraints", "SeededRandom", "SnapKitNames", "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScenariosTests",
      dependencies: ["Geometry", "LayoutConstraints", "LayoutSpecs", "Scenarios", "TextMeasuring"],
      swiftSettings: strict),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "LayoutSpecs", "Scenarios", "SeededRandom",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProvingTests",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "LayoutSpecs", "LinearProgramming",
        "Proving", "Scenarios", "SeededRandom", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenScenariosTests",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "Scenarios", "ScreenScenarios",
        "SnapKitNames", "TextMeasuring", "TextureNames", "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SpecTranslationTests",
      dependencies: [
        "Geometry", "LayoutConstraints", "LayoutSpecs", "SeededRandom", "SpecTranslation",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TimingTests", dependencies: ["SeededRandom", "Timing"], swiftSettings: strict),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Comparison", "Geometry", "Reporting", "SeededRandom", "Timing"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "LayoutDiffTestingTests",
      dependencies: [
        "LayoutDiffTesting", "TextureNames", "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "LayoutDiffCommands", "LinearProgramming", "SeededRandom", "TwoScreens", "layoutdiff",
      ],
      swiftSettings: strict),
  ]
)

// Modules called as on Apple's systems, which have the real ones. They only re-export.
#if os(Linux)
  package.products += [
    .library(name: "AsyncDisplayKit", targets: ["AsyncDisplayKit"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
  ]
  package.targets += [
    .target(
      name: "AsyncDisplayKit", dependencies: ["NodeViews", "TextureNames", "UIKit"],
      swiftSettings: strict),
    .target(name: "SnapKit", dependencies: ["SnapKitNames", "UIKit"], swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["UIKitNames", "UIKitValues", "_Testing_UIKit"],
      swiftSettings: strict),
    // Beside a module called UIKit, `import Testing` looks for this one.
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .testTarget(name: "UIKitSnippetTests", dependencies: ["UIKit"], swiftSettings: asUsersHaveIt),
    .testTarget(
      name: "SnapKitSnippetTests", dependencies: ["SnapKit", "UIKit"], swiftSettings: asUsersHaveIt),
    .testTarget(
      name: "OwnScreenTests",
      dependencies: ["AsyncDisplayKit", "LayoutDiffTesting", "SnapKit", "UIKit"],
      swiftSettings: asUsersHaveIt),
    .testTarget(
      name: "TranslatedScreenTests",
      dependencies: ["AsyncDisplayKit", "LayoutDiffTesting", "SnapKit", "UIKit"],
      swiftSettings: asUsersHaveIt),
    .testTarget(
      name: "TextureSnippetTests", dependencies: ["AsyncDisplayKit", "UIKit"],
      swiftSettings: asUsersHaveIt),
  ]
#endif
