import Design
import Syntax

/// A sample in the script that a face is named for: Latin letters say nothing about a Japanese face.
struct ScriptSample {
  /// The language, as BCP 47 writes it.
  let language: String
  /// A few words of it.
  let text: String

  /// The samples of a style's family and fallbacks, each language once.
  static func all(of style: TypeStyle) -> [ScriptSample] {
    var samples: [ScriptSample] = []
    for family in [style.family].compactMap({ $0 }) + style.fallbacks {
      guard let language = language(of: family), let text = texts[language],
        !samples.contains(where: { $0.language == language })
      else { continue }
      samples.append(ScriptSample(language: language, text: text))
    }
    return samples
  }

  /// The language a family's name speaks of; nil for what is Latin for all one knows.
  static func language(of family: String) -> String? {
    let name = family.lowercased()
    let words = Words.split(family)
    return known.first { entry in
      entry.parts.contains(where: name.holds) || words.contains(where: entry.words.contains)
    }?.language
  }

  private static let known: [(language: String, parts: [String], words: [String])] = [
    (
      "ja",
      ["hiragino", "yu gothic", "yugothic", "yu mincho", "meiryo", "biz ud", "m plus", "kosugi", "sawarabi"],
      ["jp", "japanese"]
    ),
    (
      "ko", ["apple sd gothic", "applesdgothic", "malgun", "nanum", "pretendard", "spoqa"],
      ["kr", "korean"]
    ),
    ("zh-Hant", ["pingfang tc", "pingfang hk", "heiti tc", "jhenghei"], ["tc", "hk", "tw"]),
    ("zh-Hans", ["pingfang", "heiti", "songti", "yahei", "source han", "cjk"], ["sc", "cn"]),
  ]

  private static let texts = [
    "ja": "静かな紙の上で、文字がかたる。アイウエオ 9:41",
    "ko": "조용한 종이 위에서 글자가 말한다. 9:41",
    "zh-Hans": "安静的纸上，字自己说话。简体 9:41",
    "zh-Hant": "安靜的紙上，字自己說話。繁體 9:41",
  ]
}
