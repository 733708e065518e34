/** A report of a log of any length, of what can be handed to another process. */
import type { LogRecord, Units } from '@tappet/upkeep'
import type { PaperSize } from '@tappet/wire'
import type { FunctionLog } from '../_serve/function.ts'
import { type CarBook, carReport } from './car-report.ts'
import { createTexts } from './copy.ts'
import type { Course } from './course.ts'
import { maintenanceReport } from './maintenance-report.ts'

export type PrintJob = {
  owner: string
  madeAt: Date
  paper: PaperSize
  units: Units
  locale: string | undefined
  /** All that is known of the car, beside its log; the log alone where there is none. */
  book?: Omit<CarBook, 'records'>
}

/** Answers the bytes of a PDF file. @param records the newest first */
export function printReport(
  { owner, madeAt, paper, units, locale, book }: PrintJob,
  records: readonly LogRecord[],
  log: Pick<FunctionLog, 'error'>,
  course: Course,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = { owner, madeAt, paper, log, texts: createTexts(units, locale) }
  return book === undefined
    ? maintenanceReport(records, head, course)
    : carReport({ ...book, records }, head, course)
}
