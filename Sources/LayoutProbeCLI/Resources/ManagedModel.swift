import Foundation

/// The entities of a Core Data model (`.xcdatamodeld`), of which Xcode writes the classes.
struct ManagedModel: Codable, Equatable, Sendable {
  struct Entity: Codable, Equatable, Sendable {
    /// What fetch requests call it.
    var name: String
    var className: String
    /// The class of the entity that it is a kind of; nil for a managed object.
    var superclass: String?
    /// Whether the sources declare the class, and only its properties are written.
    var hasClass: Bool
    /// The properties with their types.
    var properties: [Property]
  }

  struct Property: Codable, Equatable, Sendable {
    var name: String
    var type: String
    /// What its values are, if it has many.
    var element: String?
  }

  private(set) var entities: [Entity] = []

  /// Reads the current version of a model; nil if it has none that can be read.
  init?(path: String) {
    guard let version = Self.currentVersion(path),
      let text = try? String(contentsOfFile: version + "/contents", encoding: .utf8)
    else { return nil }
    read(XMLTags(text).all)
  }

  private static func currentVersion(_ path: String) -> String? {
    if path.hasSuffix(".xcdatamodel") { return path }
    let url = URL(fileURLWithPath: path).appendingPathComponent(".xccurrentversion")
    let list = (try? Data(contentsOf: url))
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let named = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    let versions = AssetCatalog.entries(path).filter { $0.hasSuffix(".xcdatamodel") }
    return (named ?? versions.last).map { path + "/" + $0 }
  }

  private mutating func read(_ tags: [XMLTags.Tag]) {
    var classes: [String: String] = [:]
    for tag in tags where tag.name == "entity" { classes[tag["name"]] = Self.className(tag) }
    var isWritten = false
    for tag in tags {
      switch tag.name {
      case "entity":
        let generation = tag["codeGenerationType"]
        isWritten = generation == "class" || generation == "category"
        guard isWritten else { continue }
        entities.append(
          Entity(
            name: tag["name"], className: Self.className(tag),
            superclass: classes[tag["parentEntity"]], hasClass: generation == "category",
            properties: []))
      case "attribute" where isWritten:
        guard let type = Self.type(tag), !entities.isEmpty else { continue }
        entities[entities.count - 1].properties.append(Property(name: tag["name"], type: type))
      case "relationship" where isWritten:
        guard let destination = classes[tag["destinationEntity"]], !entities.isEmpty else {
          continue
        }
        let isMany = tag["toMany"] == "YES"
        let set = tag["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
        entities[entities.count - 1].properties.append(
          Property(
            name: tag["name"], type: isMany ? set : destination + "?",
            element: isMany ? destination : nil))
      default: break
      }
    }
  }

  private static func className(_ entity: XMLTags.Tag) -> String {
    let name = entity["representedClassName"].split(separator: ".").last.map(String.init)
    return name ?? entity["name"]
  }

  private static func type(_ attribute: XMLTags.Tag) -> String? {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    let scalars = [
      "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
      "Double": "Double", "Float": "Float",
    ]
    let kind = attribute["attributeType"]
    if let scalar = scalars[kind] { return isScalar ? scalar : "NSNumber?" }
    switch kind {
    case "String": return "String?"
    case "Date": return "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable":
      // Its module, if it is named, may be one that has a stand-in of another name, as UIKit has.
      let name = attribute["customClassName"].split(separator: ".").last.map(String.init)
      return (name ?? "NSObject") + "?"
    default: return nil
    }
  }
}

extension ManagedModel {
  /// The classes and properties as Xcode writes them, but for what sources hold themselves.
  ///
  /// - Parameters:
  ///   - declared: types that the module's sources declare.
  ///   - texts: those of the sources.
  func source(besides declared: Set<String>, in texts: [String]) -> String {
    let sources = texts.filter { text in entities.contains { text.contains($0.className) } }
      .map(TokenizedSource.init)
    return entities.map { entity in
      let own = HandWrittenEntity(entity.className, in: sources)
      var text = ""
      if !entity.hasClass, !declared.contains(entity.className) {
        text += "public class \(entity.className): \(entity.superclass ?? "NSManagedObject") {}\n"
      }
      // Of a class that is written by hand as well.
      if entity.superclass == nil, !own.isIdentifiable {
        text += "extension \(entity.className): Identifiable {}\n"
      }
      text += "extension \(entity.className) {\n"
      if entity.superclass == nil, !own.members.contains("fetchRequest") {
        text += "  public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {\n"
        text += "    NSFetchRequest<\(entity.className)>(entityName: "
        text += SwiftText.literal(entity.name) + ")\n  }\n"
      }
      for property in entity.properties where !own.members.contains(property.name) {
        text += Self.source(property)
      }
      return text + "}\n"
    }.joined()
  }

  private static func source(_ property: Property) -> String {
    let key = SwiftText.literal(property.name)
    var text = "  public var `\(property.name)`: \(property.type) {\n"
    text += "    get { managedValue(forKey: \(key)) }\n"
    text += "    set { setManagedValue(newValue, forKey: \(key)) }\n  }\n"
    guard let element = property.element else { return text }
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let many = property.type.dropLast()
    for (label, type) in [("", element), ("", String(many))] {
      text += "  public func addTo\(name)(_ values\(label): \(type)) {}\n"
      text += "  public func removeFrom\(name)(_ values\(label): \(type)) {}\n"
    }
    return text
  }
}

/// The opening tags of an XML file, in order.
struct XMLTags {
  struct Tag: Equatable {
    let name: String
    let attributes: [String: String]

    /// The value of an attribute; empty if it has none.
    subscript(_ name: String) -> String { attributes[name] ?? "" }
  }

  private(set) var all: [Tag] = []

  init(_ text: String) {
    for match in text.matches(of: /<([A-Za-z]\w*)((?:\s+[\w:]+="[^"]*")*)\s*\/?>/) {
      var attributes: [String: String] = [:]
      for pair in match.2.matches(of: /([\w:]+)="([^"]*)"/) {
        attributes[String(pair.1)] = Self.unescaped(String(pair.2))
      }
      all.append(Tag(name: String(match.1), attributes: attributes))
    }
  }

  private static func unescaped(_ text: String) -> String {
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
