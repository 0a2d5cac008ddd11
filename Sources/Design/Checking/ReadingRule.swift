import Syntax

/// A rule whose faults a reader finds while it reads: it has words and examples, and nothing to check afterwards.
struct ReadingRule: Rule {
  let id: String
  let severity: Severity
  let summary: String
  let explanation: String
  let wrong: String
  let right: String

  /// The rules of values and references.
  static let all: [ReadingRule] = [
    colorInvalid, colorSuspicious, tokenInvalid, tokenUnread, tokenLegacy, aliasBroken, aliasCycle,
  ]

  private static let colorInvalid = ReadingRule(
    id: "color-invalid", severity: .error,
    summary: "a colour value is no colour",
    explanation: """
      The value stands where a colour must stand and cannot be one: a hex of five digits, a float above one, an \
      unquoted # that YAML takes for a comment. The token keeps its place with no value.
      """,
    wrong: """
      # Tern

      ## Colors

      - **Ink** (`#12345`): text
      """,
    right: """
      # Tern

      ## Colors

      - **Ink** (`#123450`): text
      """)

  private static let colorSuspicious = ReadingRule(
    id: "color-suspicious", severity: .warning,
    summary: "a colour compiles and is surely not the one that was meant",
    explanation: """
      An integer division inside a component gives 0 or 1, and an integer literal of three or four hex digits is not \
      expanded the way a hex string is.
      """,
    wrong: """
      # Tern

      ```swift
      extension Color {
        static let ternInk = Color(red: Double(41 / 255), green: 0.231, blue: 0.341)
      }
      ```
      """,
    right: """
      # Tern

      ```swift
      extension Color {
        static let ternInk = Color(red: 41.0 / 255, green: 0.231, blue: 0.341)
      }
      ```
      """)

  private static let tokenInvalid = ReadingRule(
    id: "token-invalid", severity: .error,
    summary: "a token has a value of the wrong kind or unit, or lacks a required part",
    explanation: """
      A size without a number, a unit that the format does not know, a DTCG token that is also a group, front matter \
      that is not YAML. The token keeps its place with no value.
      """,
    wrong: """
      ---
      name: Tern
      typography:
        body:
          fontFamily: Karla
          fontSize: large
      ---
      # Tern
      """,
    right: """
      ---
      name: Tern
      typography:
        body:
          fontFamily: Karla
          fontSize: 16px
      ---
      # Tern
      """)

  private static let tokenUnread = ReadingRule(
    id: "token-unread", severity: .warning,
    summary: "something looks like a token and was not understood",
    explanation: """
      Nothing is dropped in silence: a declaration of a colour or font type, a row of a table with a colour column, a \
      palette item whose value cannot be read is reported with the reason.
      """,
    wrong: """
      # Tern

      ```swift
      extension Color {
        static let ternTide: Color = tide(at: .noon)
      }
      ```
      """,
    right: """
      # Tern

      ```swift
      extension Color {
        static let ternTide: Color = Color(red: 0.161, green: 0.231, blue: 0.341)
      }
      ```
      """)

  private static let tokenLegacy = ReadingRule(
    id: "token-legacy", severity: .info,
    summary: "a DTCG colour is a plain hex string, as before 2025.10",
    explanation: """
      The format of 2025.10 writes a colour as an object of colour space and components. The string is read all the same.
      """,
    wrong: """
      # Tern

      ```json
      { "ink": { "$type": "color", "$value": "#293b57" } }
      ```
      """,
    right: """
      # Tern

      ```json
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.16, 0.23, 0.34] } } }
      ```
      """)

  private static let aliasBroken = ReadingRule(
    id: "alias-broken", severity: .error,
    summary: "a reference names no token",
    explanation: """
      A token that refers to a name nobody declares has no value. The same holds for a reference in curly braces in \
      prose; in a component of a front matter it is `broken-ref`.
      """,
    wrong: """
      ---
      name: Tern
      colors:
        primary: "#1F6F78"
        link: "{colors.primry}"
      ---
      # Tern
      """,
    right: """
      ---
      name: Tern
      colors:
        primary: "#1F6F78"
        link: "{colors.primary}"
      ---
      # Tern
      """)

  private static let aliasCycle = ReadingRule(
    id: "alias-cycle", severity: .error,
    summary: "references run in a circle",
    explanation: """
      Tokens that refer to each other in a ring have no value, nor has a token that refers into the ring.
      """,
    wrong: """
      ---
      name: Tern
      colors:
        primary: "{colors.link}"
        link: "{colors.primary}"
      ---
      # Tern
      """,
    right: """
      ---
      name: Tern
      colors:
        primary: "#1F6F78"
        link: "{colors.primary}"
      ---
      # Tern
      """)
}
