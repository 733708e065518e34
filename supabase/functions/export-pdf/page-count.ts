/**
 * "Page 3 of 3451" on pages that are written before it is known how many there are. What a page's streams hold is read
 * as one text (PDF 32000-1, 7.8.2), so each page names three: its own between two that all pages share and that are
 * written last. The first moves all by the number's width to the left, and back within q; the page's own leaves that
 * (`openLine`), so that its last line ends where the number begins, and the second adds the number to it.
 */
import { decimal } from './page.ts'
import type { Word } from './word.ts'

/** A part of pdfkit's documents and pages that its types leave out. */
type Stream = { end(operators: string): void }
type CountedDocument = { ref(data: object): unknown }
type CountedPage = { content: unknown; dictionary: { data: { Contents: unknown } } }

export type PageCount = {
  /** Names the streams of a page that was just added. */
  show(page: unknown): void
  /** Writes the number. @param words of it @param sizePoints of the line that was left open */
  finish(words: readonly Word[], sizePoints: number): void
}

export function createPageCount(document: unknown): PageCount {
  const [before, after] = [{}, {}].map((data) => (document as CountedDocument).ref(data) as Stream)
  return {
    show(page) {
      const { content, dictionary } = page as CountedPage
      dictionary.data.Contents = [before, content, after]
    },
    finish(words, size) {
      const wide = decimal(words.reduce((sum, { width }) => sum + width, 0) * size)
      before?.end(`q 1 0 0 1 -${wide} 0 cm q 1 0 0 1 ${wide} 0 cm`)
      after?.end(`[${words.map(({ glyphs }) => glyphs).join('')}] TJ ET Q`)
    },
  }
}
