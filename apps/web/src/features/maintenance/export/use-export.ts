import { NO_PDF_HERE } from '@tappet/wire'
import { useState } from 'react'
import { upgradeAction, useUpgrade } from '../../../backend/account/plans.ts'
import type { CarKey } from '../../../backend/car/car.ts'
import { useConnection } from '../../../backend/connection/backend.tsx'
import { unsentText, useUnsent } from '../../../offline/unsent.ts'
import { saveFile } from '../../../platform/files/files.ts'
import { toast } from '../../../ui/index.ts'
import { copy } from '../copy.ts'

const key = 'export-log'

export type ExportKind = 'csv' | 'pdf'

export type LogExport = { running: ExportKind | null; run: (kind: ExportKind) => void }

/** One file at a time: CSV on every plan, PDF on Pro. */
export function useExport(userId: string, car: CarKey | null): LogExport {
  // The log is shown without a connection too.
  const { promise } = useConnection()
  const upgrade = useUpgrade()
  const unsent = useUnsent()
  const [running, setRunning] = useState<ExportKind | null>(null)
  const say = (description: string) => toast.info(copy.exporting, { key, description })
  const fail = (description: string = copy.exportFailedHelp) =>
    toast.error(copy.exportFailed, { key, description })
  const fileOf = async (kind: ExportKind) => {
    const { client } = await promise
    const of = { user_id: userId, ...(car && { vehicle_id: car.id }) }
    if (kind === 'csv') {
      const { exportCsv } = await import('./export-csv.ts')
      return { kind: 'file' as const, ...(await exportCsv(client, of, unsent)) }
    }
    const { fetchPdfReport } = await import('../../../backend/reports/pdf-report.ts')
    return fetchPdfReport(client, { type: 'maintenance', ...of, unsent }, say)
  }
  const save = async (kind: ExportKind) => {
    const answer = await fileOf(kind)
    if (answer.kind === 'refused') {
      toast.warning(upgrade === null ? NO_PDF_HERE : answer.message, { key, ...upgradeAction(upgrade) })
      return
    }
    if (answer.kind === 'busy') return fail(answer.message)
    if (!(await saveFile(answer.name, answer.file))) return
    toast.success(copy.exportDone, {
      key,
      description: [copy.exportSaved(kind), unsentText(unsent)].filter(Boolean).join('. '),
    })
  }
  const run = (kind: ExportKind) => {
    if (running) return
    setRunning(kind)
    if (kind === 'pdf') say(copy.exportTime)
    save(kind)
      .catch(() => fail())
      .finally(() => setRunning(null))
  }
  return { running, run }
}
