import HeadlessUI

/// The commonest symbols as simple shapes, in a square of 100: not Apple's outlines, but what they
/// show.
enum SVGSymbols {
  /// Nil for a name that is not known.
  static func markup(_ name: String, in frame: CGRect) -> String? {
    guard let shapes = shapes(name) else { return nil }
    let side = min(frame.width, frame.height)
    let x = frame.midX - side / 2
    let y = frame.midY - side / 2
    return "<g class=\"lp-symbol\" transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))"
      + " scale(\(SVGText.number(side / 100)))\"><title>\(SVGText.escaped(name))</title>"
      + shapes + "</g>"
  }

  private static func stroke(_ path: String) -> String { "<path d=\"\(path)\"/>" }
  private static func fill(_ path: String) -> String { "<path class=\"lp-full\" d=\"\(path)\"/>" }

  private static func shapes(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    let base = parts.joined(separator: ".")
    if let path = areas[base] { return isFilled ? fill(path) : stroke(path) }
    if let path = lines[base] { return stroke(path) }
    // A sign in a circle or a square.
    guard parts.count > 1, let frame = parts.last, let around = areas[frame],
      ["circle", "square"].contains(frame)
    else { return nil }
    let inner = parts.dropLast().joined(separator: ".")
    guard let sign = lines[inner] ?? areas[inner] else { return nil }
    let small = "<g transform=\"translate(27 27) scale(.46)\">\(stroke(sign))</g>"
    return isFilled
      ? fill(around) + "<g class=\"lp-white\">\(small)</g>" : stroke(around) + small
  }

  /// How many names are known, those in circles and squares and the filled ones left out.
  static var count: Int { areas.count + lines.count }

  /// All outlines, as SVG path data.
  static var paths: [String] { Array(areas.values) + Array(lines.values) }

