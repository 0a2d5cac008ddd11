import Testing

@testable import FileEmbedder

@Suite("Embedded source") struct EmbeddedSourceTests {
  @Test(arguments: [
    ("", "#\"\"\"\n\n\"\"\"#"),
    ("a", "#\"\"\"\na\n\"\"\"#"),
    ("a\n", "#\"\"\"\na\n\n\"\"\"#"),
    ("x \"\"\"## \\#(y)", "###\"\"\"\nx \"\"\"## \\#(y)\n\"\"\"###"),
  ])
  func `quotes text without adding or losing a byte`(text: String, wanted: String) {
    #expect(EmbeddedSource.literal(text) == wanted)
  }

  @Test(arguments: [
    ("é\t\n", true), ("a\r\n", false), ("a\u{0}", false), ("\u{7F}", false),
  ])
  func `takes as text what the compiler keeps to the byte`(text: String, isText: Bool) {
    #expect((EmbeddedSource.literalText(Array(text.utf8)) != nil) == isText)
  }

  @Test func `takes broken UTF-8 as bytes`() {
    #expect(EmbeddedSource.literalText([0x61, 0xFF]) == nil)
  }

  @Test func `lists files in the order given, others than text as Base64`() {
    let source = EmbeddedSource.swift(
      files: [(path: "b.css", bytes: [0x61]), (path: "a.bin", bytes: [0, 255])], folder: "Templates")
    #expect(source.hasPrefix("// Made by FileEmbedder from the files of Templates. Changes here are lost.\n"))
    #expect(
      source.hasSuffix(
        """
        enum EmbeddedFiles {
          static let all: [EmbeddedFile] = [
            EmbeddedFile(path: #\"\"\"
        b.css
        \"\"\"#, isBase64: false, text:
        #\"\"\"
        a
        \"\"\"#),
            EmbeddedFile(path: #\"\"\"
        a.bin
        \"\"\"#, isBase64: true, text:
        #\"\"\"
        AP8=
        \"\"\"#),
          ]
        }

        """))
  }
}
