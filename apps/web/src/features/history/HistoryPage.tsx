import type { HistoryRow } from '@tappet/wire'
import { History, Mic } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { carName } from '../../backend/car/car.ts'
import { failedWrite } from '../../backend/connection/failed-write.ts'
import { useFindings } from '../../backend/diagnoses/findings.ts'
import { HEADS } from '../../format/page-heads.ts'
import { CARS_UNREAD } from '../../offline/garage/copy.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  LoadFailed,
  Page,
  PageHeader,
  SkeletonCard,
  toast,
} from '../../ui/index.ts'
import { clearedDescription, clearedText, copy, countText, rangeText } from './copy.ts'
import { HistoryCard } from './HistoryCard.tsx'
import { openSaved } from './open-saved.ts'
import { useClear, useHistory, useRemove, useRestore } from './queries.ts'
import { MAX_HISTORY, pagesOf, type Removal } from './saved-rows.ts'

const UNDO_MS = 60_000

export function HistoryPage({ waiting }: { waiting?: ReactNode }) {
  const { user } = useSession()
  if (!user) return null
  return <SavedDiagnoses userId={user.id} waiting={waiting} />
}

const TABLES = ['history', 'mechanic_findings', 'vehicles'] as const

function SavedDiagnoses({ userId, waiting }: { userId: string; waiting: ReactNode }) {
  useLiveTables(TABLES)
  const { oneOfSeveral: car, isKnown, isUnread, readAgain } = useGarage(userId)
  const [search] = useSearchParams()
  const page = pageOf(search.get('page'))
  const history = useHistory(userId, car, page)
  const count = isKnown ? history.data?.total : undefined
  return (
    <Page>
      <PageHeader
        action={count ? <ClearAll car={car} count={count} userId={userId} /> : undefined}
        subtitle={count === undefined ? HEADS.history.subtitle : countText(count)}
        title={HEADS.history.title}
      />
      {waiting}
      {isUnread ? (
        <LoadFailed {...CARS_UNREAD} kept={copy.nothingChanged} onRetry={readAgain} />
      ) : history.isPending || !isKnown ? (
        <Loading />
      ) : null}
      {history.isError && !history.data && !isUnread ? (
        <LoadFailed
          kept={copy.nothingDeleted}
          onRetry={() => void history.refetch()}
          title={copy.unread}
          what={copy.unreadHelp}
        />
      ) : null}
      {count === 0 ? <NoHistory /> : null}
      {count && history.data ? (
        <>
          <List asked={page} car={car} rows={history.data.rows} userId={userId} />
          <Pages page={history.data.page} total={count} />
        </>
      ) : null}
    </Page>
  )
}

/** The page that an address asks for; the first where it names none. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

function Pages({ page, total }: { page: number; total: number }) {
  const [, setSearch] = useSearchParams()
  if (total <= MAX_HISTORY) return null
  const go = (to: number) => {
    setSearch(to === 1 ? {} : { page: String(to) })
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={copy.pages} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <Button disabled={page === 1} onClick={() => go(page - 1)} variant="secondary">
        {copy.newer}
      </Button>
      <p className="text-muted">{rangeText(page, total)}</p>
      <Button disabled={page === pagesOf(total)} onClick={() => go(page + 1)} variant="secondary">
        {copy.older}
      </Button>
    </nav>
  )
}

type ListProps = { userId: string; car: Car | null; asked: number; rows: readonly HistoryRow[] }

function List({ userId, car, asked, rows }: ListProps) {
  const navigate = useNavigate()
  const remove = useRemove(userId, car, asked)
  const undo = useUndo(userId)
  const findings = useFindings(userId)
  const isFound = ({ id }: HistoryRow) => findings.data?.some(({ history_id }) => history_id === id) ?? false
  const deleteRow = (row: HistoryRow) =>
    remove.mutateAsync(row).then(
      (removal) => toast.success(copy.removed, { action: undo(removal) }),
      (error) => toast.error(...failedWrite(error, 'removed')),
    )
  return (
    <ul className="grid gap-4 fit-cols-3">
      {rows.map((row) => (
        <li key={row.id}>
          <HistoryCard
            isFound={isFound(row)}
            onDelete={() => void deleteRow(row)}
            onView={() => void navigate(openSaved(row))}
            row={row}
          />
        </li>
      ))}
    </ul>
  )
}

/** The action that puts deleted diagnoses back. What an error left undone can be tried again. */
function useUndo(userId: string) {
  const restore = useRestore(userId)
  // Awaited, not called back: the list is gone from the page before its last deletion is done.
  const putBack = async (removal: Removal): Promise<void> => {
    try {
      await restore.mutateAsync(removal)
    } catch {
      toast.error(copy.notPutBack, {
        description: copy.notPutBackHelp(removal.rows.length),
        action: { label: copy.tryAgain, onClick: () => void putBack(removal) },
        duration: UNDO_MS,
      })
    }
  }
  return (removal: Removal) => ({ label: copy.undo, onClick: () => void putBack(removal) })
}

function ClearAll({ userId, car, count }: { userId: string; car: Car | null; count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const clear = useClear(userId, car)
  const undo = useUndo(userId)
  const name = car && carName(car)
  const confirm = async () => {
    try {
      const { removal, deleted } = await clear.mutateAsync()
      const description = clearedDescription(deleted, removal.rows.length)
      toast.success(copy.cleared, { description, action: undo(removal), duration: UNDO_MS })
    } catch (error) {
      toast.error(...failedWrite(error, 'cleared', copy.checkFirst))
    }
    setIsAsking(false)
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)} variant="secondary">
        {copy.clearAll}
      </Button>
      <ConfirmDialog
        confirmLabel={copy.clearHistory}
        description={clearedText(count, name)}
        loading={clear.isPending}
        onConfirm={() => void confirm()}
        onOpenChange={setIsAsking}
        open={isAsking}
        title={copy.clearTitle(name)}
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
          <Button icon={<Mic />} render={<Link to="/" />}>
            {copy.record}
          </Button>
          <Button render={<Link to="/comprehensive-diagnosis" />} variant="secondary">
            {copy.fromSymptoms}
          </Button>
        </>
      }
      body={copy.noneHelp}
      icon={<History />}
      title={copy.none}
    />
  )
}

function Loading() {
  return (
    <div className="grid gap-4 fit-cols-3">
      <SkeletonCard label={copy.loading} />
      <SkeletonCard label="" />
      <SkeletonCard label="" />
      <SkeletonCard label="" />
    </div>
  )
}
