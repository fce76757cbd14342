// LayoutRecorder: views and nodes of a device as scenarios of LayoutDiff, which prints this file: layoutdiff recorder.
//
// Copy it into a test target or a debug build. It depends on UIKit alone, and on Texture where there is Texture.
//
// Zero-Clause BSD
//
// Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted.
//
// THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
// IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
// INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
// ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
// THIS SOFTWARE.

import Dispatch
import UIKit

#if canImport(AsyncDisplayKit)
  import AsyncDisplayKit
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Records views and nodes as scenarios of LayoutDiff, with the frames that this device gives them.
///
/// ```swift
/// LayoutRecorder.record(RowView(row: .sample), named: "row", at: [280, 320, 375])
/// ```
///
/// Only public interfaces are used. Frames of views are set while a view is laid out in other widths, and are then set back.
@MainActor
enum LayoutRecorder {
  /// Prints a view as a scenario, and returns it.
  ///
  /// The view is laid out in each width, in points, in the height that its constraints give it. A view that has a
  /// superview is recorded in its own size only.
  @discardableResult
  static func record(_ view: UIView, named name: String = "screen", at widths: [CGFloat] = [])
    -> String
  {
    let text = RecordedViews(view, name: name, widths: widths).text
    print(text)
    return text
  }

  #if canImport(AsyncDisplayKit)
    /// Prints a node as a scenario, and returns it.
    ///
    /// The node is measured in each width, in points, in any height. Its layout spec is that of the first width.
    @discardableResult
    static func record(_ node: ASDisplayNode, named name: String = "screen", at widths: [CGFloat])
      -> String
    {
      let text = RecordedNodes(node, name: name, widths: widths).text
      print(text)
      return text
    }

    /// Prints the times that layouts of a view and of a node take on this device as JSON, and returns it.
    ///
    /// Both are laid out in turns, in one width after another, after a warm-up. Their frames are compared first:
    /// layouts that differ by more than a pixel are not timed. Use a release build on a device that does nothing else.
    @discardableResult
    static func time(
      _ view: UIView, _ node: ASDisplayNode, named name: String = "screen", at widths: [CGFloat],
      rounds: Int = 100
    ) -> String {
      let text = RecordedTimes(view, node, name: name, widths: widths, rounds: rounds).text
      print(text)
      return text
    }
  #endif
}

// MARK: - Views

/// A tree of views, with everything of it that a scenario has.
@MainActor
private final class RecordedViews {
  private let root: UIView
  private let title: String
  private var names: RecordedNames
  /// The views inside, each after its superview.
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var notes: [String] = []
  /// The frames in each width, in the order of `views`.
  private var frames: [(container: String, frames: [CGRect])] = []
  private var rules: [String] = []
  private var masks: [ObjectIdentifier: String] = [:]
  private var usesBaselines = false

  init(_ view: UIView, name: String, widths: [CGFloat]) {
    root = view
    title = name
    names = RecordedNames(of: view) { $0 is UIView || $0 is UILayoutGuide }
    root.updateConstraintsIfNeeded()
    collect(root)
    addRules()
    addMasks()
    if root.superview != nil || widths.isEmpty {
      if root.superview != nil, !widths.isEmpty {
        notes.append("The view has a superview, so it was recorded in its own size only.")
      }
      root.layoutIfNeeded()
      let size = root.bounds.size
      addFrames("\(Self.number(size.width))x\(Self.number(size.height))")
    } else {
      record(in: widths)
    }
  }

  /// Adds the views inside, except those that the system makes inside its own controls.
  private func collect(_ view: UIView) {
    for guide in view.layoutGuides where !Self.isOfSystem(guide.identifier) {
      guides.append(guide)
      _ = names.name(of: guide, called: guide.identifier.isEmpty ? "guide" : guide.identifier)
    }
    for inside in view.subviews where !isHiddenInside(inside, view) {
      views.append(inside)
      _ = names.name(of: inside, called: inside.accessibilityIdentifier ?? "\(type(of: inside))")
      collect(inside)
    }
  }

  private func isHiddenInside(_ view: UIView, _ around: UIView) -> Bool {
    if names.isProperty(view) || around is UIStackView { return false }
    if around is UIScrollView { return "\(type(of: view))".hasPrefix("_UI") }
    return RecordedNames.isOfSystem(type(of: around)) && type(of: around) != UIView.self
      && !(around is UITableViewCell) && !(around is UICollectionViewCell)
  }

  private static func isOfSystem(_ identifier: String) -> Bool {
    identifier.hasPrefix("UIView") || identifier.hasPrefix("_UI")
  }

  // MARK: Frames

  /// Lays the view out in each width, and then sets all frames back.
  private func record(in widths: [CGFloat]) {
    let saved = ([root] + views).map { ($0, $0.frame) }
    let isTranslated = root.translatesAutoresizingMaskIntoConstraints
    root.translatesAutoresizingMaskIntoConstraints = true
    for width in widths {
      let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
      let height = root.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      root.frame = CGRect(x: 0, y: 0, width: width, height: height)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      addFrames(Self.number(width))
    }
    root.translatesAutoresizingMaskIntoConstraints = isTranslated
    for (view, frame) in saved { view.frame = frame }
  }

