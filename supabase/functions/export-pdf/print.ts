/** A report of a log of any length, of what can be handed to another process. */
import type { Units } from '@tappet/upkeep'
import type { PaperSize } from '@tappet/wire'
import { type CarBook, carReport } from './car-report.ts'
import { createTexts } from './copy.ts'
import type { Course } from './course.ts'
import { maintenanceReport } from './maintenance-report.ts'
import type { ReportHead } from './sheet.ts'
import type { Log } from './totals.ts'

export type PrintJob = {
  owner: string
  madeAt: Date
  unsent: number
  paper: PaperSize
  units: Units
  locale: string | undefined
  /** All that is known of the car, beside its log; the log alone where there is none. */
  book?: Omit<CarBook, 'records'>
}

/** Writes the report. */
export function printReport(
  { owner, madeAt, unsent, paper, units, locale, book }: PrintJob,
  records: Log,
  { log, write, ...course }: Course & Pick<ReportHead, 'log' | 'write'>,
): Promise<void> {
  const head = { owner, madeAt, unsent, paper, log, write, texts: createTexts(units, locale) }
  return book === undefined
    ? maintenanceReport(records, head, course)
    : carReport({ ...book, records }, head, course)
}
