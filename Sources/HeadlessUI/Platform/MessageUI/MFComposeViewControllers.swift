#if !canImport(MessageUI)
  import Foundation

  /// `MFMailComposeResult` as MessageUI has it: a shell, so that sources compile.
  public enum MFMailComposeResult: Int, Sendable {
    /// `cancelled` as MessageUI has it.
    case cancelled
    /// `saved` as MessageUI has it.
    case saved
    /// `sent` as MessageUI has it.
    case sent
    /// `failed` as MessageUI has it.
    case failed
  }

  /// `MFMailComposeViewController` as MessageUI has it: a shell, so that sources compile.
  open class MFMailComposeViewController: UINavigationController {
    /// A device without an account.
    open class func canSendMail() -> Bool { false }
    /// As MessageUI has it.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// As MessageUI has it: what it does on a device is not done here.
    open func setSubject(_ subject: String) {}
    /// As MessageUI has it: what it does on a device is not done here.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// As MessageUI has it: what it does on a device is not done here.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// As MessageUI has it: what it does on a device is not done here.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// As MessageUI has it: what it does on a device is not done here.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// As MessageUI has it: what it does on a device is not done here.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  }

  /// As MessageUI has it; it is told nothing.
  @MainActor @preconcurrency
  public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?)
  }

  extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {}
  }

  /// `MessageComposeResult` as MessageUI has it: a shell, so that sources compile.
  public enum MessageComposeResult: Int, Sendable {
    /// `cancelled` as MessageUI has it.
    case cancelled
    /// `sent` as MessageUI has it.
    case sent
    /// `failed` as MessageUI has it.
    case failed
  }

  /// `MFMessageComposeViewController` as MessageUI has it: a shell, so that sources compile.
  open class MFMessageComposeViewController: UINavigationController {
    /// A device without an account.
    open class func canSendText() -> Bool { false }
    /// As MessageUI has it.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// As MessageUI has it: kept, and nothing depends on it.
    open var recipients: [String]?
    /// As MessageUI has it: kept, and nothing depends on it.
    open var body: String?
    /// As MessageUI has it: kept, and nothing depends on it.
    open var subject: String?
  }

  /// As MessageUI has it; it is told nothing.
  @MainActor @preconcurrency
  public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
  }
#endif