  private func addFrames(_ container: String) {
    frames.append((container, views.map(frameInRoot)))
  }

  private func frameInRoot(_ view: UIView) -> CGRect {
    var origin = view.frame.origin
    var around = view.superview
    while let current = around {
      origin.x -= current.bounds.origin.x
      origin.y -= current.bounds.origin.y
      if current === root { break }
      origin.x += current.frame.origin.x
      origin.y += current.frame.origin.y
      around = current.superview
    }
    return CGRect(origin: origin, size: view.frame.size)
  }

  // MARK: Constraints

  /// The classes of constraints that the system makes by itself.
  private static let systemClasses: Set<String> = [
    "NSContentSizeLayoutConstraint", "NSAutoresizingMaskLayoutConstraint",
    "_UILayoutSupportConstraint",
  ]

  private func addRules() {
    for view in [root] + views {
      for constraint in view.constraints where constraint.isActive {
        let identifier = constraint.identifier ?? ""
        // Those of stack views follow from the stack views.
        if Self.systemClasses.contains("\(type(of: constraint))") || identifier.hasPrefix("UISV-")
          || identifier.hasPrefix("UIView-")
        {
          continue
        }
        add(constraint, identifier)
      }
    }
  }

  private func add(_ constraint: NSLayoutConstraint, _ identifier: String) {
    guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else {
      notes.append("A constraint of a view outside is left out: \(constraint)")
      return
    }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var rule = "\(first) \(relation) "
    if let item = constraint.secondItem {
      guard let second = anchor(item, constraint.secondAttribute) else {
        notes.append("A constraint to a view outside is left out: \(constraint)")
        return
      }
      if constraint.multiplier != 1 { rule += "\(Self.exact(constraint.multiplier)) * " }
      rule += second
      if constraint.constant != 0 {
        rule += constraint.constant < 0 ? " - " : " + "
        rule += Self.exact(abs(constraint.constant))
      }
    } else {
      rule += Self.exact(constraint.constant)
    }
    if constraint.priority != .required {
      rule += " @\(Self.exact(CGFloat(constraint.priority.rawValue)))"
    }
    rules.append(
      identifier.isEmpty
        ? rule : "{ rule: \(Self.quoted(rule)), id: \(Self.quoted(identifier)) }")
  }

  /// The attributes by their numbers in `NSLayoutConstraint.Attribute`.
  private static let attributes = [
    "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    guard let item, Self.attributes.indices.contains(attribute.rawValue), attribute.rawValue > 0,
      let name = name(of: item)
    else { return nil }
    let word = Self.attributes[attribute.rawValue]
    if word.hasSuffix("Baseline") { usesBaselines = true }
    return "\(name).\(word)"
  }

  private func name(of item: AnyObject) -> String? {
    if item === root { return "superview" }
    if let name = names.known(item) { return name }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let name = view === root ? "superview" : names.known(view)
    else { return nil }
    if guide === view.layoutMarginsGuide { return "\(name).layoutMarginsGuide" }
    if guide === view.safeAreaLayoutGuide { return "\(name).safeAreaLayoutGuide" }
    if guide === view.readableContentGuide {
      notes.append("The readable width of \(name) is its margins here.")
      return "\(name).layoutMarginsGuide"
    }
    guard let scroll = view as? UIScrollView else { return nil }
    if guide === scroll.contentLayoutGuide { return "\(name).contentLayoutGuide" }
    return guide === scroll.frameLayoutGuide ? "\(name).frameLayoutGuide" : nil
  }

  /// Notes the frames of views that are placed by them, before they are laid out in other widths.
  private func addMasks() {
    let words: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    for view in views where view.translatesAutoresizingMaskIntoConstraints {
      guard let around = view.superview else { continue }
      let mask = words.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
      let size = around.bounds.size
      masks[ObjectIdentifier(view)] =
        "autoresizing: { frame: \(Self.list(view.frame)), "
        + "superview: \(Self.number(size.width))x\(Self.number(size.height)), "
        + "mask: [\(mask.joined(separator: ", "))] }"
    }
  }

