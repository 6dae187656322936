#if !canImport(Security)
  import Foundation

  /// As Security has it.
  public nonisolated(unsafe) let kSecClass: CFString = "class" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecClassKey: CFString = "keys" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccess: CFString = "accs" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
    "cku" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
    "akpu" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
    "aku" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrService: CFString = "svce" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecValueData: CFString = "v_Data" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef" as CFString
  /// As Security has it.
  public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref" as CFString
  /// As Core Foundation has it.
  public nonisolated(unsafe) let kCFBooleanTrue: CFTypeRef? = NSNumber(value: true)
  /// As Core Foundation has it.
  public nonisolated(unsafe) let kCFBooleanFalse: CFTypeRef? = NSNumber(value: false)
#endif
