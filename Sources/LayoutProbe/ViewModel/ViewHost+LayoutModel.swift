import HeadlessUI

extension ViewHost: LayoutModel {
  /// The sizes for several proposals; state, caches, counts and later answers stay as they were.
  public func sizesThatFit(_ proposals: [ProposedViewSize]) -> [CGSize] { measure(proposals) }

  /// The proposal that the root was last placed with; nil before the first pass.
  public var currentProposal: ProposedViewSize? {
    let tree = tree
    return tree.frame == nil ? nil : tree.proposal
  }

  /// Writes can be held back.
  public var canIntervene: Bool { true }

  /// One pass; the ids of the frames are the paths of the nodes.
  public func layoutPass(in size: CGSize) async -> LayoutPass {
    let (pass, counter) = await countedPass(in: size)
    _ = takeChangedStates()
    return layoutPass(pass, counter)
  }

  private func countedPass(in size: CGSize) async -> (HostPass, CallCounter) {
    let counter = CallCounter(forwardingTo: observer)
    observer = counter
    locatesWrites = WriteLines.areNoted
    self.size = size
    keepWorkUntilNextPass()
    let pass = await pass()
    observer = counter.next
    return (pass, counter)
  }

  private func layoutPass(_ pass: HostPass, _ counter: CallCounter) -> LayoutPass {
    LayoutPass(
      frames: framesByPath, states: states, writes: pass.writes,
      queued: pass.queuedTransactions, calls: counter.counts,
      layouts: counter.layouts, bodies: counter.bodies, needsAnotherPass: pass.needsAnotherPass,
      time: pass.time, isAtRest: pass.isAtRest, awaitsClocks: pass.awaitsClocks,
      readsLayout: pass.readsLayout)
  }
}

/// Whether the lines that write are noted: a run that only needs a verdict does without.
enum WriteLines {
  @TaskLocal static var areNoted = true
}

extension ViewHost: TimedModel {
  func follow(longerBy seconds: Double) { horizon += seconds }
}

extension ViewHost: SampledModel {
  func sampledPass(in size: CGSize, isKept: Bool) async -> (PassSample, LayoutPass?) {
    notesWritesInShort = !isKept
    defer { notesWritesInShort = false }
    let (pass, counter) = await countedPass(in: size)
    let digests = digests()
    var whole = Digest()
    whole.add(digests.frames)
    whole.add(digests.states)
    let sample = PassSample(
      frames: digests.frames, whole: whole.value, spread: digests.spread, nodes: digests.nodes,
      characters: digests.characters,
      work: digests.placed + digests.updated / ViewHost.viewsUpdated
        + digests.nodes / ViewHost.nodesLookedAt + digests.characters / PassSample.charactersPerNode
        + digests.comparedLength / PassSample.comparedBytesPerNode + PassSample.workOfPass,
      writes: pass.writes, changed: takeChangedStates(), calls: counter.counts,
      layouts: counter.layouts, bodies: counter.bodies, needsAnotherPass: pass.needsAnotherPass,
      time: pass.time, isAtRest: pass.isAtRest, awaitsClocks: pass.awaitsClocks,
      readsLayout: pass.readsLayout)
    return (sample, isKept ? layoutPass(pass, counter) : nil)
  }

  /// A node that stays where it is takes a part of what one takes that is placed.
  private static let nodesLookedAt = 8
  /// So does a view that is given a value, mostly the one that it had.
  private static let viewsUpdated = 2
}
