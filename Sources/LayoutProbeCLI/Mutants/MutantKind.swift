/// A kind of mistake that is put into correct layouts, and the rules that count as having found it.
///
/// The rules are decided before anything is measured: a finding of another rule does not name the
/// cause.
struct MutantKind: Sendable {
  let id: String
  /// What is wrong, in a few words.
  let mistake: String
  /// The rules of which one must be broken.
  let rules: [String]
  /// The sources with this mistake, each in one place.
  let mutants: @Sendable (LayoutSource) -> [String]

  init(
    _ id: String, _ mistake: String, rules: [String],
    _ mutants: @escaping @Sendable (LayoutSource) -> [String]
  ) {
    self.id = id
    self.mistake = mistake
    self.rules = rules
    self.mutants = mutants
  }
}

extension MutantKind {
  /// The size is not what layout can be relied on to be.
  private static let sizeRules = [
    "size-inverted", "size-not-finite", "size-negative", "size-not-monotone", "answer-not-stable",
    "ideal-outside-range", "unachievable-minimum", "room-unused",
  ]
  /// The size has no room for what is placed in it.
  private static let outsideRules = ["place-outside-bounds", "place-not-finite"]
  private static let endlessRules = [
    "size-not-finite", "place-not-finite", "layout-trap",
    "size-excessive",
  ]
  private static let nilRules =
    sizeRules + outsideRules + [
      "ten-point-fallback", "ideal-compressed", "layout-trap",
    ]

