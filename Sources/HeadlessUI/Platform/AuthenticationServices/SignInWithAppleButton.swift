#if !canImport(AuthenticationServices)
  import Foundation

  /// The button that signs in with Apple: it takes the room that it is proposed, as a shape does.
  public struct SignInWithAppleButton {
    /// What the button says.
    public struct Label: Sendable {
      fileprivate let title: String
      /// "Sign in with Apple".
      public static let signIn = Label(title: "Sign in with Apple")
      /// "Continue with Apple".
      public static let `continue` = Label(title: "Continue with Apple")
      /// "Sign up with Apple".
      public static let signUp = Label(title: "Sign up with Apple")
    }

    private let label: Label

    /// A button; it signs in no user here.
    public nonisolated init(
      _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
      onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { self.label = label }
  }

  extension SignInWithAppleButton: View {
    /// A rounded rectangle with its title.
    public var body: some View {
      RoundedRectangle(cornerRadius: 6).overlay {
        Title(title: label.title).foregroundStyle(.white)
      }
      .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
    }

    private struct Title: View {
      let title: String
      var body: some View { Text(verbatim: title).font(.headline).lineLimit(1) }
    }

    /// How the button looks; the layout stays.
    public struct Style: Sendable {
      /// Black.
      public static let black = Style()
      /// White.
      public static let white = Style()
      /// White with a line around it.
      public static let whiteOutline = Style()
    }
  }

  extension View {
    /// Sets how buttons that sign in with Apple look; the layout stays.
    public nonisolated func signInWithAppleButtonStyle(
      _ style: SignInWithAppleButton.Style
    ) -> some View { self }
  }
#endif
