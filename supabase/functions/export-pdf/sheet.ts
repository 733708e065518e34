/**
 * A document that is laid out here, line by line, and written by pdfkit: fonts, pages, links, compression. A page is
 * written and forgotten when the next one begins.
 */
import type { PaperSize } from '@tappet/wire'
import PDFDocument from 'pdfkit'
import type { FunctionLog } from '../_serve/function.ts'
import type { Texts } from './copy.ts'
import { createPage, type Page, type PageContent } from './page.ts'
import { createPageCount, type PageCount } from './page-count.ts'
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
  /** Writes what is left of the file. */
  finish(): Promise<void>
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
  /** Changes on the asking device that the server does not have. */
  unsent: number
  paper: PaperSize
  texts: Texts
  log: Pick<FunctionLog, 'error'>
  /** Takes the file, piece by piece, while it is made. */
  write(piece: Uint8Array): void
}
export type SheetHead = Omit<ReportHead, 'owner' | 'unsent'> & { title: string }

/**
 * @param title of the file
 * @param texts whatever may be printed that others wrote: the fonts for its letters are opened
 */
export async function createSheet(
  { paper, title, madeAt, log, texts: written, write }: SheetHead,
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
  document.on('data', write)
  const typeface = loadTypeface(document)
  await typeface.prepare([...texts, [written.letters]], (face, error) =>
    log.error({ err: error, face }, 'a font could not be opened'),
  )
  const [left, right, bottom] = [MARGIN, width - MARGIN, height - MARGIN - FOOT]
  const wrapped = new Map<string, readonly string[]>()
  const count = createPageCount(document)
  let [page, number] = [createPage(height), 1]

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

  const writePage = () => {
    const y = height - MARGIN - 10
    put(page, 'Tappet', left, y, { ...FOOT_STYLE, weight: 'semibold' })
    const words = typeface.words(`Page ${number} of `, 'regular')
    const wide = words.reduce((sum, word) => sum + word.width, 0) * FOOT_STYLE.size
    page.openLine(words, right - wide, y, FOOT_STYLE.size, FOOT_STYLE.color)
    addPage(document, page.content(), count)
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
      writePage()
      page = createPage(height)
      number += 1
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
    line: (text, x, y, style, options) => put(page, text, x, y, style, options),
    paragraph(text, style = {}, { indent = 0, gap = 6 } = {}) {
      const tall = sheet.lineHeight(style)
      for (const line of sheet.wrap(text, sheet.width - indent, style)) {
        sheet.ensure(tall)
        sheet.line(line, left + indent, sheet.y, style, { within: sheet.width - indent })
        sheet.y += tall
      }
      sheet.y += gap
    },
    rule: (color = LINE) => page.rule(left, right, sheet.y, color),
    async finish() {
      writePage()
      count.finish(typeface.words(String(number), 'regular'), FOOT_STYLE.size)
      const ended = new Promise<void>((resolve, reject) => {
        document.on('end', () => resolve())
        document.on('error', reject)
      })
      document.end()
      await ended
    },
  }
  page.box(left, sheet.y, 36, 4, ACCENT)
  sheet.y += 16
  return sheet
}

/** Hands a page to pdfkit, which writes it at once. */
function addPage(
  document: PDFKit.PDFDocument,
  { operators, fonts, links }: PageContent,
  count: PageCount,
): void {
  document.addPage()
  const { page } = document
  count.show(page)
  const { fonts: known, dictionary } = page as unknown as PdfkitPage
  for (const font of fonts) known[font.id] = font.ref()
  // pdfkit turns every page upside down, so that its y grows downwards; these operators do that sum themselves.
  document.addContent(`1 0 0 -1 0 ${page.height} cm\n${operators}`)
  for (const { x, y, width, height, url } of links) document.link(x, y, width, height, url)
  document.flushPages()
  // The list of pages holds on to each, and through this to its links.
  dictionary.data = {}
}

/** What pdfkit's types leave out. */
type PdfkitPage = { fonts: Record<string, unknown>; dictionary: { data: object } }
