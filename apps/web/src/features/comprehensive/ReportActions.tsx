import type { ShownReport } from '@tappet/diagnosis/saved'
import { BookmarkCheck, BookmarkPlus, FileDown, Printer, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePdfReport } from '../../backend/reports/use-pdf-report.ts'
import { canShare, copyText, shareText } from '../../platform/files/share.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Button, IconButton, PassOnButtons, toast } from '../../ui/index.ts'
import { answerOf } from './copy.ts'
import { reportCopy } from './report-copy.ts'
import { reportText } from './report-text.ts'

export function ReportActions({
  report,
  saving,
  watch,
  onSave,
  onNew,
}: {
  report: ShownReport
  saving: boolean
  watch: ReactNode
  onSave: () => void
  onNew: () => void
}) {
  const saved = report.history_id !== null
  return (
    <>
      {saved ? (
        <Button settled icon={<BookmarkCheck />}>
          {reportCopy.inHistory}
        </Button>
      ) : (
        <Button icon={<BookmarkPlus />} loading={saving} onClick={onSave}>
          {reportCopy.save}
        </Button>
      )}
      <Button icon={<RotateCcw />} onClick={onNew} variant="secondary">
        {reportCopy.newAnalysis}
      </Button>
      {report.history_id === null ? null : <PdfButton historyId={report.history_id} />}
      {watch}
      <div className="flex gap-1">
        <PassOn report={report} />
      </div>
    </>
  )
}

function PdfButton({ historyId }: { historyId: string }) {
  const wanted = { type: 'diagnosis', history_id: historyId } as const
  const { isMaking, make } = usePdfReport(wanted, reportCopy.keptInHistory, toast)
  return (
    <Button icon={<FileDown />} loading={isMaking} onClick={make} variant="secondary">
      {reportCopy.pdf}
    </Button>
  )
}

function PassOn({ report }: { report: ShownReport }) {
  const { distance: unit } = useUnits()
  const text = () => reportText(report, unit)
  const { name } = answerOf(report)
  return (
    <>
      <PassOnButtons
        onCopy={() => copyText(text())}
        onShare={canShare() ? () => void shareText(name, text()) : undefined}
      />
      <IconButton icon={<Printer />} label={reportCopy.print} onClick={() => window.print()} />
    </>
  )
}
