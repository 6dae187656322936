import Foundation

#if !canImport(UIKit)
  /// The kinds of on-screen keyboards; UIKit's, where there is no UIKit.
  public enum UIKeyboardType: Int, Sendable {
    /// The user's own.
    case `default`
    /// Plain ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Addresses.
    case URL
    /// Digits.
    case numberPad
    /// Digits for telephones.
    case phonePad
    /// Names and telephone numbers.
    case namePhonePad
    /// Mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// Short messages.
    case twitter
    /// Searches in the web.
    case webSearch
    /// Plain digits.
    case asciiCapableNumberPad

    /// The earlier name of plain ASCII.
    public static var alphabet: UIKeyboardType { .asciiCapable }
  }

  /// What a text field is for; UIKit's, where there is no UIKit.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The content with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of a user.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is chosen now.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  }

  extension View {
    /// Sets the kind of keyboard; the layout stays.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
      recorded("keyboardType", "\(type)")
    }

    /// Sets what text fields are for; the layout stays.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
      recorded("textContentType", textContentType?.rawValue)
    }

    /// Sets what text fields do to capitals, as UIKit's constants have it; the layout stays.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
      recorded("autocapitalization", "\(style)")
    }
  }

  /// What a text field does to capitals; UIKit's, where there is no UIKit.
  public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing.
    case none
    /// Words begin with one.
    case words
    /// Sentences begin with one.
    case sentences
    /// All are.
    case allCharacters
  }
#endif
