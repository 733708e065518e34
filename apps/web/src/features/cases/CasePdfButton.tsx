import { FileDown } from 'lucide-react'
import { usePdfReport } from '../../backend/reports/use-pdf-report.ts'
import { useUnsent } from '../../offline/unsent.ts'
import { Button, toast } from '../../ui/index.ts'
import { copy } from './page-copy.ts'

/** Pro, as every PDF export. */
export function CasePdfButton({ caseId }: { caseId: string }) {
  const wanted = { type: 'case', case_id: caseId, unsent: useUnsent() } as const
  const { isMaking, make } = usePdfReport(wanted, copy.pdfUnchanged, toast)
  return (
    <Button
      icon={<FileDown aria-hidden="true" />}
      loading={isMaking}
      onClick={make}
      size="sm"
      variant="ghost"
    >
      {copy.pdf}
    </Button>
  )
}
