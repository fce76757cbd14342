public import Foundation

/// A view whose text can be edited: a field or a text view.
///
/// Positions count characters. Nothing is typed here, and nothing is drawn.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The part of the text that is selected.
  var selectedTextRange: UITextRange? { get set }
  /// The part of the text that is not yet input.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The rectangle of the insertion point, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// A part of the text.
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  /// A place some characters away; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The number of characters between two places.
  func offset(from start: UITextPosition, to end: UITextPosition) -> Int
  /// The text in a range; `nil` outside the text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range; does nothing outside the text.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextField: UITextInput {
  /// The text in a range; `nil` outside the text.
  public func text(in range: UITextRange) -> String? {
    (text ?? "").characters(in: range).map(String.init)
  }

  /// Replaces the text in a range; does nothing outside the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let changed = (self.text ?? "").replacing(range, with: text) else { return }
    self.text = changed
  }
}

extension UITextView: UITextInput {
  /// The text in a range; `nil` outside the text.
  public func text(in range: UITextRange) -> String? {
    text.characters(in: range).map(String.init)
  }

  /// Replaces the text in a range; does nothing outside the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let changed = self.text.replacing(range, with: text) else { return }
    self.text = changed
  }
}

@MainActor
extension String {
  /// The characters in a range; `nil` outside the text.
  fileprivate func characters(in range: UITextRange) -> Substring? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, start <= end, end <= count else { return nil }
    return dropFirst(start).prefix(end - start)
  }

  fileprivate func replacing(_ range: UITextRange, with text: String) -> String? {
    guard let characters = characters(in: range) else { return nil }
    return prefix(range.start.offset) + text + self[characters.endIndex...]
  }
}
