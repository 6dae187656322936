#if !canImport(MapKit)
  import Foundation

  /// `MKLocalSearch` as MapKit has it: a shell, so that sources compile.
  open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// Is told what was found.
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void
    /// One as MapKit makes it.
    public init(request: Request) { super.init() }
    /// One as MapKit makes it.
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }
    /// As MapKit has it.
    open var isSearching: Bool { false }
    /// Nothing is found: a device asks a service.
    open func start(completionHandler: @escaping CompletionHandler) {
      DispatchQueue.main.async { completionHandler(nil, URLError(.notConnectedToInternet)) }
    }
    /// Nothing is found: a device asks a service.
    open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }
    /// As MapKit has it: what it does on a device is not done here.
    open func cancel() {}

    /// `Request` as MapKit has it: a shell, so that sources compile.
    open class Request: NSObject, @unchecked Sendable {
      /// One as MapKit makes it.
      public override init() {}
      /// One as MapKit makes it.
      public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
      /// One as MapKit makes it.
      public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
        self.naturalLanguageQuery = naturalLanguageQuery
        self.region = region
      }
      /// One as MapKit makes it.
      public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
      /// As MapKit has it: kept, and nothing depends on it.
      open var naturalLanguageQuery: String?
      /// As MapKit has it: kept, and nothing depends on it.
      open var region = MKCoordinateRegion()
      /// As MapKit has it: kept, and nothing depends on it.
      open var resultTypes: ResultType = []
      /// As MapKit has it: kept, and nothing depends on it.
      open var pointOfInterestFilter: MKPointOfInterestFilter?
    }

    /// `Response` as MapKit has it: a shell, so that sources compile.
    open class Response: NSObject, @unchecked Sendable {
      /// As MapKit has it.
      open var mapItems: [MKMapItem] { [] }
      /// As MapKit has it.
      open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// `ResultType` as MapKit has it: a shell, so that sources compile.
    public struct ResultType: OptionSet, Sendable {
      /// As MapKit has it.
      public let rawValue: UInt
      /// One as MapKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// As MapKit has it.
      public static let address = ResultType(rawValue: 1)
      /// As MapKit has it.
      public static let pointOfInterest = ResultType(rawValue: 2)
      /// As MapKit has it.
      public static let physicalFeature = ResultType(rawValue: 4)
    }
  }

  /// `MKLocalPointsOfInterestRequest` as MapKit has it: a shell, so that sources compile.
  open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    /// One as MapKit makes it.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    /// One as MapKit makes it.
    public init(coordinateRegion region: MKCoordinateRegion) {}
    /// As MapKit has it: kept, and nothing depends on it.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }

  /// `MKLocalSearchCompleter` as MapKit has it: a shell, so that sources compile.
  open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// `ResultType` as MapKit has it: a shell, so that sources compile.
    public struct ResultType: OptionSet, Sendable {
      /// As MapKit has it.
      public let rawValue: UInt
      /// One as MapKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// As MapKit has it.
      public static let address = ResultType(rawValue: 1)
      /// As MapKit has it.
      public static let pointOfInterest = ResultType(rawValue: 2)
      /// As MapKit has it.
      public static let query = ResultType(rawValue: 4)
      /// As MapKit has it.
      public static let physicalFeature = ResultType(rawValue: 8)
    }
    /// As MapKit has it.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// As MapKit has it: kept, and nothing depends on it.
    open var queryFragment = ""
    /// As MapKit has it: kept, and nothing depends on it.
    open var region = MKCoordinateRegion()
    /// As MapKit has it: kept, and nothing depends on it.
    open var resultTypes: ResultType = []
    /// As MapKit has it: kept, and nothing depends on it.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// As MapKit has it.
    open var results: [MKLocalSearchCompletion] { [] }
    /// As MapKit has it.
    open var isSearching: Bool { false }
    /// As MapKit has it: what it does on a device is not done here.
    open func cancel() {}
  }

  /// `MKLocalSearchCompletion` as MapKit has it: a shell, so that sources compile.
  open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// As MapKit has it.
    open var title: String { "" }
    /// As MapKit has it.
    open var subtitle: String { "" }
    /// As MapKit has it.
    open var titleHighlightRanges: [NSValue] { [] }
    /// As MapKit has it.
    open var subtitleHighlightRanges: [NSValue] { [] }
  }

  /// `MKPointOfInterestFilter` as MapKit has it: a shell, so that sources compile.
  public final class MKPointOfInterestFilter: Sendable {
    init() {}
    /// As MapKit has it.
    public static let includingAll = MKPointOfInterestFilter()
    /// As MapKit has it.
    public static let excludingAll = MKPointOfInterestFilter()
  }

  /// As MapKit has it; it is told nothing.
  public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Results have arrived.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
  }

  extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
  }
#endif
