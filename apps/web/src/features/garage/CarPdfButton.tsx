import { FileDown } from 'lucide-react'
import { usePdfReport } from '../../backend/reports/use-pdf-report.ts'
import { useUnsent } from '../../offline/unsent.ts'
import { Button, toast } from '../../ui/index.ts'

export function CarPdfButton({ vehicleId, name }: { vehicleId: string; name: string }) {
  const wanted = { type: 'car', vehicle_id: vehicleId, unsent: useUnsent() } as const
  const { isMaking, make } = usePdfReport(wanted, 'Nothing was changed.', toast)
  return (
    <Button
      aria-label={`PDF report of ${name}`}
      icon={<FileDown aria-hidden="true" />}
      loading={isMaking}
      onClick={make}
      size="sm"
      variant="secondary"
    >
      PDF
    </Button>
  )
}
