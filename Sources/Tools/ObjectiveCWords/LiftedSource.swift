import Foundation

/// Swift source whose words of Objective-C are replaced, so that it compiles without its runtime.
///
/// 1. Attributes such as `@objc` and `@IBOutlet` become spaces.
/// 2. `#selector(tapped)` in a class `Row` becomes `Selector(Row.tapped, name: "tapped")`, which
///    calls the method. Where the class cannot be read off the source, the selector is a name.
///    Where a file declares another type of this name, `LiftedSelector` stands in its place.
/// 3. Members with `override` in an extension of a class move into the class, also from one of the
///    other files that are lifted with this one.
/// 4. Optional methods of a protocol that return nothing or an optional get a default in an
///    extension, `delegate?.scrollViewDidScroll?(view)` calls it, also where the protocol is in
///    another file and the owner is a delegate by its name; the protocol is one of objects.
/// 5. `#keyPath` and `#imageLiteral` become values; `os(iOS)` in a condition becomes
///    `canImport(UIKit)`, and an import of a part of `UIKit` or `ObjectiveC` that of the whole
///    module; one of `os` or `OSLog` becomes that of `OSLogNames`.
/// 6. `Content()` for a generic parameter `Content: UIView` becomes `Content.made()`, which makes a
///    view of a class that is known only at run time; the same for controllers, nodes and
///    gesture recognisers, and for `type.init()` in a file that names such a type, as `UIView.Type`
///    or `Content.Type`.
///
/// Everything else stays as it is, byte by byte, and on its line: `#sourceLocation` names the
/// original file, so that errors and `#line` are about the original.
package struct LiftedSource {
  /// The lifted source.
  package let text: String

  /// Lifts a source alone, in O(n) for n bytes.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - file: its path for errors, or `nil` for none.
  package init(_ source: String, file: String?) {
    let original = OriginalSource(source, file: file)
    let selector = Lifting.selectorName(in: [original])
    var lifting = Lifting(prepared: original, selector: selector)
    lifting.liftOptionalCalls(declaredBeside: [])
    self.init(lifting, beside: [])
  }

  private init(_ prepared: Lifting, beside others: [Lifting]) {
    var lifting = prepared
    lifting.mergeOverrides(beside: others)
    text = lifting.result
  }

  /// Lifts all files of a target, each with the others beside it, and reads each once.
  ///
  /// An override that one copy takes from an extension is not in the other copy.
  ///
  /// - Parameter files: the files of the target.
  /// - Returns: the lifted sources, in the order of the files.
  package static func all(of files: [OriginalSource]) -> [LiftedSource] {
    let selector = Lifting.selectorName(in: files)
    var prepared = files.map { Lifting(prepared: $0, selector: selector) }
    let members = prepared.reduce(into: Set<String>()) { $0.formUnion($1.optionalMembers) }
    for index in prepared.indices { prepared[index].liftOptionalCalls(declaredBeside: members) }
    return prepared.indices.map { index in
      var others = prepared
      others.remove(at: index)
      return LiftedSource(prepared[index], beside: others)
    }
  }
}

/// A file as it was written.
package struct OriginalSource: Sendable {
  /// The source.
  package var text: String
  /// Its path for errors, or `nil` for none.
  package var file: String?

  /// Makes a file of its source.
  package init(_ text: String, file: String?) {
    self.text = text
    self.file = file
  }
}
