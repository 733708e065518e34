import { History } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { Button, EmptyState, ErrorState, Page, PageHeader, SkeletonCard } from '../../ui/index.ts'
import { HistoryCard } from './HistoryCard.tsx'
import { useHistory } from './queries.ts'

/** The diagnoses a driver chose to keep. */
export default function HistoryPage() {
  const { user } = useSession()
  if (!user) return null
  return <SavedDiagnoses userId={user.id} />
}

function SavedDiagnoses({ userId }: { userId: string }) {
  const history = useHistory(userId)
  return (
    <Page>
      <PageHeader
        subtitle={history.data ? countWords(history.data.length) : 'The diagnoses you saved, newest first.'}
        title="Diagnosis History"
      />
      {history.isPending ? <Loading /> : null}
      {history.isError ? (
        <ErrorState
          action={<Button onClick={() => history.refetch()}>Try again</Button>}
          kept="Your saved diagnoses are safe in your account."
          title="Error Loading History"
          what="Failed to load your diagnosis history. Please try again."
        />
      ) : null}
      {history.data?.length === 0 ? <NoHistory /> : null}
      {history.data && history.data.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {history.data.map((row) => (
            <li key={row.id}>
              <HistoryCard row={row} />
            </li>
          ))}
        </ul>
      ) : null}
    </Page>
  )
}

/** "1 saved analysis", "7 saved analyses". */
export function countWords(count: number): string {
  return `${count} saved ${count === 1 ? 'analysis' : 'analyses'}`
}

function NoHistory() {
  return (
    <EmptyState
      action={<Button render={<Link to="/comprehensive-diagnosis" />}>Start a diagnosis</Button>}
      body="A diagnosis that you save appears here, with its result as you saw it."
      icon={<History aria-hidden="true" />}
      title="No History Yet"
    />
  )
}

function Loading() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <SkeletonCard label="Loading your history" />
      <SkeletonCard label="" />
      <SkeletonCard label="" />
      <SkeletonCard label="" />
    </div>
  )
}
