import Foundation
import Geometry
import Scenarios

/// One constraint of a file as a rule of a scenario.
struct ImportedRule: Sendable {
  /// The rule: `title.leading == superview.leading + 16`.
  var text: String
  /// The author's own name for the constraint; `nil` where it has none.
  var name: String?
  /// The id in the file, and what else there is to know, for a comment.
  var comment: String
  /// The line of the constraint in the file, counted from 1.
  var line: Int
  /// Whether a constraint of the file stands behind it.
  var isWritten = true
  /// Whether Xcode removes it when it builds.
  var isPlaceholder = false
}

/// One side of a constraint in the file.
struct ConstraintSide: Sendable, Equatable {
  var reference: ViewTree.Reference
  /// The attribute in the file's word, such as `leadingMargin`.
  var attribute: String
}

/// A constraint of a file, read.
struct InterfaceConstraint: Sendable {
  let first: ConstraintSide
  /// `==`, `<=` or `>=`.
  let relation: String
  /// The factor of the second side, not 0.
  let multiplier: Double
  /// The second side; `nil` for a length alone.
  let second: ConstraintSide?
  let constant: Double
  /// The priority: above 0, at most 1000.
  let priority: Double
  let element: MarkupElement
  /// The index of the view that holds it.
  let owner: Int

  /// Reads a constraint; throws why it cannot be.
  init(_ element: MarkupElement, owner: Int, in tree: ViewTree) throws(Refusal) {
    self.element = element
    self.owner = owner
    func side(_ item: String, _ attribute: String) throws(Refusal) -> ConstraintSide? {
      guard let word = element.attributes[attribute] else { return nil }
      guard let id = element.attributes[item] else {
        return ConstraintSide(reference: .view(owner), attribute: word)
      }
      guard let reference = tree.references[id] else { throw .unknownItem(id) }
      return ConstraintSide(reference: reference, attribute: word)
    }
    guard let first = try side("firstItem", "firstAttribute") else {
      throw .other("it has no first attribute")
    }
    self.first = first
    second =
      element.attributes["secondItem"] == nil
      ? nil : try side("secondItem", "secondAttribute")
    let relations = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">=", "equal": "=="]
    guard let relation = relations[element.attributes["relation"] ?? "equal"] else {
      let text = element.attributes["relation"] ?? ""
      throw .other("'\(text.prefix(40))' is not a relation")
    }
    self.relation = relation
    func number(_ name: String, else usual: Double) throws(Refusal) -> Double {
      guard let text = element.attributes[name] else { return usual }
      guard let number = MarkupNumber.parseAny(text) else {
        throw .other("'\(text.prefix(40))' is no \(name)")
      }
      return number
    }
    constant = try number("constant", else: 0)
    guard constant.magnitude <= MarkupNumber.largest else {
      let largest = NumberText.exact(MarkupNumber.largest)
      let text = element.attributes["constant"] ?? ""
      throw .other("its constant \(text.prefix(40)) is not from -\(largest) to \(largest)")
    }
    priority = try number("priority", else: 1000)
    guard priority > 0, priority <= 1000 else {
      let text = element.attributes["priority"] ?? ""
      throw .other("its priority \(text.prefix(40)) is not above 0 and at most 1000")
    }
    multiplier = try Self.multiplier(element.attributes["multiplier"])
  }

  /// A multiplier: `0.5`, `16:9`, `1/3` or `-1`.
  private static func multiplier(_ text: String?) throws(Refusal) -> Double {
    guard let text else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { MarkupNumber.parse(String($0)) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else {
      throw .other("'\(text.prefix(40))' is not a multiplier")
    }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    guard value.isFinite else { throw .other("its multiplier \(text.prefix(40)) divides by 0") }
    guard value != 0 else { throw .other("its multiplier \(text.prefix(40)) is 0") }
    return value
  }

  /// Whether Xcode removes it when it builds.
  var isPlaceholder: Bool { element.flag("placeholder") == true }

  /// Whether it requires two positions to be a fixed distance from each other.
  var isPlainEquality: Bool { relation == "==" && multiplier == 1 && priority == 1000 }

  /// Why a constraint cannot be read.
  enum Refusal: Error {
    /// It names a view or guide that the root has not.
    case unknownItem(String)
    case other(String)
  }
}
