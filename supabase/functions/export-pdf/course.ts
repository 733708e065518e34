import type { PdfProgress } from '@tappet/wire'

export type Course = {
  /** Awaited about once a page, so that the process answers others meanwhile. */
  breath(): Promise<void>
  told(progress: PdfProgress): void
}

const SHARES = 10
const RECORDS_PER_STEP = 10_000

/** Passes on the first of each step, each tenth, and every ten thousand records: a screen reader reads each aloud. */
export function paced(tell: (progress: PdfProgress) => void): (progress: PdfProgress) => void {
  let last = ''
  return (progress) => {
    const mark = `${progress.step} ${shareOf(progress)}`
    if (mark === last) return
    last = mark
    tell(progress)
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
