import Foundation
package import JSONText

#if canImport(Darwin)
  import Darwin
#endif

/// The machine and the build that times were measured with.
///
/// It names no host, no user and no path, because reports are shared.
package struct MachineDescription: Decodable, Sendable, Equatable, JSONRepresentable {
  /// How much of the program was optimised.
  package enum BuildMode: String, Decodable, JSONRepresentable, Sendable {
    /// Built without optimisation: times are not representative.
    case debug
    /// A debug build in which the engines, and what times them, are optimised.
    case optimisedEngines
    case release

    /// The build in words for people: `release build`.
    package var words: String {
      switch self {
      case .debug: "debug build"
      case .optimisedEngines: "debug build with optimised engines"
      case .release: "release build"
      }
    }
  }

  /// The operating system with its version.
  package var operatingSystem: String
  /// The instruction set in the compiler's words: `x86_64`, `arm64`.
  package var architecture: String
  /// The processor's model; `nil` where the system does not report it.
  package var processor: String?
  package var cores: Int
  package var memoryBytes: UInt64
  /// The version of the Swift compiler, major and minor.
  package var swiftVersion: String
  package var buildMode: BuildMode
  /// The conditions during the measurement; `nil` without one.
  package var conditions: TimingConditions?

  package static var current: MachineDescription {
    let process = ProcessInfo.processInfo
    return MachineDescription(
      operatingSystem: process.operatingSystemVersionString, architecture: currentArchitecture,
      processor: currentProcessor, cores: process.activeProcessorCount,
      memoryBytes: process.physicalMemory, swiftVersion: compilerVersion,
      buildMode: currentBuildMode)
  }

  private static var currentArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  /// The compiler's version, which only conditional compilation can see.
  private static var compilerVersion: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #else
      "6.3"
    #endif
  }

  private static var currentBuildMode: BuildMode {
    // Package.swift says whether engines are optimised in a debug build.
    #if OPTIMISED_ENGINES
      .optimisedEngines
    #elseif DEBUG
      .debug
    #else
      .release
    #endif
  }

  #if canImport(Darwin)
    private static var currentProcessor: String? {
      var length = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &length, nil, 0) == 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: length)
      guard sysctlbyname("machdep.cpu.brand_string", &bytes, &length, nil, 0) == 0 else {
        return nil
      }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  #else
    private static var currentProcessor: String? {
      guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else {
        return nil
      }
      return processor(inProcessorInformation: text)
    }
  #endif

  /// The first model in Linux's `/proc/cpuinfo`; `nil` on ARM kernels, which name none.
  static func processor(inProcessorInformation text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "model name" {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }

  package var json: JSONValue {
    .object([
      "operatingSystem": operatingSystem.json, "architecture": architecture.json,
      "processor": processor?.json, "cores": cores.json, "memoryBytes": memoryBytes.json,
      "swiftVersion": swiftVersion.json, "buildMode": buildMode.json,
      "conditions": conditions?.json,
    ])
  }
}
