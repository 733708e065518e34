/** A run of one script: HarfBuzz's glyphs in pdfkit's font, which embeds only those. */
import type { Face, Placed } from './faces.ts'
import type { PageFont, Word } from './word.ts'

type Glyph = { hex: string; width: number; placed: Placed }

/** Words carry `said` where the glyphs' letters in a row do not give the text back. */
export function shapeRun(face: Face, font: PageFont, text: string, isRightToLeft: boolean): Word[] {
  const placed = face.shape(text, isRightToLeft)
  const ends = endsOf(placed, text)
  return isRightToLeft ? fromTheRight(placed, ends, font, text) : fromTheLeft(placed, ends, font, text)
}

function endsOf(placed: readonly Placed[], text: string): ReadonlyMap<number, number> {
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  return new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]))
}

/** A cluster's first glyph stands for its letters; Indic vowels and Thai are said for the run. */
function fromTheLeft(
  placed: readonly Placed[],
  ends: ReadonlyMap<number, number>,
  font: PageFont,
  text: string,
): Word[] {
  const spoken = new Set<number>()
  const letters = placed.map(({ cluster }) => {
    const own = spoken.has(cluster) ? '' : text.slice(cluster, ends.get(cluster))
    spoken.add(cluster)
    return own
  })
  const glyphs = placed.map((each, index) => ({
    ...numbered(each.glyph, letters[index] ?? '', font),
    placed: each,
  }))
  const words = raised(font, glyphs)
  const isPlain = words.length === 1 && letters.join('') === text && !letters.includes('')
  return isPlain ? words : saying(words, text)
}

/**
 * The body stands for a letter and its points, which come after the run: readers reverse the letters themselves, and
 * would see gaps between them otherwise.
 */
function fromTheRight(
  placed: readonly Placed[],
  ends: ReadonlyMap<number, number>,
  font: PageFont,
  text: string,
): Word[] {
  const bodies: Glyph[] = []
  const points: Glyph[] = []
  let pen = 0
  for (const cluster of byCluster(placed)) {
    const widest = cluster.reduce((best, each) => (each.advance > best.advance ? each : best))
    const width = cluster.reduce((sum, { advance }) => sum + advance, 0)
    let at = pen
    for (const each of cluster) {
      const right = at - pen + each.right
      if (each === widest) {
        const letters = text.slice(each.cluster, ends.get(each.cluster))
        bodies.push({ ...numbered(each.glyph, letters, font), placed: { ...each, right, advance: width } })
      } else
        points.push({
          ...numbered(each.glyph, '', font),
          placed: { ...each, right: at + each.right, advance: 0 },
        })
      at += each.advance
    }
    pen += width
  }
  const back = points.map((point) => ({
    ...point,
    placed: { ...point.placed, right: point.placed.right - pen },
  }))
  return [...raised(font, bodies), ...saying(raised(font, back), '')]
}

function byCluster(placed: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = []
  for (const glyph of placed) {
    const last = groups.at(-1)
    if (last?.[0]?.cluster === glyph.cluster) last.push(glyph)
    else groups.push([glyph])
  }
  return groups
}

function raised(font: PageFont, glyphs: readonly Glyph[]): Word[] {
  const words: Word[] = []
  for (let start = 0; start < glyphs.length; ) {
    const rise = glyphs[start]?.placed.up ?? 0
    let end = start + 1
    while (end < glyphs.length && glyphs[end]?.placed.up === rise) end++
    words.push({ ...glyphsWord(font, glyphs.slice(start, end)), ...(rise !== 0 && { rise }) })
    start = end
  }
  return words
}

function saying(words: Word[], said: string): Word[] {
  const [first, last] = [words[0], words.at(-1)]
  if (first !== undefined && last !== undefined) {
    first.said = said
    last.ends = true
  }
  return words
}

/** By font and glyph; one that stands for different letters has a number for each. */
const numbers = new WeakMap<PageFont, Map<string, number>>()

function numbered(glyph: number, letters: string, font: PageFont): { hex: string; width: number } {
  const ofFont = numbers.get(font) ?? new Map<string, number>()
  numbers.set(font, ofFont)
  const key = `${glyph} ${letters}`
  const id = ofFont.get(key) ?? font.subset.glyphs.push(glyph) - 1
  ofFont.set(key, id)
  const width = font.widths[id] ?? font.font.getGlyph(glyph).advanceWidth * font.scale
  font.widths[id] = width
  font.unicode[id] ??= Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
  return { hex: id.toString(16).padStart(4, '0'), width }
}

/** Glyphs of one height. TJ takes what the pen goes back, in thousandths. */
function glyphsWord(font: PageFont, glyphs: readonly Glyph[]): Word {
  let text = '<'
  let width = 0
  const back = (thousandths: number) => {
    if (Math.abs(thousandths) >= 0.05) text += `> ${thousandths.toFixed(1)} <`
  }
  for (const { hex, width: own, placed } of glyphs) {
    back(-placed.right * 1000)
    text += hex
    back(placed.right * 1000 + own - placed.advance * 1000)
    width += placed.advance
  }
  return { font, glyphs: `${text}>`, width }
}
