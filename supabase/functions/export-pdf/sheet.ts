/**
 * A document that is laid out here, line by line, and written by pdfkit: fonts, pages, links, compression. Pages are
 * kept as short texts of operators until it is known how many there are, then written one by one.
 */
import type { PaperSize } from '@tappet/wire'
import PDFDocument from 'pdfkit'
import type { FunctionLog } from '../_serve/function.ts'
import type { Texts } from './copy.ts'
import type { Course } from './course.ts'
import { createPage, type Page } from './page.ts'
import { directionOf } from './runs.ts'
import { loadTypeface, type Typeface, type Weight } from './typeface.ts'
import { wrap } from './wrap.ts'

export const INK = '#191B1E'
export const MUTED = '#5B6168'
const LINE = '#DEDCD5'
const ACCENT = '#F2A900'

const SIZES: Record<PaperSize, [width: number, height: number]> = { letter: [612, 792], a4: [595.28, 841.89] }
const MARGIN = 42
const FOOT = 30
const LEADING = 1.32
/** Texts whose lines are remembered: the items of a log come again and again. */
const MAX_WRAPPED = 2_000
const FOOT_STYLE = { size: 8.5, color: MUTED }

export type Style = { weight?: Weight; size?: number; color?: string }
const styled = ({ weight = 'regular', size = 10, color = INK }: Style) => ({ weight, size, color })

export type Sheet = {
  left: number
  right: number
  width: number
  /** Where the next thing goes, points from the top. */
  y: number
  typeface: Typeface
  /** How this person's figures and days are written. */
  texts: Texts
  /** Points that are left on this page. */
  room(): number
  newPage(): void
  /** Begins a page unless so much is left on this one. */
  ensure(points: number): void
  /** The lines that a text makes in a width. Empty text makes none. */
  wrap(text: string, width: number, style: Style): readonly string[]
  lineHeight(style: Style): number
  /** One printable line at a place; the y of the sheet does not move. */
  line(text: string, x: number, y: number, style: Style, options?: LineOptions): void
  /** A paragraph at the left edge, broken across pages; moves on below it. */
  paragraph(text: string, style?: Style, options?: { indent?: number; gap?: number }): void
  rule(color?: string): void
  /** The whole file, page by page. */
  finish(course?: Course): Promise<Uint8Array<ArrayBuffer>>
}
type LineOptions = {
  alignRightAt?: number
  /** Points to its right: a line that is read from right to left ends there. */
  within?: number
  link?: string
}

/** What every report is told. */
export type ReportHead = {
  /** As printed under the title: a car, an address. */
  owner: string
  madeAt: Date
  paper: PaperSize
  texts: Texts
  log: Pick<FunctionLog, 'error'>
}
export type SheetHead = Omit<ReportHead, 'owner'> & { title: string }

/**
 * @param title of the file
 * @param texts whatever may be printed that others wrote: the fonts for its letters are opened
 */
