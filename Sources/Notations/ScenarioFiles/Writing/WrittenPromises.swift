import Foundation
import Geometry
import LayoutConstraints
package import Scenarios

extension Promise {
  /// The promise as an item of a list in a file: `apart: [title, time]`, or the rule itself.
  package var text: String {
    switch kind {
    case .mirrored where isUnconditional: kind.word
    case .rule(let rule) where isUnconditional: WrittenText.rule(rule.text)
    default: WrittenYAML.keys(pairs) ?? kind.word
    }
  }

  private var isUnconditional: Bool { widths == nil && cases.isEmpty }

  /// The item as YAML.
  var yaml: WrittenYAML {
    switch kind {
    case .mirrored where isUnconditional, .rule where isUnconditional: .scalar(text)
    default: .flow(pairs)
    }
  }

  private var pairs: WrittenYAML.Pairs {
    var pairs: WrittenYAML.Pairs = [(kind.word, kind.content)]
    if let widths { pairs.append(("widths", .scalar(widths.text))) }
    if !cases.isEmpty { pairs.append(("cases", .words(cases.map(QuotedText.yaml)))) }
    return pairs
  }
}

extension Promise.Kind {
  fileprivate var content: WrittenYAML {
    switch self {
    case .apart(let names), .inOrder(let names), .whole(let names), .visible(let names):
      .oneOrMore(names)
    case .inside(let names, ConstraintSystem.containerName): .oneOrMore(names)
    case .inside(let names, let other):
      .flow([("of", .scalar(other)), ("elements", .words(names))])
    case .tappable(let names, Promise.usualTapSize): .oneOrMore(names)
    case .tappable(let names, let size):
      .flow([
        ("elements", .words(names)),
        (
          "size",
          size.width == size.height ? .number(size.width) : .scalar(BoxContent(size).text)
        ),
      ])
    case .rule(let rule): .scalar(QuotedText.yaml(rule.text))
    case .mirrored: .scalar("true")
    }
  }
}

extension WrittenYAML {
  /// One word alone, or a list of several.
  fileprivate static func oneOrMore(_ words: [String]) -> WrittenYAML {
    words.count == 1 ? .scalar(words[0]) : .words(words)
  }
}

extension ClosedRange<Double> {
  /// `280...1200`, as in a file.
  fileprivate var text: String { "\(lowerBound.plain)...\(upperBound.plain)" }
}
