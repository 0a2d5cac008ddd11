import Design
import Syntax
import Testing

@Suite struct SystemNameTests {
  private func name(_ text: String, folder: String = "uber-eats") -> String {
    DesignSystem.read(
      id: folder, folder: folder, files: [(.neutral, SourceText(path: "DESIGN.md", text: text))]
    ).name
  }

  @Test(arguments: [
    ("# Viber (iOS) — SwiftUI Implementation Guide", "Viber"), ("# Uber Eats — iOS design spec", "Uber Eats"),
    ("# Design System Inspiration of *Linear*", "Linear"),
    ("# Design System Inspired by Sea Salt", "Sea Salt"),
    ("# Design System for Tern (2025 edition)", "Tern"), ("# Tern Design System", "Tern"),
    ("## Colours\n\n# `Tern`", "Tern"), ("no heading", "Uber Eats"), ("# Design System", "Uber Eats"),
    ("# (draft)", "Uber Eats"), ("# A (b) c", "A c"),
  ])
  func `a name is the first heading without what says nothing`(text: String, expected: String) {
    #expect(name(text) == expected)
  }
}
