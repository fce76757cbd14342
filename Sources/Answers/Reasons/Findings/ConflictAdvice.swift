package import JSONText
import Layouts
package import Phrases

/// A change that resolves a conflict, and what it leaves.
package struct ConflictAdvice: Sendable, Hashable, JSONRepresentable {
  /// What to change.
  package var change: Change
  /// The constraints of another conflict that remains; empty where none does.
  package var remaining: [NamedRule]
  /// How many more conflicts remain.
  package var moreRemaining: Int

  /// A change.
  package enum Change: Sendable, Hashable, Decodable, JSONRepresentable {
    /// Lower one rule.
    case lower(rule: NamedRule)
    /// Lower any of the rules that conflict, such as this one.
    case lowerAny(rule: NamedRule)
    /// Lower the rules that the layout spec does not satisfy either.
    case lowerAsSpec(rules: [NamedRule])
    /// Let these views follow their autoresizing masks no more.
    case removeMasks(views: [String])

    package var json: JSONValue {
      switch self {
      case .lower(let rule): .enumCase("lower", ["rule": rule.json])
      case .lowerAny(let rule): .enumCase("lowerAny", ["rule": rule.json])
      case .lowerAsSpec(let rules): .enumCase("lowerAsSpec", ["rules": rules.json])
      case .removeMasks(let views): .enumCase("removeMasks", ["views": views.json])
      }
    }
  }

  package init(_ change: Change, remaining: [NamedRule] = [], moreRemaining: Int = 0) {
    (self.change, self.remaining, self.moreRemaining) = (change, remaining, moreRemaining)
  }

  /// The facts, with the words for programs that show them to people.
  package var json: JSONValue {
    .object([
      "change": changePhrase.text.json, "result": resultPhrase?.text.json, "kind": change.json,
      "remaining": remaining.isEmpty ? nil : remaining.json,
      "moreRemaining": moreRemaining > 0 ? moreRemaining.json : nil,
    ])
  }
}

extension ConflictAdvice {
  /// The change, as a request.
  package var changePhrase: Phrase {
    switch change {
    case .lower(let rule): return "lower \(rule.lowered)"
    case .lowerAny(let rule): return "lower one of them below 1000, such as \(rule.lowered)"
    case .lowerAsSpec(let rules):
      let object = rules.count == 1 ? "it" : "them"
      return """
        lower \(rules.map { $0.lowered }.listed), as the spec does not satisfy \(object) either
        """
    case .removeMasks(let views):
      return """
        \(views.listed) still \(views.count == 1 ? "follows its" : "follow their") autoresizing mask: \
        set translatesAutoresizingMaskIntoConstraints to false to let constraints decide\(end)
        """
    }
  }

  /// What follows from it, as a clause; `nil` where the change says it.
  package var resultPhrase: Phrase? {
    switch change {
    case .lower: "it gives way\(end)"
    case .lowerAny: "that one gives way"
    case .lowerAsSpec(let rules): rules.count == 1 ? "it gives way" : "they give way"
    case .removeMasks: nil
    }
  }

  /// Both in one line.
  package var phrase: Phrase { resultPhrase.map { "\(changePhrase): then \($0)" } ?? changePhrase }

  /// What remains; empty where nothing does.
  private var end: Phrase {
    guard !remaining.isEmpty else { return "" }
    let places = remaining.map { $0.place }.distinct.listed
    return moreRemaining == 0
      ? "; then another conflict remains, of \(places)"
      : "; then \(moreRemaining + 1) other conflicts remain, one of them of \(places)"
  }
}

extension NamedRule {
  /// Its line, or its text where it has none.
  fileprivate var place: Phrase { line.map { "\(line: $0)" } ?? "\(rule: text)" }

  /// The rule with its line and a priority below required: `line 31 to 'title.width >= 160 @999'`,
  /// or `'title.width == 40' in line 31 to the priority 999` where the line states others too.
  fileprivate var lowered: Phrase {
    guard isPart == true, line != nil else { return "\(place) to \(rule: "\(text) @999")" }
    return "\(rule: text) in \(place) to the priority 999"
  }
}
