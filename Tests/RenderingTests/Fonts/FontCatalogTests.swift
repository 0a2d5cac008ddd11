import Testing

@testable import Rendering

@Suite("Font catalogue") struct FontCatalogTests {
  private func face(
    _ family: String, _ weights: ClosedRange<Double>, italic: Bool = false, width: Int = 5,
    path: String = "a.ttf",
    embeddable: Bool = true, aliases: [String] = []
  ) -> FontFace {
    FontFace(
      path: path, family: family, aliases: aliases, weights: weights, isItalic: italic, width: width,
      isEmbeddable: embeddable)
  }

  private func choice(
    _ faces: [FontFace], _ family: String?, weight: Double = 400, italic: Bool = false,
    fallbacks: [String] = []
  ) -> FontCatalog.Choice {
    FontCatalog(faces).choice(
      for: FontCatalog.Request(family: family, fallbacks: fallbacks, weight: weight, isItalic: italic))
  }

  @Test(arguments: ["", "Open Sans", "Source-Code_Pro 2.0", "DIN 1451 (Std)", "HK"])
  func `the letters of an ASCII name need no table`(name: String) {
    #expect(FamilyKey.asciiLetters(name) == FamilyKey.letters(name))
  }

  @Test func `a name in other letters keeps them`() {
    #expect(FamilyKey.asciiLetters("Ünna") == nil)
    #expect(FamilyKey("Ünna Sans").text == "ünnasans" && FamilyKey("志莽 行书").text == "志莽行书")
  }

  @Test func `finds a family however its name is spelled`() {
    let faces = [face("Open Sans", 400...400, aliases: ["OpenSans Book"])]
    for name in ["Open Sans", "OpenSans", "open-sans", "opensans book"] {
      #expect(choice(faces, name) == FontCatalog.Choice(face: faces[0], isSubstituted: false, note: nil))
    }
  }

  @Test(arguments: [
    (400.0, [300.0, 500, 600], 500.0), (500, [300, 400, 600], 400), (450, [300, 460, 600], 460),
    (400, [300, 600], 300), (400, [600, 900], 600), (300, [200, 400], 200), (300, [400, 700], 400),
    (600, [500, 700, 900], 700), (600, [300, 500], 500), (700, [400], 400),
  ])
  func `takes the weight that CSS would take`(wanted: Double, weights: [Double], best: Double) {
    let found = choice(weights.map { face("A", $0...$0) }, "A", weight: wanted)
    #expect(found.face?.weights == best...best)
    #expect(found.note == "weight \(Int(wanted)) is not available: set in \(Int(best))")
    #expect(found.isSubstituted)
  }

  @Test func `takes a variable face for any weight in its range`() {
    let faces = [face("A", 400...400), face("A", 200...800)]
    #expect(
      choice(faces, "A", weight: 650) == FontCatalog.Choice(face: faces[1], isSubstituted: false, note: nil))
    #expect(choice(faces, "A", weight: 900).note == "weight 900 is not available: set in 800")
  }

  @Test func `puts width before slant before weight, and the team's file first`() {
    let faces = [
      face("A", 400...400, width: 3), face("A", 400...400, italic: true), face("A", 700...700),
      face("A", 700...700, path: "b.ttf"),
    ]
    #expect(choice(faces, "A").face == faces[2])
    #expect(choice(faces, "A", italic: true).face == faces[1])
    #expect(
      choice([faces[2]], "A", weight: 700, italic: true).note
        == "no italic is available: slanted by the browser")
    #expect(choice([faces[1]], "A").note == "only an italic is available")
  }

  @Test func `says when another family stands in`() {
    let faces = [face("Inter", 400...400), face("Liberation Sans", 400...400)]
    #expect(choice(faces, "Acme", fallbacks: ["Gone", "Inter"]).face == faces[0])
    #expect(choice(faces, "Acme", fallbacks: ["Inter"]).note == "'Acme' is not available: set in 'Inter'")
    #expect(
      choice(faces, "Helvetica Neue").note == "'Helvetica Neue' is not available: set in 'Liberation Sans'")
    let none = choice(faces, "Acme", fallbacks: ["system-ui", "Inter"])
    #expect(none.face == nil)
    #expect(none.note == "'Acme' is not available: set in the browser's own face")
  }

  @Test func `leaves the system's own face to the reader's system, and Apple's out`() {
    let faces = [face("SF Pro", 400...400)]
    for name in [nil, "system", "SF Pro", "SF Pro Display", "-apple-system"] {
      #expect(choice(faces, name) == FontCatalog.Choice(face: nil, isSubstituted: false, note: nil))
    }
  }

  @Test func `leaves out faces that may not be embedded`() {
    #expect(choice([face("A", 400...400, embeddable: false)], "A").face == nil)
  }
}
