#if !canImport(RealityKit)
  /// What RealityKit declares. Its names are common ones, so that a program's other modules may have them
  /// too: only files that import RealityKit see them, by way of a module of aliases.
  public enum _RealityKit {}
#endif
