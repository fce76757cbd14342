import Geometry
import LayoutConstraints
import LayoutSpecs
package import Scenarios
package import TextMeasuring

/// Reads a scenario from the text of its file.
package struct ScenarioReader {
  let reader: FieldReader
  /// The measurer of text; `nil` where no elements are read.
  let measurer: TextMeasurer?
  /// The ids of all scenarios in the folder of the file; `nil` for a text that is in no file.
  private let neighbors: (() -> [String])?
  /// Whether frames may stand in place of both notations.
  var allowsFramesAlone = false

  /// The version of the scenario format that this reader supports.
  package static let version = 1
  /// The keys at the top level of a file.
  static let keys = [
    "layoutdiff", "title", "summary", "tags", "scale", "containers", "elements", "cases", "spec",
    "constraints", "css", "frames", "promises", "accepts", "expect", "changes", "trust", "lesson",
  ]
  static let expectKeys = ["differs", "elements", "conflict"]
  /// The default of `scale`, in pixels per point.
  static let defaultScale = 2.0

  /// Reads a scenario from `source`; `measurer` measures its text, and `lesson` reads its lesson.
  ///
  /// Unlike the reader of a file, it does not check whether the scenario in `changes` exists.
  ///
  /// - Throws: `ScenarioError` with all mistakes in the text.
  package static func scenario(
    from source: SourceText, measurer: TextMeasurer, lesson: UnreadLesson.Reader = { _ in }
  ) throws(ScenarioError) -> Scenario {
    try scenario(from: source, measurer: measurer, neighbors: nil, lesson: lesson)
  }

  /// Reads a scenario from `source`, which a program wrote: every mistake is reported, however many
  /// there are.
  package static func scenario(
    fromWritten source: SourceText, measurer: TextMeasurer
  ) throws(ScenarioError) -> Scenario {
    try scenario(from: source, measurer: measurer, neighbors: nil, mostMistakes: .max) { _ in }
  }

  static func scenario(
    from source: SourceText, measurer: TextMeasurer, neighbors: (() -> [String])?,
    mostMistakes: Int = ScenarioLimits.mostMistakes, allowsFramesAlone: Bool = false,
    lesson: UnreadLesson.Reader
  ) throws(ScenarioError) -> Scenario {
    func read(_ source: SourceText) -> (scenario: Scenario?, mistakes: [Mistake]) {
      let scenarioReader = ScenarioReader(
        reader: FieldReader(source: source, mostMistakes: mostMistakes), measurer: measurer,
        neighbors: neighbors, allowsFramesAlone: allowsFramesAlone)
      do {
        let document = try YAMLDocument.parse(source)
        document.repeatedKeys.forEach(scenarioReader.reader.report)
        let scenario = scenarioReader.scenario(document.root, lesson)
        let mistakes = scenarioReader.reader.mistakes.sorted {
          ($0.diagnostic.position ?? .start) < ($1.diagnostic.position ?? .start)
        }
        return (scenario, mistakes)
      } catch {
        return (nil, [error])
      }
    }
    let (scenario, mistakes) = read(source)
    if let scenario, mistakes.isEmpty { return scenario }
    throw ScenarioError(
      diagnostics: MendedText.diagnostics(of: mistakes, in: source) { read($0).mistakes })
  }

  private func scenario(_ root: YAMLValue, _ lesson: UnreadLesson.Reader) -> Scenario? {
    guard
      let fields = reader.fields(
        root, of: "a scenario", keys: Self.keys, words: ScenarioVocabulary.keys)
    else { return nil }
    checkVersion(fields)
    let elements = elements(fields)
    var scenario = Scenario(
      id: ScenarioName.id(ofFile: reader.source.file), file: reader.source.file,
      title: title(fields), summary: fields["summary"].flatMap { text($0, "summary") } ?? "",
      tags: tags(fields["tags"]), scale: scale(fields["scale"]),
      containers: containers(fields), elements: elements)
    scenario.places.source = reader.source
    for element in elements {
      scenario.places.elements[element.name] = reader.place(of: element.name, at: element.position)
    }
    readNotations(fields, root, into: &scenario)
    if let value = section("css", fields) {
      scenario.page = PageReader(reader: reader, elements: elements).page(value)
      scenario.sections.css = Section(of: "css", in: root, of: reader.source)
    }
    if let value = section("cases", fields) { readCases(value, fields, root, into: &scenario) }
    if let value = section("frames", fields) { readFrames(value, root, fields, into: &scenario) }
    if fields["spec"] == nil, fields["constraints"] == nil,
      fields["frames"] == nil || !allowsFramesAlone
    {
      let hint = "add a layout spec below 'spec:', rules below 'constraints:', or both"
      reader.report(
        root, "there is neither 'spec' nor 'constraints', so nothing can be laid out",
        hints: fields["frames"] == nil
          ? [hint] : [hint, "or get a layout spec from the frames:   layoutdiff recover FILE"])
    }
    if let value = fields["promises"] { scenario.promises = promises(value, of: scenario) }
    if let value = section("accepts", fields) {
      scenario.accepts = AcceptsReader(reader: reader, names: Self.names(in: scenario))
        .findings(value)
    }
    scenario.expectation = expectation(fields["expect"], scenario)
    scenario.changes = fields["changes"].flatMap(changes)
    scenario.trusted = reader.word(fields, "trust", foreign: .none)
    if let value = fields["lesson"], let start = fields.position(of: "lesson") {
      lesson(
        UnreadLesson(
          value: value, reader: reader, names: Self.names(in: scenario),
          containers: scenario.allContainers,
          lines: Array(reader.source.lines.prefix(start.line - 1))))
    }
    return scenario
  }

  /// Another scenario with the notations of a text; `nil` where the text has a mistake there.
  static func withNotations(of source: SourceText, otherwiseAs scenario: Scenario) -> Scenario? {
    let reader = FieldReader(source: source, mostMistakes: 1)
    guard let root = try? YAMLDocument.parse(source).root,
      let fields = reader.fields(root, of: "a scenario", keys: Self.keys)
    else { return nil }
    var edited = scenario
    edited.places.source = source
    ScenarioReader(reader: reader, measurer: nil, neighbors: nil)
      .readNotations(fields, root, withCasesInto: &edited)
    return reader.diagnostics.isEmpty ? edited : nil
  }

  private func readNotations(
    _ fields: Fields, _ root: YAMLValue, withCasesInto scenario: inout Scenario
  ) {
    readNotations(fields, root, into: &scenario)
    for index in scenario.cases.indices where reader.mistakes.isEmpty {
      scenario.cases[index].places.source = scenario.places.source
      readNotations(fields, root, into: &scenario.cases[index])
    }
  }

  /// Reads both notations for the elements of a scenario, without those that are hidden.
  func readNotations(_ fields: Fields, _ root: YAMLValue, into scenario: inout Scenario) {
    let hidden = Set(scenario.elements.filter { $0.isHidden }.map { $0.name })
    if let start = fields.position(of: "spec"), let value = section("spec", fields) {
      guard let value = value.withoutElements(hidden) else {
        reader.report(value, "case '\(scenario.caseName ?? "")' hides everything in the spec")
        return
      }
      scenario.spec = SpecReader(reader: reader, elements: scenario.elements).spec(value)
      scenario.places.spec = reader.place(of: "spec", at: start)
      if let spec = scenario.spec { scenario.places.styles = StylePlaces(of: spec, value) }
      scenario.sections.spec = Section(of: "spec", in: root, of: reader.source)
    }
    if let value = section("constraints", fields) {
      let result = ConstraintReader(reader: reader, elements: scenario.elements).system(value)
      scenario.constraints = result.system
      if scenario.mirrorsSpec { scenario.constraints?.direction = result.system.direction.opposite }
      scenario.places.constraints = result.places
      scenario.sections.constraints = Section(of: "constraints", in: root, of: reader.source)
    }
  }

  /// The value of a notation; `nil` where it is missing, or empty, which is reported.
  private func section(_ key: String, _ fields: Fields) -> YAMLValue? {
    guard let value = fields[key] else { return nil }
    guard value.text?.isEmpty != true else {
      reader.report(
        value, "'\(key)' is empty", hints: ["write the \(key) below it, or remove the key"])
      return nil
    }
    return value
  }

  /// Reads the given frames; their containers are laid out too, after those of the scenario.
  private func readFrames(
    _ value: YAMLValue, _ root: YAMLValue, _ fields: Fields, into scenario: inout Scenario
  ) {
    let result = FrameReader(
      reader: reader, names: Self.names(in: scenario),
      cases: scenario.cases.compactMap { $0.caseName }
    ).frames(value)
    scenario.frameTolerance = result.tolerance
    scenario.give(result.frames.filter { $0.container.caseName == nil })
    if scenario.containers.isEmpty, !result.frames.isEmpty {
      reader.report(
        value, "'frames' names no container of the usual case",
        hints: ["list the widths to lay out in: containers: [320, 375, 414x120]"])
    }
    for index in scenario.cases.indices {
      let name = scenario.cases[index].caseName
      scenario.cases[index].frameTolerance = result.tolerance
      scenario.cases[index].containers = scenario.containers.map { $0.inCase(name) }
      scenario.cases[index].give(result.frames.filter { $0.container.caseName == name })
    }
    scenario.sections.frames = Section(of: "frames", in: root, of: reader.source)
  }

  private func promises(_ value: YAMLValue, of scenario: Scenario) -> [Promise] {
    PromiseReader(
      reader: reader, names: Self.names(in: scenario), cases: scenario.caseWords,
      elements: scenario.elements, constraints: scenario.constraints
    ).promises(value)
  }

  /// The names of everything with a frame: elements, the container, and views of the constraints that
  /// are no elements.
  private static func names(in scenario: Scenario) -> [String] {
    let elements = scenario.elements.map { $0.name } + [ConstraintSystem.containerName]
    let known = Set(elements)
    let views = (scenario.constraints?.items ?? []).filter { $0.isView }.map { $0.name }
    return elements + views.filter { !known.contains($0) }
  }

  private func checkVersion(_ fields: Fields) {
    guard let value = fields["layoutdiff"] else {
      reader.report(
        Diagnostic(
          in: reader.source, at: fields.position, "the format version is missing",
          hints: ["add a first line: layoutdiff: \(Self.version)"]))
      return
    }
    guard let number = reader.number(value, of: "'layoutdiff'", in: 1...1000) else { return }
    guard number == Double(Self.version) else {
      reader.report(
        value, "this file has format version \(number.plain)",
        hints: [
          "this layoutdiff reads version \(Self.version): a newer layoutdiff may read the file"
        ])
      return
    }
  }

  private func elements(_ fields: Fields) -> [Element] {
    guard let value = fields["elements"], let measurer else {
      reader.report(
        Diagnostic(
          in: reader.source, at: fields.position, "'elements' is missing",
          hints: ["list what is on the screen: elements: { title: { text: \"Hello\" } }"]))
      return []
    }
    return ElementReader(reader: reader, measurer: measurer).elements(value)
  }

  private func title(_ fields: Fields) -> String {
    let written = fields["title"].flatMap { text($0, "title") }
    return written ?? ScenarioName.id(ofFile: reader.source.file)
  }

  /// Text for people, in one line and without control characters.
  private func text(_ value: YAMLValue, _ key: String) -> String? {
    reader.text(value, of: "'\(key)'").map { text in
      text.split { $0.isWhitespace }.joined(separator: " ").printable
    }
  }

  private func tags(_ value: YAMLValue?) -> [String] {
    guard let value else { return [] }
    return reader.items(value, of: "'tags'").compactMap { text($0, "tags") }
  }

  private func scale(_ value: YAMLValue?) -> Double {
    guard let value else { return Self.defaultScale }
    return reader.number(value, of: "'scale'", in: ScenarioLimits.scales) ?? Self.defaultScale
  }

  private func containers(_ fields: Fields) -> [Container] {
    guard let value = fields["containers"] else {
      // Given frames name the containers that they are of.
      if fields["frames"] != nil { return [] }
      reader.report(
        Diagnostic(
          in: reader.source, at: fields.position, "'containers' is missing",
          hints: ["list the widths to lay out in: containers: [320, 375, 414x120]"]))
      return []
    }
    let items = reader.items(value, of: "'containers'")
    if case .sequence = value.shape, items.isEmpty {
      reader.report(value, "'containers' is empty", hints: ["list at least one width: [320]"])
    }
    var containers: [Container] = []
    for item in items {
      guard let text = reader.text(item, of: "a container") else { continue }
      guard let container = Container(text), container.caseName == nil else {
        reader.report(
          item, "'\(text.shortened)' is not a container", advice: reader.advice(forSize: item, text)
        )
        continue
      }
      // Laid out once, however often it is listed.
      if !containers.contains(container) { containers.append(container) }
    }
    return containers
  }

  /// Reads the value of `changes`; reports a value that is not an id, is the scenario's own id, or
  /// is almost the id of a file in the same folder.
  ///
  /// Ours: the earlier scenario is a file in the same folder, whatever else a run selects, so that
  /// a shard or a single file shows the same change. A scenario that was copied to another folder
  /// can still be read: that the earlier one is missing is reported where the change would be
  /// shown.
  private func changes(_ value: YAMLValue) -> String? {
    guard let id = reader.text(value, of: "'changes'") else { return nil }
    let own = ScenarioName.id(ofFile: reader.source.file)
    guard !id.isEmpty, !id.contains("/"), !id.hasPrefix(".") else {
      reader.report(
        value, "'\(id.shortened)' is not the id of a scenario",
        hints: ["name a file in the same folder without its extension: changes: repository-row"])
      return nil
    }
    guard !ScenarioName.extensions.contains(where: id.hasSuffix) else {
      reader.report(
        value, "'\(id.shortened)' is not the id of a scenario",
        hints: [
          "name the file without its extension: changes: \(ScenarioName.id(ofFile: id).shortened)"
        ])
      return nil
    }
    guard id != own else {
      reader.report(
        value, "a scenario cannot be a change of itself",
        hints: ["name the scenario as it was before the change"])
      return nil
    }
    if let others = neighbors?().filter({ $0 != own }), !others.contains(id) {
      guard let nearest = NearestWord.to(id, among: others) else { return id }
      reader.report(
        value, "there is no scenario '\(id.shortened)' in this folder",
        hints: ["did you mean '\(nearest)'?"])
      return nil
    }
    return id
  }

  private func expectation(_ value: YAMLValue?, _ scenario: Scenario) -> Scenario.Expectation? {
    guard let value, let fields = reader.fields(value, of: "'expect'", keys: Self.expectKeys) else {
      return nil
    }
    if fields["conflict"] != nil { return conflict(fields, at: value) }
    guard let reason = fields["differs"].flatMap({ text($0, "differs") }),
      let names = fields["elements"].map({ reader.items($0, of: "'elements'") })
    else {
      reader.report(
        value, "'expect' needs why the notations differ, and which elements differ",
        hints: [
          "for example   expect: { differs: \"one sentence why\", elements: [title] }",
          "or            expect: { conflict: \"one sentence why\" }",
        ])
      return nil
    }
    let known = Self.names(in: scenario)
    let expected = names.compactMap { reader.element($0, among: known) }
    return Scenario.Expectation(reason: reason, elements: expected)
  }

  /// An expected conflict, which has no elements.
  private func conflict(
    _ fields: Fields, at value: YAMLValue
  ) -> Scenario.Expectation? {
    guard fields["differs"] == nil, fields["elements"] == nil else {
      reader.report(
        value, "'expect' must be a conflict or a difference, not both",
        hints: ["for example   expect: { conflict: \"one sentence why\" }"])
      return nil
    }
    return fields["conflict"].flatMap { text($0, "conflict") }.map {
      Scenario.Expectation(reason: $0, elements: [], isConflict: true)
    }
  }
}

