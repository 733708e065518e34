import { useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus, Mic } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useWhenKnown } from '../../backend/account/wait-for-session.ts'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { isRefusal, MAY_BE_SAVED } from '../../backend/connection/failed-write.ts'
import { SOUND_REFUSED, saveToHistory } from '../../backend/diagnoses/saved-diagnoses.ts'
import { canShare, copyText, shareText } from '../../platform/files/share.ts'
import { Button, PassOnButtons, toast } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { LatestResult } from './read-result.ts'
import { reportText } from './report.ts'

type SaveProps = { result: LatestResult; onSaved: (historyId: string) => void }

/** What can be done with a result: keep it, start again, share it. */
export function ResultActions({ result, onSaved, watch }: SaveProps & { watch: ReactNode }) {
  return (
    <>
      {/* Saved under the recording's id, it would stand in the way of the server's answer. */}
      {result.shown.preliminary ? null : <SaveButton onSaved={onSaved} result={result} />}
      <Button icon={<Mic />} render={<Link to="/" />} variant="secondary">
        {copy.newAnalysis}
      </Button>
      {watch}
      <div className="flex gap-1">
        <ReportButtons result={result} />
      </div>
    </>
  )
}

function SaveButton({ result, onSaved }: SaveProps) {
  const { promise } = useConnection()
  const { user } = useSession()
  const signIn = useSignIn()
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState(false)
  async function save(): Promise<void> {
    if (!user) return signIn.open(copy.signInToSave)
    setSaving(true)
    try {
      const { client } = await promise
      const { id, isSoundRefused } = await saveToHistory(client, user.id, {
        type: 'audio',
        kept: result.kept,
      })
      onSaved(id)
      void queryClient.invalidateQueries({ queryKey: queryKeys.history(user.id) })
      toast.success(copy.saved, isSoundRefused ? { description: SOUND_REFUSED } : {})
    } catch (error) {
      toast.error(copy.saveError, {
        description: isRefusal(error) ? copy.notSaved : `${copy.notSaved} ${MAY_BE_SAVED}`,
      })
    } finally {
      setSaving(false)
    }
  }
  const { press, waits } = useWhenKnown(() => void save())
  if (result.shown.history_id !== null) {
    return (
      <Button settled icon={<BookmarkCheck />}>
        {copy.inHistory}
      </Button>
    )
  }
  return (
    <Button icon={<BookmarkPlus />} loading={saving || waits} onClick={press}>
      {copy.save}
    </Button>
  )
}

function ReportButtons({ result }: { result: LatestResult }) {
  const text = () => reportText(result.shown)
  return (
    <PassOnButtons
      onCopy={() => copyText(text())}
      onShare={canShare() ? () => void shareText(result.shown.issue.name, text()) : undefined}
    />
  )
}
