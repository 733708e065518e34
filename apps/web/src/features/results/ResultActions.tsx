import { useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus, Copy, Mic, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBackend } from '../../backend/backend.tsx'
import { keepResult, LATEST_RESULT_KEY } from '../../backend/kept-results.ts'
import { queryKeys } from '../../backend/query-keys.ts'
import { useSession } from '../../backend/session.tsx'
import { useSignIn } from '../../backend/sign-in.ts'
import { canShare, copyText, shareText } from '../../platform/share.ts'
import { Button, IconButton, toast } from '../../ui/index.ts'
import type { LatestResult } from './read-result.ts'
import { reportText } from './report.ts'
import { saveToHistory } from './save.ts'

/** What can be done with a result: keep it, begin anew, pass it on. */
export function ResultActions({ result }: { result: LatestResult }) {
  return (
    <>
      <SaveButton result={result} />
      <Button icon={<Mic aria-hidden="true" />} render={<Link to="/" />} variant="secondary">
        New Analysis
      </Button>
      <div className="ml-auto flex gap-1">
        <ReportButtons result={result} />
      </div>
    </>
  )
}

function SaveButton({ result }: { result: LatestResult }) {
  const { client } = useBackend()
  const { user } = useSession()
  const signIn = useSignIn()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState(result.shown.history_id !== null)
  const [saving, setSaving] = useState(false)
  async function save(): Promise<void> {
    if (!user) return signIn.open('Sign in to keep this diagnosis in your history.')
    setSaving(true)
    try {
      const historyId = await saveToHistory(client, user.id, result)
      keepResult(LATEST_RESULT_KEY, { ...result.kept, history_id: historyId })
      setSaved(true)
      void queryClient.invalidateQueries({ queryKey: queryKeys.history(user.id) })
      toast.success('Saved to History')
    } catch {
      toast.error('Save Error', { description: 'Could not save to history. Please try again.' })
    } finally {
      setSaving(false)
    }
  }
  if (saved) {
    return (
      <Button disabled icon={<BookmarkCheck aria-hidden="true" />}>
        In your history
      </Button>
    )
  }
  return (
    <Button icon={<BookmarkPlus aria-hidden="true" />} loading={saving} onClick={() => void save()}>
      Save to History
    </Button>
  )
}

function ReportButtons({ result }: { result: LatestResult }) {
  const text = () => reportText(result.shown)
  async function copy(): Promise<void> {
    if (await copyText(text())) toast.success('Report Copied')
    else toast.error('Not copied', { description: 'This browser does not let the page use the clipboard.' })
  }
  return (
    <>
      {canShare() ? (
        <IconButton
          icon={<Share2 aria-hidden="true" />}
          label="Share Report"
          onClick={() => void shareText(result.shown.issue.name, text())}
        />
      ) : null}
      <IconButton icon={<Copy aria-hidden="true" />} label="Copy Report" onClick={() => void copy()} />
    </>
  )
}
