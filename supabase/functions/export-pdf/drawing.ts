/** Parts that a diagnosis on paper is made of. */
import { MUTED, type Sheet } from './sheet.ts'

/** Letters that the note on replaced ones names, by code point. */
const MAX_NAMED = 20

/** Rows of a label and a value; a row without a value is left out. */
export function facts(sheet: Sheet, rows: [label: string, value: string | null][]): void {
  for (const [label, value] of rows) {
    if (value === null || value === '') continue
    const lines = sheet.wrap(value, sheet.width - 110, { weight: 'semibold' })
    sheet.ensure(20)
    sheet.line(label, sheet.left, sheet.y, { color: MUTED })
    for (const line of lines) {
      sheet.ensure(14)
      sheet.line(line, sheet.left + 110, sheet.y, { weight: 'semibold' }, { within: sheet.width - 110 })
      sheet.y += sheet.lineHeight({})
    }
    sheet.y += 2
  }
  sheet.y += 8
}

/** What the device that asked for the paper holds, and the server does not: it may be the very repair in question. */
export function drawUnsent(sheet: Sheet, changes: number): void {
  if (changes === 0) return
  const [what, are] =
    changes === 1 ? ['change', 'was not yet sent and is'] : ['changes', 'were not yet sent and are']
  const text = `${sheet.texts.number(changes)} ${what} on the device that asked for this ${are} missing here.`
  sheet.paragraph(text, { size: 10.5, weight: 'semibold' }, { gap: 10 })
}

export function heading(sheet: Sheet, text: string, size = 13): void {
  sheet.ensure(44)
  sheet.paragraph(text, { size, weight: 'semibold' }, { gap: 3 })
}

export function list(sheet: Sheet, title: string, items: readonly string[], size = 13): void {
  itemised(sheet, title, items, () => '–', size)
}

export function numbered(sheet: Sheet, title: string, items: readonly string[]): void {
  itemised(sheet, title, items, (index) => `${index + 1}.`, 13)
}

function itemised(
  sheet: Sheet,
  title: string,
  items: readonly string[],
  mark: (index: number) => string,
  size: number,
): void {
  const said = items.filter((item) => item.trim() !== '')
  if (said.length === 0) return
  heading(sheet, title, size)
  said.forEach((item, index) => {
    sheet.ensure(sheet.lineHeight({}))
    sheet.line(mark(index), sheet.left + 14, sheet.y, { color: MUTED })
    sheet.paragraph(item, {}, { indent: 32, gap: 3 })
  })
  sheet.y += 8
}

/** Names the letters for which no font was there, if there were any. */
export function replacedLetters(sheet: Sheet, whereToFind: string): void {
  const codes = sheet.typeface.replaced()
  if (codes.length === 0) return
  const named = codes
    .slice(0, MAX_NAMED)
    .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ')
  const more = codes.length > MAX_NAMED ? ` and ${codes.length - MAX_NAMED} more` : ''
  sheet.ensure(30)
  sheet.paragraph(
    `Not all letters could be shown. A “?” may stand for one of these: ${named}${more}. ${whereToFind}`,
    { size: 9, color: MUTED },
  )
}
