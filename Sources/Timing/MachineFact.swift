/// One line of what is known about the machine and the build, for people.
public struct MachineFact: Sendable, Equatable {
  /// What it is about.
  public var name: String
  /// What is known, or "not visible".
  public var value: String
}

extension MachineDescription {
  /// All that is known, in words; what the system hides is called "not visible".
  ///
  /// What a record from before such things were noted does not have is left out.
  public var facts: [MachineFact] {
    var facts = [
      MachineFact(name: "System", value: operatingSystem),
      MachineFact(name: "Processor", value: processor ?? "not visible"),
      MachineFact(name: "Architecture", value: architecture),
      MachineFact(name: "Cores", value: "\(cores)"),
      MachineFact(name: "Memory", value: "\(memoryBytes >> 20) MiB"),
      MachineFact(name: "Swift", value: swiftVersion),
      MachineFact(name: "Build", value: buildMode.rawValue),
    ]
    if let conditions { facts += conditions.facts }
    return facts
  }
}

extension TimingConditions {
  fileprivate var facts: [MachineFact] {
    let load = [loadBefore, loadAfter].map { $0.map(Self.tenths) ?? "not visible" }
    return [
      MachineFact(name: "Date", value: date),
      MachineFact(name: "Kernel", value: kernel ?? "not visible"),
      MachineFact(name: "Cores allowed", value: affinity ?? "not visible"),
      MachineFact(name: "Quota of cores", value: coreQuota ?? "not visible"),
      MachineFact(name: "Governor", value: governor ?? "not visible"),
      MachineFact(name: "Random addresses", value: randomisationText),
      MachineFact(name: "Load before and after", value: load.joined(separator: ", ")),
      MachineFact(name: "Clock", value: "\(clock), \(Self.tenths(clockNanoseconds)) ns a reading"),
      MachineFact(name: "Commit", value: commitText),
    ]
  }

  private var randomisationText: String {
    guard let randomisesAddresses else { return "not visible" }
    return randomisesAddresses ? "on" : "off"
  }

  private var commitText: String {
    guard let commit else { return "not visible" }
    return hasChanges == true ? commit + ", with changes" : commit
  }

  private static func tenths(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
