#if !canImport(CoreData)
  extension FetchedResults: StandInSampled {
    static func standInSample(_ label: String) -> FetchedResults? { FetchedResults(objects: []) }
  }
#endif
