#if !canImport(Network)
  import Foundation

  /// Watches the network: it is always there, by Wi-Fi.
  public final class NWPathMonitor: @unchecked Sendable {
    /// Watches all interfaces.
    public init() {}
    /// Watches the interfaces of one type.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Called with the path once it is started, and not again.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The network as it is.
    public var currentPath: NWPath { NWPath() }
    /// Tells the handler of the network.
    public func start(queue: DispatchQueue) {
      let handler = pathUpdateHandler
      queue.async { handler?(NWPath()) }
    }
    /// As Network has it: what it does on a device is not done here.
    public func cancel() {}
  }

  /// `NWPath` as Network has it: a network that is there, by Wi-Fi.
  public struct NWPath: Equatable, Sendable {
    /// Whether the network is there.
    public enum Status: Equatable, Sendable {
      /// It is.
      case satisfied
      /// It is not.
      case unsatisfied
      /// It would be once something asks for it.
      case requiresConnection
    }
    /// Why the network is not there.
    public enum UnsatisfiedReason: Equatable, Sendable {
      /// It is there, or why it is not is not known.
      case notAvailable
      /// The user has switched it off.
      case cellularDenied
      /// The user has switched it off.
      case wifiDenied
      /// The user has switched it off.
      case localNetworkDenied
    }
    /// As Network has it.
    public var status: Status { .satisfied }
    /// As Network has it.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// As Network has it.
    public var isExpensive: Bool { false }
    /// As Network has it.
    public var isConstrained: Bool { false }
    /// As Network has it.
    public var supportsIPv4: Bool { true }
    /// As Network has it.
    public var supportsIPv6: Bool { true }
    /// As Network has it.
    public var supportsDNS: Bool { true }
    /// As Network has it.
    public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi)] }
    /// As Network has it.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
  }

  /// `NWInterface` as Network has it: a shell, so that sources compile.
  public struct NWInterface: Hashable, Sendable {
    /// What an interface is.
    public enum InterfaceType: Sendable, CaseIterable {
      /// Another type.
      case other
      /// Wi-Fi.
      case wifi
      /// A mobile network.
      case cellular
      /// A cable.
      case wiredEthernet
      /// The program's own machine.
      case loopback
    }
    /// As Network has it.
    public let type: InterfaceType
    /// As Network has it.
    public var name: String { "en0" }
  }
#endif
