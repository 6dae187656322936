/// Names that sources get by importing Apple's Foundation alone, and that SwiftUI's stand-in has
/// here: Combine, Observation, Core Graphics, the Objective-C runtime and what is localized.
enum FoundationName {
  static let inSwiftUI: Set<String> = [
    "#selector", "@NSManaged", "@Observable", "@ObservationIgnored", "@Published",
    "AnyCancellable", "AnyPublisher", "AnySubject", "CACurrentMediaTime",
    "CADisplayLink", "CALayer", "CATransaction", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent",
    "CFArray",
    "CFData", "CFDictionary", "CFError", "CFIndex", "CFString", "CFTimeInterval", "CFTypeRef",
    "CFURL",
    "DateComponentsFormatter", "Deferred", "FileWrapper", "ListFormatter", "NSEC_PER_MSEC",
    "NSEC_PER_SEC",
    "NSExtensionContext", "NSExtensionItem", "NSKeyValueObservation",
    "NSKeyValueObservingOptions", "NSSelectorFromString", "NSStringFromSelector",
    "NSUbiquitousKeyValueStore", "OSStatus", "RelativeDateTimeFormatter", "ThermalState",
    "appStoreReceiptURL", "arc4random_uniform", "containerURL",
    "isLowPowerModeEnabled", "isiOSAppOnMac", "localizedStandardContains",
    "notifications", "publisher",
    "startAccessingSecurityScopedResource", "stopAccessingSecurityScopedResource", "sysctlbyname",
    "thermalState",
    "CGAffineTransform", "CGBlendMode", "CGColor", "CGColorSpace", "CGContext", "CGImage",
    "CGMutablePath",
    "CGPath", "CGPointMake", "CGRectMake", "CGSizeMake", "CGVector", "Cancellable",
    "ConnectablePublisher", "CurrentValueSubject",
    "DispatchTimeInterval", "Empty", "Fail", "Future", "Just", "LocalizationValue",
    "LocalizedStringResource", "NSItemProvider", "NSUserActivity", "Observable",
    "ObservableObject", "ObservableObjectPublisher", "ObservationRegistrar", "PassthroughSubject",
    "Published", "Publisher", "Publishers", "Selector", "Subject", "Subscriber", "Subscribers",
    "TopLevelDecoder", "TopLevelEncoder", "USEC_PER_SEC", "UndoManager", "autoreleasepool",
    "localized", "withObservationTracking",
  ]

  /// The module that has a name of Apple's Foundation here; nil for Foundation itself.
  static func module(of name: String) -> String? {
    if inSwiftUI.contains(name) { return "SwiftUI" }
    return inNetworking.contains(name) ? "FoundationNetworking" : nil
  }

  /// What Foundation has in a module of its own where it is not Apple's.
  static let inNetworking: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
    "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace",
    "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
    "URLSessionWebSocketTask",
  ]
}

extension DeclarationScanner {
  /// Imports what stands in for a module that is not there, and what Apple's module has and the
  /// one here has not.
  mutating func scanImport(_ index: Int) {
    #if !canImport(Combine)
      guard source.tokens[index].depth == 0 else { return }
      let declarations = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
      ]
      // One declaration of a module may be imported by its name: `import struct Combine.Just`.
      let isScoped =
        declarations.contains(source.text(index + 1)) && source.kind(index + 2) == .identifier
      let name = index + (isScoped ? 2 : 1)
      // A submodule, such as `os.log` or `Foundation.NSDate`, is part of its module, which has none here.
      let end = source.endOfName(from: name)
      let written = source.text(name)
      // What one module has as a structure may be a class in the other: the whole is imported.
      let elsewhere =
        isScoped && written == "Foundation" ? FoundationName.module(of: source.text(end)) : nil
      var standIn = StandInModule.names[written] ?? elsewhere
      if standIn == "SwiftUI" { standIn = handingOnSwiftUI ?? standIn }
      let imported = standIn ?? written
      var added = ""
      let handsOnFoundation = AliasModule.stands(for: imported)
      if elsewhere == nil, handsOnFoundation || ["Foundation", "SwiftUI"].contains(imported) {
        added += addition(of: "FoundationNetworking", for: FoundationName.inNetworking)
      }
      if imported == "Foundation", !importsSwiftUI {
        added += addition(of: "SwiftUI", for: FoundationName.inSwiftUI)
      }
      let place = source.tokens[end].range.upperBound
      leaveOutAccessLevel(before: index)
      if standIn != nil || (end > name && !isScoped) {
        let first = source.tokens[index + 1].range.lowerBound
        edits.append(RewrittenSource.Edit(first..<place, imported + added))
      } else if !added.isEmpty {
        edits.append(RewrittenSource.Edit(place..<place, added))
      }
    #endif
  }

  /// An access level of an import goes: two modules that are imported at different levels may be one
  /// module here.
  private mutating func leaveOutAccessLevel(before index: Int) {
    let levels = ["fileprivate", "internal", "package", "private", "public"]
    guard index > 0, levels.contains(source.text(index - 1)) else { return }
    edits.append(RewrittenSource.Edit(source.tokens[index - 1].range, ""))
  }

  /// The import of a module, once in a file that uses names of it.
  private mutating func addition(of module: String, for names: Set<String>) -> String {
    guard !addedImports.contains(module),
      source.tokens.indices.contains(where: { index in
        let kind = source.kind(index)
        return kind != .literal && kind != .punctuation && kind != .number
          && names.contains(source.text(index))
      })
    else { return "" }
    addedImports.insert(module)
    return "; import \(module)"
  }

  private var importsSwiftUI: Bool {
    importedModules.contains {
      (StandInModule.names[$0] ?? $0) == "SwiftUI" || AliasModule.stands(for: $0)
    }
  }

  /// A module that hands SwiftUI's names on, in a file that does not import SwiftUI itself. It takes the
  /// place of what stands in for others, as names of SwiftUI that it declares too would be ambiguous.
  private var handingOnSwiftUI: String? {
    let modules = importedModules
    return modules.contains("SwiftUI") ? nil : modules.first(where: AliasModule.stands)
  }

  private var importedModules: [String] {
    source.tokens.indices.compactMap { index in
      source.token(index, is: "import") && source.tokens[index].depth == 0
        ? source.text(index + 1) : nil
    }
  }
}
