import { NO_PDF_HERE } from '@tappet/wire'
import { useState } from 'react'
import { upgradeAction, useUpgrade } from '../../../backend/account/plans.ts'
import type { CarKey } from '../../../backend/car/car.ts'
import { useConnection } from '../../../backend/connection/backend.tsx'
import { localDay } from '../../../format/local-day.ts'
import { unsentText, useUnsent } from '../../../offline/unsent.ts'
import { saveFile } from '../../../platform/files/files.ts'
import { toast } from '../../../ui/index.ts'
import { copy, PRO_ONLY } from '../copy.ts'
import type { ExportKind } from './export-log.ts'

const key = 'export-log'

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
  const save = async (kind: ExportKind) => {
    const { exportLog, PdfBusy, ProOnly } = await import('./export-log.ts')
    try {
      const { client } = await promise
      const about = { userId, vehicleId: car?.id ?? null }
      const { name, content } = await exportLog(client, about, kind, localDay(new Date()), {
        told: say,
        unsent,
      })
      if (!(await saveFile(name, content))) return
      toast.success(copy.exportDone, {
        key,
        description: [copy.exportSaved(kind), unsentText(unsent)].filter(Boolean).join('. '),
      })
    } catch (error) {
      if (error instanceof ProOnly)
        toast.warning(upgrade === null ? NO_PDF_HERE : PRO_ONLY, { key, ...upgradeAction(upgrade) })
      else fail(error instanceof PdfBusy ? error.message : undefined)
    }
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
