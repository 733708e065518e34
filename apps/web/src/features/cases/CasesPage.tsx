import { FolderOpen, Mic } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import { Button, EmptyState, ErrorState, Page, PageHeader, Section, SkeletonCard } from '../../ui/index.ts'
import { CaseList } from './CaseList.tsx'
import { HEAD } from './head.ts'
import { useCases } from './queue/use-cases.ts'
import { RefusedCases } from './RefusedCases.tsx'
import { useProvenPart } from './use-proven-part.ts'

export default function CasesPage() {
  const { user } = useSession()
  if (!user) return null
  return <Cases userId={user.id} />
}

const TABLES = ['cases', 'case_items'] as const

function Cases({ userId }: { userId: string }) {
  useLiveTables(TABLES)
  const { query, cases } = useCases(userId)
  const over = cases?.filter(({ state }) => state === 'closed' || state === 'proven') ?? []
  const partOf = useProvenPart(userId, over)
  const open = cases?.filter((each) => !over.includes(each)) ?? []
  return (
    <Page>
      <PageHeader {...HEAD} />
      <RefusedCases />
      {query.isPending ? <SkeletonCard label="Loading your cases" /> : null}
      {query.data === undefined && query.isError ? (
        <ErrorState
          action={<Button onClick={() => query.refetch()}>Try again</Button>}
          kept={open.length > 0 ? 'Below is what this device has yet to send.' : 'Nothing was changed.'}
          title="Not read"
          what="Your cases could not be read."
        />
      ) : null}
      {query.data !== undefined && cases?.length === 0 ? <NoCases /> : null}
      {open.length > 0 ? (
        <Section title="Open">
          <CaseList cases={open} />
        </Section>
      ) : null}
      {over.length > 0 ? (
        <Section title="Over">
          <CaseList cases={over} partOf={partOf} />
        </Section>
      ) : null}
    </Page>
  )
}

function NoCases() {
  return (
    <EmptyState
      action={
        <>
          <Button icon={<Mic aria-hidden="true" />} render={<Link to="/" />}>
            Record a sound
          </Button>
          <Button render={<Link to="/obd" />} variant="secondary">
            Read the codes
          </Button>
        </>
      }
      body="“Keep watching this” on a result opens one: recordings, scans, notes and repairs on one timeline, with the next step."
      icon={<FolderOpen aria-hidden="true" />}
      title="No cases yet"
    />
  )
}