  /// The frames of each width by the names of the views.
  var named: [[String: CGRect]] {
    frames.map { entry in
      let pairs = zip(views, entry.frames).filter { !$0.0.isHidden }.compactMap { view, frame in
        name(of: view).map { ($0, frame) }
      }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  // MARK: Text

  /// The scenario file.
  var text: String {
    let traits = root.traitCollection
    let scale = traits.displayScale > 0 ? traits.displayScale : 2
    var lines = ["# Recorded on a device by LayoutRecorder."]
    lines.append("# Text size: \(traits.preferredContentSizeCategory.rawValue).")
    lines += notes.map { "# \($0.replacingOccurrences(of: "\n", with: " "))" }
    lines += ["layoutdiff: 1", "title: \(Self.quoted(title))"]
    lines.append("scale: \(Self.number(scale))")
    lines.append("containers: [\(frames.map(\.container).joined(separator: ", "))]")
    lines.append(views.isEmpty ? "elements: {}" : "elements:")
    lines += views.map { "  \(name(of: $0) ?? ""): \(element($0))" }
    lines.append("constraints:")
    if root.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      lines.append("  direction: rightToLeft")
    }
    let safe = root.safeAreaInsets
    if safe != .zero {
      lines.append(
        "  safeArea: { top: \(Self.number(safe.top)), left: \(Self.number(safe.left)), bottom: \(Self.number(safe.bottom)), right: \(Self.number(safe.right)) }"
      )
    }
    let guideNames = guides.compactMap { name(of: $0) }
    if !guideNames.isEmpty { lines.append("  guides: [\(guideNames.joined(separator: ", "))]") }
    lines += block("hierarchy", hierarchy)
    lines += block("views", ([root] + views).compactMap(settings))
    lines += block("stacks", ([root] + views).compactMap { ($0 as? UIStackView).flatMap(stack) })
    lines += rules.isEmpty ? ["  rules: []"] : ["  rules:"] + rules.map { "    - \($0)" }
    lines.append("frames:")
    for entry in frames {
      lines.append(views.isEmpty ? "  \(entry.container): {}" : "  \(entry.container):")
      for (view, frame) in zip(views, entry.frames) where !isStale(view) {
        lines.append("    \(name(of: view) ?? ""): \(Self.list(frame))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A hidden view in a stack view keeps the frame that it had before.
  private func isStale(_ view: UIView) -> Bool { view.isHidden && view.superview is UIStackView }

  private func block(_ key: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(key):"] + lines.map { "    \($0)" }
  }

  private func element(_ view: UIView) -> String {
    var parts = [content(view)]
    for (key, priority, usual) in [
      ("hugging", view.contentHuggingPriority, Float(250)),
      ("compressionResistance", view.contentCompressionResistancePriority, Float(750)),
    ] {
      let (horizontal, vertical) = (priority(.horizontal).rawValue, priority(.vertical).rawValue)
      guard horizontal != usual || vertical != usual else { continue }
      let numbers = [horizontal, vertical].map { Self.exact(CGFloat($0)) }
      parts.append(
        "\(key): \(numbers[0] == numbers[1] ? numbers[0] : "[\(numbers[0]), \(numbers[1])]")")
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  /// The size that the content has on this device; a text of several lines, whose size depends on its width.
  private func content(_ view: UIView) -> String {
    if let label = view as? UILabel, label.numberOfLines != 1, let string = label.attributedText,
      string.length > 0
    {
      let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? label.font
      return RecordedText.keys(string.string, font, lines: label.numberOfLines)
    }
    let size = view.intrinsicContentSize
    let none = UIView.noIntrinsicMetric
    let isImage = view is UIImageView && size.width != none && size.height != none
    if size.width == none, size.height == none { return "box: none" }
    let width = size.width == none ? "" : Self.number(size.width)
    let height = size.height == none ? "" : Self.number(size.height)
    var text = "\(isImage ? "image" : "box"): \(width)x\(height)"
    if let label = view as? UILabel, usesBaselines, let font = label.font {
      text += ", baseline: \(Self.number(font.ascender))"
    }
    return text
  }

  private var hierarchy: [String] {
    ([root] + views).compactMap { view in
      let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
      let inside = views.filter { inside in
        inside.superview === view && !arranged.contains { $0 === inside }
      }
      let items = inside.map { $0 as AnyObject } + guides.filter { $0.owningView === view }
      guard view !== root, !items.isEmpty, let name = name(of: view) else { return nil }
      return "\(name): [\(items.compactMap(self.name).joined(separator: ", "))]"
    }
  }

  private func settings(_ view: UIView) -> String? {
    var parts: [String] = []
    let margins = ownMargins(view)
    let usual: CGFloat = view is UIStackView ? 0 : 8
    if margins.contains(where: { $0 != usual }) {
      let sides = zip(["top", "leading", "bottom", "trailing"], margins)
      parts.append(
        "layoutMargins: { \(sides.map { "\($0): \(Self.number($1))" }.joined(separator: ", ")) }")
    }
    let insets = view.alignmentRectInsets
    if insets != .zero {
      parts.append(
        "alignmentRectInsets: { top: \(Self.number(insets.top)), left: \(Self.number(insets.left)), bottom: \(Self.number(insets.bottom)), right: \(Self.number(insets.right)) }"
      )
    }
    if view !== root, view.semanticContentAttribute != .unspecified {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      parts.append("direction: \(isMirrored ? "rightToLeft" : "leftToRight")")
    }
    if view !== root, view.isHidden { parts.append("hidden: true") }
    if view.preservesSuperviewLayoutMargins, view !== root {
      parts.append("preservesSuperviewLayoutMargins: true")
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      parts.append("insetsLayoutMarginsFromSafeArea: false")
    }
    if view is UIScrollView { parts.append("scroll: true") }
    if view !== root, let mask = masks[ObjectIdentifier(view)] { parts.append(mask) }
    guard !parts.isEmpty, let name = name(of: view) else { return nil }
    return "\(name): { \(parts.joined(separator: ", ")) }"
  }

  /// The margins that were set: the system adds the safe area to them.
  private func ownMargins(_ view: UIView) -> [CGFloat] {
    let (margins, safe) = (view.directionalLayoutMargins, view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let added = [
      safe.top, isMirrored ? safe.right : safe.left, safe.bottom,
      isMirrored ? safe.left : safe.right,
    ]
    return zip([margins.top, margins.leading, margins.bottom, margins.trailing], added).map {
      view.insetsLayoutMarginsFromSafeArea && $0 > $1 ? $0 - $1 : $0
    }
  }

  private static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]
  private static let alignments = [
    "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline",
  ]

  private func stack(_ stack: UIStackView) -> String? {
    let arranged = stack.arrangedSubviews.compactMap { name(of: $0) }
    guard !arranged.isEmpty, let name = name(of: stack) else { return nil }
    var parts: [String] = []
    if stack.axis == .vertical { parts.append("axis: vertical") }
    let (distribution, alignment) = (stack.distribution.rawValue, stack.alignment.rawValue)
    if Self.distributions.indices.contains(distribution), distribution > 0 {
      parts.append("distribution: \(Self.distributions[distribution])")
    }
    if Self.alignments.indices.contains(alignment), alignment > 0 {
      parts.append("alignment: \(Self.alignments[alignment])")
      if alignment == 2 || alignment == 5 { usesBaselines = true }
    }
    if stack.spacing != 0, stack.spacing != UIStackView.spacingUseDefault {
      let isSystem = stack.spacing == UIStackView.spacingUseSystem
      parts.append("spacing: \(isSystem ? "8" : Self.number(stack.spacing))")
    }
    let custom = stack.arrangedSubviews.compactMap { view -> String? in
      let spacing = stack.customSpacing(after: view)
      guard spacing != UIStackView.spacingUseDefault, let name = self.name(of: view) else {
        return nil
      }
      return "\(name): \(spacing == UIStackView.spacingUseSystem ? "system" : Self.number(spacing))"
    }
    if !custom.isEmpty { parts.append("customSpacing: { \(custom.joined(separator: ", ")) }") }
    if stack.isBaselineRelativeArrangement { parts.append("baselineRelative: true") }
    if stack.isLayoutMarginsRelativeArrangement { parts.append("marginsRelative: true") }
    parts.append("arranged: [\(arranged.joined(separator: ", "))]")
    return "\(name): { \(parts.joined(separator: ", ")) }"
  }

  fileprivate static func number(_ length: CGFloat) -> String { RecordedText.number(length) }
  private static func exact(_ number: CGFloat) -> String { RecordedText.exact(number) }
  private static func quoted(_ text: String) -> String { RecordedText.quoted(text) }
  private static func list(_ frame: CGRect) -> String { RecordedText.list(frame) }
}

// MARK: - Names and numbers

/// Names of views and nodes: those of the properties that hold them, else identifiers and classes with a number.
private struct RecordedNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = ["superview"]
  private var properties: Set<ObjectIdentifier> = []
  /// Keeps the objects alive as long as their identities are used.
  private var objects: [AnyObject] = []

  init(of root: AnyObject, where isElement: (AnyObject) -> Bool) {
    var next: [(object: AnyObject, path: String)] = [(root, "")]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    while !next.isEmpty {
      let (object, path) = next.removeFirst()
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror, let type = current.subjectType as? AnyClass,
        !Self.isOfSystem(type)
      {
        for child in current.children {
          guard let label = child.label else { continue }
          Self.find(child.value, path + Self.property(label), 0, isElement) { found, name in
            guard seen.insert(ObjectIdentifier(found)).inserted else { return }
            properties.insert(ObjectIdentifier(found))
            add(name, to: found)
            next.append((found, name + "."))
          }
        }
        mirror = current.superclassMirror
      }
    }
  }

  /// Calls a closure for each element in a value, in optionals and in lists.
  private static func find(
    _ value: Any, _ name: String, _ depth: Int, _ isElement: (AnyObject) -> Bool,
    _ body: (AnyObject, String) -> Void
  ) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = value as AnyObject
      if isElement(object) { body(object, name) }
    case .optional:
      if let child = mirror.children.first { find(child.value, name, depth, isElement, body) }
    case .collection where depth < 3:
      for (index, child) in mirror.children.prefix(1000).enumerated() {
        find(child.value, "\(name)[\(index)]", depth + 1, isElement, body)
      }
    default: break
    }
  }

  private static func property(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    if label.hasPrefix(prefix) { return String(label.dropFirst(prefix.count)) }
    return label.hasPrefix("_") && label.count > 1 ? String(label.dropFirst()) : label
  }

  func isProperty(_ object: AnyObject) -> Bool { properties.contains(ObjectIdentifier(object)) }

  func known(_ object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// The name of an object; without a property, a word and a number.
  mutating func name(of object: AnyObject, called word: String) -> String {
    known(object) ?? add(word, to: object)
  }

  /// Gives an object a valid name that no other one has.
  @discardableResult
  private mutating func add(_ name: String, to object: AnyObject) -> String {
    var word = String(
      name.unicodeScalars.map { scalar -> Character in
        let isValid = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isValid || scalar == "_" ? Character(scalar) : "_"
      })
    while word.hasSuffix("_"), word.count > 1 { word.removeLast() }
    if word.first?.isLetter != true { word = "view_\(word)" }
    var unique = word
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(word)_\(number)"
      number += 1
    }
    names[ObjectIdentifier(object)] = unique
    objects.append(object)
    return unique
  }

  /// Whether a class is UIKit's or Texture's own.
  static func isOfSystem(_ type: AnyClass) -> Bool {
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.count > 1, let module = parts.first else { return true }
    return [
      "UIKit", "UIKitCore", "UIKitNames", "UIKitValues", "TextureNames", "AsyncDisplayKit",
      "Foundation", "Swift", "ObjectiveC", "__C",
    ].contains(String(module))
  }
}

/// Values as a scenario file has them.
private enum RecordedText {
  /// A length with at most four decimals, which is more than any device has.
  static func number(_ length: CGFloat) -> String {
    let rounded = (Double(length) * 10_000).rounded() / 10_000
    return exact(CGFloat(rounded == 0 ? 0 : rounded))
  }

  static func exact(_ number: CGFloat) -> String {
    let value = Double(number)
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func list(_ frame: CGRect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "[\(numbers.map(number).joined(separator: ", "))]"
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A text, its font and its number of lines as keys.
  static func keys(_ text: String, _ font: UIFont?, lines: Int) -> String {
    let traits =
      font?.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let weight =
      (traits[.weight] as? UIFont.Weight)?.rawValue ?? (traits[.weight] as? NSNumber).map {
        CGFloat($0.doubleValue)
      } ?? 0
    let weights: [(UIFont.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
      (.black, "black"),
    ]
    let nearest = weights.min { abs($0.0.rawValue - weight) < abs($1.0.rawValue - weight) }
    return
      "text: \(quoted(text)), font: { size: \(number(font?.pointSize ?? 17)), weight: \(nearest?.1 ?? "regular") }, lines: \(lines)"
  }
}

// MARK: - Nodes

#if canImport(AsyncDisplayKit)
  /// A tree of nodes, with everything of it that a scenario has.
  @MainActor
  private final class RecordedNodes {
    private let root: ASDisplayNode
    private let title: String
    private var names: RecordedNames
    /// The nodes that the layouts place, each once.
    private var nodes: [ASDisplayNode] = []
    private var notes: [String] = []
    private var frames: [(container: String, frames: [ObjectIdentifier: CGRect])] = []
    private var spec: String?
    /// The nodes whose inside is written as a spec, so that they have no content of their own.
    private var arranging: Set<ObjectIdentifier> = []

    init(_ node: ASDisplayNode, name: String, widths: [CGFloat]) {
      root = node
      title = name
      names = RecordedNames(of: node) { $0 is ASDisplayNode }
      for width in widths {
        let range = Self.range(width)
        let layout = root.layoutThatFits(range)
        var found: [ObjectIdentifier: CGRect] = [:]
        add(layout, at: .zero, to: &found)
        frames.append((RecordedText.number(width), found))
        if spec == nil { spec = own(root, in: range).map { self.text(of: $0, in: range) } }
      }
    }

    fileprivate static func range(_ width: CGFloat) -> ASSizeRange {
      ASSizeRange(
        min: CGSize(width: width, height: 0),
        max: CGSize(width: width, height: CGFloat.infinity))
    }

    /// Adds the frames of the nodes in a layout; positions of specs are added up.
    private func add(
      _ layout: ASLayout, at origin: CGPoint, to found: inout [ObjectIdentifier: CGRect]
    ) {
      for inside in layout.sublayouts {
        let position = inside.position.x.isNaN ? CGPoint.zero : inside.position
        let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
        if let node = inside.layoutElement as? ASDisplayNode {
          if names.known(node) == nil || !nodes.contains(where: { $0 === node }) {
            _ = names.name(of: node, called: node.debugName ?? "\(type(of: node))")
            nodes.append(node)
          }
          found[ObjectIdentifier(node)] = CGRect(origin: place, size: inside.size)
        }
        add(inside, at: place, to: &found)
      }
    }

    /// The spec of a node; `nil` for a node that measures its content.
    private func own(_ node: ASDisplayNode, in range: ASSizeRange) -> ASLayoutSpec? {
      if node is ASTextNode || node is ASImageNode { return nil }
      let spec = node.layoutSpecBlock?(node, range) ?? node.layoutSpecThatFits(range)
      let isKnown = Self.kind(of: spec) != nil
      return isKnown || !(spec.children ?? []).isEmpty ? spec : nil
    }

    /// The word for a spec in a scenario; `nil` for one of a class of the app.
    private static func kind(of spec: ASLayoutSpec) -> String? {
      switch spec {
      case is ASStackLayoutSpec: return "stack"
      case is ASInsetLayoutSpec: return "inset"
      case is ASOverlayLayoutSpec: return "overlay"
      case is ASBackgroundLayoutSpec: return "background"
      case is ASCenterLayoutSpec: return "center"
      case is ASRelativeLayoutSpec: return "relative"
      case is ASRatioLayoutSpec: return "ratio"
      case is ASCornerLayoutSpec: return "corner"
      case is ASAbsoluteLayoutSpec: return "absolute"
      case is ASWrapperLayoutSpec: return "wrapper"
      default: return nil
      }
    }

    /// The frames of each width by the names of the nodes.
    var named: [[String: CGRect]] {
      frames.map { entry in
        let pairs = nodes.compactMap { node -> (String, CGRect)? in
          guard let name = names.known(node), let frame = entry.frames[ObjectIdentifier(node)]
          else { return nil }
          return (name, frame)
        }
        return Dictionary(pairs) { first, _ in first }
      }
    }

    // MARK: Specs

    /// A spec or a node, in flow style.
    private func text(of element: ASLayoutElement?, in range: ASSizeRange) -> String {
      if let node = element as? ASDisplayNode { return self.node(node, in: range) }
      guard let spec = element as? ASLayoutSpec else { return "{ spacer: {} }" }
      let style = self.style(spec.style)
      guard let kind = Self.kind(of: spec) else {
        if !(spec.children ?? []).isEmpty {
          notes.append("\(type(of: spec)) is a spec of the app: an empty place stands for it.")
        }
        return "{ spacer: { \(style.map { "style: \($0)" } ?? "") } }"
      }
      var parts = fields(of: spec, in: range)
      if let style { parts.append("style: \(style)") }
      return "{ \(kind): { \(parts.joined(separator: ", ")) } }"
    }

    private func node(_ node: ASDisplayNode, in range: ASSizeRange) -> String {
      let name = names.name(of: node, called: node.debugName ?? "\(type(of: node))")
      if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
      let style = self.style(node.style, isText: node is ASTextNode)
      if let inside = own(node, in: range) {
        arranging.insert(ObjectIdentifier(node))
        let ending = style.map { ", style: \($0)" } ?? ""
        return
          "{ background: { child: \(text(of: inside, in: range)), background: \(name)\(ending) } }"
      }
      return style.map { "{ element: \(name), style: \($0) }" } ?? name
    }

    private func fields(of spec: ASLayoutSpec, in range: ASSizeRange) -> [String] {
      let child = { self.text(of: spec.child, in: range) }
      let children = {
        "children: [\((spec.children ?? []).map { self.text(of: $0, in: range) }.joined(separator: ", "))]"
      }
      let number = RecordedText.number
      switch spec {
      case let stack as ASStackLayoutSpec:
        return Self.fields(of: stack) + [children()]
      case let inset as ASInsetLayoutSpec:
        let insets = inset.insets
        let sides = [
          ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
          ("right", insets.right),
        ].map { "\($0): \($1 == .infinity ? ".inf" : number($1))" }
        return ["insets: { \(sides.joined(separator: ", ")) }", "child: \(child())"]
      case let overlay as ASOverlayLayoutSpec:
        return ["child: \(child())", "overlay: \(text(of: overlay.overlay, in: range))"]
      case let background as ASBackgroundLayoutSpec:
        return ["child: \(child())", "background: \(text(of: background.background, in: range))"]
      case let relative as ASRelativeLayoutSpec:
        let positions = ["none", "start", "center", "end"]
        let isCenter = spec is ASCenterLayoutSpec
        let sizing = Int(relative.sizingOption.rawValue)
        let sizes =
          isCenter
          ? ["default", "minimumX", "minimumY", "minimumXY"]
          : ["default", "minimumWidth", "minimumHeight", "minimumSize"]
        return [
          "horizontalPosition: \(positions[min(3, Int(relative.horizontalPosition.rawValue))])",
          "verticalPosition: \(positions[min(3, Int(relative.verticalPosition.rawValue))])",
          "sizing: \(sizes[min(3, sizing)])", "child: \(child())",
        ]
      case let ratio as ASRatioLayoutSpec:
        return ["ratio: \(RecordedText.exact(ratio.ratio))", "child: \(child())"]
      case let corner as ASCornerLayoutSpec:
        let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
        return [
          "child: \(child())", "corner: \(text(of: corner.corner, in: range))",
          "location: \(corners[min(3, Int(corner.cornerLocation.rawValue))])",
          "offset: [\(number(corner.offset.x)), \(number(corner.offset.y))]",
          "wrapsCorner: \(corner.wrapsCorner)",
        ]
      case let absolute as ASAbsoluteLayoutSpec:
        let isFitting = Int(absolute.sizing.rawValue) == 1
        return (isFitting ? ["sizing: sizeToFit"] : []) + [children()]
      default: return [children()]
      }
    }

    private static func fields(of stack: ASStackLayoutSpec) -> [String] {
      func word(_ words: [String], _ index: Int) -> String { words[min(words.count - 1, index)] }
      let spread = ["start", "center", "end", "spaceBetween", "spaceAround", "stretch"]
      let aligned = [
        "start", "end", "center", "stretch", "baselineFirst", "baselineLast", "notSet",
      ]
      var parts = [
        "direction: \(word(["vertical", "horizontal"], Int(stack.direction.rawValue)))",
        "spacing: \(RecordedText.number(stack.spacing))",
        "justifyContent: \(word(spread, Int(stack.justifyContent.rawValue)))",
        "alignItems: \(word(aligned, Int(stack.alignItems.rawValue)))",
      ]
      if Int(stack.flexWrap.rawValue) == 1 {
        parts.append("flexWrap: wrap")
        parts.append("alignContent: \(word(spread, Int(stack.alignContent.rawValue)))")
        parts.append("lineSpacing: \(RecordedText.number(stack.lineSpacing))")
      }
      return parts
    }

    /// A style with what differs from its defaults; `nil` where nothing does.
    private func style(_ style: ASLayoutElementStyle, isText: Bool = false) -> String? {
      var parts: [String] = []
      for (key, dimension) in [
        ("width", style.width), ("height", style.height), ("minWidth", style.minWidth),
        ("maxWidth", style.maxWidth), ("minHeight", style.minHeight),
        ("maxHeight", style.maxHeight), ("flexBasis", style.flexBasis),
      ] {
        switch Int(dimension.unit.rawValue) {
        case 1: parts.append("\(key): \(RecordedText.number(dimension.value))")
        case 2: parts.append("\(key): \(RecordedText.exact(dimension.value * 100))%")
        default: break
        }
      }
      for (key, value) in [
        ("flexGrow", style.flexGrow), ("flexShrink", style.flexShrink),
        ("spacingBefore", style.spacingBefore), ("spacingAfter", style.spacingAfter),
      ] where value != 0 {
        parts.append("\(key): \(RecordedText.exact(value))")
      }
      // Text nodes set these by themselves.
      if !isText, style.ascender != 0 {
        parts.append("ascender: \(RecordedText.number(style.ascender))")
      }
      if !isText, style.descender != 0 {
        parts.append("descender: \(RecordedText.number(style.descender))")
      }
      let alignments = ["auto", "start", "end", "center", "stretch"]
      let own = Int(style.alignSelf.rawValue)
      if own > 0, own < alignments.count { parts.append("alignSelf: \(alignments[own])") }
      if style.layoutPosition != .zero {
        let place = style.layoutPosition
        parts.append(
          "layoutPosition: [\(RecordedText.number(place.x)), \(RecordedText.number(place.y))]")
      }
      return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
    }

    // MARK: Text

    /// The scenario file.
    var text: String {
      var lines = ["# Recorded on a device by LayoutRecorder, with Texture."]
      lines += notes.map { "# \($0)" }
      lines += ["layoutdiff: 1", "title: \(RecordedText.quoted(title))"]
      let scale = UITraitCollection.current.displayScale
      lines.append("scale: \(RecordedText.number(scale > 0 ? scale : 2))")
      lines.append("containers: [\(frames.map(\.container).joined(separator: ", "))]")
      lines.append(nodes.isEmpty ? "elements: {}" : "elements:")
      lines += nodes.map { "  \(names.known($0) ?? ""): { \(content($0)) }" }
      lines.append("spec: \(spec ?? "{ spacer: {} }")")
      lines.append("frames:")
      for entry in frames {
        lines.append(nodes.isEmpty ? "  \(entry.container): {}" : "  \(entry.container):")
        for node in nodes {
          guard let frame = entry.frames[ObjectIdentifier(node)] else { continue }
          lines.append("    \(names.known(node) ?? ""): \(RecordedText.list(frame))")
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }

    /// The size that the content has on this device; a text of several lines, whose size depends on its width.
    private func content(_ node: ASDisplayNode) -> String {
      if arranging.contains(ObjectIdentifier(node)) { return "box: none" }
      if let text = node as? ASTextNode, let string = text.attributedText, string.length > 0,
        text.maximumNumberOfLines != 1
      {
        let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        return RecordedText.keys(string.string, font, lines: Int(text.maximumNumberOfLines))
      }
      // A node without content is as large as is available, or zero in unlimited space.
      let sizes = [CGSize(width: 1000, height: 1000), CGSize(width: 57, height: 41)]
        .map(node.calculateSizeThatFits)
      if sizes[0].width == 1000, sizes[1].width == 57, sizes[0].height == 1000 {
        return "box: none"
      }
      let size = node.calculateSizeThatFits(
        CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
      guard size.width > 0 || size.height > 0, size.width.isFinite, size.height.isFinite else {
        return "box: none"
      }
      return
        "\(node is ASImageNode ? "image" : "box"): \(RecordedText.number(size.width))x\(RecordedText.number(size.height))"
    }
  }

  // MARK: - Times

  /// The times of a view and of a node with the same layout.
  @MainActor
  private final class RecordedTimes {
    private let view: UIView
    private let node: ASDisplayNode
    private let title: String
    private let widths: [CGFloat]
    /// The frames that differ, in words; nothing is timed then.
    private var differences: [String] = []
    /// Nanoseconds for one layout, in each round.
    private var times: (node: [Double], view: [Double]) = ([], [])

    init(_ view: UIView, _ node: ASDisplayNode, name: String, widths: [CGFloat], rounds: Int) {
      (self.view, self.node, title, self.widths) = (view, node, name, widths)
      compare()
      guard differences.isEmpty else { return }
      let saved = view.frame
      measure(rounds: rounds)
      view.frame = saved
    }

    /// Compares the frames of views and nodes whose names are equal without the words for their types.
    private func compare() {
      let views = RecordedViews(view, name: title, widths: widths).named
      let nodes = RecordedNodes(node, name: title, widths: widths).named
      let scale = view.traitCollection.displayScale
      let pixel = 1 / (scale > 0 ? scale : 2) + 0.001
      var count = 0
      for (width, (ofViews, ofNodes)) in zip(widths, zip(views, nodes)) {
        let others = Dictionary(ofNodes.map { (Self.short($0.key), $0.value) }) { first, _ in first
        }
        for (name, frame) in ofViews.sorted(by: { $0.key < $1.key }) {
          guard let other = others[Self.short(name)] else { continue }
          count += 1
          let distances = [
            frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX,
            frame.maxY - other.maxY,
          ]
          if distances.contains(where: { abs($0) > pixel }) {
            differences.append(
              "\(name) at \(RecordedText.number(width)): \(RecordedText.list(frame)) as a view, \(RecordedText.list(other)) as a node"
            )
          }
        }
      }
      if widths.isEmpty {
        differences.append("there is no width")
      } else if view.superview != nil {
        differences.append("the view has a superview")
      } else if count == 0 {
        differences.append("no view and no node have the same name")
      }
    }

    /// A name without the word for its type: `titleLabel` and `titleNode` are both `title`.
    private static func short(_ name: String) -> String {
      let endings = [
        "NetworkImageNode", "ImageNode", "ButtonNode", "TextNode", "Node", "ImageView", "StackView",
        "TextField", "TextView", "Button", "Label", "View",
      ]
      for ending in endings where name.hasSuffix(ending) && name.count > ending.count {
        return String(name.dropLast(ending.count))
      }
      return name
    }

    // MARK: Rounds

    private func measure(rounds: Int) {
      // Batches of at least a millisecond: shorter times are mostly those of the clock.
      var batch = 1
      while batch < 1024, min(time(batch, layOutNode), time(batch, layOutView)) < 1e6 { batch *= 2 }
      for round in 0..<max(5, rounds) {
        // Taking turns in changing order, so that whatever slows the device down slows both.
        if round % 2 == 0 {
          times.node.append(time(batch, layOutNode) / Double(batch))
          times.view.append(time(batch, layOutView) / Double(batch))
        } else {
          times.view.append(time(batch, layOutView) / Double(batch))
          times.node.append(time(batch, layOutNode) / Double(batch))
        }
      }
    }

    /// The nanoseconds that a batch of layouts takes, each in another width than the one before.
    private func time(_ count: Int, _ layOut: (CGFloat) -> Void) -> Double {
      let start = DispatchTime.now().uptimeNanoseconds
      for index in 0..<count { layOut(widths[index % widths.count]) }
      return Double(DispatchTime.now().uptimeNanoseconds - start)
    }

    private func layOutNode(_ width: CGFloat) {
      node.setNeedsLayout()
      _ = node.layoutThatFits(RecordedNodes.range(width))
    }

    private func layOutView(_ width: CGFloat) {
      view.setNeedsLayout()
      let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
      let height = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
    }

    // MARK: Text

    var text: String {
      func list(_ numbers: [Double]) -> String {
        "[\(numbers.map { "\(Int($0.rounded()))" }.joined(separator: ", "))]"
      }
      let quoted = RecordedText.quoted
      let fields = [
        ("layoutDiffTimes", "1"), ("screen", quoted(title)), ("device", quoted(Self.device)),
        ("system", quoted("\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")),
        ("build", quoted(Self.build)), ("widths", list(widths.map { Double($0) })),
        ("differences", "[\(differences.map(quoted).joined(separator: ", "))]"),
        ("node", list(times.node)), ("view", list(times.view)),
      ]
      return "{\n" + fields.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
    }

    private static var build: String {
      #if DEBUG
        return "debug"
      #else
        return "release"
      #endif
    }

    /// The model, such as `iPhone14,5`.
    private static var device: String {
      if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
        return "\(model), simulated"
      }
      var information = utsname()
      uname(&information)
      return withUnsafeBytes(of: &information.machine) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }
#endif
