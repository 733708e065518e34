/** "Page 3 of 3451" before it is known how many there are: each page names three content streams, read as one text (PDF 32000-1, 7.8.2), its own between two that all share and that are written last. The first moves all by the number's width to the left, and back within q; the page's own leaves that (`openLine`), and the second adds the number. */
import { decimal, type PageContent } from './page.ts'
import { type Word, widthOf } from './word.ts'

type Stream = { end(operators: string): void }
type PageDocument = {
  ref(data: object): Stream
  page: { fonts: Record<string, unknown>; content: unknown; dictionary: { data: object } }
}

export type PageCount = {
  add(content: PageContent): void
  finish(words: readonly Word[], sizePoints: number): void
}

export function createPageCount(document: PDFKit.PDFDocument): PageCount {
  const untyped = document as unknown as PageDocument
  const [before, after] = [untyped.ref({}), untyped.ref({})]
  return {
    add({ operators, fonts, links }) {
      document.addPage()
      const { page } = untyped
      Object.assign(page.dictionary.data, { Contents: [before, page.content, after] })
      for (const font of fonts) page.fonts[font.id] = font.ref()
      // pdfkit turns every page upside down, so that its y grows downwards; these operators do that sum themselves.
      document.addContent(`1 0 0 -1 0 ${document.page.height} cm\n${operators}`)
      for (const { x, y, width, height, url } of links) document.link(x, y, width, height, url)
      document.flushPages()
      // The list of pages holds on to each, and so to its links.
      page.dictionary.data = {}
    },
    finish(words, size) {
      const wide = decimal(widthOf(words) * size)
      before.end(`q 1 0 0 1 -${wide} 0 cm q 1 0 0 1 ${wide} 0 cm`)
      after.end(`[${words.map(({ glyphs }) => glyphs).join('')}] TJ ET Q`)
    },
  }
}
