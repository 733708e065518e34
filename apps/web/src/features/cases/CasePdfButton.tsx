import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useConnection } from '../../backend/backend.tsx'
import { Button, toast } from '../../ui/index.ts'

/** A case as a PDF, for a mechanic or a buyer. Pro, as every PDF export. */
export function CasePdfButton({ caseId }: { caseId: string }) {
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
      const refused = await savePdfReport(client, { type: 'case', case_id: caseId })
      if (refused !== null)
        toast.info('PDF report', {
          description: refused,
          action: { label: 'Upgrade', onClick: () => void navigate('/settings') },
        })
    } catch (error) {
      console.warn('The PDF report could not be made', error)
      toast.error('No PDF report', {
        description: 'It could not be made. The case is as it was. Please try again.',
      })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      icon={<FileDown aria-hidden="true" />}
      loading={loading}
      onClick={() => void save()}
      variant="ghost"
    >
      PDF report
    </Button>
  )
}
