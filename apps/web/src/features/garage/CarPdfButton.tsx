import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useConnection } from '../../backend/backend.tsx'
import { Button, toast } from '../../ui/index.ts'

/** All that is known of a car as a PDF. Pro, as every PDF export. */
export function CarPdfButton({ vehicleId, name }: { vehicleId: string; name: string }) {
  const { promise } = useConnection()
  const navigate = useNavigate()
  const [loading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      const [{ client }, { savePdfReport }] = await Promise.all([
        promise,
        import('../../backend/pdf-report.ts'),
      ])
      const refused = await savePdfReport(client, { type: 'car', vehicle_id: vehicleId })
      if (refused !== null)
        toast.info('PDF report', {
          description: refused,
          action: { label: 'Upgrade', onClick: () => void navigate('/settings') },
        })
    } catch (error) {
      console.warn('The PDF report could not be made', error)
      toast.error('No PDF report', {
        description: 'It could not be made. Nothing was changed. Please try again.',
      })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      aria-label={`PDF report of ${name}`}
      icon={<FileDown aria-hidden="true" />}
      loading={loading}
      onClick={() => void save()}
      size="sm"
      variant="secondary"
    >
      PDF
    </Button>
  )
}
