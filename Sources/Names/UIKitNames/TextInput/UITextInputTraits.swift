// The traits of text input are stored and have no influence on layout.

/// The keyboard of a text input.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = UIKeyboardType.asciiCapable
}
/// The key that ends a text input.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
/// The capital letters of a text input.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The correction of a text input.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The check of spelling of a text input.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Quotation marks of a text input.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Dashes of a text input.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Spaces of a text input.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}

/// The meaning of a text input.
public struct UITextContentType: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self("name"), givenName = Self("given-name"),
    familyName = Self("family-name"), username = Self("username"), password = Self("password"),
    newPassword = Self("new-password"), oneTimeCode = Self("one-time-code"),
    emailAddress = Self("email"), telephoneNumber = Self("tel"), URL = Self("url"),
    creditCardNumber = Self("cc-number"), postalCode = Self("postal-code"),
    addressCity = Self("address-level2"), streetAddressLine1 = Self("address-line1")
}

/// An object with the traits of a text input.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
/// An object that keys are typed into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public let offset: Int
  init(_ offset: Int) { self.offset = offset }
  /// The place some characters away; `nil` outside the text.
  func moved(by characters: Int, in text: String) -> UITextPosition? {
    let place = offset + characters
    return (0...text.count).contains(place) ? UITextPosition(place) : nil
  }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { range.start }
  open var end: UITextPosition { range.end }
  open var isEmpty: Bool { start.offset == end.offset }
  private let range: (start: UITextPosition, end: UITextPosition)
  init(_ start: Int, _ end: Int) { range = (UITextPosition(start), UITextPosition(end)) }
}
