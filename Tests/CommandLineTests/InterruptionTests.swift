import Foundation
import Testing

#if os(Linux)
  @Suite("Commands that are ended")
  struct InterruptionTests {
    /// Starts a command with a signal that waits for it: the system gives it to the command at the moment
    /// at which the command begins to listen, however busy the machine is.
    private func interrupt(
      _ arguments: [String], in workspace: Workspace, by signal: Int32 = SIGINT
    ) async throws -> (process: Process, output: String, errors: String) {
      let process = Tool.process(arguments, in: workspace.url)
      for name in ["output", "errors"] { try workspace.write(Data(), to: name) }
      let files = try ["output", "errors"].map {
        try FileHandle(forWritingTo: workspace.url.appending(path: $0))
      }
      (process.standardOutput, process.standardError) = (files[0], files[1])
      try Self.start(process, holdingBack: signal)
      process.waitUntilExit()
      return (process, try workspace.text("output"), try workspace.text("errors"))
    }

    /// Starts a process that holds a signal back until it asks for it, and sends that signal.
    private static func start(_ process: Process, holdingBack signal: Int32) throws {
      var held = sigset_t()
      var before = sigset_t()
      sigemptyset(&held)
      sigaddset(&held, signal)
      // A process that is started has the mask of the thread that starts it.
      pthread_sigmask(SIG_BLOCK, &held, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
      kill(process.processIdentifier, signal)
    }

    @Test("a proof that is interrupted ends by the signal, and says what it was doing")
    func proof() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      let (process, output, errors) = try await interrupt(
        [
          "prove", "card.yaml", "--widths", "1...100000", "--rounding", "3", "--budget",
          "1000000000",
          "--quiet",
        ], in: workspace)
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGINT)
      #expect(output == "")
      #expect(errors.hasPrefix("interrupted"), "\(errors)")
    }

    /// Commands with work for long, and what they say when they are ended.
    private static let endless = [
      ("check wide.yaml", "interrupted: 0 of 1 scenarios were compared"),
      ("report wide.yaml --no-timing", "interrupted"),
      ("accept wide.yaml", "interrupted: 0 of 1 scenarios were compared, no baseline changed"),
      ("frames wide.yaml", "interrupted while laying out wide"),
      ("diff wide.yaml wider.yaml --html out", "interrupted while"),
      ("explain deep.yaml --engine constraints", "interrupted while explaining deep at"),
      ("lp deep.yaml --level 1 --output out.lp", "interrupted while solving deep at"),
      (
        "translate wide.yaml --widths 1...5000 --output out.yaml",
        "interrupted while"
      ),
      ("translate wide.yaml --prove", "interrupted while"),
      ("prove wide.yaml --certificate out.json", "interrupted while proving"),
      ("conform vectors.json --output out.json", "interrupted: "),
      ("bench card.yaml --samples 1000000 --time-budget 86400", "interrupted: 0 of 1 sizes"),
      ("import screens --check --output out", "interrupted: "),
      ("diagnose console.txt --output out.txt", "interrupted: "),
      ("course lessons --output out", "of 200 lessons were judged"),
    ]

    /// The files that these commands name.
    private static let files: [(name: String, text: @Sendable () throws -> String)] = [
      ("card.yaml", { Scenarios.good }), ("wide.yaml", { wide(by: 8) }),
      ("wider.yaml", { wide(by: 9) }), ("deep.yaml", { deep }), ("vectors.json", vectors),
      ("console.txt", { logs }),
    ]

    @Test(
      "every command ends by Ctrl-C and by SIGTERM at once, with words, and writes nothing by halves",
      arguments: endless.indices)
    func everyCommand(index: Int) async throws {
      let (line, words) = Self.endless[index]
      let signal = index.isMultiple(of: 2) ? SIGINT : SIGTERM
      let workspace = try Workspace()
      for (name, text) in Self.files where line.contains(name) {
        try workspace.write(Data(text().utf8), to: name)
      }
      for number in 0..<(line.hasPrefix("import") ? 60 : 0) {
        try workspace.write(Data(Self.screen.utf8), to: "screens/screen-\(number).xib")
      }
      for number in 0..<(line.hasPrefix("course") ? 200 : 0) {
        try workspace.write(Data(Scenarios.lesson.utf8), to: "lessons/lesson-\(number).yaml")
      }
      let before = try workspace.files(in: ".")
      var arguments = line.split(separator: " ").map(String.init)
      if line.hasPrefix("bench") { arguments.append("--allow-debug") }
      if !["lp", "bench", "diagnose", "course"].contains(arguments[0]) {
        arguments += ["--budget", "1000000000"]
      }
      let (process, output, errors) = try await interrupt(arguments, in: workspace, by: signal)
      #expect(process.terminationReason == .uncaughtSignal, "\(line): \(errors)")
      #expect(process.terminationStatus == signal, "\(line): \(output)")
      #expect(errors.contains(words), "\(line): \(errors)")
      let left = try workspace.files(in: ".").filter { !before.contains($0) }
      #expect(Set(left).isSubset(of: ["output", "errors"]), "\(line) leaves \(left)")
    }

    @Test(
      "a signal that waits when a command begins ends it, however little the command has to do",
      arguments: [
        "check card.yaml", "frames card.yaml", "explain card.yaml title.width", "lp card.yaml",
        "translate card.yaml", "prove card.yaml", "list card.yaml", "diagnose console.txt",
      ])
    func shortCommand(line: String) async throws {
      let workspace = try Workspace([
        "card.yaml": Scenarios.good, "console.txt": Scenarios.log,
      ])
      let (process, output, errors) = try await interrupt(
        line.split(separator: " ").map(String.init), in: workspace, by: SIGTERM)
      #expect(process.terminationReason == .uncaughtSignal, "\(line): \(errors)")
      #expect(process.terminationStatus == SIGTERM, "\(line): \(output)")
      #expect(errors.hasPrefix("interrupted"), "\(line): \(errors)")
      #expect(output == "")
    }

    /// A card in thousands of containers.
    private static func wide(by gap: Int) -> String {
      let containers = (0..<6000).map { "\(300 + $0 / 100)x\(100 + $0 % 100)" }
      return Scenarios.good.replacing("trailing + 8", with: "trailing + \(gap)")
        .replacing(/containers: .*/, with: "containers: [\(containers.joined(separator: ", "))]")
    }

    /// Three thousand boxes in a chain whose places are ambiguous.
    private static let deep: String = {
      let names = (0..<3000).map { "box\($0)" }
      let elements = names.map { "  \($0): { box: none }" }
      let rules = zip(names, names.dropFirst()).flatMap { first, second in
        ["  - \(second).left >= \(first).right + 1", "  - \(second).width <= \(first).width @500"]
      }
      return """
        layoutdiff: 1
        containers: [9000x300]
        elements:
        \(elements.joined(separator: "\n"))
        constraints:
        \(rules.joined(separator: "\n"))
        """
    }()

    /// A console that printed the same long conflict many times.
    private static let logs: String = {
      let boxes = (0..<300).map { number in
        #"    "<NSLayoutConstraint:0x6\#(1000 + number) H:[UIView:0x7\#(1000 + number)]-(8)-[UIView:0x7\#(1001 + number)]   (active)>","#
      }
      let log = """
        Unable to simultaneously satisfy constraints.
        (
        \(boxes.joined(separator: "\n"))
            "<NSLayoutConstraint:0x6f00 UIView:0x71000.left == UIView:0x71300.right   (active)>"
        )
        """
      return Array(repeating: log, count: 60).joined(separator: "\n")
    }()

    /// A file of Interface Builder with hundreds of labels in a chain, whose places are ambiguous.
    private static let screen: String = {
      let labels = (0..<400).map { number in
        """
        <label text="Line \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
            <rect key="frame" x="0" y="\(number * 21)" width="60" height="21"/>
        </label>
        """
      }
      let rules = (1..<400).map { number in
        """
        <constraint firstItem="l\(number)" firstAttribute="top" secondItem="l\(number - 1)" \
        secondAttribute="bottom" id="c\(number)"/>
        <constraint firstItem="l\(number)" firstAttribute="leading" relation="greaterThanOrEqual" \
        secondItem="l\(number - 1)" secondAttribute="trailing" constant="1" id="d\(number)"/>
        <constraint firstItem="l\(number)" firstAttribute="width" relation="lessThanOrEqual" \
        secondItem="l\(number - 1)" secondAttribute="width" priority="500" id="e\(number)"/>
        """
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0" y="0" width="375" height="9000"/>
                    <subviews>\(labels.joined(separator: "\n"))</subviews>
                    <constraints>\(rules.joined(separator: "\n"))</constraints>
                </view>
            </objects>
        </document>
        """
    }()

    /// Documents of many boxes each, whose places are ambiguous.
    private static func vectors() throws -> String {
      let documents = (0..<2).map {
        ["name": "\($0)", "container": "9000x300", "yaml": deep, "frames": [String: Int]()]
      }
      let file: [String: Any] = [
        "kind": "layoutdiff.documents", "version": 1, "documents": documents,
      ]
      return String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
    }

    @Test("what is printed into closed descriptors is never taken for a signal")
    func closedDescriptors() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      for command in ["explain card.yaml --engine spec", "frames card.yaml", "check card.yaml"] {
        for closed in ["<&- >&- 2>&-", "<&- >&-", ">&-", "<&-"] {
          let outcome = try await workspace.shell("exec layoutdiff \(command) \(closed)")
          #expect(
            outcome.status == (closed == "<&-" ? 0 : 74), "\(command) \(closed): \(outcome.errors)")
        }
      }
    }

    @Test("without a descriptor to listen with, commands end with an error, and no trap")
    func withoutDescriptors() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      for command in [
        "report card.yaml --no-timing", "check card.yaml", "prove card.yaml --widths 100...104",
      ] {
        for count in 3...12 {
          let outcome = try await workspace.shell("ulimit -n \(count); exec layoutdiff \(command)")
          #expect(
            [0, 65, 66, 70, 73, 74, 127].contains(outcome.status),
            "\(command), \(count): \(outcome.status) \(outcome.errors)")
        }
      }
    }

    @Test("a proof without enough work says up to where it came, and how to allow more")
    func budget() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      let outcome = try await workspace.layoutdiff(
        "prove", "card.yaml", "--rounding", "off", "--budget", "5")
      #expect(outcome.status == 1)
      #expect(
        outcome.output.contains("the work ended here, after 5 layouts; --budget allows more"),
        "\(outcome.output)")
      let sample = try await workspace.layoutdiff(
        "prove", "card.yaml", "--sample", "0.0001", "--widths", "1...100000")
      #expect(sample.status == 64 && sample.errors.contains("at most 1000000 lengths"))
      for wrong in ["0", "-1", "x", "1e3"] {
        #expect(
          try await workspace.layoutdiff("prove", "card.yaml", "--budget", wrong).status == 64)
      }
    }
  }
#endif
