#if !canImport(AuthenticationServices)
  import Foundation

  /// A user who signed in; there is none here.
  open class ASAuthorization: NSObject, @unchecked Sendable {
    /// `Scope` as AuthenticationServices has it: a shell, so that sources compile.
    public struct Scope: RawRepresentable, Hashable, Sendable {
      /// As AuthenticationServices has it.
      public let rawValue: String
      /// One as AuthenticationServices makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The name.
      public static let fullName = Scope(rawValue: "full_name")
      /// The address.
      public static let email = Scope(rawValue: "email")
    }
    /// As AuthenticationServices has it.
    open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
  }

  /// `ASAuthorizationCredential` as AuthenticationServices has it: a shell, so that sources compile.
  public protocol ASAuthorizationCredential: NSObjectProtocol {}

  /// `ASAuthorizationAppleIDCredential` as AuthenticationServices has it: a shell, so that sources compile.
  open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
    @unchecked Sendable
  {
    /// As AuthenticationServices has it.
    open var user: String { "" }
    /// As AuthenticationServices has it.
    open var state: String? { nil }
    /// As AuthenticationServices has it.
    open var identityToken: Data? { nil }
    /// As AuthenticationServices has it.
    open var authorizationCode: Data? { nil }
    /// As AuthenticationServices has it.
    open var email: String? { nil }
    /// As AuthenticationServices has it.
    open var fullName: PersonNameComponents? { nil }
    /// As AuthenticationServices has it.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
  }

  /// `ASAuthorizationRequest` as AuthenticationServices has it: a shell, so that sources compile.
  open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

  /// `ASAuthorizationAppleIDRequest` as AuthenticationServices has it: a shell, so that sources compile.
  open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// As AuthenticationServices has it: kept, and nothing depends on it.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// As AuthenticationServices has it: kept, and nothing depends on it.
    open var nonce: String?
    /// As AuthenticationServices has it: kept, and nothing depends on it.
    open var state: String?
    /// As AuthenticationServices has it: kept, and nothing depends on it.
    open var user: String?
  }

  /// `ASAuthorizationAppleIDProvider` as AuthenticationServices has it: a shell, so that sources compile.
  open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
    /// `CredentialState` as AuthenticationServices has it: a shell, so that sources compile.
    public enum CredentialState: Int, Sendable {
      /// `revoked` as AuthenticationServices has it.
      case revoked
      /// `authorized` as AuthenticationServices has it.
      case authorized
      /// `notFound` as AuthenticationServices has it.
      case notFound
      /// `transferred` as AuthenticationServices has it.
      case transferred
    }
    /// As AuthenticationServices has it.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// As AuthenticationServices has it: what it does on a device is not done here.
    open func getCredentialState(
      forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
    /// As AuthenticationServices has it: what it does on a device is not done here.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
      .notFound
    }
  }

  /// `ASAuthorizationController` as AuthenticationServices has it: a shell, so that sources compile.
  open class ASAuthorizationController: NSObject, @unchecked Sendable {
    /// One as AuthenticationServices makes it.
    public init(authorizationRequests: [ASAuthorizationRequest]) { super.init() }
    /// As AuthenticationServices has it: kept, and nothing depends on it.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// As AuthenticationServices has it: kept, and nothing depends on it.
    open weak var presentationContextProvider:
      (any ASAuthorizationControllerPresentationContextProviding)?
    /// As AuthenticationServices has it: what it does on a device is not done here.
    open func performRequests() {}
  }

  /// `ASAuthorizationControllerDelegate` as AuthenticationServices has it: a shell, so that sources compile.
  @MainActor
  public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// As AuthenticationServices has it.
    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization)
    /// As AuthenticationServices has it.
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error)
  }

  extension ASAuthorizationControllerDelegate {
    /// As AuthenticationServices has it.
    public func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// As AuthenticationServices has it.
    public func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
  }

  /// The window in which something is presented.
  public typealias ASPresentationAnchor = UIWindow

  /// `ASAuthorizationControllerPresentationContextProviding` as AuthenticationServices has it: a shell, so
  /// that sources compile.
  @MainActor
  public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// As AuthenticationServices has it.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
  }

  /// `ASAuthorizationError` as AuthenticationServices has it: a shell, so that sources compile.
  public struct ASAuthorizationError: Error, Hashable, Sendable {
    /// `Code` as AuthenticationServices has it: a shell, so that sources compile.
    public enum Code: Int, Sendable {
      /// `unknown` as AuthenticationServices has it.
      case unknown = 1000
      /// `canceled` as AuthenticationServices has it.
      case canceled
      /// `invalidResponse` as AuthenticationServices has it.
      case invalidResponse
      /// `notHandled` as AuthenticationServices has it.
      case notHandled
      /// `failed` as AuthenticationServices has it.
      case failed
      /// `notInteractive` as AuthenticationServices has it.
      case notInteractive
    }
    /// As AuthenticationServices has it.
    public let code: Code
    /// One as AuthenticationServices makes it.
    public init(_ code: Code) { self.code = code }
    /// `unknown` as AuthenticationServices has it.
    public static var unknown: Code { .unknown }
    /// `canceled` as AuthenticationServices has it.
    public static var canceled: Code { .canceled }
    /// `invalidResponse` as AuthenticationServices has it.
    public static var invalidResponse: Code { .invalidResponse }
    /// `notHandled` as AuthenticationServices has it.
    public static var notHandled: Code { .notHandled }
    /// `failed` as AuthenticationServices has it.
    public static var failed: Code { .failed }
  }
#endif
