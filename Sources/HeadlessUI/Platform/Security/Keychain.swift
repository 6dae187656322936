#if !canImport(Security)
  import Foundation

  /// As Security has it: it worked.
  public let errSecSuccess: OSStatus = 0
  /// As Security has it: something is missing that the call needs.
  public let errSecParam: OSStatus = -50
  /// As Security has it: the user is not known.
  public let errSecAuthFailed: OSStatus = -25293
  /// As Security has it: there is one already.
  public let errSecDuplicateItem: OSStatus = -25299
  /// As Security has it: there is none.
  public let errSecItemNotFound: OSStatus = -25300
  /// As Security has it: the user cannot be asked now.
  public let errSecInteractionNotAllowed: OSStatus = -25308
  /// As Security has it: the data cannot be read.
  public let errSecDecode: OSStatus = -26275
  /// As Security has it: the system cannot do it.
  public let errSecUnimplemented: OSStatus = -4
  /// As Security has it: the user stopped it.
  public let errSecUserCanceled: OSStatus = -128

  /// Finds nothing: here the keychain is empty.
  public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus { errSecItemNotFound }

  /// Says that it worked, and keeps nothing.
  public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus { errSecSuccess }

  /// Finds nothing: here the keychain is empty.
  public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    errSecItemNotFound
  }

  /// Finds nothing: here the keychain is empty.
  public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

  /// The number in words.
  public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
  ) -> CFString? { "\(status)" as CFString }

  /// As Security has it: there is one source of random bytes.
  public let kSecRandomDefault: Int? = nil

  /// Random bytes.
  public func SecRandomCopyBytes(
    _ rnd: Int?, _ count: Int, _ bytes: UnsafeMutableRawPointer
  ) -> Int32 {
    for index in 0..<count {
      bytes.storeBytes(of: .random(in: 0...255), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
  }
#endif
