#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// Something that a shop has signed, or not.
    public enum VerificationResult<SignedType> {
      /// `unverified` as StoreKit has it.
      case unverified(SignedType, VerificationError)
      /// `verified` as StoreKit has it.
      case verified(SignedType)

      /// `VerificationError` as StoreKit has it.
      public enum VerificationError: LocalizedError, Hashable, Sendable {
        /// `revokedCertificate` as StoreKit has it.
        case revokedCertificate
        /// `invalidCertificateChain` as StoreKit has it.
        case invalidCertificateChain
        /// `invalidDeviceVerification` as StoreKit has it.
        case invalidDeviceVerification
        /// `invalidEncoding` as StoreKit has it.
        case invalidEncoding
        /// `invalidSignature` as StoreKit has it.
        case invalidSignature
        /// `missingRequiredProperties` as StoreKit has it.
        case missingRequiredProperties
      }

      /// As StoreKit has it.
      public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
      }
      /// As StoreKit has it.
      public var payloadValue: SignedType {
        get throws {
          switch self {
          case .unverified(_, let error): throw error
          case .verified(let value): value
          }
        }
      }
      /// As StoreKit has it.
      public var jwsRepresentation: String { "" }
      /// As StoreKit has it.
      public var payloadData: Data { Data() }
    }
  }

  extension _StoreKit.VerificationResult: Equatable where SignedType: Equatable {}
  extension _StoreKit.VerificationResult: Hashable where SignedType: Hashable {}
  extension _StoreKit.VerificationResult: Sendable where SignedType: Sendable {}
#endif
