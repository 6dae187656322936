#if !canImport(SwiftData)
  import Foundation

  /// A store in memory, empty when it is made.
  public final class ModelContainer: @unchecked Sendable {
    let objects = ModelObjects()
    /// As SwiftData has it: kept, and nothing depends on it.
    public let schema: Schema
    /// As SwiftData has it: kept, and nothing depends on it.
    public let configurations: Set<ModelConfiguration>
    /// One as SwiftData makes it.
    public init(
      for forTypes: any PersistentModel.Type...,
      migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
      schema = Schema(forTypes)
      self.configurations = Set(configurations)
    }
    /// One as SwiftData makes it.
    public init(
      for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
      configurations: [ModelConfiguration] = []
    ) throws {
      schema = givenSchema
      self.configurations = Set(configurations)
    }
    /// One as SwiftData makes it.
    @_disfavoredOverload
    public convenience init(
      for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
      configurations: ModelConfiguration...
    ) throws {
      try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }
    init() {
      schema = Schema([])
      configurations = []
    }
    /// A context of the store.
    @MainActor @preconcurrency
    public var mainContext: ModelContext { ModelContext(self) }
    /// As SwiftData has it: what it does on a device is not done here.
    public func deleteAllData() { objects.removeAll() }
  }

  /// Where a store would be kept: here always in memory.
  public struct ModelConfiguration: Hashable, Sendable, Identifiable {
    /// As SwiftData has it: kept, and nothing depends on it.
    public let name: String
    /// As SwiftData has it.
    public var id: String { name }
    /// As SwiftData has it: kept, and nothing depends on it.
    public let isStoredInMemoryOnly: Bool
    /// As SwiftData has it.
    public var url: URL { URL(fileURLWithPath: "/dev/null") }
    /// One as SwiftData makes it.
    public init(
      _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
      allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
      cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
      self.name = name ?? ""
      self.isStoredInMemoryOnly = isStoredInMemoryOnly
    }
    /// One as SwiftData makes it.
    public init(
      _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
      cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
      self.name = name ?? ""
      isStoredInMemoryOnly = false
    }
    /// One as SwiftData makes it. The one above comes first: a call without types would fit both.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
      name = ""
      self.isStoredInMemoryOnly = isStoredInMemoryOnly
    }
    /// `GroupContainer` as SwiftData has it: a shell, so that sources compile.
    public struct GroupContainer: Hashable, Sendable {
      private let name: String
      /// `automatic` as SwiftData has it.
      public static let automatic = GroupContainer(name: "automatic")
      /// `none` as SwiftData has it.
      public static let none = GroupContainer(name: "none")
      /// As SwiftData has it: what it does on a device is not done here.
      public static func identifier(_ groupName: String) -> GroupContainer {
        GroupContainer(name: groupName)
      }
    }
    /// `CloudKitDatabase` as SwiftData has it: a shell, so that sources compile.
    public struct CloudKitDatabase: Hashable, Sendable {
      private let name: String
      /// `automatic` as SwiftData has it.
      public static let automatic = CloudKitDatabase(name: "automatic")
      /// `none` as SwiftData has it.
      public static let none = CloudKitDatabase(name: "none")
      /// As SwiftData has it: what it does on a device is not done here.
      public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
        CloudKitDatabase(name: privateDBName)
      }
    }
  }

  extension Schema: StandInSampled {
    static func standInSample(_ label: String) -> Self? { Self([]) }
  }

  /// The classes that a store keeps.
  public final class Schema: @unchecked Sendable {
    /// As SwiftData has it: kept, and nothing depends on it.
    public let types: [any PersistentModel.Type]
    /// One as SwiftData makes it.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
      self.types = types
    }
    /// One as SwiftData makes it.
    public convenience init(
      _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
    ) { self.init(types, version: version) }
    /// One as SwiftData makes it.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
      self.init(versionedSchema.models)
    }
    /// `Version` as SwiftData has it: a shell, so that sources compile.
    public struct Version: Hashable, Sendable {
      /// As SwiftData has it: kept, and nothing depends on it.
      public let major: Int
      /// As SwiftData has it: kept, and nothing depends on it.
      public let minor: Int
      /// As SwiftData has it: kept, and nothing depends on it.
      public let patch: Int
      /// One as SwiftData makes it.
      public init(_ major: Int, _ minor: Int, _ patch: Int) {
        self.major = major
        self.minor = minor
        self.patch = patch
      }
    }
  }

  /// `VersionedSchema` as SwiftData has it: a shell, so that sources compile.
  public protocol VersionedSchema {
    /// `models` as SwiftData has it.
    static var models: [any PersistentModel.Type] { get }
    /// `versionIdentifier` as SwiftData has it.
    static var versionIdentifier: Schema.Version { get }
  }

  /// `SchemaMigrationPlan` as SwiftData has it: a shell, so that sources compile.
  public protocol SchemaMigrationPlan {
    /// `schemas` as SwiftData has it.
    static var schemas: [any VersionedSchema.Type] { get }
    /// `stages` as SwiftData has it.
    static var stages: [MigrationStage] { get }
  }

  /// `MigrationStage` as SwiftData has it: a shell, so that sources compile.
  public enum MigrationStage {
    /// `lightweight` as SwiftData has it.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// `custom` as SwiftData has it.
    case custom(
      fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
      willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
  }
#endif
