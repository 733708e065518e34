/**
 * Fonts for letters that Barlow lacks: one file of Noto Sans for each script, one for emoji and one for signs (SIL Open Font License 1.1, see
 * fonts/LICENSE.txt), written by scripts/script-fonts.ts. In the order in which they are asked; `calls` says which
 * letters are worth loading a file for, when the files before it have left them over.
 */
const CHINESE = /\p{Script=Han}|\p{Script_Extensions=Han}|[\u{ff00}-\u{ffef}]/u

export const FACES = [
  { name: 'cyrillic', file: 'noto-sans-cyrillic', calls: /[\p{Script=Cyrillic}№]/u },
  { name: 'cyrillic-ext', file: 'noto-sans-cyrillic-ext', calls: /\p{Script=Cyrillic}/u },
  { name: 'greek', file: 'noto-sans-greek', calls: /\p{Script=Greek}/u },
  { name: 'greek-ext', file: 'noto-sans-greek-ext', calls: /\p{Script=Greek}/u },
  { name: 'latin-ext', file: 'noto-sans-latin-ext', calls: /[\p{Script=Latin}\p{Sc}]/u },
  { name: 'armenian', file: 'noto-sans-armenian-armenian', calls: /\p{Script=Armenian}/u },
  { name: 'georgian', file: 'noto-sans-georgian-georgian', calls: /\p{Script=Georgian}/u },
  { name: 'hebrew', file: 'noto-sans-hebrew-hebrew', calls: /\p{Script=Hebrew}/u },
  { name: 'arabic', file: 'noto-sans-arabic-arabic', calls: /\p{Script_Extensions=Arabic}/u },
  { name: 'devanagari', file: 'noto-sans-devanagari-devanagari', calls: /\p{Script_Extensions=Devanagari}/u },
  { name: 'bengali', file: 'noto-sans-bengali-bengali', calls: /\p{Script_Extensions=Bengali}/u },
  { name: 'tamil', file: 'noto-sans-tamil-tamil', calls: /\p{Script_Extensions=Tamil}/u },
  { name: 'thai', file: 'noto-sans-thai-thai', calls: /\p{Script_Extensions=Thai}/u },
  { name: 'kr', file: 'noto-sans-kr-korean', calls: /\p{Script=Hangul}/u },
  { name: 'sc', file: 'noto-sans-sc-chinese-simplified', calls: CHINESE },
  { name: 'tc', file: 'noto-sans-tc-chinese-traditional', calls: CHINESE },
  {
    name: 'jp',
    file: 'noto-sans-jp-japanese',
    calls: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|\p{Script_Extensions=Han}/u,
  },
  { name: 'emoji', file: 'noto-emoji-emoji', calls: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u },
  { name: 'symbols', file: 'noto-sans-symbols-2-symbols', calls: /[\p{So}\p{Sm}]/u },
] as const
export type FaceName = (typeof FACES)[number]['name']

/** Letters that only Japanese has: with them, signs that it shares with Chinese are drawn as in Japan. */
export const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
