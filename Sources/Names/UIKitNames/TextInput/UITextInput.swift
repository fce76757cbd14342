/// A view whose text can be edited, with positions that count characters; nothing is typed here.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func caretRect(for position: UITextPosition) -> CGRect
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from start: UITextPosition, to end: UITextPosition) -> Int
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextField: UITextInput {
  public func text(in range: UITextRange) -> String? {
    (text ?? "").characters(in: range).map(String.init)
  }
  public func replace(_ range: UITextRange, withText text: String) {
    guard let changed = (self.text ?? "").replacing(range, with: text) else { return }
    self.text = changed
  }
}

extension UITextView: UITextInput {
  public func text(in range: UITextRange) -> String? { text.characters(in: range).map(String.init) }
  public func replace(_ range: UITextRange, withText text: String) {
    guard let changed = self.text.replacing(range, with: text) else { return }
    self.text = changed
  }
}

@MainActor extension String {
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
