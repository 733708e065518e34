import type { Units } from '@tappet/upkeep'
import type { HistoryRow, PaperSize } from '@tappet/wire'
import { type CarBook, carReport } from './car-report.ts'
import type { OneCase } from './case-file.ts'
import { caseReport, type RepairRecord } from './case-report.ts'
import { createTexts } from './copy.ts'
import type { Course } from './course.ts'
import { diagnosisReport } from './diagnosis-report.ts'
import { type Print, writeReport } from './layout.ts'
import { maintenanceReport } from './log-report.ts'
import type { Report, ReportHead } from './report.ts'
import type { Log } from './totals.ts'

export type Subject =
  | { type: 'maintenance' }
  | { type: 'car'; book: CarBook }
  | { type: 'case'; case: OneCase; repairs: readonly RepairRecord[] }
  | { type: 'diagnosis'; row: Pick<HistoryRow, 'type' | 'data' | 'created_at'> }

export type PrintJob = {
  subject: Subject
  owner: string
  madeAt: Date
  unsent: number
  paper: PaperSize
  units: Units
  locale: string | undefined
}

export function printReport(
  { subject, units, locale, ...job }: PrintJob,
  records: Log,
  { log, write, ...course }: Course & Pick<Print, 'log' | 'write'>,
): Promise<void> {
  const print = { ...job, log, write, texts: createTexts(units, locale) }
  return writeReport(reportOf(subject, records, print), print, course)
}

function reportOf(subject: Subject, records: Log, head: ReportHead): Report {
  switch (subject.type) {
    case 'maintenance':
      return maintenanceReport(records, head)
    case 'car':
      return carReport(subject.book, records, head)
    case 'case':
      return caseReport(subject.case, subject.repairs, head)
    case 'diagnosis':
      return diagnosisReport(subject.row, head)
  }
}
