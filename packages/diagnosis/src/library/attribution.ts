import type { TitleSource } from './meaning.ts'

export const TITLE_SOURCE_WORDS: Readonly<Record<TitleSource, string>> = {
  'Wal33D/dtc-database': 'Meaning: Wal33D/dtc-database (MIT), in the words of SAE J2012.',
  'foerbsnavi/OBDex': 'Meaning: OBDex (CC0), in the words of SAE J2012.',
  Tappet: "Meaning: Tappet, after makers' manuals of the cars that set it.",
  'fabiovila/OBDIICodes': 'Meaning: fabiovila/OBDIICodes (MIT), in the words of SAE J2012.',
}
