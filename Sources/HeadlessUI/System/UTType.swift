#if !canImport(UniformTypeIdentifiers)
  import Foundation

  /// A type of content by its identifier: that of UniformTypeIdentifiers, where there is none.
  public struct UTType: Hashable, Sendable, Identifiable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// The identifier.
    public var id: String { identifier }

    /// The type of an identifier.
    public init?(_ identifier: String) { self.identifier = identifier }

    private init(known identifier: String) { self.identifier = identifier }

    /// A type that the program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    /// A type that another program declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    /// A type that goes by the extension of file names.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      identifier = "dyn.\(filenameExtension)"
    }

    /// Anything.
    public static let item = UTType(known: "public.item")
    /// What documents hold.
    public static let content = UTType(known: "public.content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// A folder that is one thing.
    public static let package = UTType(known: "com.apple.package")
    /// Text.
    public static let text = UTType(known: "public.text")
    /// Text without style.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text with style.
    public static let rtf = UTType(known: "public.rtf")
    /// Web pages.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Lists of values.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// Values with commas between them.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Source.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Pictures.
    public static let image = UTType(known: "public.image")
    /// PNG.
    public static let png = UTType(known: "public.png")
    /// JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// HEIC.
    public static let heic = UTType(known: "public.heic")
    /// GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Sound and films.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Films with sound.
    public static let movie = UTType(known: "public.movie")
    /// Films.
    public static let video = UTType(known: "public.video")
    /// Films in MPEG-4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// Sound in MP3.
    public static let mp3 = UTType(known: "public.mp3")
    /// Archives.
    public static let archive = UTType(known: "public.archive")
    /// Archives in ZIP.
    public static let zip = UTType(known: "public.zip-archive")
    /// Addresses.
    public static let url = UTType(known: "public.url")
    /// Addresses of files.
    public static let fileURL = UTType(known: "public.file-url")
  }

  /// Something that is dragged or pasted; nothing is here.
  public final class NSItemProvider: @unchecked Sendable {
    /// Nothing.
    public init() {}
    /// An object.
    public init(object: Any) {}
    /// What is at an address.
    public init?(contentsOf fileURL: URL) {}

    /// Whether there is content of a type: there never is.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// Whether there is an object of a type: there never is.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }
  }
#endif