  /// What has an inside.
  private static let areas = [
    "circle": "M50 8A42 42 0 1 1 49.9 8Z",
    "square": "M16 10H84Q90 10 90 16V84Q90 90 84 90H16Q10 90 10 84V16Q10 10 16 10Z",
    "rectangle": "M12 24H88Q94 24 94 30V70Q94 76 88 76H12Q6 76 6 70V30Q6 24 12 24Z",
    "capsule": "M30 28H70A22 22 0 0 1 70 72H30A22 22 0 0 1 30 28Z",
    "triangle": "M50 12L92 86H8Z",
    "diamond": "M50 6L94 50L50 94L6 50Z",
    "hexagon": "M28 12H72L94 50L72 88H28L6 50Z",
    "star": "M50 6L62 39L97 40L69 61L79 95L50 75L21 95L31 61L3 40L38 39Z",
    "heart": "M50 88C10 58 6 40 10 28C16 10 40 10 50 30C60 10 84 10 90 28C94 40 90 58 50 88Z",
    "bookmark": "M26 8H74V92L50 72L26 92Z",
    "flag": "M22 94V10H82L70 32L82 54H22",
    "bolt": "M58 4L20 56H46L40 96L80 40H54Z",
    "drop": "M50 6C70 36 82 48 82 64A32 32 0 0 1 18 64C18 48 30 36 50 6Z",
    "flame": "M50 6C58 28 82 40 82 64A32 30 0 0 1 18 64C18 48 34 44 36 26C46 30 50 20 50 6Z",
    "leaf": "M14 86C6 40 40 14 90 12C92 60 66 92 22 78Z",
    "moon": "M60 8A44 44 0 1 0 92 66A36 36 0 0 1 60 8Z",
    "sun.max": """
    M50 30A20 20 0 1 1 49.9 30ZM50 4V16M50 84V96M4 50H16M84 50H96M17 17L26 26M74 74L83 83\
    M83 17L74 26M26 74L17 83
    """,
    "cloud": "M28 78A20 20 0 0 1 28 40A26 26 0 0 1 76 36A21 21 0 0 1 76 78Z",
    "house": "M8 50L50 12L92 50H80V90H20V50Z",
    "person": "M50 10A19 19 0 1 1 49.9 10ZM12 92C12 66 30 56 50 56C70 56 88 66 88 92Z",
    "person.crop.circle": """
    M50 8A42 42 0 1 1 49.9 8ZM50 28A14 14 0 1 1 49.9 28ZM24 82C24 66 36 60 50 60C64 60 76 66 76 82
    """,
    "person.2": """
    M34 16A16 16 0 1 1 33.9 16ZM4 88C4 66 18 56 34 56C50 56 64 66 64 88Z\
    M70 24A13 13 0 1 1 69.9 24ZM72 88H96C96 68 86 58 68 58
    """,
    "bell": "M50 8C28 8 26 30 24 52L14 72H86L76 52C74 30 72 8 50 8ZM40 80A10 10 0 0 0 60 80Z",
    "trash": "M14 22H86M38 22V10H62V22M22 22L28 92H72L78 22M40 36V78M60 36V78",
    "folder": "M8 20H38L46 30H92V82H8Z",
    "doc": "M24 6H60L80 26V94H24ZM60 6V26H80",
    "book":
      "M50 22C38 12 22 12 8 16V82C22 78 38 78 50 88C62 78 78 78 92 82V16C78 12 62 12 50 22V88",
    "calendar": "M10 18H90V90H10ZM10 38H90M30 8V24M70 8V24",
    "clock": "M50 8A42 42 0 1 1 49.9 8ZM50 24V50L68 62",
    "envelope": "M6 22H94V78H6ZM6 24L50 56L94 24",
    "phone":
      "M24 8L38 30L30 40C36 54 46 64 60 70L70 62L92 76C88 90 76 94 64 90C36 82 18 64 10 36C6 24 10 12 24 8Z",
    "message": "M10 16H90V70H48L28 90V70H10Z",
    "bubble.left": "M10 16H90V70H48L28 90V70H10Z",
    "bubble.right": "M10 16H90V70H72V90L52 70H10Z",
    "photo": "M8 18H92V82H8ZM8 72L36 44L58 66L70 56L92 76M70 30A7 7 0 1 1 69.9 30Z",
    "camera": "M6 28H30L38 16H62L70 28H94V82H6ZM50 38A16 16 0 1 1 49.9 38Z",
    "video": "M6 26H66V74H6ZM66 44L94 28V72L66 56",
    "play": "M24 10L88 50L24 90Z",
    "pause": "M24 12H40V88H24ZM60 12H76V88H60Z",
    "stop": "M16 16H84V84H16Z",
    "lock": "M20 46H80V92H20ZM32 46V30A18 18 0 0 1 68 30V46",
    "lock.open": "M20 46H80V92H20ZM32 46V30A18 18 0 0 1 66 22",
    "key": "M30 34A20 20 0 1 1 29.9 34ZM50 54H94V68M76 54V66",
    "gift":
      "M10 30H90V46H10ZM16 46H84V92H16ZM50 30V92M50 30C30 30 30 8 42 12C50 16 50 30 50 30C50 30 50 16 58 12C70 8 70 30 50 30",
    "cart": "M4 14H20L32 66H82L92 28H24M38 76A7 7 0 1 1 37.9 76ZM74 76A7 7 0 1 1 73.9 76Z",
    "bag": "M16 30H84L90 92H10ZM34 42V24A16 16 0 0 1 66 24V42",
    "creditcard": "M6 22H94V78H6ZM6 40H94",
    "location": "M92 8L60 92L48 52L8 40Z",
    "mappin": "M50 8A22 22 0 1 1 49.9 8ZM50 52V94",
    "map": "M6 20L36 10L64 22L94 12V80L64 90L36 78L6 88ZM36 10V78M64 22V90",
    "globe": "M50 8A42 42 0 1 1 49.9 8ZM8 50H92M50 8C24 30 24 70 50 92C76 70 76 30 50 8Z",
    "tag": "M8 10H48L92 54L54 92L8 46ZM28 24A6 6 0 1 1 27.9 24Z",
    "eye": "M4 50C20 22 80 22 96 50C80 78 20 78 4 50ZM50 36A14 14 0 1 1 49.9 36Z",
    "eye.slash": "M4 50C20 22 80 22 96 50C80 78 20 78 4 50ZM12 12L88 88",
    "hand.thumbsup": "M8 44H28V90H8ZM28 48L48 8C62 8 58 26 54 38H90L82 90H28",
    "gear": """
    M50 30A20 20 0 1 1 49.9 30ZM50 6V22M50 78V94M6 50H22M78 50H94M19 19L30 30M70 70L81 81\
    M81 19L70 30M30 70L19 81
    """,
    "gearshape": """
    M50 30A20 20 0 1 1 49.9 30ZM50 6V22M50 78V94M6 50H22M78 50H94M19 19L30 30M70 70L81 81\
    M81 19L70 30M30 70L19 81
    """,
    "info": "M50 8A42 42 0 1 1 49.9 8ZM50 44V74M50 28V32",
    "exclamationmark.triangle": "M50 10L94 88H6ZM50 36V62M50 72V76",
    "cube": "M50 6L90 28V72L50 94L10 72V28ZM10 28L50 50L90 28M50 50V94",
    "airplane":
      "M50 4L58 40L94 62V70L58 60L54 82L66 92V96L50 90L34 96V92L46 82L42 60L6 70V62L42 40Z",
    "car": "M8 56L18 30H82L92 56V78H8ZM8 56H92M24 78V88M76 78V88",
    "gamecontroller":
      "M26 28H74C94 28 98 80 84 80C74 80 70 66 62 66H38C30 66 26 80 16 80C2 80 6 28 26 28Z",
    "headphones": "M14 62V50A36 36 0 0 1 86 50V62M8 60H26V88H8ZM74 60H92V88H74Z",
    "mic": "M36 8H64V54H36ZM22 42A28 28 0 0 0 78 42M50 70V92M34 92H66",
    "speaker": "M10 38H30L58 14V86L30 62H10Z",
    "tray": "M8 54L22 18H78L92 54V84H8ZM8 54H32L38 66H62L68 54H92",
    "paperplane": "M94 6L56 94L44 56L6 44ZM94 6L44 56",
    "pin": "M32 8H68L62 44L78 58H22L38 44ZM50 58V94",
    "printer": "M24 36V8H76V36M8 36H92V74H76M24 74H8V36M24 60H76V92H24Z",
    "ticket": "M6 24H94V40A10 10 0 0 0 94 60V76H6V60A10 10 0 0 0 6 40Z",
    "cup.and.saucer": "M14 22H74V52A30 24 0 0 1 14 52ZM74 30H84A12 12 0 0 1 74 54M8 88H82",
    "graduationcap": "M4 38L50 16L96 38L50 60ZM22 48V74C38 84 62 84 78 74V48",
    "lightbulb": "M50 8A30 30 0 0 1 64 66V78H36V66A30 30 0 0 1 50 8ZM40 90H60",
    "app": "M24 8H76Q92 8 92 24V76Q92 92 76 92H24Q8 92 8 76V24Q8 8 24 8Z",
  ]

