#if !canImport(LocalAuthentication)
  import Foundation

  /// Asks who the user is: nothing is known here.
  open class LAContext: NSObject, @unchecked Sendable {
    /// As LocalAuthentication has it: kept, and nothing depends on it.
    open var localizedReason = ""
    /// As LocalAuthentication has it: kept, and nothing depends on it.
    open var localizedFallbackTitle: String?
    /// As LocalAuthentication has it: kept, and nothing depends on it.
    open var localizedCancelTitle: String?
    /// As LocalAuthentication has it.
    open var biometryType: LABiometryType { .none }
    /// As LocalAuthentication has it: what it does on a device is not done here.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
    { false }
    /// As LocalAuthentication has it: what it does on a device is not done here.
    open func evaluatePolicy(
      _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { reply(false, nil) }
    /// As LocalAuthentication has it: what it does on a device is not done here.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
      false
    }
    /// As LocalAuthentication has it: what it does on a device is not done here.
    open func invalidate() {}
  }

  /// `LAPolicy` as LocalAuthentication has it: a shell, so that sources compile.
  public enum LAPolicy: Int, Sendable {
    /// `deviceOwnerAuthenticationWithBiometrics` as LocalAuthentication has it.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// `deviceOwnerAuthentication` as LocalAuthentication has it.
    case deviceOwnerAuthentication
  }

  /// `LABiometryType` as LocalAuthentication has it: a shell, so that sources compile.
  public enum LABiometryType: Int, Sendable {
    /// `none` as LocalAuthentication has it.
    case none
    /// `touchID` as LocalAuthentication has it.
    case touchID
    /// `faceID` as LocalAuthentication has it.
    case faceID
    /// `opticID` as LocalAuthentication has it.
    case opticID = 4
  }
#endif
