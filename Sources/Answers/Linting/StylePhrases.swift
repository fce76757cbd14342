import Geometry
import LayoutSpecs
import Layouts
import Phrases
import Scenarios

/// Phrases about properties of styles that have no effect.
struct StylePhrases {
  /// The finding.
  let ignored: IgnoredStyle
  /// The keys in the file, or the properties in code, each once.
  let keys: [String]
  /// The node whose spec it is; `nil` for a file.
  let owner: String?

  private var label: String { ignored.label }

  /// The problem, as a sentence without a full stop.
  var problem: Phrase {
    let place = owner.map { " in the spec of \($0)" } ?? ""
    return """
      \(keys.map { "'\($0)'" }.listed) of \(label)\(place) \(keys.count == 1 ? "has" : "have") no \
      effect: \(reason)
      """
  }

  private var reason: Phrase {
    switch ignored.reason {
    case .notRead(let parent):
      let owners = Set(ignored.properties.map { $0.owner }).sorted()
      let place = parent.map { "\(label) is in \(Self.article($0)) spec" } ?? "\(label) is the root"
      return "only \(owners.listed) \(owners.count == 1 ? "reads" : "read") \(it), and \(place)"
    case .ownSize(let kind): return "\(Self.article(kind)) spec does not read sizes of its own"
    case .exactLength(let length, let axis, let parent):
      let asker = parent.map { "the \($0.rawValue) spec" } ?? owner ?? "the container"
      return "\(asker) asks \(label) to be exactly \(points: length) \(axis.adjective)"
    case .stretched(let length, let axis):
      return "the stack stretches \(label) to \(points: length) \(axis.adjective)"
    case .flexed(let length, let axis):
      return """
        the stack makes \(label) \(points: length) \(axis.adjective), as growing and shrinking \
        ignore limits in Texture
        """
    case .unknownParentLength(let axis):
      return "it is a fraction, and the \(axis.length) around \(label) is not known there"
    case .overruled(let length, let axis):
      return "\(label) is \(points: length) \(axis.adjective) by its other limits"
    }
  }

  /// The next step, in the words of the file or of code.
  var fix: Phrase {
    let isCode = owner != nil
    switch ignored.reason {
    case .notRead where ignored.properties == [.layoutPosition]:
      return isCode
        ? "put \(label) in an ASAbsoluteLayoutSpec"
        : "put \(label) in an absolute spec: absolute: { children: [ … ] }"
    case .notRead where ignored.properties == [.sizeRange]:
      return isCode
        ? "set style.minSize and style.maxSize" : "give \(label) minSize and maxSize"
    case .notRead(let parent):
      guard let parent else { return "remove \(it)" }
      return "remove \(it), or give \(it) to the \(parent.rawValue) spec if that is in a stack"
    case .ownSize(let kind):
      return "give \(it) to the child, whose size is that of the \(kind.rawValue) spec"
    case .exactLength(_, _, .corner) where ignored.way.last == 1:
      return isCode
        ? "put \(label) in an ASCenterLayoutSpec there"
        : """
        put \(label) in a center spec there: corner: { center: { centering: XY, child: \(wrapped) } }
        """
    case .exactLength:
      return isCode
        ? "put \(label) in an ASStackLayoutSpec there, with alignItems .start"
        : "put \(label) in a stack there: stack: { alignItems: start, children: [\(wrapped)] }"
    case .stretched:
      return isCode ? "set style.alignSelf = .start beside it" : "write alignSelf: start beside it"
    case .flexed:
      let stack =
        isCode ? "an ASStackLayoutSpec" : "a stack: stack: { children: [\(wrapped)] }"
      return "leave flexGrow and flexShrink out, or put \(label) in \(stack)"
    case .unknownParentLength: return "write it in points"
    case .overruled: return "remove it, or the limit that decides"
    }
  }

  /// The spec as it is written inside another one.
  private var wrapped: String {
    SpecKind(rawValue: label) == nil
      ? "{ element: \(label), style: { … } }" : "{ \(label): … }"
  }

  /// The keys as a pronoun.
  private var it: String { keys.count == 1 ? "it" : "them" }

  private static func article(_ kind: SpecKind) -> String {
    ["a", "e", "i", "o", "u"].contains(kind.rawValue.prefix(1))
      ? "an \(kind.rawValue)" : "a \(kind.rawValue)"
  }
}

extension StyleProperty {
  /// The specs whose children have the property.
  fileprivate var owner: String {
    switch self {
    case .layoutPosition: "an absolute or static spec"
    case .sizeRange: "a static spec"
    default: "a stack"
    }
  }
}
