// swift-tools-version: 6.3

import PackageDescription

// What every Swift target of the libraries has, so that no target is checked less strictly than another.
let everywhere: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + everywhere

// The same checks for views, which are on the main actor as UIKit's are, without those at run time: under
// Swift 6, closures of views would check their thread each time that they are called.
let strictWithoutChecksOfThreads: [SwiftSetting] =
  [
    .swiftLanguageMode(.v5),
    .enableUpcomingFeature("StrictConcurrency"),
    .enableUpcomingFeature("DisableOutwardActorInference"),
    .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
    .enableUpcomingFeature("GlobalConcurrency"),
    .enableUpcomingFeature("InferSendableFromCaptures"),
    .enableUpcomingFeature("IsolatedDefaultValues"),
    .enableUpcomingFeature("RegionBasedIsolation"),
  ] + everywhere

// For Texture's nodes, which are on no actor and have views: the caller is on the main thread. The compiler
// leaves that to the caller, as with Objective-C.
let leavingActorsToCallers: [SwiftSetting] =
  [.swiftLanguageMode(.v5), .enableUpcomingFeature("GlobalActorIsolatedTypesUsability")]
  + everywhere

// What a package has that asks for nothing: for code as the users of the named modules write it.
let asUsersHaveIt: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let asUsersHadIt: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]

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
    .plugin(name: "LiftObjectiveCWords", targets: ["LiftObjectiveCWords"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    // C libraries of the system.
    .systemLibrary(
      name: "CGLPK", path: "Sources/System/CGLPK",
      providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CGLib", path: "Sources/System/CGLib", pkgConfig: "glib-2.0",
      providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CYAML", path: "Sources/System/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CGLPKShims", dependencies: ["CGLPK"], path: "Sources/System/CGLPKShims"),
    // Files built into the program. By `.embedInCode` they were a seventh of the time of a release build.
    .target(name: "CResources", path: "Sources/System/CResources"),
    .target(name: "CMainActor", path: "Sources/System/CMainActor"),
    .target(name: "Threads", path: "Sources/System/Threads", swiftSettings: strict),

    // The two engines and what they stand on.
    .target(
      name: "LinearProgramming", dependencies: ["CGLPK", "CGLPKShims"],
      path: "Sources/Engines/LinearProgramming", swiftSettings: strict),
    .target(name: "Geometry", path: "Sources/Engines/Geometry", swiftSettings: strict),
    .target(
      name: "AffineGeometry", dependencies: ["Geometry"], path: "Sources/Engines/AffineGeometry",
      swiftSettings: strict),
    .target(
      name: "LayoutSpecs", dependencies: ["AffineGeometry", "Geometry", "Threads"],
      path: "Sources/Engines/LayoutSpecs", swiftSettings: strict),
    .target(
      name: "LayoutConstraints", dependencies: ["AffineGeometry", "Geometry", "LinearProgramming"],
      path: "Sources/Engines/LayoutConstraints", swiftSettings: strict),
    .target(
      name: "TextMeasuring",
      dependencies: ["CGLib", "CHarfBuzz", "Geometry"],
      path: "Sources/Engines/TextMeasuring", swiftSettings: strict),

    // The names that screens are written with, in front of the engines.
    .target(
      name: "UIKitValues", dependencies: ["AffineGeometry", "Geometry", "TextMeasuring"],
      path: "Sources/Names/UIKitValues", swiftSettings: strict),
    .target(
      name: "TextureNames",
      dependencies: ["Geometry", "LayoutSpecs", "TextMeasuring", "UIKitValues"],
      path: "Sources/Names/TextureNames", swiftSettings: strict),

    .target(
      name: "UIKitNames",
      dependencies: [
        "AffineGeometry", "CMainActor", "Geometry", "LayoutConstraints", "TextMeasuring",
        "UIKitValues",
      ],
      path: "Sources/Names/UIKitNames", swiftSettings: strictWithoutChecksOfThreads),
    .target(
      name: "SnapKitNames", dependencies: ["UIKitNames", "UIKitValues"],
      path: "Sources/Names/SnapKitNames", swiftSettings: strictWithoutChecksOfThreads),

    // From a file to a report.
    .target(
      name: "Scenarios",
      dependencies: ["Geometry", "LayoutConstraints", "LayoutSpecs", "TextMeasuring"],
      path: "Sources/Notations/Scenarios", swiftSettings: strict),
    // Apart from what a scenario is, so that tests of screens compile no YAML and no readers.
    .target(
      name: "ScenarioFiles",
      dependencies: [
        "CResources", "CYAML", "Geometry", "LayoutConstraints", "LayoutSpecs", "Scenarios",
        "TextMeasuring",
      ],
      path: "Sources/Notations/ScenarioFiles", exclude: ["Resources"], swiftSettings: strict),
    // Apart from scenario files, so that only the course and what checks files know lessons.
    .target(
      name: "Lessons",
      dependencies: ["Geometry", "LayoutConstraints", "ScenarioFiles", "Scenarios"],
      path: "Sources/Notations/Lessons", swiftSettings: strict),
    .target(
      name: "ConsoleLogs", dependencies: ["LayoutConstraints"],
      path: "Sources/Notations/ConsoleLogs", swiftSettings: strict),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "Geometry", "LayoutConstraints", "ScenarioFiles", "Scenarios", "TextMeasuring",
      ],
      path: "Sources/Notations/InterfaceBuilder", swiftSettings: strict),
    .target(
      name: "DeviceFrames",
      dependencies: [
        "ConsoleLogs", "Geometry", "InterfaceBuilder", "LayoutConstraints", "ScenarioFiles",
        "Scenarios",
      ],
      path: "Sources/Notations/DeviceFrames", swiftSettings: strict),
    .target(
      name: "JSONText", dependencies: ["Geometry"], path: "Sources/Answers/JSONText",
      swiftSettings: strict),
    .target(
      name: "Phrases", dependencies: ["Geometry", "JSONText"], path: "Sources/Answers/Phrases",
      swiftSettings: strict),
    .target(
      name: "Layouts",
      dependencies: [
        "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs", "LinearProgramming", "Phrases",
        "Scenarios",
      ],
      path: "Sources/Answers/Layouts", swiftSettings: strict),
    .target(
      name: "Reasons",
      dependencies: [
        "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs", "Layouts", "Phrases",
        "Scenarios",
      ],
      path: "Sources/Answers/Reasons", swiftSettings: strict),
    .target(
      name: "Comparison",
      dependencies: [
        "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs", "Layouts", "LinearProgramming",
        "Phrases", "Reasons", "Scenarios",
      ],
      path: "Sources/Answers/Comparison", swiftSettings: strict),
    .target(
      name: "Blaming",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "LayoutSpecs", "Layouts", "Phrases",
        "Reasons", "ScenarioFiles", "Scenarios",
      ],
      path: "Sources/Answers/Blaming", swiftSettings: strict),
    .target(
      name: "Explaining",
      dependencies: [
        "AffineGeometry", "Comparison", "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs",
        "Layouts",
        "LinearProgramming", "Phrases", "Reasons", "Scenarios",
      ],
      path: "Sources/Answers/Explaining", swiftSettings: strict),
    .target(
      name: "ChangeCost",
      dependencies: [
        "Comparison", "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs", "Layouts",
        "Reasons", "Scenarios",
      ],
      path: "Sources/Answers/ChangeCost", swiftSettings: strict),
    .target(
      name: "Linting",
      dependencies: [
        "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs", "Layouts", "Phrases",
        "Scenarios",
      ],
      path: "Sources/Answers/Linting", swiftSettings: strict),
    .target(
      name: "Proving",
      dependencies: [
        "AffineGeometry", "Comparison", "Explaining", "Geometry", "JSONText", "LayoutConstraints",
        "LayoutSpecs", "Layouts", "LinearProgramming", "Phrases", "ScenarioFiles", "Scenarios",
        "TextMeasuring",
      ],
      path: "Sources/Answers/Proving", swiftSettings: strict),
    .target(
      name: "Promises",
      dependencies: [
        "AffineGeometry", "Comparison", "Explaining", "Geometry", "JSONText", "LayoutConstraints",
        "LayoutSpecs", "Layouts", "Phrases", "Scenarios", "TextMeasuring",
      ],
      path: "Sources/Answers/Promises", swiftSettings: strict),
    // A translation can be proven: it stands on Proving, never the other way round.
    .target(
      name: "SpecTranslation",
      dependencies: [
        "Comparison", "Explaining", "Geometry", "LayoutConstraints", "LayoutSpecs", "Layouts",
        "LinearProgramming", "Phrases", "Proving", "ScenarioFiles", "Scenarios", "TextMeasuring",
      ],
      path: "Sources/Answers/SpecTranslation", swiftSettings: strict),
    .target(
      name: "WebTranslation",
      dependencies: [
        "Geometry", "JSONText", "LayoutSpecs", "Layouts", "Phrases", "Scenarios", "SpecTranslation",
        "TextMeasuring",
      ],
      path: "Sources/Answers/WebTranslation", swiftSettings: strict),
    .target(
      name: "SpecRecovery",
      dependencies: [
        "AffineGeometry", "Comparison", "Geometry", "LayoutConstraints", "LayoutSpecs", "Layouts",
        "Phrases", "Proving", "ScenarioFiles", "Scenarios", "SpecTranslation",
      ],
      path: "Sources/Answers/SpecRecovery", swiftSettings: strict),
    .target(
      name: "LessonAnswers",
      dependencies: [
        "ChangeCost", "Comparison", "Explaining", "Geometry", "JSONText", "LayoutConstraints",
        "LayoutSpecs", "Layouts", "Lessons", "Phrases", "Promises", "Proving", "Reasons",
        "ScenarioFiles",
        "Scenarios", "TextMeasuring",
      ],
      path: "Sources/Answers/LessonAnswers", swiftSettings: strict),
    .target(
      name: "ScreenScenarios",
      dependencies: [
        "Geometry", "LayoutConstraints", "LayoutSpecs", "Scenarios", "TextMeasuring",
        "TextureNames", "Threads", "UIKitNames", "UIKitValues",
      ],
      path: "Sources/Names/ScreenScenarios", swiftSettings: strict),
    .target(
      name: "Diagnosing",
      dependencies: [
        "ConsoleLogs", "Geometry", "LayoutConstraints", "LinearProgramming", "Phrases",
      ],
      path: "Sources/Answers/Diagnosing", swiftSettings: strict),
    .target(name: "SeededRandom", path: "Sources/Answers/SeededRandom", swiftSettings: strict),
    .target(
      name: "Timing", dependencies: ["JSONText", "SeededRandom"], path: "Sources/Answers/Timing",
      swiftSettings: strict),
    // Beside the pipeline, so that pages are compiled while proofs and translations are.
    .target(
      name: "RunRecords",
      dependencies: [
        "CResources", "ChangeCost", "Comparison", "Explaining", "Geometry", "JSONText", "Layouts",
        "Linting", "Phrases", "Reasons", "Scenarios", "Timing",
      ],
      path: "Sources/Runs/RunRecords", exclude: ["Resources"], swiftSettings: strict),
    // What a test needs of the pipeline: it does not wait for proofs and translations.
    .target(
      name: "Examining",
      dependencies: [
        "Comparison", "Explaining", "Geometry", "LayoutConstraints", "Layouts",
        "LinearProgramming",
        "Linting", "RunRecords", "Scenarios", "Timing",
      ],
      path: "Sources/Runs/Examining", swiftSettings: strict),
    .target(
      name: "ScenarioSteps",
      dependencies: [
        "Blaming", "Comparison", "Examining", "Explaining", "Geometry", "JSONText",
        "LayoutConstraints",
        "Layouts", "Phrases", "Promises", "Proving", "RunRecords", "Scenarios", "SpecRecovery",
        "SpecTranslation",
      ],
      path: "Sources/Runs/ScenarioSteps", swiftSettings: strict),
    // Beside the pipeline: the only target that starts another program for layouts.
    .target(
      name: "Browsers",
      dependencies: ["Geometry", "JSONText", "LayoutConstraints", "Scenarios", "TextMeasuring"],
      path: "Sources/Runs/Browsers", swiftSettings: strict),
    // From scenarios to the record of a run: the one pipeline.
    .target(
      name: "Runs",
      dependencies: [
        "Browsers", "ChangeCost", "Comparison", "Examining", "Explaining", "Geometry", "JSONText",
        "LayoutConstraints", "LayoutSpecs", "Layouts", "LinearProgramming", "Linting", "Phrases",
        "Promises", "Proving", "Reasons", "RunRecords", "ScenarioFiles", "ScenarioSteps",
        "Scenarios",
        "SpecTranslation", "TextMeasuring", "Threads", "Timing",
      ],
      path: "Sources/Runs/Runs", swiftSettings: strict),
    .target(
      name: "RecordWords",
      dependencies: [
        "Comparison", "Explaining", "Geometry", "JSONText", "Layouts", "Phrases", "Reasons",
        "RunRecords", "Scenarios",
      ],
      path: "Sources/Output/RecordWords", swiftSettings: strict),
    .target(
      name: "Reporting",
      dependencies: [
        "CGLib", "CResources", "ChangeCost", "Comparison", "Explaining", "Geometry", "JSONText",
        "Layouts", "Linting", "Phrases", "Reasons", "RecordWords", "RunRecords", "Scenarios",
        "TextMeasuring",
        "Threads", "Timing",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      path: "Sources/Output/Reporting", exclude: ["Resources"], swiftSettings: strict),
    // Apart from pages and their templates: a web page has it without a program.
    .target(
      name: "LogAnswers",
      dependencies: [
        "ConsoleLogs", "Diagnosing", "Geometry", "JSONText", "LinearProgramming", "Phrases",
      ],
      path: "Sources/Output/LogAnswers", swiftSettings: strict),
    // Apart from reports, so that tests of screens do not wait for what reads console logs.
    .target(
      name: "DiagnosisReporting",
      dependencies: [
        "ConsoleLogs", "Diagnosing", "Geometry", "Layouts", "LogAnswers", "Phrases", "Reporting",
        "RunRecords", "Scenarios",
      ],
      path: "Sources/Output/DiagnosisReporting", swiftSettings: strict),
    // Only layoutdiff links it: a server in every program with screens would be one too many.
    .target(
      name: "PlayAnswers",
      dependencies: [
        "ChangeCost", "Comparison", "Examining", "Explaining", "Geometry", "JSONText",
        "LayoutConstraints", "LayoutSpecs", "Layouts", "LessonAnswers", "Lessons",
        "LinearProgramming", "LogAnswers", "Phrases", "RecordWords", "RunRecords",
        "ScenarioFiles", "ScenarioSteps", "Scenarios", "SpecRecovery", "SpecTranslation",
        "TextMeasuring", "WebTranslation",
      ],
      path: "Sources/Output/PlayAnswers", swiftSettings: strict),
    .target(
      name: "Playground",
      dependencies: [
        "CGLib", "CResources", "ChangeCost", "Comparison", "ConsoleLogs", "Diagnosing",
        "DiagnosisReporting", "Examining", "Explaining", "Geometry", "JSONText",
        "LayoutConstraints", "LayoutSpecs", "Layouts", "LessonAnswers", "Lessons",
        "LinearProgramming", "LogAnswers", "PlayAnswers", "Proving", "RecordWords", "Reporting",
        "RunRecords", "Runs", "ScenarioFiles",
        "ScenarioSteps", "Scenarios",
        "SpecTranslation", "TextMeasuring", "Threads", "Timing",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Sources/Output/Playground", exclude: ["Pages", "Interface/playground.schema.json"],
      swiftSettings: strict),
    // Lessons whose answers the engines compute, as static pages.
    .target(
      name: "Course",
      dependencies: [
        "CResources", "Comparison", "Explaining", "Geometry", "JSONText", "LayoutConstraints",
        "LayoutSpecs", "Layouts", "LessonAnswers", "Lessons", "Phrases", "Proving", "Reporting",
        "ScenarioFiles",
        "Scenarios", "TextMeasuring",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      path: "Sources/Output/Course", exclude: ["Lessons", "Resources"], swiftSettings: strict),
    // Pages that answer in a browser: only `make site` has a use for them.
    .target(
      name: "Site",
      dependencies: ["CResources", "JSONText", "Reporting", "RunRecords", "ScenarioFiles"],
      path: "Sources/Output/Site", exclude: ["Pages", "Resources"], swiftSettings: strict),
    .target(
      name: "Conformance",
      dependencies: [
        "Geometry", "InterfaceBuilder", "JSONText", "LayoutConstraints", "LayoutSpecs",
        "ScenarioFiles", "Scenarios", "TextMeasuring",
      ],
      path: "Sources/Tools/Conformance", swiftSettings: strict),
    // Without the classes of screens in Swift, which `layoutdiff` has no use for and would wait for.
    .target(
      name: "Commands",
      dependencies: [
        "Browsers", "CResources", "ChangeCost", "Comparison", "Conformance", "ConsoleLogs",
        "Diagnosing",
        "DeviceFrames", "DiagnosisReporting", "Examining", "Explaining", "Geometry",
        "InterfaceBuilder", "JSONText",
        "LayoutConstraints", "LayoutSpecs", "Layouts", "Lessons", "LinearProgramming", "Linting",
        "LogAnswers", "Phrases", "Promises", "Proving", "Reporting", "RunRecords", "Runs",
        "ScenarioFiles", "ScenarioSteps", "Scenarios", "SpecRecovery", "SpecTranslation",
        "TextMeasuring", "Threads", "Timing", "WebTranslation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Tools/Commands", swiftSettings: strict),
    // What programs with screens of their own link.
    .target(
      name: "LayoutDiffCommands",
      dependencies: [
        "Commands", "Geometry", "Runs", "Scenarios", "ScreenScenarios", "TextMeasuring",
      ],
      path: "Sources/Tools/LayoutDiffCommands", swiftSettings: strict),
    .target(
      name: "LayoutDiffTesting",
      dependencies: [
        "Comparison", "Examining", "Geometry", "Layouts", "Phrases", "Promises", "Reporting",
        "RunRecords", "Scenarios", "ScreenScenarios", "TextMeasuring", "TextureNames", "Threads",
        "UIKitNames", "UIKitValues",
      ],
      path: "Sources/Tools/LayoutDiffTesting", swiftSettings: strict),
    // What only layoutdiff times and writes: programs of users do not link it.
    .target(
      name: "Benchmarking",
      dependencies: [
        "Geometry", "LayoutConstraints", "LayoutSpecs", "RunRecords", "Runs", "Scenarios",
        "SeededRandom", "TextMeasuring", "Timing",
      ],
      path: "Sources/Tools/Benchmarking", swiftSettings: strict),
    .executableTarget(
      name: "layoutdiff",
      dependencies: [
        "Benchmarking", "Commands", "Course", "Layouts", "LessonAnswers", "Lessons", "PlayAnswers",
        "Playground", "Reporting", "RunRecords", "Runs", "Scenarios", "TextMeasuring",
      ],
      path: "Sources/Tools/layoutdiff", swiftSettings: strict),

    // Lifts words of Objective-C in sources of apps, in a build of the app's package.
    .target(
      name: "ObjectiveCWords", path: "Sources/Tools/ObjectiveCWords", swiftSettings: strict),
    .executableTarget(
      name: "lift-objective-c", dependencies: ["ObjectiveCWords"],
      path: "Sources/Tools/lift-objective-c", swiftSettings: strict),
    .executableTarget(
      name: "make-site",
      dependencies: [
        "Course", "Geometry", "LessonAnswers", "Lessons", "Reporting", "RunRecords",
        "ScenarioFiles",
        "Scenarios", "Site", "TextMeasuring",
      ],
      path: "Sources/Tools/make-site", swiftSettings: strict),
    .plugin(
      name: "LiftObjectiveCWords", capability: .buildTool(), dependencies: ["lift-objective-c"]),

    // Tests, one target beside each target, and a program with screens that they run. No test names a program among its
    // dependencies: it is built whenever tests are, and compiling these tests would wait until it is linked.
    .executableTarget(
      name: "TwoScreens", dependencies: ["LayoutDiffCommands", "TextureNames", "UIKitNames"],
      path: "Tests/TwoScreens", swiftSettings: asUsersHaveIt),
    // What tests of several targets are made of.
    .target(
      name: "TestSupport",
      dependencies: [
        "CGLPK", "Geometry", "LayoutConstraints", "LayoutSpecs", "LinearProgramming",
        "ScenarioFiles", "Scenarios", "SeededRandom", "SpecTranslation", "TextMeasuring",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "LinearProgrammingTests",
      dependencies: ["LinearProgramming", "SeededRandom", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ObjectiveCWordsTests", dependencies: ["ObjectiveCWords"], swiftSettings: strict),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"], swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "LayoutSpecsTests",
      dependencies: ["AffineGeometry", "Geometry", "LayoutSpecs", "SeededRandom", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Conformance", "Geometry", "LayoutConstraints", "LayoutSpecs", "SeededRandom",
      ],
      resources: [.copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "LayoutConstraintsTests",
      dependencies: [
        "AffineGeometry", "Geometry", "LayoutConstraints", "LinearProgramming", "SeededRandom",
        "TestSupport",
      ],
      exclude: ["Oracle"],
      swiftSettings: strict),
    .testTarget(
      name: "TextMeasuringTests",
      dependencies: ["AffineGeometry", "Geometry", "SeededRandom", "TextMeasuring"],
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
        "Geometry", "LayoutConstraints", "SeededRandom", "TestSupport", "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SnapKitNamesTests",
      dependencies: [
        "LayoutConstraints", "ScenarioFiles", "SeededRandom", "SnapKitNames", "TestSupport",
        "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "Geometry", "LayoutConstraints", "LayoutSpecs", "ScenarioFiles", "Scenarios",
        "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScenarioFilesTests",
      dependencies: [
        "Geometry", "LayoutConstraints", "LayoutSpecs", "ScenarioFiles", "Scenarios", "TestSupport",
        "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LessonsTests",
      dependencies: [
        "Geometry", "LayoutConstraints", "Lessons", "ScenarioFiles", "Scenarios", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConsoleLogsTests", dependencies: ["ConsoleLogs", "LayoutConstraints", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "DiagnosingTests",
      dependencies: [
        "ConsoleLogs", "Diagnosing", "Geometry", "LayoutConstraints", "LinearProgramming",
        "Phrases", "ScenarioFiles", "Scenarios", "SeededRandom", "TestSupport", "TextMeasuring",
      ],
      resources: [.copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "Conformance", "Geometry", "InterfaceBuilder", "LayoutConstraints", "Scenarios",
        "SeededRandom", "TestSupport", "TextMeasuring",
      ],
      exclude: ["Files"], swiftSettings: strict),
    .testTarget(
      name: "DeviceFramesTests",
      dependencies: [
        "ConsoleLogs", "DeviceFrames", "Geometry", "InterfaceBuilder", "ScenarioFiles", "Scenarios",
        "SeededRandom", "TestSupport", "TextMeasuring",
      ],
      exclude: ["Texts"], swiftSettings: strict),
    .testTarget(
      name: "BlamingTests",
      dependencies: [
        "Blaming", "Comparison", "LayoutSpecs", "Layouts", "Phrases", "ScenarioFiles", "Scenarios",
        "SeededRandom", "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "ChangeCost", "Comparison", "Explaining", "Geometry", "JSONText", "LayoutConstraints",
        "LayoutSpecs", "Layouts", "Linting", "Phrases", "Reasons", "ScenarioFiles", "Scenarios",
        "SeededRandom", "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProvingTests",
      dependencies: [
        "Comparison", "Explaining", "Geometry", "LayoutConstraints", "LayoutSpecs", "Layouts",
        "LinearProgramming", "Phrases", "Proving", "Runs", "ScenarioFiles", "Scenarios",
        "SeededRandom",
        "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenScenariosTests",
      dependencies: [
        "Comparison", "Explaining", "Geometry", "LayoutConstraints", "Layouts", "Linting",
        "Reasons", "Runs", "Scenarios", "ScreenScenarios", "SnapKitNames", "TextMeasuring",
        "TextureNames", "UIKitNames", "UIKitValues",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PromisesTests",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "Layouts", "Phrases", "Promises", "Proving",
        "Runs",
        "ScenarioFiles", "Scenarios", "SeededRandom", "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SpecTranslationTests",
      dependencies: [
        "Comparison", "Geometry", "LayoutConstraints", "LayoutSpecs", "Phrases", "ScenarioFiles",
        "Scenarios", "SeededRandom", "SpecTranslation", "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WebTranslationTests",
      dependencies: [
        "Geometry", "Phrases", "ScenarioFiles", "Scenarios", "TestSupport", "TextMeasuring",
        "WebTranslation",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SpecRecoveryTests",
      dependencies: [
        "Comparison", "Conformance", "Geometry", "LayoutConstraints", "LayoutSpecs", "Layouts",
        "Phrases", "Proving", "ScenarioFiles", "Scenarios", "SpecRecovery", "SpecTranslation",
        "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TimingTests", dependencies: ["JSONText", "SeededRandom", "Timing"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "CResources", "ChangeCost", "Comparison", "Diagnosing", "DiagnosisReporting", "Examining",
        "Explaining", "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs", "Layouts",
        "LinearProgramming", "Linting", "Phrases", "Reasons", "RecordWords", "Reporting",
        "RunRecords", "Runs",
        "Scenarios", "SeededRandom", "TestSupport", "Timing",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Comparison", "Examining", "Explaining", "Geometry", "JSONText", "Layouts",
        "LessonAnswers", "LinearProgramming", "LogAnswers", "Phrases", "PlayAnswers", "Playground",
        "Reasons", "RecordWords", "Reporting", "RunRecords",
        "Runs", "ScenarioFiles", "Scenarios", "SeededRandom", "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "Comparison", "Course", "Explaining", "Geometry", "LayoutConstraints", "Layouts",
        "LessonAnswers", "Lessons", "Phrases", "Reporting", "Scenarios", "SeededRandom",
        "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutDiffTestingTests",
      dependencies: ["LayoutDiffTesting", "TextureNames", "UIKitNames", "UIKitValues"],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarkingTests",
      dependencies: [
        "Benchmarking", "Comparison", "JSONText", "LayoutConstraints", "RunRecords", "Runs",
        "Scenarios", "TextMeasuring", "Timing",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Commands", "Examining", "Explaining", "LayoutDiffTesting", "LinearProgramming",
        "RunRecords", "Runs", "ScenarioFiles", "Scenarios", "ScreenScenarios", "SeededRandom",
        "TestSupport", "TextMeasuring", "Timing",
      ],
      swiftSettings: strict),
  ]
)

// Coverage-guided fuzzing, which takes a build with libFuzzer: `make fuzz-readers`.
if Context.environment["LAYOUTDIFF_LIBFUZZER"] != nil {
  package.targets += [
    .executableTarget(
      name: "ReaderFuzzer",
      dependencies: [
        "Comparison", "Conformance", "ConsoleLogs", "DeviceFrames", "Diagnosing",
        "DiagnosisReporting", "Examining",
        "Geometry", "InterfaceBuilder", "LayoutConstraints", "Layouts", "Lessons", "Proving",
        "Reporting", "RunRecords", "Runs", "ScenarioFiles", "Scenarios", "TextMeasuring",
      ],
      path: "Tests/ReaderFuzzer", swiftSettings: strict)
  ]
}

// Modules called as on Apple's systems, which have the real ones. They only re-export.
#if os(Linux)
  package.products += [
    .library(name: "AsyncDisplayKit", targets: ["AsyncDisplayKit"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
  ]
  package.targets += [
    .target(
      name: "AsyncDisplayKit",
      dependencies: ["TextureNames", "Threads", "UIKit", "UIKitNames", "UIKitValues"],
      path: "Sources/Names/AsyncDisplayKit", swiftSettings: leavingActorsToCallers),
    .target(
      name: "SnapKit", dependencies: ["SnapKitNames", "UIKit"], path: "Sources/Names/SnapKit",
      swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "OSLogNames", "ObjectiveC", "QuartzCore", "UIKitNames", "UIKitValues",
        "_Testing_UIKit",
      ],
      path: "Sources/Names/UIKit", swiftSettings: strict),
    // What lifted copies import in place of Apple's modules for logs.
    .target(
      name: "OSLogNames", path: "Sources/Names/OSLogNames", swiftSettings: strict),
    // What layout code imports beside UIKit: other names of the same values.
    .target(
      name: "CoreGraphics", dependencies: ["UIKitValues", "_Testing_CoreGraphics"],
      path: "Sources/Names/CoreGraphics", swiftSettings: strict),
    .target(
      name: "ObjectiveC", dependencies: ["UIKitValues"], path: "Sources/Names/ObjectiveC",
      swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["UIKitValues"], path: "Sources/Names/QuartzCore",
      swiftSettings: strict),
    // Beside a module called UIKit, `import Testing` looks for this one.
    .target(
      name: "_Testing_UIKit", path: "Sources/Names/_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/Names/_Testing_CoreGraphics",
      swiftSettings: strict),
    .testTarget(
      name: "OSLogNamesTests", dependencies: ["OSLogNames"], swiftSettings: asUsersHaveIt),
    .testTarget(name: "UIKitSnippetTests", dependencies: ["UIKit"], swiftSettings: asUsersHaveIt),
    .testTarget(
      name: "SnapKitSnippetTests", dependencies: ["SnapKit", "UIKit"], swiftSettings: asUsersHadIt),
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
      swiftSettings: asUsersHadIt),
    // The file that users copy into their apps, as they compile it: links lead to it, and to the screens that are recorded.
    .testTarget(
      name: "LayoutRecorderTests",
      dependencies: [
        "AsyncDisplayKit", "Comparison", "Geometry", "LayoutConstraints", "LayoutDiffCommands",
        "Layouts", "ScenarioFiles", "Scenarios", "SnapKit", "TestSupport", "TextMeasuring", "UIKit",
      ],
      swiftSettings: asUsersHaveIt),
    .testTarget(
      name: "EarlierRecorderTests", dependencies: ["AsyncDisplayKit", "UIKit"],
      swiftSettings: asUsersHadIt),
    // Runs what guides show, and compiles their examples as users write them.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "AsyncDisplayKit", "Geometry", "LayoutConstraints", "LayoutDiffCommands",
        "LayoutDiffTesting", "LayoutSpecs", "LinearProgramming", "RunRecords", "Runs", "SnapKit",
        "UIKit",
      ],
      swiftSettings: asUsersHaveIt),
  ]
#endif

// A debug build whose engines are optimised, with what times and compares their layouts: `make report` and `make test`.
// Most of the time of both is spent there, and most of the time of an optimised build elsewhere. Nobody else sets the
// variable: SwiftPM refuses packages with unsafe flags as dependencies. With `checked`, engines check the bounds of unsafe
// buffers, as a debug build does: layouts then take up to 63 % more instructions.
if let engines = Context.environment["LAYOUTDIFF_OPTIMISE_ENGINES"] {
  let optimisation = engines == "checked" ? ["-O", "-assert-config", "Debug"] : ["-O"]
  let optimised: Set<String> = [
    "AffineGeometry", "Explaining", "Geometry", "JSONText", "LayoutConstraints", "LayoutSpecs",
    "Layouts",
    "LinearProgramming", "Promises", "SpecRecovery", "TextMeasuring", "Timing",
  ]
  for target in package.targets where optimised.contains(target.name) {
    target.swiftSettings = strict + [.unsafeFlags(optimisation), .define("OPTIMISED_ENGINES")]
  }
}