export async function createSheet(
  { paper, title, madeAt, log, texts: written }: SheetHead,
  ...texts: Iterable<string>[]
): Promise<Sheet> {
  const [width, height] = SIZES[paper]
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    // pdfkit would else read its own standard font from a file, which is not there on Supabase.
    font: '',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Tappet', Producer: 'Tappet', Creator: 'Tappet', CreationDate: madeAt },
  })
  const typeface = loadTypeface(document)
  await typeface.prepare([...texts, [written.letters]], (face, error) =>
    log.error({ err: error, face }, 'a font could not be opened'),
  )
  const [left, right, bottom] = [MARGIN, width - MARGIN, height - MARGIN - FOOT]
  const wrapped = new Map<string, readonly string[]>()
  const pages: Page[] = [createPage(height)]
  const page = () => pages.at(-1) as Page

  const put = (on: Page, text: string, x: number, y: number, style: Style, options: LineOptions = {}) => {
    const { weight, size, color } = styled(style)
    const words = typeface.words(text, weight)
    const wide = words.reduce((sum, word) => sum + word.width, 0) * size
    const end = options.within !== undefined && directionOf(text) === 'rtl' ? x + options.within : undefined
    const edge = options.alignRightAt ?? end
    const start = edge === undefined ? x : edge - wide
    on.words(words, start, y, size, color)
    if (options.link !== undefined)
      on.link({ x: start, y, width: wide, height: size * LEADING, url: options.link })
  }

  const sheet: Sheet = {
    left,
    right,
    width: right - left,
    y: MARGIN,
    typeface,
    texts: written,
    room: () => bottom - sheet.y,
    newPage() {
      page().settle()
      pages.push(createPage(height))
      sheet.y = MARGIN
    },
    ensure(points) {
      if (sheet.room() < points) sheet.newPage()
    },
    wrap(text, within, style) {
      const { weight, size } = styled(style)
      const key = `${weight} ${size} ${within} ${text}`
      const lines = wrapped.get(key) ?? wrap(typeface, text, within, { weight, size })
      if (wrapped.size >= MAX_WRAPPED) wrapped.clear()
      wrapped.set(key, lines)
      return lines
    },
    lineHeight: (style) => styled(style).size * LEADING,
    line: (text, x, y, style, options) => put(page(), text, x, y, style, options),
    paragraph(text, style = {}, { indent = 0, gap = 6 } = {}) {
      const tall = sheet.lineHeight(style)
      for (const line of sheet.wrap(text, sheet.width - indent, style)) {
        sheet.ensure(tall)
        sheet.line(line, left + indent, sheet.y, style, { within: sheet.width - indent })
        sheet.y += tall
      }
      sheet.y += gap
    },
    rule: (color = LINE) => page().rule(left, right, sheet.y, color),
    finish(course) {
      pages.forEach((each, index) => {
        const y = height - MARGIN - 10
        put(each, 'Tappet', left, y, { ...FOOT_STYLE, weight: 'semibold' })
        put(each, `Page ${index + 1} of ${pages.length}`, 0, y, FOOT_STYLE, { alignRightAt: right })
      })
      return write(document, pages, course)
    },
  }
  page().box(left, sheet.y, 36, 4, ACCENT)
  sheet.y += 16
  return sheet
}

const PAGES_PER_BREATH = 8

/** Hands the pages to pdfkit, which writes and forgets each as the next begins. */
async function write(
  document: PDFKit.PDFDocument,
  pages: readonly Page[],
  course: Course | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = growing()
  document.on('data', file.add)
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', () => resolve())
    document.on('error', reject)
  })
  for (const [index, page] of pages.entries()) {
    const { operators, fonts, links } = page.content()
    document.addPage()
    const known = (document.page as unknown as { fonts: Record<string, unknown> }).fonts
    for (const font of fonts) known[font.id] = font.ref()
    // pdfkit turns every page upside down, so that its y grows downwards; these operators do that sum themselves.
    document.addContent(`1 0 0 -1 0 ${document.page.height} cm\n${operators}`)
    for (const { x, y, width, height, url } of links) document.link(x, y, width, height, url)
    if (index % PAGES_PER_BREATH !== PAGES_PER_BREATH - 1) continue
    course?.told({ step: 'writing', pages: index + 1, of: pages.length })
    await course?.breath()
  }
  document.end()
  await ended
  return file.bytes()
}

const FIRST_BYTES = 64 * 1024

/** One array for all pieces: each of zlib's holds on to 16 kB, however short it is, and a file has one for every page. */
function growing() {
  let [held, length] = [new Uint8Array(FIRST_BYTES), 0]
  return {
    add(piece: Uint8Array): void {
      if (length + piece.length > held.length) {
        const larger = new Uint8Array(2 * (length + piece.length))
        larger.set(held.subarray(0, length))
        held = larger
      }
      held.set(piece, length)
      length += piece.length
    },
    bytes: (): Uint8Array<ArrayBuffer> => held.slice(0, length),
  }
}
