import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert, Button, Page, PageHeader } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { Finding, Findings } from './use-checks.ts'

type SecurityPageProps = {
  title: string
  subtitle: string
  /** Whose checks the page runs. */
  lists: readonly Findings[]
  running: boolean
  onAgain: () => void
  children: ReactNode
}

export function SecurityPage({ title, subtitle, lists, running, onAgain, children }: SecurityPageProps) {
  return (
    <Page width="reading">
      <PageHeader
        action={
          <Button
            icon={<RotateCw />}
            loading={lists.some(({ isFetching }) => isFetching)}
            onClick={onAgain}
            variant="secondary"
          >
            {copy.again}
          </Button>
        }
        subtitle={subtitle}
        title={title}
      />
      {running ? (
        <Alert title={copy.stillRunning}>{copy.nothingKnown}</Alert>
      ) : (
        <Summary findings={lists.flatMap(({ data }) => data ?? [])} />
      )}
      {children}
    </Page>
  )
}

function Summary({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const countOf = (verdict: Finding['outcome']['verdict']) =>
    findings.filter(({ outcome }) => outcome.verdict === verdict).length
  const [vulnerable, notRun] = [countOf(copy.vulnerable), countOf(copy.notRun)]
  const passed = copy.passedOf(countOf(copy.passed), findings.length)
  const [tone, title, text] =
    vulnerable > 0
      ? (['now', copy.holes(vulnerable), copy.closeIt(passed)] as const)
      : notRun > 0
        ? (['soon', copy.left(notRun), copy.restUnknown(passed)] as const)
        : (['safe', copy.noHole, passed] as const)
  return (
    <Alert live title={title} tone={tone}>
      {text}
    </Alert>
  )
}
