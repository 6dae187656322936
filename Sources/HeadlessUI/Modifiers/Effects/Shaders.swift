import Foundation

/// A function of a library that runs on the graphics processor; it is not run here.
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// The function of a name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

extension ShaderFunction {
  /// The function with arguments.
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of functions for the graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  /// The program's own library.
  public static let `default` = ShaderLibrary(name: "default")

  private init(name: String) { self.name = name }

  /// A library from data.
  public init(data: Data) { name = "data" }
  /// A library from a file.
  public init(url: URL) { name = url.lastPathComponent }
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: "bundle") }

  /// A function of the program's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function for the graphics processor with arguments; it is not run here.
public struct Shader: Equatable, Sendable {
  /// A value for the function.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ value: Any) { text = "\(value)" }

    /// A number.
    public static func float<T>(_ x: T) -> Argument where T: BinaryFloatingPoint {
      Argument(Double(x))
    }
    /// Two numbers.
    public static func float2<T>(_ x: T, _ y: T) -> Argument where T: BinaryFloatingPoint {
      Argument((Double(x), Double(y)))
    }
    /// Three numbers.
    public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument
    where T: BinaryFloatingPoint {
      Argument((Double(x), Double(y), Double(z)))
    }
    /// Four numbers.
    public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument
    where T: BinaryFloatingPoint {
      Argument((Double(x), Double(y), Double(z), Double(w)))
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument((point.x, point.y)) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument((size.width, size.height)) }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    /// The rectangle around the view.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(color) }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(data.count) }
  }

  /// The function.
  public var function: ShaderFunction
  /// Its arguments.
  public var arguments: [Argument]
  /// Whether colours are not dithered.
  public var dithersColor = false

  /// A function with arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension View {
  /// Changes colours by a function that is not run here; the layout stays.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    recorded("colorEffect", shader.function.name)
  }

  /// Moves points by a function that is not run here; the layout stays.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    recorded("distortionEffect", shader.function.name)
  }

  /// Changes the picture by a function that is not run here; the layout stays.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    recorded("layerEffect", shader.function.name)
  }
}
