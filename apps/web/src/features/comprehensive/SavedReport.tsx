import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../../backend/backend.tsx'
import { queryKeys } from '../../backend/query-keys.ts'
import { saveToHistory } from '../../backend/saved-diagnoses.ts'
import { useSession } from '../../backend/session.tsx'
import { useSignIn } from '../../backend/sign-in.ts'
import { toast } from '../../ui/index.ts'
import { ReportActions } from './ReportActions.tsx'
import { ReportView } from './ReportView.tsx'
import type { Report } from './read-report.ts'
import { readReport } from './read-report.ts'

/** One report with what can be done with it. `onChange` gets it with the row that it was saved as. */
export function SavedReport({
  report,
  onChange,
  onHome,
  onNew,
}: {
  report: Report
  onChange: (report: Report) => void
  /** Called when the driver is done with it and goes home. */
  onHome: () => void
  onNew: () => void
}) {
  const { promise } = useConnection()
  const { user } = useSession()
  const signIn = useSignIn()
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState(false)
  useStartAtHeading()
  async function save(): Promise<void> {
    if (!user) return signIn.open('Sign in to keep this diagnosis in your history.')
    setSaving(true)
    try {
      const { client } = await promise
      const historyId = await saveToHistory(client, user.id, { type: 'comprehensive', kept: report.kept })
      onChange(readReport({ ...report.kept, history_id: historyId }))
      void queryClient.invalidateQueries({ queryKey: queryKeys.history(user.id) })
      toast.success('Saved to History', {
        description: 'Comprehensive analysis saved to your diagnosis history.',
      })
    } catch (error) {
      console.warn('The diagnosis could not be saved', error)
      toast.error('Save Error', { description: 'Could not save to history. Please try again.' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <ReportView
      actions={
        <ReportActions onNew={onNew} onSave={() => void save()} report={report.shown} saving={saving} />
      }
      onBack={onNew}
      onHome={onHome}
      report={report.shown}
    />
  )
}

/** The report replaces the form: focus and scroll move to its top. */
function useStartAtHeading(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}
