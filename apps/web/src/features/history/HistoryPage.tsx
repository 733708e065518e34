import type { HistoryRow } from '@tappet/wire'
import { History, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFindings } from '../../backend/findings.ts'
import { useSession } from '../../backend/session.tsx'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Page,
  PageHeader,
  SkeletonCard,
  toast,
} from '../../ui/index.ts'
import { HistoryCard } from './HistoryCard.tsx'
import { HEAD } from './head.ts'
import { openSaved } from './open-saved.ts'
import { type Deleted, MAX_HISTORY, useClear, useHistory, useRemove, useRestore } from './queries.ts'

/** The diagnoses a driver chose to keep, under whatever is still on its way to them. */
export function HistoryPage({ waiting }: { waiting?: ReactNode }) {
  const { user } = useSession()
  if (!user) return null
  return <SavedDiagnoses userId={user.id} waiting={waiting} />
}

function SavedDiagnoses({ userId, waiting }: { userId: string; waiting: ReactNode }) {
  const history = useHistory(userId)
  const count = history.data?.length
  return (
    <Page>
      <PageHeader
        action={count ? <ClearAll count={count} userId={userId} /> : undefined}
        subtitle={count === undefined ? HEAD.subtitle : countText(count)}
        title={HEAD.title}
      />
      {waiting}
      {history.isPending ? <Loading /> : null}
      {history.isError && !history.data ? (
        <ErrorState
          action={<Button onClick={() => history.refetch()}>Try again</Button>}
          kept="Reading the list deletes nothing."
          title="Error Loading History"
          what="Failed to load your diagnosis history. Please try again."
        />
      ) : null}
      {count === 0 ? <NoHistory /> : null}
      {count ? <List rows={history.data ?? []} userId={userId} /> : null}
    </Page>
  )
}

/** What clearing deletes. A full list may not be the whole history. */
export function clearedText(listed: number): string {
  return listed < MAX_HISTORY
    ? `All your saved diagnoses are deleted: ${countText(listed)}.`
    : `All your saved diagnoses are deleted: the ${listed} listed here, and any older ones.`
}

/** "1 saved analysis", "7 saved analyses"; of a full list that it holds the newest. */
export function countText(listed: number): string {
  const count = `${listed} saved ${listed === 1 ? 'analysis' : 'analyses'}`
  return listed < MAX_HISTORY ? count : `${count}, the newest ones`
}

function List({ rows, userId }: { rows: readonly HistoryRow[]; userId: string }) {
  const navigate = useNavigate()
  const remove = useRemove(userId)
  const restore = useRestore(userId)
  const findings = useFindings(userId)
  const findingOf = ({ id }: HistoryRow) => findings.data?.find(({ history_id }) => history_id === id)
  // Awaited, not called back: the list is gone from the page before its last deletion is done.
  const putBack = (deleted: Deleted) =>
    restore.mutateAsync(deleted).catch(() => {
      toast.error('Not put back', { description: 'The diagnosis could not be restored. Please try again.' })
    })
  const deleteRow = (row: HistoryRow) => {
    const deleted = { row, finding: findingOf(row) }
    return remove.mutateAsync(row).then(
      () =>
        toast.success('Item Removed', { action: { label: 'Undo', onClick: () => void putBack(deleted) } }),
      () => toast.error('Not removed', { description: 'The server did not confirm it. Please try again.' }),
    )
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {rows.map((row) => (
        <li key={row.id}>
          <HistoryCard
            isFound={findingOf(row) !== undefined}
            onDelete={() => void deleteRow(row)}
            onView={() => void navigate(openSaved(row))}
            row={row}
          />
        </li>
      ))}
    </ul>
  )
}

function ClearAll({ userId, count }: { userId: string; count: number }) {
  const [asked, setAsked] = useState(false)
  const clear = useClear(userId)
  const confirm = async () => {
    try {
      await clear.mutateAsync()
      toast.success('History Cleared')
    } catch {
      toast.error('Not cleared', { description: 'The server did not confirm it. Please try again.' })
    }
    setAsked(false)
  }
  return (
    <>
      <Button onClick={() => setAsked(true)} variant="secondary">
        Clear All
      </Button>
      <ConfirmDialog
        confirmLabel="Clear history"
        description={`${clearedText(count)} This cannot be undone.`}
        loading={clear.isPending}
        onConfirm={() => void confirm()}
        onOpenChange={setAsked}
        open={asked}
        title="Clear your whole history?"
        tone="danger"
      />
    </>
  )
}

function NoHistory() {
  return (
    <EmptyState
      action={
        <>
          <Button icon={<Mic aria-hidden="true" />} render={<Link to="/" />}>
            Record a sound
          </Button>
          <Button render={<Link to="/comprehensive-diagnosis" />} variant="secondary">
            Start from symptoms
          </Button>
        </>
      }
      body="A diagnosis that you save appears here, with its result as you saw it."
      icon={<History aria-hidden="true" />}
      title="No History Yet"
    />
  )
}

function Loading() {
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <SkeletonCard label="Loading your history" />
      <SkeletonCard label="" />
      <SkeletonCard label="" />
      <SkeletonCard label="" />
    </div>
  )
}
