/** The zeros of the decimal digits that keyboards write (Unicode, category Nd); nine follow each. */
export const ZEROS: readonly number[] = [
  0x0030, // ASCII
  0x0660, // Arabic-Indic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0e50, // Thai
  0xff10, // full width
]

/** Other signs for the point, the comma, the minus and the apostrophe. Only ٫ says by itself which one it is. */
export const SIGNS: Readonly<Record<string, string>> = {
  '٫': '٫',
  '٬': "'",
  '،': ',',
  '，': ',',
  '．': '.',
  '−': '-',
  '’': "'",
  ʼ: "'",
}
