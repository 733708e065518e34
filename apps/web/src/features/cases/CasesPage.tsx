import { type CaseProven, provenPart, standingOf } from '@tappet/diagnosis/casebook'
import { entriesOf } from '@tappet/diagnosis/kept-case'
import { FolderOpen, Mic } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { HEADS } from '../../format/page-heads.ts'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import {
  Button,
  Card,
  CardBody,
  EmptyState,
  LoadFailed,
  Page,
  PageColumns,
  PageHeader,
  Section,
  SkeletonCard,
} from '../../ui/index.ts'
import { CaseList } from './CaseList.tsx'
import { copy } from './page-copy.ts'
import type { ShownCase } from './queue/overlay.ts'
import { useProofItems } from './queue/use-case-items.ts'
import { useCases } from './queue/use-cases.ts'
import { RefusedCases } from './RefusedCases.tsx'

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
      <PageHeader {...HEADS.cases} />
      <RefusedCases />
      {query.isPending ? <SkeletonCard label={copy.loadingAll} /> : null}
      {query.data === undefined && query.isError ? (
        <LoadFailed
          kept={open.length > 0 ? copy.unsentBelow : copy.nothingChanged}
          onRetry={() => void query.refetch()}
          title={copy.unread}
          what={copy.allUnread}
        />
      ) : null}
      {query.data !== undefined && cases?.length === 0 ? (
        <EmptyState action={<Start />} body={copy.startHelp} icon={<FolderOpen />} title={copy.none} />
      ) : null}
      {cases?.length ? (
        <PageColumns
          aside={
            <Section title={copy.another}>
              <Card>
                <CardBody className="flex flex-wrap gap-3 max-sm:*:grow lg:*:grow">
                  <p className="w-full text-muted">{copy.startHelp}</p>
                  <Start />
                </CardBody>
              </Card>
            </Section>
          }
          main={
            <>
              {open.length > 0 ? (
                <Section title={copy.open}>
                  <CaseList cases={open} />
                </Section>
              ) : null}
              {over.length > 0 ? (
                <Section title={copy.over}>
                  <CaseList cases={over} partOf={partOf} />
                </Section>
              ) : null}
            </>
          }
        />
      ) : null}
    </Page>
  )
}

function Start() {
  return (
    <>
      <Button icon={<Mic />} render={<Link to="/" />}>
        {copy.recordSound}
      </Button>
      <Button render={<Link to="/obd" />} variant="secondary">
        {copy.readCodes}
      </Button>
    </>
  )
}

/** Nothing is asked of the server where no case is proven. */
function useProvenPart(userId: string, cases: readonly ShownCase[]): (caseId: string) => CaseProven {
  const items = useProofItems(
    userId,
    cases.some(({ state }) => state === 'proven'),
  )
  return (caseId) => {
    if (items === undefined) return 'unknown'
    return provenPart(standingOf(entriesOf(items(caseId))).sound)
  }
}
