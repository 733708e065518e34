/** What a PDF file of ours says, read back from its bytes: pages, and their text by way of each font's ToUnicode map. */
import { spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

export type PdfText = { pages: number; pageTexts: string[]; text: string; mediaBox: number[] }

type Objects = Map<number, { dictionary: string; stream: Buffer | null }>

export function readPdf(bytes: Uint8Array): PdfText {
  const objects = readObjects(Buffer.from(bytes))
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
  const pageTexts = pages.map(({ dictionary }) => textOf(dictionary, objects))
  const box = /\/MediaBox \[([^\]]*)\]/.exec(pages[0]?.dictionary ?? '')?.[1] ?? ''
  return { pages: pages.length, pageTexts, text: pageTexts.join('\n'), mediaBox: box.split(' ').map(Number) }
}

function readObjects(file: Buffer): Objects {
  const objects: Objects = new Map()
  const text = file.toString('latin1')
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('\nendobj', start)
    const at = text.indexOf('\nstream\n', start)
    if (at === -1 || at > end) {
      objects.set(Number(match[1]), { dictionary: text.slice(start, end), stream: null })
      continue
    }
    const dictionary = text.slice(start, at)
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
    const packed = file.subarray(at + 8, at + 8 + length)
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(packed) : packed
    objects.set(Number(match[1]), { dictionary, stream })
  }
  return objects
}

function textOf(page: string, objects: Objects): string {
  const reference = (dictionary: string, name: string) =>
    objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]))
  const resources = reference(page, 'Resources')?.dictionary ?? page
  const fonts = new Map<string, Map<string, string>>()
  const named = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  for (const [, name = '', id] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const map =
      reference(objects.get(Number(id))?.dictionary ?? '', 'ToUnicode')?.stream?.toString('latin1') ?? ''
    fonts.set(name, readMap(map))
  }
  // Several streams are one text (PDF 32000-1, 7.8.2).
  const streams = /\/Contents \[?((?: ?\d+ 0 R)+)/.exec(page)?.[1] ?? ''
  const content = [...streams.matchAll(/(\d+) 0 R/g)]
    .map(([, id]) => objects.get(Number(id))?.stream?.toString('latin1') ?? '')
    .join('\n')
  return [...content.matchAll(/BT ([\s\S]*?) ET/g)].map(([, run = '']) => lineOf(run, fonts)).join('\n')
}

function lineOf(operators: string, fonts: Map<string, Map<string, string>>): string {
  let line = ''
  // What is said in place of glyphs, else the glyphs, each by its font's map.
  const parts = /\/ActualText <feff([0-9a-f]*)>>> BDC[\s\S]*?EMC|(?:\/(\w+) [\d.]+ Tf )?\[([^\]]*)\] TJ/g
  let font = ''
  for (const [, said, named = font, shown = ''] of operators.matchAll(parts)) {
    font = named
    if (said !== undefined) line += textOfUnits(said)
    for (const [, hex = ''] of shown.matchAll(/<([0-9a-f]*)>/g)) {
      for (const glyph of hex.match(/.{4}/g) ?? []) line += fonts.get(font)?.get(glyph) ?? '\uFFFD'
    }
  }
  return line
}

const textOfUnits = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** <0000> <00ff> [<…> <…>] of a CMap: glyph to text. */
function readMap(map: string): Map<string, string> {
  const fonts = new Map<string, string>()
  for (const [, from = '', entries = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(from, 16)
    // A ligature stands for several letters: <0066 0069>.
    for (const [, hex = ''] of entries.matchAll(/<([\w ]*)>/g)) {
      fonts.set(glyph.toString(16).padStart(4, '0'), textOfUnits(hex.replaceAll(' ', '')))
      glyph += 1
    }
  }
  return fonts
}

/** The text as a PDF reader (pdftotext) copies it, without spaces; null where none is installed. */
export function copyOut(bytes: Uint8Array): string | null {
  const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
  return error === undefined ? stdout.replaceAll(/[\s\u200e\u200f\u202a-\u202e]/g, '') : null
}
