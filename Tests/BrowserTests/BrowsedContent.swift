/// The documents of `BrowsedSite`: one system with a block of every kind, one with names and faults that are hard to set.
enum BrowsedContent {
  static let files = [
    "docgen.yml": "title: Field Notes\n", ".gitignore": "public\n",
    "Content/notes/tern/DESIGN.md": tern, "Content/notes/tern/DESIGN-swiftui.md": companion,
    "Content/notes/tern/SecondGenerationColors.xcassets/background_of_what_is_chosen.colorset/Contents.json":
      colorSet,
    "Content/notes/tern/splash.md": splash, "Content/notes/tern/semantics.json": semantics,
    "Content/maps/skua/DESIGN.md": skua,
  ]

  static let tern = """
    # Tern

    Tern is a ledger for people who walk a lot, drawn in one blue on warm paper with nothing else to look at.

    ## Colors

    ### Brand

    - **Tern Blue** (`#2456C8` light / `#8FB0FF` dark): links and buttons
    - **Tern Mist** (`#2456C8` @ 12%): what is chosen
    - **Dawn** (`linear-gradient(90deg, #2456C8, #E0A030)`): the cover

    ### Surfaces

    - **Canvas** (`#FFFDF8` light / `#14130F` dark): behind everything
    - **Card** (`#F4F0E4` light / `#22201A` dark): entries
    - **Text Primary** (`#1C1A15` light / `#F2EFE6` dark): body
    - **Text Secondary** (`#5F5A4C` light / `#A9A394` dark): dates
    - **Divider** (`#E4DFD2`): between rows
    - **Signal** (`#C8402E`): what cannot be undone

    ## Typography

    | Role | Font | Size | Weight | Line Height |
    |---|---|---|---|---|
    | Title | Manrope | 28pt | 800 | 1.2 |
    | Body | Manrope | 15pt | 400 | 1.4 |
    | Figure | Nowhere Grotesk | 17pt | 600 | 1.3 |

    ## Symbols

    | Component | Symbol | Size |
    |---|---|---|
    | Add | `plus` | 22pt |
    | Leave | `arrow.right.circle.fill` | 17pt |
    | Rest | `figure.strengthtraining.functional.and.something.longer.still` | 17pt |

    ## Spacing

    - Scale: 4, 8, 16, 24

    Every control is at least 44pt high.

    ## Corner radii

    - Card (12pt): entries

    ## Elevation

    | Level | Shadow |
    |---|---|
    | Raised | 0 2px 8px rgba(0, 0, 0, 0.2) |

    ## Motion

    - **Sheet**: spring, response 0.4s, damping fraction 0.7
    - **Fade**: ease-out, 0.2s

    ## Do's and Don'ts

    ### Do

    - Keep Tern Blue (`#2456C8`) for what can be pressed

    ### Don't

    - Set dates in **Signal**

    ## Accessibility

    - Text Primary on Canvas passes WCAG AA.

    Read [the code](DESIGN-swiftui.md#colors) and [how it starts](splash.md).

    """

  static let companion = """
    # Tern in SwiftUI

    ## Colors

    ```swift
    import SwiftUI

    extension Color {
      static let ternBlue = Color(light: 0x2456C8, dark: 0x8FB0FF)
    }
    ```

    ## Components

    ```swift
    struct EntryRow: View {
      let title: String
      var body: some View {
        Label(title, systemImage: "plus").font(.system(size: 22)).foregroundStyle(Color.ternBlue)
      }
    }

    struct AddButton: View {
      var body: some View { Image(systemName: "plus").font(.system(size: 17)) }
    }

    struct Wing: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 40))
          path.addQuadCurve(to: CGPoint(x: 80, y: 0), control: CGPoint(x: 40, y: 50))
          path.closeSubpath()
        }
      }
    }
    ```

    """

  static let splash = """
    # How Tern starts

    | Motion | Curve | Duration | Delay |
    |---|---|---|---|
    | Page opens | ease-in | 0.5s | 0s |
    | Line is drawn | ease-out | 0.4s | 0.5s |
    | Date appears | linear | 0.2s | 0.7s |

    """

  static let colorSet = """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0x24", "green": "0x80", "blue": "0xC8", "alpha": "1.000" } } } ],
      "info": { "version": 1, "author": "xcode" } }

    """

  static let semantics = """
    { "themes": { "tern": { "colors": { "light": { "success": "#2E7D5B" }, "dark": { "success": "#7FD4AE" } } } } }

    """

  /// Faults, names of three scripts, a name without a place to break, long lists.
  static let skua: String = {
    let tones = (1...24).map {
      "- **Tone \($0)** (`#\(String(0x100000 + $0 * 604_099, radix: 16))`): step \($0)\n"
    }
    let rows = (1...60).map { "| \($0) | what the reading \($0) was | \($0 * 3) |\n" }
    return """
      # Skua

      ## Colors

      - **\(String(repeating: "Extraordinarily", count: 4))LongName** (`#7A1F3D`): a name without a place to break
      - **أزرق البحر** (`#0A5C8C`): روابط وأزرار
      - **海の色** (`#127A6E`): リンクとボタン
      - **Paper** (`#FFFFFF`): canvas
      \(tones.joined())

      Text `#BBBBBB` on `#FFFFFF` passes WCAG AA. See [nothing](lost.md).

      ## Readings

      | Number | Reading | Metres |
      |---|---|---|
      \(rows.joined())

      ## Symbols

      | Component | Symbol | Size |
      |---|---|---|
      | Never drawn | `no.such.symbol` | 12pt |

      """
  }()
}
