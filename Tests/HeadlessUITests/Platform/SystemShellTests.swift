import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import HeadlessUI

@MainActor
@Suite("What sources ask of the system around a view")
struct SystemShellTests {
  private struct Accent: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(
        red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0, opacity: 1)
    }
  }

  private struct Kind: RawRepresentable { let rawValue: String }
  private protocol Nothing {}

  @Test("values that views take have samples; what cannot be made has none")
  func samples() {
    #expect(StandInSample.of(CGSize.self, "") == .zero)
    #expect(StandInSample.of(EdgeInsets.self, "") == EdgeInsets())
    #expect(StandInSample.of(Angle.self, "") == .zero)
    #expect(StandInSample.of(AnyTransition.self, "") != nil)
    #expect(StandInSample.of(Kind.self, "")?.rawValue == StandInSample.text)
    #expect(StandInSample.of(AnyPublisher<Int, Never>.self, "") != nil)
    #expect(StandInSample.of((any Nothing).self, "") == nil)
  }

  @Test("a key of a text has the parts that programs look for in SwiftUI's")
  func keys() {
    func parts(_ key: LocalizedStringKey) -> [String: Any] {
      Dictionary(
        Mirror(reflecting: key).children.map { ($0.label ?? "", $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    #expect(parts("Today")["key"] as? String == "Today")
    #expect(parts("Today")["hasFormatting"] as? Bool == false)
    #expect(parts("\(3) of \("ten")")["key"] as? String == "%lld of %@")
    #expect(
      parts("\(3) of \("ten")")["arguments"].map { Mirror(reflecting: $0).children.count } == 2)
  }

  @Test("a colour of a custom style is resolved where it is shown")
  func color() {
    var environment = EnvironmentValues()
    #expect(Color(Accent()).resolve(in: environment).red == 0)
    environment.colorScheme = .dark
    #expect(Color(Accent()).resolve(in: environment).red == 1)
    #expect(Color(Accent()) == Color(Accent()))
    #expect(Color(Color.red) == Color.red)
  }

  #if !canImport(UIKit)
    @Test("an application has one scene with one window, as large as a preview's")
    func window() throws {
      let window = try #require(UIApplication.shared.windows.first)
      #expect(window.frame.size == ViewHost.defaultSize)
      #expect(window.isKeyWindow)
      #expect(window.rootViewController != nil)
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      #expect(scene.keyWindow === window)
      #expect(!UIWindow(frame: .zero).isKeyWindow)
    }

    @Test("a button that signs in takes the room that it is given")
    func signIn() {
      let button = SignInWithAppleButton { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .success(let authorization) = result {
          _ = authorization.credential as? ASAuthorizationAppleIDCredential
        }
      }
      .signInWithAppleButtonStyle(.black)
      #expect(LaidOut(button.frame(height: 44), 300, 800).size == CGSize(width: 300, height: 44))
    }

    fileprivate protocol Loader {
      func data(for request: URLRequest) async throws -> (Data, URLResponse)
    }

    @Test("a session of requests is a value of a protocol that asks for its functions")
    func session() { #expect((URLSession.shared as Any) is any Loader) }

    @Test("a condition in Apple's language is met by everything")
    func predicate() {
      #expect(NSPredicate(format: "name == %@", "a").evaluate(with: nil))
      let values = NSPredicate(
        format: "at >= %@ AND id == %@ AND name IN %@ AND size > %@", Date() as CVarArg,
        UUID() as CVarArg, ["a"], NSNumber(value: 4))
      #expect(values.evaluate(with: nil))
    }

    @Test("objects, and what becomes one on Apple's platforms, are arguments of formats")
    func formatArguments() {
      let id = UUID()
      #expect(
        String(format: "%@ %@ %@ %@", id as CVarArg, NSNumber(value: 4), ["a"], "b" as NSString)
          == "\(id) 4 [\"a\"] b")
    }

    @Test("the keychain is empty, and what is added to it is not kept")
    func keychain() {
      let query =
        [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me"]
        as [String: Any]
      var result: CFTypeRef?
      #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecItemNotFound)
    }
  #endif
}

#if !canImport(UIKit)
  extension URLSession: SystemShellTests.Loader {}
#endif
