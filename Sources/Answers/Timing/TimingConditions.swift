import Foundation
package import JSONText

#if canImport(Darwin)
  import Darwin
#endif

/// The conditions of a machine during a measurement.
///
/// A property is `nil` where the system does not report it. None names a host, a user or a path.
package struct TimingConditions: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The start of the measurement, in UTC: `2026-11-21T19:36:00Z`.
  package var date: String
  package var kernel: String?
  /// The processor cores that the process may run on, as a list: `0-3`.
  package var affinity: String?
  /// The number of cores that the control group of the process allows: a number, or `none` without a
  /// limit.
  package var coreQuota: String?
  /// The scaling governor, which chooses the processor's frequency.
  package var governor: String?
  /// Whether every process gets random addresses.
  package var randomisesAddresses: Bool?
  /// The load average over the minute before the measurement: the number of processes that ran or
  /// waited.
  package var loadBefore: Double?
  package var loadAfter: Double?
  package var clock: String
  /// The time of one reading of the clock, in nanoseconds.
  package var clockNanoseconds: Double

  /// The conditions now; ``end()`` adds the load at the end.
  package static func begin() -> TimingConditions {
    let clock = TimingClock.monotonic
    return TimingConditions(
      date: Date().ISO8601Format(), kernel: currentKernel, affinity: currentAffinity,
      coreQuota: currentQuota,
      governor: text(ofFile: "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
      randomisesAddresses: currentRandomisation, loadBefore: currentLoad, loadAfter: nil,
      clock: "monotonic", clockNanoseconds: cost(of: clock))
  }

  package mutating func end() {
    loadAfter = Self.currentLoad
  }

  private static func cost(of clock: TimingClock) -> Double {
    let start = clock.now()
    for _ in 0..<1000 { _ = clock.now() }
    return (clock.now() - start) / .nanoseconds(1) / 1001
  }

  private static var currentKernel: String? {
    var name = utsname()
    guard uname(&name) == 0 else { return nil }
    return withUnsafeBytes(of: &name.release) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static var currentLoad: Double? {
    var load = 0.0
    return getloadavg(&load, 1) == 1 ? load : nil
  }

  private static var currentAffinity: String? {
    text(ofFile: "/proc/self/status").flatMap { affinity(inStatus: $0) }
  }

  private static var currentRandomisation: Bool? {
    text(ofFile: "/proc/sys/kernel/randomize_va_space").map { $0 != "0" }
  }

  private static var currentQuota: String? {
    if let text = text(ofFile: "/sys/fs/cgroup/cpu.max") { return quota(inMaximum: text) }
    guard let quota = text(ofFile: "/sys/fs/cgroup/cpu/cpu.cfs_quota_us"),
      let period = text(ofFile: "/sys/fs/cgroup/cpu/cpu.cfs_period_us")
    else { return nil }
    return Self.quota(inMaximum: (quota == "-1" ? "max" : quota) + " " + period)
  }

  private static func text(ofFile path: String) -> String? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// The list of cores in Linux's `/proc/self/status`.
  static func affinity(inStatus text: String) -> String? {
    let key = "Cpus_allowed_list:"
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line.map { $0.dropFirst(key.count).trimmingCharacters(in: .whitespaces) }
  }

  /// The number of cores by a control group's `cpu.max`, which has the microseconds per period and the
  /// period.
  static func quota(inMaximum text: String) -> String? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let period = Double(parts[1]), period > 0 else { return nil }
    return parts[0] == "max" ? "none" : Double(parts[0]).map { "\($0 / period)" }
  }

  package var json: JSONValue {
    .object([
      "date": date.json, "kernel": kernel?.json, "affinity": affinity?.json,
      "coreQuota": coreQuota?.json, "governor": governor?.json,
      "randomisesAddresses": randomisesAddresses?.json, "loadBefore": loadBefore?.json,
      "loadAfter": loadAfter?.json, "clock": clock.json, "clockNanoseconds": clockNanoseconds.json,
    ])
  }
}
