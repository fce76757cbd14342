import Geometry
import LayoutSpecs
import Phrases
import Scenarios

/// Warnings about properties of styles that have no effect, as sentences.
struct StyleSentences {
  /// The finding.
  let ignored: IgnoredStyle
  /// The keys in the file, or the properties in code, each once.
  let keys: [String]
  /// The node whose spec it is; `nil` for a file.
  var owner: String?

  /// The problem in one sentence without a full stop.
  var message: String {
    let subject = "\(keys.map { "'\($0)'" }.listed) of \(ignored.label)"
    let place = owner.map { " in the spec of \($0)" } ?? ""
    return "\(subject)\(place) \(keys.count == 1 ? "has" : "have") no effect: \(reason)"
  }

  private var reason: String {
    let label = ignored.label
    switch ignored.reason {
    case .notRead(let parent):
      let owners = Set(ignored.properties.map(\.owner)).sorted()
      let only = "only \(owners.listed) \(owners.count == 1 ? "reads" : "read") \(it)"
      let place = parent.map { "\(label) is in \(Self.article($0)) spec" } ?? "\(label) is the root"
      return "\(only), and \(place)"
    case .ownSize(let kind): return "\(Self.article(kind)) spec does not read sizes of its own"
    case .exactLength(let length, let axis, let parent):
      let asker = parent.map { "the \($0.rawValue) spec" } ?? owner ?? "the container"
      return "\(asker) asks \(label) to be exactly \(length.withUnit) \(axis.adjective)"
    case .stretched(let length, let axis):
      return "the stack stretches \(label) to \(length.withUnit) \(axis.adjective)"
    case .flexed(let length, let axis):
      return """
        the stack makes \(label) \(length.withUnit) \(axis.adjective), as growing and shrinking \
        ignore limits in Texture
        """
    case .unknownParentLength(let axis):
      return "it is a fraction, and the \(axis.length) around \(label) is not known there"
    case .overruled(let length, let axis):
      return "\(label) is \(length.withUnit) \(axis.adjective) by its other limits"
    }
  }

  /// The next step.
  var advice: String { owner == nil ? adviceForFile : adviceForCode }

  private var adviceForFile: String {
    let label = ignored.label
    switch ignored.reason {
    case .notRead(let parent):
      if ignored.properties == [.layoutPosition] {
        return "put \(label) in an absolute spec: absolute: { children: [ … ] }"
      }
      if ignored.properties == [.sizeRange] { return "give \(label) minSize and maxSize" }
      guard let parent else { return "remove \(it)" }
      return "remove \(it), or give \(it) to the \(parent.rawValue) spec if that is in a stack"
    case .ownSize(let kind):
      return "give \(it) to the child, whose size is that of the \(kind.rawValue) spec"
    case .exactLength(_, _, .corner) where ignored.way.last == 1:
      return
        "put \(label) in a center spec there: corner: { center: { centering: XY, child: \(wrapped) } }"
    case .exactLength:
      return "put \(label) in a stack there: stack: { alignItems: start, children: [\(wrapped)] }"
    case .stretched: return "write alignSelf: start beside it"
    case .flexed:
      return
        "leave flexGrow and flexShrink out, or put \(label) in a stack: stack: { children: [\(wrapped)] }"
    case .unknownParentLength, .overruled: return adviceForCode
    }
  }

  private var adviceForCode: String {
    let label = ignored.label
    switch ignored.reason {
    case .notRead(let parent):
      if ignored.properties == [.layoutPosition] {
        return "put \(label) in an ASAbsoluteLayoutSpec"
      }
      if ignored.properties == [.sizeRange] { return "set style.minSize and style.maxSize" }
      guard let parent else { return "remove \(it)" }
      return "remove \(it), or give \(it) to the \(parent.rawValue) spec if that is in a stack"
    case .ownSize(let kind):
      return "give \(it) to the child, whose size is that of the \(kind.rawValue) spec"
    case .exactLength(_, _, .corner) where ignored.way.last == 1:
      return "put \(label) in an ASCenterLayoutSpec there"
    case .exactLength: return "put \(label) in an ASStackLayoutSpec there, with alignItems .start"
    case .stretched: return "set style.alignSelf = .start beside it"
    case .flexed:
      return "leave flexGrow and flexShrink out, or put \(label) in an ASStackLayoutSpec"
    case .unknownParentLength: return "write it in points"
    case .overruled: return "remove it, or the limit that decides"
    }
  }

  /// The spec as it is written inside another one.
  private var wrapped: String {
    SpecKind(rawValue: ignored.label) == nil
      ? "{ element: \(ignored.label), style: { … } }" : "{ \(ignored.label): … }"
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
