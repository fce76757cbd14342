import Scenarios

/// The only document of a YAML text.
struct YAMLDocument {
  /// The value that all others are in.
  let root: YAMLValue
  /// The mistakes that leave everything else readable: keys that appear again in a mapping.
  ///
  /// Only the first entry with a key is in its mapping.
  let repeatedKeys: [Diagnostic]

  /// Parses `source`, within the limits of `ScenarioLimits`.
  ///
  /// - Throws: a `Mistake` for text that is not YAML, an empty file, more than one document, an alias of
  ///   nothing, values nested too deeply, or too many values.
  static func parse(_ source: SourceText) throws(Mistake) -> YAMLDocument {
    var text = source.lines.joined(separator: "\n")
    let result = text.withUTF8 { bytes in
      Result { () throws(YAMLMistake) in
        var composer = YAMLComposer(events: YAMLEvents(bytes), source: source)
        let root = try composer.document()
        return YAMLDocument(root: root, repeatedKeys: composer.repeatedKeys)
      }
    }
    do {
      return try result.get()
    } catch {
      throw error.mistake(in: source)
    }
  }
}

/// Puts values together from events.
private struct YAMLComposer {
  let events: YAMLEvents
  let source: SourceText
  private(set) var repeatedKeys: [Diagnostic] = []
  /// How many more values there may be.
  private var budget = ScenarioLimits.mostValues
  /// How many levels the deepest value so far is down.
  private var deepest = 0
  /// The position after the last characters of a value so far.
  private var end = SourcePosition.start
  /// The values that aliases can name.
  private var anchors: [String: Anchored] = [:]
  /// The positions of anchors whose values have not ended.
  private var unfinished: [String: SourcePosition] = [:]

  /// A value with a name, how many values are in it with itself, and how many levels these have.
  private struct Anchored {
    let value: YAMLValue
    let count: Int
    let height: Int
  }

  init(events: YAMLEvents, source: SourceText) {
    self.events = events
    self.source = source
  }

  /// The value of the only document.
  mutating func document() throws(YAMLMistake) -> YAMLValue {
    _ = try events.next()  // the stream
    guard case .documentStart = try events.next().kind else { throw .empty }
    let root = try value(from: try events.next(), depth: 1)
    _ = try events.next()  // the end of the document
    let end = try events.next()
    if case .documentStart = end.kind { throw .secondDocument(end.position) }
    return root
  }

  private mutating func value(
    from event: YAMLEvents.Event, depth: Int
  ) throws(YAMLMistake) -> YAMLValue {
    if case .alias(let name) = event.kind {
      end = event.end
      return try value(of: name, at: event.position, depth: depth)
    }
    guard let anchor = event.anchor else { return try content(of: event, depth: depth) }
    let (budgetBefore, deepestBefore) = (budget, deepest)
    deepest = depth
    unfinished[anchor] = event.position
    let value = try content(of: event, depth: depth)
    unfinished[anchor] = nil
    anchors[anchor] = Anchored(
      value: value, count: budgetBefore - budget, height: deepest - depth + 1)
    deepest = max(deepest, deepestBefore)
    return value
  }

  private mutating func content(
    of event: YAMLEvents.Event, depth: Int
  ) throws(YAMLMistake) -> YAMLValue {
    try count(1, height: 1, depth: depth, at: event.position)
    let shape: YAMLValue.Shape
    switch event.kind {
    case .scalar(let text):
      shape = .scalar(text)
      end = event.end
    case .sequenceStart: shape = .sequence(try items(depth: depth + 1))
    default: shape = .mapping(try entries(depth: depth + 1))
    }
    return YAMLValue(shape: shape, position: event.position, end: end)
  }

  private mutating func items(depth: Int) throws(YAMLMistake) -> [YAMLValue] {
    var items: [YAMLValue] = []
    while true {
      let event = try events.next()
      if case .sequenceEnd = event.kind {
        close(event)
        return items
      }
      items.append(try value(from: event, depth: depth))
    }
  }

  private mutating func entries(depth: Int) throws(YAMLMistake) -> [YAMLValue.Entry] {
    var entries: [YAMLValue.Entry] = []
    // The keys of a mapping with many; among a few, a look at each is faster.
    var names: [String: SourcePosition] = [:]
    while true {
      let event = try events.next()
      if case .mappingEnd = event.kind {
        close(event)
        return entries
      }
      let key = try value(from: event, depth: depth)
      let entry = YAMLValue.Entry(
        key: key, value: try value(from: try events.next(), depth: depth))
      if let name = key.text {
        if entries.count >= Self.many, names.isEmpty {
          for entry in entries { if let text = entry.key.text { names[text] = entry.key.position } }
        }
        let before =
          names.isEmpty ? entries.first { $0.key.text == name }?.key.position : names[name]
        if let before {
          reportRepeated(key, name, before: before)
          continue
        }
        if !names.isEmpty { names[name] = key.position }
      }
      entries.append(entry)
    }
  }

  /// Ends a list or a mapping: in brackets after the last one, or else after its last value.
  private mutating func close(_ event: YAMLEvents.Event) {
    if event.position < event.end { end = event.end }
  }

  private static let many = 16

  private mutating func reportRepeated(
    _ key: YAMLValue, _ name: String, before: SourcePosition
  ) {
    guard repeatedKeys.count < ScenarioLimits.mostMistakes else { return }
    repeatedKeys.append(
      Diagnostic(
        in: source, at: key.position, length: max(1, name.unicodeScalars.count),
        "key '\(name.shortened)' appears twice in this mapping, first on line \(before.line)",
        hints: ["rename or remove one of the two"]))
  }

  private mutating func value(
    of name: String, at position: SourcePosition, depth: Int
  ) throws(YAMLMistake) -> YAMLValue {
    if let start = unfinished[name] {
      throw .aliasInside(name, at: position, of: start)
    }
    guard let anchored = anchors[name] else {
      throw .aliasOfNothing(name, at: position, anchors: anchors.keys.sorted())
    }
    try count(anchored.count, height: anchored.height, depth: depth, at: position)
    return anchored.value
  }

  /// Counts values at a depth, of which the deepest are `height` levels high.
  private mutating func count(
    _ number: Int, height: Int, depth: Int, at position: SourcePosition
  ) throws(YAMLMistake) {
    budget -= number
    guard budget >= 0 else { throw .tooMany(position, hasAliases: !anchors.isEmpty) }
    deepest = max(deepest, depth + height - 1)
    guard deepest <= ScenarioLimits.deepestNesting else { throw .tooDeep(position) }
  }
}
