import type { PdfProgress } from '@tappet/wire'

/** The making of a long report, as others see it. */
export type Course = {
  /** Awaited about once a page: lets the process answer others meanwhile. */
  breath(): Promise<void>
  told(progress: PdfProgress): void
}

const SHARES = 10
const RECORDS_PER_STEP = 10_000

/** Hands on the first of each step, each tenth of it, and what is read by ten thousand: a reader hears every word. */
export function paced(told: (progress: PdfProgress) => void): (progress: PdfProgress) => void {
  let last = ''
  return (progress) => {
    const mark = `${progress.step} ${shareOf(progress)}`
    if (mark === last) return
    last = mark
    told(progress)
  }
}

function shareOf(progress: PdfProgress): number {
  switch (progress.step) {
    case 'waiting':
      return 0
    case 'reading':
      return Math.floor(progress.records / RECORDS_PER_STEP)
    case 'drawing':
      return Math.floor((SHARES * progress.records) / progress.of)
  }
}