  /// What is made of lines.
  private static let lines = [
    "plus": "M50 10V90M10 50H90",
    "minus": "M10 50H90",
    "xmark": "M16 16L84 84M84 16L16 84",
    "checkmark": "M12 54L38 82L88 18",
    "multiply": "M16 16L84 84M84 16L16 84",
    "equal": "M12 36H88M12 64H88",
    "number": "M36 8L26 92M74 8L64 92M10 34H92M8 66H90",
    "percent": "M84 12L16 88M26 12A13 13 0 1 1 25.9 12ZM74 62A13 13 0 1 1 73.9 62Z",
    "questionmark": "M28 30A22 22 0 1 1 50 54V68M50 82V88",
    "exclamationmark": "M50 8V64M50 82V90",
    "ellipsis": "M18 50H18.1M50 50H50.1M82 50H82.1",
    "chevron.left": "M66 10L30 50L66 90",
    "chevron.right": "M34 10L70 50L34 90",
    "chevron.up": "M10 68L50 32L90 68",
    "chevron.down": "M10 32L50 68L90 32",
    "chevron.up.chevron.down": "M24 36L50 10L76 36M24 64L50 90L76 64",
    "arrow.left": "M92 50H10M44 14L8 50L44 86",
    "arrow.right": "M8 50H90M56 14L92 50L56 86",
    "arrow.up": "M50 92V10M14 44L50 8L86 44",
    "arrow.down": "M50 8V90M14 56L50 92L86 56",
    "arrow.up.right": "M14 86L84 16M30 14H86V70",
    "arrow.clockwise": "M82 34A36 36 0 1 0 86 58M84 10V36H58",
    "arrow.counterclockwise": "M18 34A36 36 0 1 1 14 58M16 10V36H42",
    "arrow.triangle.2.circlepath":
      "M14 44A38 38 0 0 1 84 34M86 10V36H60M86 56A38 38 0 0 1 16 66M14 90V64H40",
    "arrow.up.arrow.down": "M30 90V12M10 32L30 10L50 32M70 10V88M50 68L70 90L90 68",
    "magnifyingglass": "M42 8A34 34 0 1 1 41.9 8ZM66 66L94 94",
    "line.3.horizontal": "M8 24H92M8 50H92M8 76H92",
    "list.bullet": "M34 22H94M34 50H94M34 78H94M10 22H10.1M10 50H10.1M10 78H10.1",
    "square.and.arrow.up": "M32 38H16V92H84V38H68M50 64V8M30 26L50 6L70 26",
    "square.and.arrow.down": "M32 38H16V92H84V38H68M50 8V64M30 46L50 66L70 46",
    "square.and.pencil": "M60 14H12V90H86V44M40 62L44 48L86 6L96 16L54 58Z",
    "pencil": "M12 90L18 66L74 10L90 26L34 82Z",
    "scissors": "M26 70L80 8M74 70L20 8M22 62A14 14 0 1 1 21.9 62ZM78 62A14 14 0 1 1 77.9 62Z",
    "link": "M44 56L70 30M34 42L20 56A18 18 0 0 0 46 82L58 68M66 58L80 44A18 18 0 0 0 54 18L42 32",
    "wifi": "M6 38A62 62 0 0 1 94 38M22 56A40 40 0 0 1 78 56M38 72A18 18 0 0 1 62 72M50 86H50.1",
    "slider.horizontal.3": "M8 22H92M8 50H92M8 78H92M30 12V32M66 40V60M44 68V88",
    "chart.bar": "M14 90V54H30V90ZM42 90V30H58V90ZM70 90V10H86V90Z",
    "power": "M50 8V50M26 22A40 40 0 1 0 74 22",
    "sparkles":
      "M40 20L48 48L76 56L48 64L40 92L32 64L4 56L32 48ZM78 6L82 18L94 22L82 26L78 38L74 26L62 22L74 18Z",
    "paperclip":
      "M80 44L44 80A20 20 0 0 1 16 52L56 12A14 14 0 0 1 76 32L38 70A7 7 0 0 1 28 60L62 26",
    "textformat": "M6 84L32 16L58 84M16 60H48M80 52A16 16 0 1 1 79.9 52ZM96 46V84",
    "circle.grid.2x2":
      "M28 12A16 16 0 1 1 27.9 12ZM72 12A16 16 0 1 1 71.9 12ZM28 56A16 16 0 1 1 27.9 56ZM72 56A16 16 0 1 1 71.9 56Z",
    "square.grid.2x2": "M10 10H42V42H10ZM58 10H90V42H58ZM10 58H42V90H10ZM58 58H90V90H58Z",
  ]
}