extension Scenario {
  /// The names of the cases, and the words that these are made of.
  fileprivate var caseWords: [String] {
    let names = cases.compactMap { $0.caseName }
    let words = names.flatMap { $0.split(separator: ", ").map(String.init) }
    return ([Promise.usualCase] + words + names).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Takes given frames; their containers are laid out too, after the others.
  fileprivate mutating func give(_ frames: [GivenFrames]) {
    givenFrames = frames
    var known = Set(containers)
    containers += frames.map { $0.container }.filter { known.insert($0).inserted }
  }
}

extension Section {
  /// The lines from the top-level key `key` to the next key, without trailing blank lines and
  /// comments.
  ///
  /// `nil` where the file has no such key.
  fileprivate init?(of key: String, in root: YAMLValue, of source: SourceText) {
    guard case .mapping(let pairs) = root.shape,
      let index = pairs.firstIndex(where: { $0.key.text == key })
    else { return nil }
    let first = pairs[index].key.position.line
    // A file in flow style has several keys in one line: that line is the section then.
    let next = pairs.dropFirst(index + 1).first?.key.position.line ?? source.lines.count + 1
    var lines = source.lines.prefix(max(first, next - 1)).dropFirst(first - 1)
    while let last = lines.last, last.isBlankOrComment, lines.count > 1 { lines.removeLast() }
    self.init(lines.joined(separator: "\n"), line: first)
  }
}

extension String {
  /// Whether it is empty, or a comment with a space after its `#`, which a selector of a style sheet has not.
  fileprivate var isBlankOrComment: Bool {
    let text = drop { $0 == " " || $0 == "\t" }
    return text.isEmpty || text == "#" || text.hasPrefix("# ")
  }
}
