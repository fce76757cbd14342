import Geometry
import LayoutConstraints
package import Phrases

extension DiagnosedLine {
  package var sentence: Phrase {
    switch content {
    case .relation(let rule): rule.sentence
    case .unread(let reason): "This line cannot be read: \(reason)."
    case .printed(let text): "As printed: \(code: text)"
    }
  }
}

extension DiagnosedLine.Exclusion {
  package var phrase: Phrase {
    switch self {
    case .unread(let reason): "it cannot be read: \(reason)"
    case .inactive: "it is not active"
    case .optional: "it is optional"
    case .unusableNumber: "a number in it is too large or too small to decide anything"
    case .ambiguousName(let name, let views): "\(views) views are called '\(code: name)'"
    case .repetition(let line): "it is the same as constraint \(line + 1)"
    }
  }
}

extension LineOrigin {
  /// Who that is, after `made by`.
  package var maker: String {
    switch self {
    case .autoresizingMask: "an autoresizing mask"
    case .content: "the size of a view's content"
    case .viewAround: "the view around it, which gives this size"
    case .measuringPass: "a measuring pass"
    case .hidingStackView: "a stack view, which hides a view by giving it no size"
    case .stackView: "a stack view"
    case .layoutMargin: "a layout margin"
    case .safeArea: "the safe area"
    case .scrollView: "a scroll view"
    case .layoutGuide: "a view controller's layout guide"
    case .keyboard: "the keyboard"
    case .barButton: "a bar button"
    case .navigationBar: "a navigation bar"
    case .barOfButtons: "a bar of buttons"
    case .titleBar: "a window's title bar"
    case .interfaceBuilder: "Interface Builder, as a placeholder"
    }
  }

  /// What that means for the author, in one sentence; `nil` for nothing.
  var advice: Phrase? {
    switch self {
    case .autoresizingMask:
      "If you did not set its frame, set translatesAutoresizingMaskIntoConstraints to false."
    case .viewAround: "Do not change it."
    case .measuringPass: "It is removed after measuring."
    case .keyboard, .barButton, .navigationBar, .barOfButtons:
      "It is UIKit's own, and harmless."
    case .titleBar: "It is AppKit's own, and harmless."
    case .interfaceBuilder: "Add the constraints that it misses in Interface Builder."
    case .content, .hidingStackView, .stackView, .layoutMargin, .safeArea, .scrollView,
      .layoutGuide:
      nil
    }
  }
}

extension LineRule {
  /// The relation in one sentence, with the names of rules.
  fileprivate var sentence: Phrase {
    guard let second else {
      return "\(first.end.item) is \(relation.bound)\(digits: constant) pt \(axis.adjective)."
    }
    return first.isSize ? proportion(second) : position(second)
  }

  private var axis: Axis { first.end.attribute.axis }

  /// Two sizes: the width of photo is 1.5 times the height of photo.
  private func proportion(_ second: Side) -> Phrase {
    let times: Phrase = factor == 1 ? "" : "\(digits: factor) times "
    let rest: Phrase =
      constant == 0
      ? "" : " \(constant < 0 ? "minus" : "plus") \(digits: constant.magnitude) pt"
    return "\(first.length.capitalizedFirst) is \(relation.bound)\(times)\(second.length)\(rest)."
  }

  /// Two positions: the top of title is 8 pt below the bottom of photo.
  private func position(_ second: Side) -> Phrase {
    let (before, after) =
      axis == .vertical
      ? ("above", "below")
      : first.end.attribute.followsDirection ? ("before", "after") : ("left of", "right of")
    let subject = first.end.words.capitalizedFirst
    let other = second.end.words
    guard constant != 0 else {
      let side =
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: " or \(before) it"
        case .greaterThanOrEqual: " or \(after) it"
        }
      return "\(subject) is at \(other)\(side)."
    }
    let bound = (constant < 0 ? relation.reversed : relation).bound
    return """
      \(subject) is \(bound)\(digits: constant.magnitude) pt \(constant < 0 ? before : after) \(other).
      """
  }
}

extension Constraint.Relation {
  /// The words before a length.
  fileprivate var bound: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension LineRule.Side {
  /// A size or a distance: `the width of photo`.
  fileprivate var length: String {
    start.map { "the distance from \($0.words) to \(end.words)" } ?? end.words
  }
}

extension LineRule.Place {
  /// `the leading edge of photo`.
  fileprivate var words: String {
    let place =
      switch attribute {
      case .leading, .trailing, .left, .right: "\(attribute.rawValue) edge"
      case .centerX: "horizontal centre"
      case .centerY: "vertical centre"
      case .firstBaseline: "first baseline"
      case .lastBaseline: "last baseline"
      case .centerXWithinMargins: "horizontal centre within the margins"
      case .centerYWithinMargins: "vertical centre within the margins"
      default:
        attribute.isOfMargins ? "\(attribute.withoutMargin.rawValue) margin" : attribute.rawValue
      }
    return "the \(place) of \(item)"
  }
}

extension Phrase.StringInterpolation {
  /// A number as its rule has it: a digit less could make a conflict look like none.
  mutating func appendInterpolation(digits number: Double) {
    appendInterpolation(Phrase(parts: [.number(LineRule.number(number))]))
  }
}
