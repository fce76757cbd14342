package import Foundation
package import RunRecords
import Scenarios
package import Timing

/// A file with times that `LayoutRecorder.time` printed on a device.
package struct DeviceTimesFile: Sendable {
  /// The name of the screen: the id of a scenario.
  package let screen: String
  package let times: DeviceTimes

  /// The fields of the file.
  private struct Fields: Decodable {
    var layoutDiffTimes: Int
    var screen, device, system, build: String
    var widths: [Double]
    var differences: [String]
    var node, view: [Double]
  }

  /// Why a file has no times to show.
  package enum Failure: Error, Sendable, CustomStringConvertible {
    case notTimes(reason: String)
    /// Times of layouts that differ say nothing about each other.
    case unequal(first: String, count: Int)
    case unusable(TimingError)

    package var description: String {
      switch self {
      case .notTimes(let reason):
        "this is not what LayoutRecorder.time prints: \(reason)"
      case .unequal(let first, let count):
        "the layouts differ on the device, so their times are not compared: \(first)"
          + (count > 1 ? ", and \(count - 1) more" : "")
      case .unusable(let error): "the times cannot be compared: \(error)"
      }
    }
  }

  /// Reads a file; a text around the JSON, such as the log of a test, is ignored.
  package init(data: Data, options: RatioOptions) throws(Failure) {
    let start = data.firstIndex(of: UInt8(ascii: "{")) ?? data.startIndex
    let end = data.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? data.endIndex
    guard data.count <= Self.mostBytes, start < end else {
      throw .notTimes(reason: "it has no JSON")
    }
    let fields: Fields
    do {
      fields = try JSONDecoder().decode(Fields.self, from: data[start..<end])
    } catch {
      throw .notTimes(reason: DecodingReason.text(for: error, in: Data(data[start..<end])))
    }
    guard fields.layoutDiffTimes == 1 else {
      throw .notTimes(reason: "version \(fields.layoutDiffTimes) is not known")
    }
    if let first = fields.differences.first {
      throw .unequal(
        first: ScenarioName.printable(String(first.prefix(200))), count: fields.differences.count)
    }
    let samples = [("constraints", fields.view), ("spec", fields.node)].map {
      SubjectSamples(name: $0, batchSize: 1, nanoseconds: $1)
    }
    let ratio: PairedRatio
    do {
      ratio = try PairedRatio(of: samples[0], to: samples[1], options: options)
    } catch {
      throw .unusable(error)
    }
    screen = ScenarioName.printable(fields.screen)
    times = DeviceTimes(
      device: ScenarioName.printable(String(fields.device.prefix(80))),
      system: ScenarioName.printable(String(fields.system.prefix(80))),
      build: fields.build == "release" ? "release" : "debug",
      widths: fields.widths.filter { $0.isFinite && $0 > 0 },
      nodeNanoseconds: samples[1].summary?.medianNanoseconds ?? 0,
      viewNanoseconds: samples[0].summary?.medianNanoseconds ?? 0, ratio: ratio)
  }

  /// Ours: a thousand rounds are a few kilobytes.
  private static let mostBytes = 4 << 20
}