  /// All kinds.
  static let all: [MutantKind] = [
    MutantKind(
      "bounds-min-x-dropped", "bounds.minX is forgotten",
      rules: ["bounds-origin-ignored", "place-outside-bounds"]
    ) {
      $0.changing(#"bounds\.minX"#, in: [.place], to: "0")
    },
    MutantKind(
      "bounds-min-y-dropped", "bounds.minY is forgotten",
      rules: ["bounds-origin-ignored", "place-outside-bounds"]
    ) {
      $0.changing(#"bounds\.minY"#, in: [.place], to: "0")
    },
    MutantKind(
      "bounds-origin-dropped", "bounds.origin is forgotten",
      rules: ["bounds-origin-ignored", "place-outside-bounds"]
    ) {
      $0.changing(#"bounds\.origin(?=[,)\n])"#, in: [.place], to: "CGPoint.zero")
        + $0.changing(#"bounds\.origin\.[xy]"#, in: [.place], to: "0")
    },
    MutantKind(
      "bounds-middle-of-size", "half of the size is taken for the middle of the bounds",
      rules: ["bounds-origin-ignored", "place-outside-bounds"]
    ) {
      $0.changing(#"bounds\.midX"#, in: [.place], to: "(bounds.width / 2)")
        + $0.changing(#"bounds\.midY"#, in: [.place], to: "(bounds.height / 2)")
    },
    MutantKind(
      "bounds-end-of-size", "the size is taken for the end of the bounds",
      rules: ["bounds-origin-ignored", "place-outside-bounds"]
    ) {
      $0.changing(#"bounds\.maxX"#, in: [.place], to: "bounds.width")
        + $0.changing(#"bounds\.maxY"#, in: [.place], to: "bounds.height")
    },
    MutantKind(
      "nil-as-zero", "an unspecified proposal is taken for 0",
      rules: nilRules
    ) {
      $0.changing(
        #"(?<=proposal\.(?:width|height) )\?\? [A-Za-z0-9_.]+"#, in: [.size], to: "?? 0")
    },
    MutantKind(
      "nil-unwrapped", "an unspecified proposal is unwrapped",
      rules: ["layout-trap"]
    ) {
      $0.changing(#"(proposal\.(?:width|height)) \?\? [A-Za-z0-9_.]+"#, in: [.size], to: "$1!")
    },
    MutantKind(
      "nil-as-ten-points", "an unspecified proposal becomes 10 points",
      rules: nilRules
    ) {
      $0.changing(
        #"replacingUnspecifiedDimensions\(by: CGSize\([^)]*\)\)"#,
        to: "replacingUnspecifiedDimensions()")
        + $0.changing(
          #"proposal\.width \?\? [A-Za-z0-9_.]+"#, in: [.size],
          to: "proposal.replacingUnspecifiedDimensions().width")
    },
    MutantKind(
      "infinity-for-nil", "an unspecified proposal becomes infinity",
      rules: endlessRules
    ) {
      $0.changing(
        #"(proposal\.(?:width|height) \?\? )[A-Za-z0-9_.]+"#, in: [.size], to: "$1.infinity")
    },
    MutantKind(
      "infinity-proposed", "subviews are measured with infinity",
      rules: endlessRules + outsideRules
    ) {
      $0.changing(
        #"sizeThatFits\(\.unspecified\)"#, in: [.size], to: "sizeThatFits(.infinity)")
    },
    MutantKind(
      "max-for-min", "max stands where min should",
      rules: sizeRules + outsideRules
    ) {
      $0.changing(#"\bmin\((?!by)"#, in: [.size], to: "max(")
    },
    MutantKind(
      "min-for-max", "min stands where max should",
      rules: sizeRules + outsideRules
    ) {
      $0.changing(#"(?<!\.)\bmax\("#, in: [.size], to: "min(")
    },
    MutantKind(
      "spacing-counted-once-more", "there is as much spacing as there are subviews",
      rules: ["room-unused"] + outsideRules
    ) {
      $0.changing(#"\.count - 1\b"#, in: [.size], to: ".count")
        + $0.changing(#"\b(columns|rows) - 1\b"#, in: [.size], to: "$1")
    },
    MutantKind(
      "spacing-forgotten", "spacing is missing in the size",
      rules: outsideRules + sizeRules
    ) {
      $0.changing(#" \+ (gaps|spacing|gap)\b(?! \*)"#, in: [.size], to: " + 0")
        + $0.changing(#"\b(spacing|gap) \* CGFloat"#, in: [.size], to: "0 * CGFloat")
    },
    MutantKind(
      "cache-not-updated", "the cache is not updated",
      rules: ["cache-stale"]
    ) {
      $0.emptying(.update)
    },
    MutantKind(
      "cache-key-ignored", "what is kept is used for every length",
      rules: ["cache-stale"]
    ) {
      $0.changing(#"cache\.width == width \{ return"#, to: "cache.width >= 0 { return")
        + $0.changing(#"guard cache\.width != width"#, to: "guard cache.width == nil")
    },
    MutantKind(
      "subview-not-placed", "the last subview is not placed",
      rules: ["place-missing"]
    ) {
      $0.changing(
        #"\bsubviews\.(enumerated\(\)|indices)"#, in: [.place], to: "subviews.dropLast().$1")
        + $0.changing(#"\bin subviews \{"#, in: [.place], to: "in subviews.dropLast() {")
        + $0.changing(#"\bzip\(subviews,"#, in: [.place], to: "zip(subviews.dropLast(),")
    },
    MutantKind(
      "subview-placed-twice", "a subview is placed twice",
      rules: ["place-twice"]
    ) {
      $0.changingPlacements { "\($0)\n      \($0)" }
    },
    MutantKind(
      "last-subview-not-measured", "the last subview is not measured",
      rules: outsideRules + sizeRules
    ) {
      $0.changing(#"\bsubviews\.map"#, in: [.size], to: "subviews.dropLast().map")
        + $0.changing(#"\bin subviews \{"#, in: [.size], to: "in subviews.dropLast() {")
    },
    MutantKind(
      "anchor-for-origin", "the middle of a subview is taken for its corner",
      rules: outsideRules
    ) {
      $0.changingPlacements { call in
        call.contains("anchor: .center")
          ? call.replacingOccurrences(of: "anchor: .center, ", with: "")
            .replacingOccurrences(of: "anchor: .center,", with: "")
          : call.contains("anchor:")
            ? call : call.replacingOccurrences(of: "proposal:", with: "anchor: .center, proposal:")
      }
    },
    MutantKind(
      "axes-swapped", "width and height of the answer are swapped",
      rules: outsideRules + sizeRules
    ) {
      $0.changing(
        #"return CGSize\(width: ([^,()]+), height: ([^,()]+)\)"#, in: [.size],
        to: "return CGSize(width: $2, height: $1)")
    },
    MutantKind(
      "proposal-for-bounds", "the proposal is taken for the bounds",
      rules: outsideRules
    ) {
      $0.changing(#"bounds\.width"#, in: [.place], to: "(proposal.width ?? 0)")
        + $0.changing(#"bounds\.height"#, in: [.place], to: "(proposal.height ?? 0)")
    },
    MutantKind(
      "random-place", "places are drawn at random",
      rules: ["unrepeatable", "size-impure"]
    ) {
      $0.changing(#"bounds\.(minX|midX)"#, in: [.place], to: "(bounds.$1 + .random(in: 0...5))")
    },
    MutantKind(
      "clock-in-size", "the size depends on the time",
      rules: ["unrepeatable", "size-impure"]
    ) {
      $0.changing(
        #"CGSize\(width: "#, in: [.size],
        to: "CGSize(width: Date().timeIntervalSinceReferenceDate / 1e8 + ")
    },
    MutantKind(
      "lower-bound-dropped", "max(0, …) or another lower bound is forgotten",
      rules: sizeRules + outsideRules
    ) {
      $0.changing(#"(?<!\.)\bmax\(0, ([^()]*(?:\([^()]*\)[^()]*)*)\)"#, to: "($1)")
        + $0.changing(#"\bmax\((proposal\.width \?\? [0-9]+), [0-9]+\)"#, to: "($1)")
    },
    MutantKind(
      "asked-quadratically", "each subview asks all others",
      rules: ["superlinear"]
    ) {
      $0.beginning(
        .size,
        with: """

              for _ in subviews { for other in subviews { _ = other.sizeThatFits(.unspecified) } }
          """)
    },
    MutantKind(
      "mirrored-twice", "the layout mirrors by itself",
      rules: ["direction-ignored"]
    ) {
      $0.changingPlacements { call in
        guard call.contains("anchor: .center"), let x = call.range(of: "x: "),
          let y = call.range(of: ", y:")
        else { return call }
        let own = call[x.upperBound..<y.lowerBound]
        return call.replacingCharacters(
          in: x.upperBound..<y.lowerBound,
          with:
            "subviews.layoutDirection == .rightToLeft ? bounds.minX + bounds.maxX - (\(own)) : \(own)"
        )
      }
    },
    MutantKind(
      "animated-part-dropped", "a part of the animatable data is not set",
      rules: ["animatable-data-lost"]
    ) {
      $0.changing(
        #"\w+ = [^\n]*newValue\.(?:first|second)[^\n]*"#, in: [.animation], to: "_ = newValue")
    },
    MutantKind(
      "animated-parts-swapped", "parts of the animatable data are swapped",
      rules: ["animatable-data-lost"]
    ) {
      $0.changing(
        #"(AnimatablePair\()([^,]+), ([^)]+)\)"#, in: [.animation], to: "$1CGFloat($3), Double($2))"
      )
    },
    MutantKind(
      "spacing-alternates", "spacing is another one each time",
      rules: ["size-impure", "unrepeatable"]
    ) {
      $0.adding(
        member: """

            nonisolated(unsafe) private static var isOdd = false
            func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
              Self.isOdd.toggle()
              return Self.isOdd ? .zero : ViewSpacing()
            }
          """)
    },
  ]
}
