public import Foundation
import UIKitValues

// The traits of text input are stored and have no influence on layout.

/// The keyboard of a text input.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// With letters only.
  case asciiCapable
  /// With numbers and signs.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// For numbers.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// For numbers with fractions.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching.
  case webSearch
  /// For numbers, with digits only.
  case asciiCapableNumberPad

  /// With letters only.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The key that ends a text input.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The capital letters of a text input.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// Of words.
  case words
  /// Of sentences.
  case sentences
  /// All.
  case allCharacters
}

/// The correction of a text input.
public enum UITextAutocorrectionType: Int, Sendable {
  /// That of the system.
  case `default`
  /// None.
  case no
  /// On.
  case yes
}

/// The check of spelling of a text input.
public enum UITextSpellCheckingType: Int, Sendable {
  /// That of the system.
  case `default`
  /// None.
  case no
  /// On.
  case yes
}

/// Quotation marks of a text input.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Those of the system.
  case `default`
  /// As typed.
  case no
  /// Curved.
  case yes
}

/// Dashes of a text input.
public enum UITextSmartDashesType: Int, Sendable {
  /// Those of the system.
  case `default`
  /// As typed.
  case no
  /// Long ones.
  case yes
}

/// Spaces of a text input.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Those of the system.
  case `default`
  /// As typed.
  case no
  /// Added.
  case yes
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the system.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// The meaning of a text input.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Makes the name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
}

/// An object with the traits of a text input.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// An object that keys are typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of characters before.
  public let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// The place some characters away; `nil` outside the text.
  func moved(by characters: Int, in text: String) -> UITextPosition? {
    let place = offset + characters
    return (0...text.count).contains(place) ? UITextPosition(place) : nil
  }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start.
  open var start: UITextPosition { range.start }
  /// The end.
  open var end: UITextPosition { range.end }
  /// Whether it has no characters.
  open var isEmpty: Bool { start.offset == end.offset }
  private let range: (start: UITextPosition, end: UITextPosition)

  init(_ start: Int, _ end: Int) {
    range = (UITextPosition(start), UITextPosition(end))
    super.init()
  }
}
