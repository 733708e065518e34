import { useQueryClient } from '@tanstack/react-query'
import type { DifferentialCase } from '@tappet/diagnosis'
import { useEffect, useRef } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useWhenKnown } from '../../backend/account/wait-for-session.ts'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { isRefusal, MAY_BE_SAVED } from '../../backend/connection/failed-write.ts'
import { saveToHistory } from '../../backend/diagnoses/saved-diagnoses.ts'
import { useRowUpdates } from '../../backend/diagnoses/use-row-updates.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { SavingNote, toast } from '../../ui/index.ts'
import type { DifferentialSlot, FollowUpSlot, LeadParts } from './differential-slot.ts'
import { ReportActions } from './ReportActions.tsx'
import { ReportView } from './ReportView.tsx'
import { type Report, readReport } from './read-report.ts'
import { reportCopy } from './report-copy.ts'

export type SavedReportProps = {
  report: Report
  differential: DifferentialSlot
  followUp: FollowUpSlot
  onChange: (report: Report) => void
  /** Called when the driver is done with it and goes home. */
  onHome: () => void
  onNew: () => void
}

export function SavedReport({
  report,
  differential: { View },
  followUp: { Watch, Finding, OfCar },
  onChange,
  onHome,
  onNew,
}: SavedReportProps) {
  const { promise } = useConnection()
  const { user } = useSession()
  const signIn = useSignIn()
  const queryClient = useQueryClient()
  const rows = useRowUpdates()
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  }, [report])
  const put = (next: Record<string, unknown>) => {
    latest.current = readReport(next)
    onChange(latest.current)
  }
  const answer = (differential: DifferentialCase) => {
    const { kept, shown } = latest.current
    put({ ...kept, differential })
    if (shown.history_id !== null) rows.update(shown.history_id, differential)
  }
  const [save, saving] = useOneAtATime(async () => {
    if (!user) return signIn.open(reportCopy.signInToSave)
    try {
      const { client } = await promise
      const saved = latest.current
      const { id: historyId } = await saveToHistory(client, user.id, {
        type: 'comprehensive',
        kept: saved.kept,
      })
      const { kept, shown } = latest.current
      put({ ...kept, history_id: historyId })
      // Answers that were given while it was being saved.
      if (shown.differential !== null && kept.differential !== saved.kept.differential)
        rows.update(historyId, shown.differential)
      void queryClient.invalidateQueries({ queryKey: queryKeys.history(user.id) })
      toast.success(reportCopy.saved, {
        description: reportCopy.savedWhat,
      })
    } catch (error) {
      console.warn('The diagnosis could not be saved', error)
      toast.error(reportCopy.saveError, {
        description: isRefusal(error) ? reportCopy.notSaved : `${reportCopy.notSaved} ${MAY_BE_SAVED}`,
      })
    }
  })
  const { differential } = report.shown
  const { press, waits } = useWhenKnown(() => void save())
  const onSaved = (historyId: string) => put({ ...latest.current.kept, history_id: historyId })
  const page = (parts: LeadParts | null) => (
    <ReportView
      actions={
        <>
          <ReportActions
            onNew={onNew}
            onSave={press}
            report={report.shown}
            saving={saving || waits}
            watch={<Watch onSaved={onSaved} report={report} />}
          />
          <OfCar onChoose={(vehicle_id) => put({ ...latest.current.kept, vehicle_id })} report={report} />
        </>
      }
      finding={<Finding onSaved={onSaved} report={report} />}
      onBack={onNew}
      onHome={onHome}
      parts={parts}
      report={report.shown}
    />
  )
  if (differential === null) return page(null)
  return (
    <View
      note={<SavingNote onRetry={rows.retry} state={rows.state} />}
      onChange={answer}
      value={differential}
    >
      {page}
    </View>
  )
}
