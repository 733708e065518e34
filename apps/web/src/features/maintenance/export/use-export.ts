import { NO_PDF_HERE } from '@tappet/wire'
import { FileDown, FileText } from 'lucide-react'
import { useState } from 'react'
import { useBackend } from '../../../backend/backend.tsx'
import type { CarKey } from '../../../backend/car.ts'
import { upgradeAction, useUpgrade } from '../../../backend/plans.ts'
import { localDay } from '../../../format/local-day.ts'
import { saveFile } from '../../../platform/files/files.ts'
import { Button, toast } from '../../../ui/index.ts'
import { PRO_ONLY } from '../copy.ts'
import type { ExportKind } from './export-log.ts'

/** What became of an export takes the place of what was said at once. */
const key = 'export-log'

/** Exports the log: CSV on every plan, a PDF report on Pro. */
export function ExportButtons({ userId, car }: { userId: string; car: CarKey | null }) {
  const { client } = useBackend()
  const upgrade = useUpgrade()
  const [running, setRunning] = useState<ExportKind | null>(null)
  const run = async (kind: ExportKind) => {
    if (running) return
    setRunning(kind)
    if (kind === 'pdf')
      toast.info('The PDF is being made', { key, description: 'A long log takes some seconds.' })
    const { exportLog, PdfBusy, ProOnly } = await import('./export-log.ts')
    try {
      const { name, content } = await exportLog(
        client,
        { userId, vehicleId: car?.id ?? null },
        kind,
        localDay(new Date()),
        (description) => toast.info('The PDF is being made', { key, description }),
      )
      if (!(await saveFile(name, content))) return
      toast.success('Export Complete', {
        key,
        description: `Maintenance report exported as ${kind.toUpperCase()}`,
      })
    } catch (error) {
      if (error instanceof ProOnly)
        toast.warning(upgrade === null ? NO_PDF_HERE : PRO_ONLY, { key, ...upgradeAction(upgrade) })
      else
        toast.error('Export Failed', {
          key,
          description: error instanceof PdfBusy ? error.message : 'Could not export maintenance report',
        })
    } finally {
      setRunning(null)
    }
  }
  return (
    <>
      <Button
        icon={<FileDown aria-hidden="true" />}
        loading={running === 'csv'}
        onClick={() => void run('csv')}
        size="sm"
        variant="secondary"
      >
        <span>
          <span className="max-sm:sr-only">Export </span>CSV
        </span>
      </Button>
      <Button
        icon={<FileText aria-hidden="true" />}
        loading={running === 'pdf'}
        onClick={() => void run('pdf')}
        size="sm"
        variant="secondary"
      >
        <span>
          <span className="max-sm:sr-only">Export </span>PDF
        </span>
      </Button>
    </>
  )
}
