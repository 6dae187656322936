#if !canImport(WebKit)
  import Foundation

  /// A page of the web as UIKit shows it; nothing is loaded.
  open class WKWebView: UIView {
    /// One as WebKit makes it.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
      self.configuration = configuration
      super.init(frame: frame)
    }
    /// One as WebKit makes it.
    public override init(frame: CGRect) {
      configuration = WKWebViewConfiguration()
      super.init(frame: frame)
    }
    /// One as WebKit makes it.
    public required init?(coder: NSCoder) {
      configuration = WKWebViewConfiguration()
      super.init(coder: coder)
    }
    /// As WebKit has it: kept, and nothing depends on it.
    public let configuration: WKWebViewConfiguration
    /// As WebKit has it: kept, and nothing depends on it.
    public let scrollView = UIScrollView()
    /// As WebKit has it: kept, and nothing depends on it.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// As WebKit has it: kept, and nothing depends on it.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// As WebKit has it: kept, and nothing depends on it.
    open var allowsBackForwardNavigationGestures = false
    /// As WebKit has it: kept, and nothing depends on it.
    open var allowsLinkPreview = true
    /// As WebKit has it: kept, and nothing depends on it.
    open var customUserAgent: String?
    /// As WebKit has it: kept, and nothing depends on it.
    open var isInspectable = false
    /// As WebKit has it.
    open var url: URL? { nil }
    /// As WebKit has it.
    open var title: String? { nil }
    /// As WebKit has it.
    open var isLoading: Bool { false }
    /// As WebKit has it.
    open var canGoBack: Bool { false }
    /// As WebKit has it.
    open var canGoForward: Bool { false }
    /// As WebKit has it.
    open var estimatedProgress: Double { 0 }
    /// As WebKit has it: what it does on a device is not done here.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    /// As WebKit has it: what it does on a device is not done here.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
      nil
    }
    /// As WebKit has it: what it does on a device is not done here.
    @discardableResult
    open func load(_ request: Any) -> WKNavigation? { nil }
    /// As WebKit has it: what it does on a device is not done here.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// As WebKit has it: what it does on a device is not done here.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// As WebKit has it: what it does on a device is not done here.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// As WebKit has it: what it does on a device is not done here.
    open func stopLoading() {}
    /// As WebKit has it: what it does on a device is not done here.
    open func evaluateJavaScript(
      _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
  }

  /// `WKWebViewConfiguration` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKWebViewConfiguration {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it: kept, and nothing depends on it.
    open var userContentController = WKUserContentController()
    /// As WebKit has it: kept, and nothing depends on it.
    public let preferences = WKPreferences()
    /// As WebKit has it: kept, and nothing depends on it.
    public let defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// As WebKit has it: kept, and nothing depends on it.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// As WebKit has it: kept, and nothing depends on it.
    open var allowsInlineMediaPlayback = false
    /// As WebKit has it: kept, and nothing depends on it.
    open var allowsPictureInPictureMediaPlayback = true
    /// As WebKit has it: kept, and nothing depends on it.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// As WebKit has it: kept, and nothing depends on it.
    open var applicationNameForUserAgent: String?
    /// As WebKit has it: kept, and nothing depends on it.
    open var dataDetectorTypes = 0
  }

  /// `WKAudiovisualMediaTypes` as WebKit has it: a shell, so that sources compile.
  public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// As WebKit has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as WebKit makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `audio` as WebKit has it.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// `video` as WebKit has it.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// `all` as WebKit has it.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
  }

  /// `WKPreferences` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKPreferences {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it: kept, and nothing depends on it.
    open var javaScriptEnabled = true
    /// As WebKit has it: kept, and nothing depends on it.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// As WebKit has it: kept, and nothing depends on it.
    open var minimumFontSize: CGFloat = 0
  }

  /// `WKWebpagePreferences` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKWebpagePreferences {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it: kept, and nothing depends on it.
    open var allowsContentJavaScript = true
  }

  /// `WKWebsiteDataStore` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKWebsiteDataStore {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it: what it does on a device is not done here.
    public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// As WebKit has it: what it does on a device is not done here.
    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// As WebKit has it: what it does on a device is not done here.
    public static func allWebsiteDataTypes() -> Set<String> { [] }
  }

  /// `WKUserContentController` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKUserContentController {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it: what it does on a device is not done here.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// As WebKit has it: what it does on a device is not done here.
    open func addUserScript(_ userScript: WKUserScript) {}
    /// As WebKit has it: what it does on a device is not done here.
    open func removeScriptMessageHandler(forName name: String) {}
    /// As WebKit has it: what it does on a device is not done here.
    open func removeAllUserScripts() {}
  }

  /// `WKUserScript` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKUserScript {
    /// One as WebKit makes it.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
  }

  /// `WKUserScriptInjectionTime` as WebKit has it: a shell, so that sources compile.
  public enum WKUserScriptInjectionTime: Int, Sendable {
    /// `atDocumentStart` as WebKit has it.
    case atDocumentStart
    /// `atDocumentEnd` as WebKit has it.
    case atDocumentEnd
  }

  /// `WKScriptMessage` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKScriptMessage {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it.
    open var name: String { "" }
    /// As WebKit has it.
    open var body: Any { "" }
  }

  /// `WKNavigation` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKNavigation {
    /// One as WebKit makes it.
    public init() {}
  }

  /// `WKNavigationAction` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKNavigationAction {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it.
    open var navigationType: WKNavigationType { .other }
    /// As WebKit has it.
    open var targetFrame: WKFrameInfo? { nil }
  }

  /// `WKNavigationResponse` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKNavigationResponse {
    /// One as WebKit makes it.
    public init() {}
  }

  /// `WKFrameInfo` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKFrameInfo {
    /// One as WebKit makes it.
    public init() {}
    /// As WebKit has it.
    open var isMainFrame: Bool { true }
  }

  /// `WKWindowFeatures` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class WKWindowFeatures {
    /// One as WebKit makes it.
    public init() {}
  }

  /// `WKNavigationType` as WebKit has it: a shell, so that sources compile.
  public enum WKNavigationType: Int, Sendable {
    /// `linkActivated` as WebKit has it.
    case linkActivated
    /// `formSubmitted` as WebKit has it.
    case formSubmitted
    /// `backForward` as WebKit has it.
    case backForward
    /// `reload` as WebKit has it.
    case reload
    /// `formResubmitted` as WebKit has it.
    case formResubmitted
    /// `other` as WebKit has it.
    case other = -1
  }

  /// `WKNavigationActionPolicy` as WebKit has it: a shell, so that sources compile.
  public enum WKNavigationActionPolicy: Int, Sendable {
    /// `cancel` as WebKit has it.
    case cancel
    /// `allow` as WebKit has it.
    case allow
    /// `download` as WebKit has it.
    case download
  }

  /// `WKNavigationResponsePolicy` as WebKit has it: a shell, so that sources compile.
  public enum WKNavigationResponsePolicy: Int, Sendable {
    /// `cancel` as WebKit has it.
    case cancel
    /// `allow` as WebKit has it.
    case allow
    /// `download` as WebKit has it.
    case download
  }

  /// `WKNavigationDelegate` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol WKNavigationDelegate: AnyObject {}

  /// `WKUIDelegate` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol WKUIDelegate: AnyObject {}

  /// `WKScriptMessageHandler` as WebKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol WKScriptMessageHandler: AnyObject {}
#endif
